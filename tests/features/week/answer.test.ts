/** A week for a query, and its calendar, from records made by hand. */
import { describe, expect, test } from 'vitest'
import { weekView } from '../../../src/features/week/answer.ts'
import { weekCalendar } from '../../../src/features/week/calendar.ts'
import { weekBody } from '../../../src/features/week/view.ts'
import type { PageView, WeekBody } from '../../../src/views/view.ts'
import { contextOf, page } from '../../views/made.ts'

const EVENING = [{ from: '19:00', to: '22:00' }]
const item = (id: number, hours = EVENING) => ({
  ...{ id, slug: `o${id}`, url: `hotels/koy/gastronomy/o${id}`, title: `Outlet ${id}`, hours, paid: id === 2 },
  alternates: [],
})
const table = (...rows: string[][]) => ({
  ...{ key: 'x', layout: 'TABLE', items: [] },
  html: [`<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`],
})
const at = (url: string, id: number, changes = {}) => ({
  [`page/en/hotels/koy${url}`]: page(`hotels/koy${url}`, { id, propertyId: 5, ...changes }),
})
const event = { id: 7, slug: 'feast', title: 'Feast', publisherId: 5, startsAt: '2027-07-06T20:00:00+03:00' }

const context = contextOf({
  ...at('', 50, { options: [{ key: 'SEASON', value: 'April to October' }], events: [event] }),
  ...at('/gastronomy', 51),
  'gastronomy/en/51': {
    groups: [{ code: 'MAIN', title: 'x', items: [item(1), item(2, [{ from: '21:00', to: '01:00' }]), item(3)] }],
  },
  ...at('/gastronomy/o3', 53),
  'outlet/en/53': { title: 'x', images: [], hours: [], features: [], html: ['<p>Fridays and Saturdays only.</p>'] },
  ...at('/crispy-kids-world', 54, {
    sections: [
      table(
        ['Group', 'Age', 'Hours', 'What'],
        ['Crabs', '4–6 years', '10:00–17:00', 'Shells'],
        ['Owls', '7–9 years', '10:00–17:00', 'Bats on Wednesdays at 21:30'],
      ),
    ],
  }),
})
const route = context.routes.hotelWeek(5, 'en')!
if (route.kind !== 'week') throw new Error('no week')
const body = weekBody({ context, route, record: context.read(route.key)! })
const view = {
  ...{ body, locale: 'en', switcher: [{ locale: 'tr', name: 'Türkçe', href: '/oteller/koy/hafta', current: false }] },
  head: { title: body.title, canonical: 'https://www.example.com/en/hotels/koy/week' },
} as unknown as PageView<WeekBody>

const ask = (query: string) => ({ locale: 'en' as const, path: route.path, parameters: new URLSearchParams(query) })
const none = async () => undefined
const answer = async (query: string) => (await weekView(view, ask(query), none))?.body
const thing = ({ houses: [house] }: WeekBody, id: string) =>
  house!.groups.flatMap(({ things }) => things).find((each) => each.id === id)

test('a hotel has its week beside a page of the provider at the address of its day', () => {
  const pages = { ...at('', 50), ...at('/gastronomy', 51), ...at('/day', 52) }
  const items = [item(1), item(2), item(3)]
  const routes = contextOf({ ...pages, 'gastronomy/en/51': { groups: [{ code: 'MAIN', title: 'x', items }] } }).routes
  expect([routes.hotelDay(5, 'en')?.kind, routes.hotelWeek(5, 'en')?.kind]).toEqual(['page', 'week'])
})

test.each([
  ['2027-07-18', undefined],
  ['2027-07-19', '/en/hotels/koy/week?checkin=2027-07-19&checkout=2027-07-19'],
])('of a stay until %s, the days after the first fourteen are at %s', async (departure, onward) =>
  expect((await answer(`checkin=2027-07-05&checkout=${departure}`))!.onward).toBe(onward),
)

