/** The list of hotels as one to choose from: what a query answers, by our server and by Netlify's edge. */
import { parse, type HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import { theDemoWorld } from '../harness/demo-world.ts'
import { sent } from '../harness/sent.ts'
import { useDemo, useSite } from '../harness/site.ts'
import { addSecondHotel, oneHotel } from '../worlds/index.ts'

/** All of a page, as sent. */
const PAGE = 17 * 1024

const demo = useDemo()
const world = theDemoWorld()

const pathOf = (locale: (typeof LOCALES)[number]) => queriedPath('hotels', locale)
const ask = async (path: string) => parse(await (await fetch(demo.url + path)).text(), { comment: false })
const isShown = (element: HTMLElement) => !element.hasAttribute('hidden')

interface Answer {
  /** Slugs of the hotels that are shown, in the order of the page. */
  hotels: string[]
  regions: string[]
  counts: Record<string, number>
  ticked: string[]
  numbers: Record<string, string>
  total: string
  none: boolean
  ways: Record<string, string>
}

function readAnswer(dom: HTMLElement): Answer {
  const groups = dom.querySelectorAll('[data-group]').filter(isShown)
  const boxes = dom.querySelectorAll('[data-queried] [type=checkbox]')
  const nameOf = (box: HTMLElement) => `${box.getAttribute('name')}=${box.getAttribute('value')}`
  const fields = dom.querySelectorAll('[data-number]').filter((field) => field.hasAttribute('value'))
  return {
    hotels: groups.flatMap((group) =>
      group
        .querySelectorAll('.hotel')
        .filter(isShown)
        .map((card) => card.querySelector('a')!.getAttribute('href')!.split('?')[0]!.split('/').at(-1)!),
    ),
    regions: groups.map((group) => group.querySelector('h2')!.text),
    counts: Object.fromEntries(
      boxes.map((box) => [nameOf(box), Number(box.parentNode!.querySelector('[data-count]')!.text)]),
    ),
    ticked: boxes.filter((box) => box.hasAttribute('checked')).map(nameOf),
    numbers: Object.fromEntries(fields.map((field) => [field.getAttribute('name')!, field.getAttribute('value')!])),
    total: dom.querySelector('[data-total]')!.text.trim(),
    none: isShown(dom.querySelector('[data-none]')!),
    ways: Object.fromEntries(
      dom
        .querySelectorAll('[data-ways] a')
        .map((link) => [link.text, link.getAttribute('href')!.replaceAll('&#38;', '&')]),
    ),
  }
}

const answerTo = async (path: string) => readAnswer(await ask(path))

const slugsWhere = (has: (hotel: (typeof world.hotels)[number]) => boolean) =>
  world.hotels
    .filter(has)
    .map(({ slug }) => slug)
    .sort()
const hasPage = (page: string) =>
  slugsWhere(({ slug }) => world.pages.get('en', `hotels/${slug}/${page}`) !== undefined)
const takes = (adults: number, children: number) =>
  slugsWhere(({ id }) =>
    (world.rooms.get(id, 'en') ?? []).some(
      ({ maxAdults, maxChildren }) => (maxAdults ?? 0) >= adults && (maxChildren ?? 0) >= children,
    ),
  )

test.each([
  ['aquapark=1', hasPage('aquapark')],
  ['kids=1', hasPage('crispy-kids-world')],
  ['adults=1', ['crystal-aura', 'crystal-boutique']],
  ['hall=1000', ['crystal-centro', 'crystal-palace']],
  ['room-adults=2&room-children=3', takes(2, 3)],
  ['room-adults=6&room-children=4', ['crystal-family']],
  ['adult=2&age=4&age=9&age=0', takes(2, 3)],
  ['region=KEMER&region=SIDE', slugsWhere(({ regionCode }) => ['KEMER', 'SIDE'].includes(regionCode!))],
  ['airport=1&beach=pebble', ['crystal-flora', 'crystal-paraiso-verde', 'crystal-waterworld']],
  ['sea=1&beach=sand&kids=1&region=SIDE', ['crystal-admiral', 'crystal-palace', 'crystal-sunset']],
])('%s shows the same hotels in every language', async (query, hotels) => {
  for (const locale of LOCALES) {
    const answer = await answerTo(`${pathOf(locale)}?${query}`)
    expect([...answer.hotels].sort(), locale).toEqual(hotels)
    expect(answer.total, locale).toMatch(new RegExp(`^${hotels.length}\\s`))
    expect(answer.none, locale).toBe(false)
  }
})

test('without a choice all hotels stand in the page, with what is said of each beside them', async () => {
  for (const locale of LOCALES) {
    const dom = await demo.site.dom(pathOf(locale))
    const answer = readAnswer(dom)
    expect(answer.hotels).toHaveLength(18)
    expect(answer).toMatchObject({ ticked: [], numbers: {}, none: false, ways: {} })
    const form = dom.querySelector('form[data-queried]')!
    expect(form.getAttribute('action')).toBe(pathOf(locale))
    expect(form.getAttribute('method') ?? 'get').toBe('get')
    const names = new Set(Object.keys(answer.counts).map((name) => name.split('=')[0]))
    // Every hotel has a spa.
    expect([...names]).toEqual(['aquapark', 'kids', 'adults', 'sea', 'beach', 'airport', 'region'])
    for (const card of dom.querySelectorAll('.choose__list .hotel')) {
      expect(card.querySelectorAll('p:not(.where)')).toHaveLength(1)
      // The cave hotel has neither a beach nor a walk to it.
      const rows = card.querySelector('h3 a')!.getAttribute('href')!.endsWith('/crystal-kaymakli') ? 2 : 4
      expect(card.querySelectorAll('.facts > div:not(.facts__extra)')).toHaveLength(rows)
    }
  }
})

describe('with a choice', () => {
  test('the count beside each other one is what it gives, and the form says what was chosen', async () => {
    const query = 'sea=1&region=SIDE&room-adults=3&hall=250'
    const { counts, ticked, numbers, regions } = await answerTo(`/de/hotels?${query}`)
    expect(ticked).toEqual(['sea=1', 'region=SIDE'])
    expect(numbers).toEqual({ 'room-adults': '3', hall: '250' })
    expect(regions).toEqual(['Side'])
    for (const [choice, count] of Object.entries(counts)) {
      const [name, value] = choice.split('=') as [string, string]
      const asked = new URLSearchParams(query)
      asked.set(name, value)
      expect((await answerTo(`/de/hotels?${asked}`)).hotels, choice).toHaveLength(count)
    }
  })

  test('it is few bytes, kept by nobody, and search engines know the page without it', async () => {
    for (const locale of LOCALES) {
      const { bytes, headers } = await sent(`${demo.url}${pathOf(locale)}?sea=1&hall=90000`)
      expect(bytes, locale).toBeLessThanOrEqual(PAGE)
      expect(headers['x-robots-tag'], locale).toBe('noindex')
      const dom = await ask(`${pathOf(locale)}?sea=1`)
      expect(dom.querySelector('link[rel=canonical]')!.getAttribute('href'), locale).toMatch(
        new RegExp(`[^/]${pathOf(locale)}$`),
      )
    }
  })
})

describe('no hotel', () => {
  test.each([
    ['tr', 'Yalnız yetişkinler, 16+', 'Çocuk kulübü'],
    ['en', 'Adults only, 16+', 'Kids’ club'],
    ['de', 'Nur Erwachsene, ab 16', 'Kinderclub'],
    ['ru', 'Только для взрослых, 16+', 'Детский клуб'],
  ] as const)(
    'is no dead end: each choice that can be dropped leads on, and so does the telephone (%s)',
    async (locale, adults, kids) => {
      const dom = await ask(`${pathOf(locale)}?adults=1&kids=1`)
      const { hotels, none, ways } = readAnswer(dom)
      expect([hotels, none]).toEqual([[], true])
      expect(Object.values(ways)).toEqual([`${pathOf(locale)}?kids=1`, `${pathOf(locale)}?adults=1`])
      const [first, second] = Object.keys(ways)
      expect(first).toContain(adults)
      expect(first).toContain('15')
      expect(second).toContain(kids)
      expect(second).toContain('2')
      expect(dom.querySelector('[data-none] a[href^="tel:"]')).not.toBeNull()
      for (const [text, href] of Object.entries(ways)) {
        const led = await answerTo(href)
        expect(text).toContain(String(led.hotels.length))
      }
    },
  )

  test('where nothing can be dropped, one choice alone is offered', async () => {
    const { ways } = await answerTo('/en/hotels?adults=1&region=SIDE&room-adults=6&room-children=4&hall=2300')
    expect(ways).toEqual({
      'Only “Side”: 5 hotels': '/en/hotels?region=SIDE',
      'Only “Adults only, 16+”: 2 hotels': '/en/hotels?adults=1',
      'Only “One room for 6 + 4”: 1 hotel': '/en/hotels?room-adults=6&room-children=4',
    })
    expect((await answerTo('/en/hotels?hall=90000')).ways).toEqual({})
  })
})

describe('the hotels of another provider', () => {
  const foreign = useSite(() => {
    const world = oneHotel()
    addSecondHotel(world)
    world.editPage('de', 'hotels/deniz-kizi', (page) => {
      page.options = [
        { key: 'BEACH', value: 'Feiner Kies' },
        { key: 'BEACH_DISTANCE', value: '0,1 km' },
        { key: 'AIRPORT_DISTANCE', value: '1 Stunde 10 Minuten' },
      ]
    })
    world.editPage('de', 'hotels/marti-feneri', (page) => {
      page.options = [{ key: 'AIRPORT_DISTANCE', value: '40 Min.' }]
    })
    return world
  })
  test('are chosen by what their own records say', async () => {
    const { counts } = readAnswer(await foreign.site.dom('/de/hotels'))
    expect(counts).toEqual({ 'sea=1': 1, 'beach=pebble': 1, 'airport=1': 1 })
    const answer = await fetch(`${foreign.url}/de/hotels?airport=1`)
    expect(readAnswer(parse(await answer.text())).hotels).toEqual(['marti-feneri'])
  })

  test('that nothing tells apart are a list without a form', async () => {
    const dom = await foreign.site.dom('/en/hotels')
    expect(dom.querySelector('[data-queried], [data-none]')).toBeNull()
    expect(dom.querySelectorAll('.hotel')).toHaveLength(2)
    const answer = await fetch(`${foreign.url}/en/hotels?sea=1`)
    expect(await answer.text()).toBe(await foreign.site.html('/en/hotels'))
  })
})

test('the choice goes along to another language', async () => {
  const english = await ask('/en/hotels?aquapark=1&hall=300')
  const german = english.querySelector('a[lang=de]')!.getAttribute('href')!.replaceAll('&amp;', '&')
  const answer = await answerTo(german)
  expect([answer.ticked, answer.numbers]).toEqual([['aquapark=1'], { hall: '300' }])
})
