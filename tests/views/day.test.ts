/** A hotel's day from records made by hand: what another provider may or may not say. */
import { describe, expect, test } from 'vitest'
import type { HoursRecord } from '../../src/records/parts.ts'
import type { PageRecord, SectionRecord } from '../../src/records/records.ts'
import { dayBody } from '../../src/features/day/view.ts'
import type { DayBody } from '../../src/views/view.ts'
import { contextOf, page } from './made.ts'

const EVENING = [{ from: '18:00', to: '23:00' }]
const item = (id: number, hours: HoursRecord[] = EVENING, code = 'MAIN') => ({
  code,
  title: code,
  items: [
    {
      id,
      slug: `o${id}`,
      url: `hotels/koy/gastronomy/o${id}`,
      title: `Outlet ${id}`,
      hours,
      paid: id === 2,
      alternates: [],
    },
  ],
})
const table = (...rows: string[][]): SectionRecord => ({
  key: 'x',
  layout: 'TABLE',
  html: [`<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`],
  items: [],
})
const below = (slug: string, id: number, changes: Partial<PageRecord> = {}) => ({
  [`page/en/hotels/koy${slug && `/${slug}`}`]: page(`hotels/koy${slug && `/${slug}`}`, {
    id,
    propertyId: 5,
    ...changes,
  }),
})

function context(groups: ReturnType<typeof item>[], more: Record<string, unknown> = {}) {
  return contextOf({ ...below('', 50), ...below('gastronomy', 51), 'gastronomy/en/51': { groups }, ...more })
}
function dayOf(...args: Parameters<typeof context>): DayBody | undefined {
  const made = context(...args)
  const route = made.routes.hotelDay(5, 'en')
  if (route?.kind !== 'day') return undefined
  return dayBody({ context: made, route, record: made.read(route.key)! })
}
const lanesOf = (body: DayBody | undefined, group: string) =>
  body?.groups.find(({ name }) => name === group)?.lanes ?? []
const THREE = [item(1), item(2), item(3)]

describe('a hotel has the page', () => {
  test('where three outlets say when they are open', () => {
    const body = dayOf(THREE)!
    expect(body.title).toBe('A day at Koy')
    expect(body.groups.map(({ name, lanes }) => [name, lanes.length])).toEqual([['eat', 3]])
    expect(body.asksAges).toBe(false)
  })

  test.each([
    ['no outlet', []],
    ['two outlets', [item(1), item(2)]],
    ['outlets without hours', [item(1), item(2), item(3, [])]],
    ['hours that are none', [item(1), item(2), item(3, [{ from: 'noon', to: 'late' }])]],
    ['hours that no clock shows', [item(1), item(2), item(3, [{ from: '25:00', to: '26:00' }])]],
    ['minutes that no clock shows', [item(1), item(2), item(3, [{ from: '10:75', to: '12:00' }])]],
  ])('with %s it has none', (_, groups) => {
    expect(dayOf(groups)).toBeUndefined()
    expect(context(groups).routes.at('/en/hotels/koy/day')).toBeUndefined()
  })

  test('of its own, not of the site, where the provider has one at the address', () => {
    const { routes } = context(THREE, below('day', 59))
    expect(routes.at('/en/hotels/koy/day')).toMatchObject({ kind: 'page', id: 59 })
    expect(routes.problems).toEqual([])
  })

  test('that search engines may list if they may list its outlets', () => {
    const metas = [{ name: 'robots', content: 'noindex' }]
    expect(context(THREE).routes.hotelDay(5, 'en')!.listed).toBe(true)
    expect(context(THREE, below('gastronomy', 51, { metas })).routes.hotelDay(5, 'en')!.listed).toBe(false)
  })

  test('in every language that has outlets, each naming the others', () => {
    const groups = { groups: THREE }
    const tr = {
      'page/tr/oteller/koy': page('oteller/koy', { id: 50, propertyId: 5 }),
      'page/tr/oteller/koy/gastronomi': page('oteller/koy/gastronomi', { id: 51, propertyId: 5 }),
      'gastronomy/tr/51': groups,
    }
    const { routes } = context(THREE, tr)
    expect(routes.alternates(routes.hotelDay(5, 'en')!)).toEqual({
      tr: '/oteller/koy/bir-gun',
      en: '/en/hotels/koy/day',
    })
  })
})

