/** The comparison as any server answers it: tables without script, in four languages. */
import { brotliCompressSync } from 'node:zlib'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { roomFit } from '../../src/domain/fit/room-fit.ts'
import { LOCALES } from '../../src/config/locales.ts'
import type { HotelFacts } from '../../src/features/facts/schema.ts'
import { translator } from '../../src/i18n/index.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import { useDemo } from '../harness/site.ts'
import { ask, type Answer } from './ask.ts'
import { attribute, hrefs, words } from './pages.ts'

const demo = useDemo()
const get = (path: string) => ask(demo.server, path)
const FOUR = 'hotel=crystal-flora&hotel=crystal-waterworld&hotel=crystal-aura&hotel=crystal-tat-beach'
/** Bytes of a page, compressed. */
const MOST = 14_000

const namesIn = ({ dom }: Answer) => dom.querySelectorAll('.compare__table thead th > a').map(words)
/** Cells by the heading of their row. */
const rowsIn = ({ dom }: Answer): Map<string, string[]> =>
  new Map(
    dom
      .querySelectorAll('.compare__table tbody tr')
      .map((row) => [words(row.querySelector('th')), row.querySelectorAll('td').map(words)]),
  )
const checked = (dom: HTMLElement, name: string) =>
  dom.querySelectorAll(`input[name="${name}"][checked]`).map((box) => attribute(box, 'value'))

describe.each(LOCALES)('in %s', (locale) => {
  const t = translator(locale)
  const path = queriedPath('compare', locale)

  test('four hotels stand side by side, what differs first, in a page of 14 kB', async () => {
    const answer = await get(`${path}?${FOUR}&adult=2&child=2`)
    expect([answer.status, attribute(answer.dom.querySelector('html'), 'lang')]).toEqual([200, locale])
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(namesIn(answer)).toEqual(['Crystal Flora', 'Crystal Waterworld', 'Crystal Aura', 'Crystal Tat Beach'])
    const rows = rowsIn(answer)
    for (const [label, cells] of rows) expect(new Set(cells).size, label).toBeGreaterThan(1)
    expect(rows.get(t('facts.rooms'))).toEqual([expect.stringMatching(/^\d/), ...Array(3).fill(expect.anything())])
    const same = answer.dom.querySelector('.compare__same')!
    expect(same.querySelectorAll('dt').length).toBeGreaterThan(0)
    expect(words(same.querySelector('summary'))).toBe(t('compare.same', { count: same.querySelectorAll('dt').length }))
    expect(brotliCompressSync(answer.body).length).toBeLessThanOrEqual(MOST)
  })

  test('the page of the release offers every hotel of the language, and is kept out of lists', async () => {
    const { dom, headers } = await get(path)
    expect(dom.querySelectorAll('input[name=hotel]')).toHaveLength(18)
    expect(attribute(dom.querySelector('meta[name=robots]'), 'content')).toContain('noindex')
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(dom.querySelector('.compare__table')).toBeNull()
  })
})

test.each([
  [2, 0],
  [2, 2],
  [3, 1],
  [20, 20],
])(
  'of each hotel dates are chosen, and rooms compared that take %i adults and %i children',
  async (adults, children) => {
    const answer = await get(`/en/compare?${FOUR.replace('tat-beach', 'kaymakli')}&adult=${adults}&child=${children}`)
    for (const head of answer.dom.querySelectorAll('.compare__table thead th').slice(1)) {
      const [home = ''] = attribute(head.querySelector('a'), 'href').split('?')
      expect(attribute(head.querySelector('.btn'), 'href')).toMatch(
        new RegExp(`^(?:${home}\\?adult=${adults}[^#]*#search|tel:\\+\\d+)$`),
      )
      const rooms = head
        .querySelectorAll('.compare__acts a')
        .find((link) => words(link).startsWith('Compare its rooms'))
      const facts = JSON.parse((await get(`/en/facts${home.replace('/en/hotels', '')}.json`)).body) as HotelFacts
      const fitting = facts.rooms
        .filter((room) => roomFit(room, { adults, children, ages: [] }).fit === 'yes')
        .map(({ slug }) => slug)
      if (fitting.length < 2) {
        expect(rooms).toBeUndefined()
        continue
      }
      const { searchParams } = new URL(attribute(rooms, 'href'), 'https://example.com')
      const compared = searchParams.getAll('room').map((room) => room.split('/')[1])
      expect(compared).toHaveLength(Math.min(4, fitting.length))
      expect(fitting).toEqual(expect.arrayContaining(compared))
      expect([searchParams.get('adult'), searchParams.get('child')]).toEqual([String(adults), String(children)])
    }
  },
)