describe('the published week', () => {
  test('has weekdays, and what the records say of each', () => {
    expect(body.days.map(({ title }) => title).slice(0, 2)).toEqual(['Monday', 'Tuesday'])
    const [monday, , wednesday] = body.houses[0]!.entries
    expect(monday!.entries).toEqual([])
    expect(wednesday!.entries).toMatchObject([
      { id: 'kids-3', name: 'Owls', from: '21:30', rule: { ages: { from: 7, to: 9 } } },
    ])
    expect(thing(body, 'o3')!.off).toEqual([1, 2, 3, 4, 7])
    expect([thing(body, 'o1')!.cost, thing(body, 'o2')!.cost]).toEqual(['included', 'extra'])
  })

  test.each('|plan=x|plan=o1|plan=o1.9|plan=o3.1|plan=none.2|with=none|checkin=2027-02-30|utm=1'.split('|'))(
    'is the answer to ?%s',
    async (query) => expect(await answer(query)).toBeUndefined(),
  )
})

describe('a stay', () => {
  test('has its own days and the events of its dates', async () => {
    const { days, houses } = (await answer('checkin=2027-07-05&checkout=2027-07-08'))!
    expect(days.map(({ date, code }) => [date, code])).toEqual([
      ['2027-07-05', 1],
      ['2027-07-06', 2],
      ['2027-07-07', 3],
      ['2027-07-08', 4],
    ])
    expect(houses[0]!.entries[1]!.entries).toMatchObject([{ name: 'Feast', from: '20:00' }])
  })

  test('without a departure is a week, a long one has a link to what follows', async () => {
    expect((await answer('checkin=2027-07-05'))!.days).toHaveLength(7)
    const long = (await answer('checkin=2027-07-05&checkout=2027-07-25&age=5'))!
    expect([long.days.length, long.days.at(-1)!.code, long.onward]).toEqual([
      14,
      14,
      '/en/hotels/koy/week?age=5&checkin=2027-07-19&checkout=2027-07-25',
    ])
  })

  test('outside the season offers nothing, and says why', async () => {
    const { houses } = (await answer('checkin=2027-10-31&checkout=2027-11-02&plan=o1.7&plan=o1.1'))!
    expect(houses[0]!.entries.map(({ isClosed }) => isClosed)).toEqual([undefined, true, true])
    expect(houses[0]).toMatchObject({ count: 1, notes: [expect.stringContaining('April to October')] })
  })
})

test('ages put first what fits', async () => {
  const asked = (await answer('age=8'))!
  expect(asked.houses[0]!.groups[0]!.things.map(({ name, fit }) => [name, fit!.state])).toEqual([
    ['Owls', 'yes'],
    ['Crabs', 'no'],
  ])
})

describe('a plan', () => {
  test('is in its days by the hour, each with the way out, and in every link', async () => {
    const asked = (await answer('plan=o2.5&plan=o1.5&plan=gone.1'))!
    const friday = asked.houses[0]!.entries[4]!.entries.filter(({ isChosen }) => isChosen)
    expect(friday.map(({ name, without }) => [name, without])).toEqual([
      ['Outlet 1', '/en/hotels/koy/week?plan=o2.5'],
      ['Outlet 2', '/en/hotels/koy/week?plan=o1.5'],
    ])
    expect(asked.acts).toEqual({ share: '/en/hotels/koy/week?plan=o1.5&plan=o2.5', calendars: [] })
    const changed = await weekView(view, ask('plan=o1.5'), none)
    expect(changed!.switcher[0]!.href).toBe('/oteller/koy/hafta?plan=o1.5')
  })

  test('is a calendar once the days are known', async () => {
    const query = 'checkin=2027-07-05&plan=o2.5&plan=kids-3.3&plan=e5-7.2'
    const text = (await weekCalendar(view, ask(query), none))!
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(text).toContain('DTSTART:20270709T180000Z')
    expect(text).toContain('DTEND:20270709T220000Z')
    expect(await weekCalendar(view, ask('plan=o2.5'), none)).toBeUndefined()
    expect(await weekCalendar(view, ask('checkin=2027-07-05'), none)).toBeUndefined()
  })
})