describe('lanes', () => {
  test('are of what says its hours, in the order of the day, bars apart', () => {
    const body = dayOf([
      item(1, [{ from: '19:00', to: '22:00' }]),
      item(2, [
        { label: 'Lunch', from: '9:30', to: '14:00' },
        { from: 'late', to: 'later' },
      ]),
      item(3, [{ from: '21:00', to: '02:00' }], 'POOL_BAR'),
      item(4, []),
    ])
    expect(lanesOf(body, 'eat')).toEqual([
      { name: 'Outlet 2', hours: [{ label: 'Lunch', from: '9:30', to: '14:00' }], paid: true },
      { name: 'Outlet 1', hours: [{ from: '19:00', to: '22:00' }] },
    ])
    expect(lanesOf(body, 'drink').map(({ name }) => name)).toEqual(['Outlet 3'])
  })

  test('of children have their ages, of slides their heights, of a bar who may come', () => {
    const body = dayOf(THREE, {
      ...below('crispy-kids-world', 52, {
        sections: [
          table(['Group', 'Age', 'Hours'], ['Crabs', '4–6 years', '10:00–17:00'], ['Teens', 'all', 'by arrangement']),
        ],
      }),
      ...below('aquapark', 53, {
        sections: [
          table(['Slide', 'Minimum height'], ['Fall', '1,40 m'], ['Duck', 'none']),
          { key: 'y', layout: 'TEXT', html: ['<p>Open 10:00–12:30.</p>'], items: [] },
        ],
      }),
      ...below('gastronomy/o1', 54),
      'outlet/en/54': { title: 'x', images: [], hours: [], features: [{ label: 'Age', value: '18+' }] },
    })
    expect(lanesOf(body, 'children')).toEqual([
      {
        name: 'Crabs',
        href: '/en/hotels/koy/crispy-kids-world',
        note: '4–6 years',
        rule: { ages: { from: 4, to: 6 } },
        hours: [{ from: '10:00', to: '17:00' }],
      },
    ])
    expect(lanesOf(body, 'water')).toEqual([
      {
        name: 'Aquapark',
        href: '/en/hotels/koy/aquapark',
        hours: [{ from: '10:00', to: '12:30' }],
        parts: [{ name: 'Fall', note: '1,40 m', rule: { height: 140 } }],
      },
    ])
    expect(lanesOf(body, 'eat')[0]).toMatchObject({ note: '18+', rule: { ages: { from: 18 } } })
    expect(body!.asksAges).toBe(true)
  })

  test('of sessions stand where their page is about, those of the evening by themselves', () => {
    const session = (id: number, from: string) => ({ id, title: `Session ${id}`, hours: [{ from, to: '23:30' }] })
    const body = dayOf(THREE, {
      ...below('', 50, {
        sessions: [session(1, '9:00'), session(2, '18:00'), { id: 3, title: 'Some time', hours: [] }],
      }),
      ...below('crispy-kids-world', 52, { sessions: [session(4, '11:00')] }),
      ...below('spa-and-wellness', 55, { sessions: [session(5, '12:00')] }),
    })
    const names = (group: string) => lanesOf(body, group).map(({ name }) => name)
    expect(['moments', 'evening', 'children', 'wellness'].map(names)).toEqual([
      ['Session 1'],
      ['Session 2'],
      ['Session 4'],
      ['Session 5'],
    ])
  })

  test('after midnight are the last of the evening, what is open all night is the first of the day', () => {
    const hours = (from: string, to: string): HoursRecord[] => [{ from, to }]
    const body = dayOf(
      [
        item(1, hours('00:30', '02:00')),
        item(2, hours('07:00', '10:00')),
        item(3, hours('00:00', '24:00')),
        item(4, hours('20:00', '10:00')),
      ],
      below('', 50, { sessions: [{ id: 1, title: 'Night walk', hours: hours('00:30', '02:00') }] }),
    )
    expect(lanesOf(body, 'eat').map(({ name }) => name)).toEqual(['Outlet 3', 'Outlet 2', 'Outlet 4', 'Outlet 1'])
    expect(lanesOf(body, 'evening').map(({ name }) => name)).toEqual(['Night walk'])
  })

  test('of two tables of one section are read below the heads of each', () => {
    const [first, second] = [
      table(['Group', 'Age', 'Hours'], ['Crabs', '4–6 years', '10:00–17:00']),
      table(['Group', 'Hours', 'Age'], ['Teens', '14:00–20:00', '13–17 years']),
    ]
    const sections = [{ ...first, html: [...first.html!, ...second.html!] }]
    const body = dayOf(THREE, below('crispy-kids-world', 52, { sections }))
    expect(lanesOf(body, 'children').map(({ name, rule }) => [name, rule])).toEqual([
      ['Crabs', { ages: { from: 4, to: 6 } }],
      ['Teens', { ages: { from: 13, to: 17 } }],
    ])
  })

  test('of tables are of columns of hours, and of the least height of a child', () => {
    const body = dayOf(THREE, {
      ...below('beach-and-pool', 56, {
        sections: [
          table(['Pool', 'Depth', 'Season', 'Hours'], ['Deep', '1.20–1.50', '01.05–01.10', '8.00–19.30']),
          table(['Pool', 'Depth', 'Price'], ['Baby', '1.20–1.50', '12.50–15.00 €']),
        ],
      }),
      ...below('aquapark', 53, {
        sections: [
          table(
            ['Slide', 'Height', 'Minimum height', 'Maximum height'],
            ['Fall', '1,80 m', '1,40 m', '1,90 m'],
            ['Tower', '12 m', 'none', '1,90 m'],
          ),
          { key: 'y', layout: 'TEXT', html: ['<p>Open 10:00–12:30.</p>'], items: [] },
        ],
      }),
    })
    const [deep, park] = lanesOf(body, 'water')
    expect(deep).toMatchObject({ name: 'Deep', hours: [{ from: '08:00', to: '19:30' }] })
    expect(park).toMatchObject({ name: 'Aquapark', parts: [{ name: 'Fall', rule: { height: 140 } }] })
    expect(lanesOf(body, 'water')).toHaveLength(2)
  })
})
