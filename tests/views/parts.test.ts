/** Parts of views where records are made by hand: what the CMS may well say, and no demo does. */
import { describe, expect, test } from 'vitest'
import { type Route } from '../../src/routes/table.ts'
import type { PageRecord } from '../../src/records/records.ts'
import { layoutOf, pageKind } from '../../src/features/kinds/kind-of.ts'
import { clip, firstWords, sectionViews } from '../../src/views/text/sections.ts'
import { describe as describePage, documentTitle } from '../../src/features/kinds/titles.ts'
import type { BodyView } from '../../src/views/view.ts'
import { HOTELS, contextOf, page } from './made.ts'

describe('words', () => {
  test.each([
    ['one two', 7, 'one two'],
    ['one two', 6, 'one…'],
    ['one two three', 8, 'one two…'],
    ['onetwothree', 5, 'onet…'],
  ])('%j in %d characters are %j', (words, length, shown) => expect(clip(words, length)).toBe(shown))

  test('of a page are those of its first section that has any', () => {
    const sections = [
      { html: [' <br> ', { target: { site: 'x' }, inner: ['x'] }] },
      { html: ['<p>A &amp; B&nbsp;&lt;C&gt;</p>\n', '<p>D</p>'] },
      { subtitle: 'later' },
    ]
    const words = (list: unknown[], length = 99) => firstWords({ sections: list } as PageRecord, length)
    expect(words(sections)).toBe('A & B <C> D')
    expect(words([{}, { subtitle: 'Said  first', html: ['no'] }])).toBe('Said first')
    expect(words(sections, 6)).toBe('A & B…')
    expect(words([{ html: ['<p></p>'] }, {}])).toBeUndefined()
  })

  const section = (key: string, changes = {}) => ({ key, layout: 'TEXT', items: [], ...changes })
  test('sections have names of their own, and what holds nothing is left out', () => {
    const views = sectionViews(
      contextOf(),
      page('a', {
        sections: [
          section('--A  B!', { title: 'x' }),
          section('a-b', { title: 'x' }),
          section('s-a-b', { subtitle: 'x', layout: 'NEW' }),
          section('çş', { title: 'x', items: [section('q', { title: 'y' }), section('q', { html: ['z'] })] }),
          section('x-s-y', { items: [section('inner', { title: 'y' })] }),
          section('!', { title: 'x' }),
          section('empty', { items: [section('none')] }),
        ] as PageRecord['sections'],
      }),
      'page/en/a',
    )
    expect(views.map(({ id, items }) => [id, ...items.map((item) => item.id)])).toEqual([
      ['s-a-b'],
      ['s-a-b-2'],
      ['s-a-b-3'],
      ['s-çş', 's-çş-q', 's-çş-q-2'],
      ['s-x-s-y', 's-x-s-y-inner'],
      ['s-section'],
    ])
    expect(views[2]!.layout).toBe('TEXT')
  })
})

describe('a title and a description', () => {
  const route = (context: ReturnType<typeof contextOf>, url: string) => context.routes.find('en', url)!
  const GROUP = { properties: { hotels: HOTELS, network: { id: 23, name: 'Group' } } }
  test('of a page of the group has its name where that is shown whole', () => {
    const context = contextOf({ ...GROUP, 'page/en/a': page('a') })
    const title = (words: string) => documentTitle(context, route(context, 'a'), words)
    expect(title('x'.repeat(52))).toBe(`${'x'.repeat(52)} | Group`)
    expect(title('x'.repeat(53))).toBe('x'.repeat(53))
    expect(title('The Group')).toBe('The Group')
  })

  test('of few words is told further by hours and by whose it is', () => {
    const context = contextOf({ ...GROUP, 'page/en/a': page('a') })
    const body = (changes: object) =>
      ({ kind: 'outlet', title: 'Grill', sections: [], ...changes }) as unknown as BodyView
    const said = (changes: object, given?: string, summary?: string) =>
      describePage(context, { route: route(context, 'a'), body: body(changes), given, summary })
    const hours = [
      { label: 'Dinner', from: '19:00', to: '21:30' },
      { from: '22:00', to: '23:00' },
    ]
    expect(said({ outlet: { hours } })).toBe('Grill. Dinner 19:00–21:30. Group.')
    expect(said({ outlet: { hours: hours.slice(1) } }, 'Open!')).toBe('Open!')
    expect(said({ outlet: { hours: [] } }, undefined, 'Fish. And more')).toBe('Fish. And more. Group.')
    expect(said({ lead: 'First' }, undefined, 'Fish')).toBe('First. Group.')
  })
})

describe('which composition a page gets', () => {
  const routeOf = (url: string): Route => contextOf({ [`page/en/${url}`]: page(url) }).routes.find('en', url)!
  test.each([
    ['', 'SPA', false, 'home'],
    ['hotels', '', false, 'hotel-list'],
    ['hotels/koy', 'LANDING', true, 'hotel'],
    ['hotels/koy', '', false, 'content'],
    ['hotels/koy', 'SPA', false, 'spa'],
    ['hotels/koy/rooms', 'SPA', true, 'rooms'],
    ['hotels/koy/contact', '', true, 'contact'],
    ['hotels/koy/gastronomy/x', '', true, 'outlet'],
    ['anatolia/x', '', false, 'region'],
    ['anatolia/x', 'POLICY', false, 'policy'],
    ['anatolia', '', false, 'region-list'],
    ['elsewhere', '', false, 'content'],
    ['elsewhere', 'GALLERY', false, 'gallery'],
  ])('%j of category %j, of a hotel: %s, is %s', (url, category, isHotel, kind) => {
    expect(pageKind(routeOf(url), page(url, { category }), isHotel)).toBe(kind)
  })

  test.each([
    ['home', '', 'intro-index'],
    ['content', '', 'main'],
    ['content', 'landing', 'landing'],
    ['home', 'room-index', 'room-index'],
    ['home', 'no-such', 'main'],
  ] as const)('a %s with template %j has the layout %s', (kind, template, layout) => {
    expect(layoutOf(kind, template)).toBe(layout)
  })
})