test('rooms are compared, with or without the name of their hotel', async () => {
  const rooms = (await get('/en/hotels/crystal-flora/rooms')).dom.querySelector('a[href*="/compare?"]')
  const linked = await get(attribute(rooms, 'href'))
  expect(namesIn(linked)).toHaveLength(4)
  expect(words(linked.dom.querySelector('.compare__choice h2'))).toBe('Choose rooms')
  expect(words(linked.dom.querySelector('[data-change]'))).toBe('Change the choice')
  for (const name of ['summary', 'h2']) {
    const tags = (pattern: string) => linked.body.split(`<${pattern}`).length
    expect(tags(`/${name}>`), name).toBe(tags(name))
  }
  const values = checked(linked.dom, 'room')
  expect(values).toHaveLength(4)
  const named = await get(`/en/compare?${new URLSearchParams(values.map((value) => ['room', value]))}`)
  expect([...rowsIn(named)]).toEqual([...rowsIn(linked)])
  expect(rowsIn(named).get('Area')).toHaveLength(4)
})

test('every column can be taken away, and the form keeps the choice', async () => {
  const answer = await get(`/en/compare?${FOUR}&adult=3&child=1`)
  expect(checked(answer.dom, 'hotel').sort()).toEqual(FOUR.replaceAll('hotel=', '').split('&').sort())
  const numbers = ['adult', 'child'].map((name) =>
    attribute(answer.dom.querySelector(`.compare__party [name=${name}]`), 'value'),
  )
  expect(numbers).toEqual(['3', '1'])
  const [, second] = answer.dom.querySelectorAll('.compare__acts a:last-child')
  const fewer = await get(attribute(second, 'href'))
  expect(namesIn(fewer)).toEqual(['Crystal Flora', 'Crystal Aura', 'Crystal Tat Beach'])
  expect(rowsIn(fewer).has('Room for 3 adults, 1 child')).toBe(true)
})

test('the same rooms are compared in another language, where they have other names', async () => {
  const rooms = (await get('/en/hotels/crystal-flora/rooms')).dom.querySelector('a[href*="/compare?"]')
  const english = await get(attribute(rooms, 'href'))
  const turkish = await get(attribute(english.dom.querySelector('a[lang=tr]'), 'href'))
  const page = words((await get('/oteller/crystal-flora/odalar')).dom.querySelector('main'))
  expect(namesIn(turkish)).toHaveLength(4)
  for (const name of namesIn(turkish)) expect(page).toContain(name)
  const area = (answer: Answer, locale: (typeof LOCALES)[number]) =>
    rowsIn(answer).get(translator(locale)('facts.area'))
  expect(area(turkish, 'tr')).toEqual(area(english, 'en'))
  expect(checked(turkish.dom, 'room').some((room) => checked(english.dom, 'room').includes(room))).toBe(false)
})

test('of a room that is gone its hotel is left', async () => {
  const gone = await get('/en/compare?room=crystal-flora/no-such-room&room=crystal-aura/no-such-room')
  expect(namesIn(gone)).toEqual(['Crystal Flora', 'Crystal Aura'])
  expect(namesIn(await get('/en/compare?hotel=crystal-flora&room=no-such-room'))).toEqual(['Crystal Flora'])
})

test('what does not exist is left out; one alone, and nothing at all, say what to do', async () => {
  const one = await get('/en/compare?hotel=crystal-flora&hotel=no-such-hotel')
  expect(namesIn(one)).toEqual(['Crystal Flora'])
  expect(words(one.dom.querySelector('.compare__note'))).toBe('Choose at least one more hotel to compare.')
  expect(one.dom.querySelector('details[data-choice]')?.hasAttribute('open')).toBe(true)
  const none = await get('/en/compare?hotel=no-such-hotel')
  expect([none.status, namesIn(none)]).toEqual([200, []])
  expect(words(none.dom.querySelector('.compare__note'))).toContain('Please choose hotels.')
  const many = await get(`/en/compare?${FOUR}&hotel=crystal-palace`)
  expect(namesIn(many)).toHaveLength(4)
  expect(words(many.dom.querySelector('.compare__note'))).toContain('the first four')
})

test('a file beside the facts is no hotel', async () => {
  for (const query of ['hotel=schema', 'room=schema/x', 'hotel=facts.schema'])
    expect((await get(`/karsilastir?${query}`)).status, query).toBe(200)
})

test('hotels and rooms lead to it', async () => {
  const home = await get('/en/hotels/crystal-flora')
  expect(hrefs(home.dom.querySelector('main'))).toContain('/en/compare?hotel=crystal-flora')
  const started = await get('/en/compare?hotel=crystal-flora')
  expect(checked(started.dom, 'hotel')).toEqual(['crystal-flora'])
})
