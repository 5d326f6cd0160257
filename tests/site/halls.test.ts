/** The finder of halls as a query is answered, by our server and by Netlify's edge; and the inquiry that it begins. */
import { parse, type HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { hotels } from '../../src/demo/content/index.ts'
import { translator } from '../../src/i18n/index.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import { slugIn } from '../../src/routes/slugs.ts'
import { HOTEL_FOLDER, HOTEL_PAGES } from '../../src/site/pages.ts'
import type { ContentBody } from '../../src/views/view.ts'
import { answers } from '../harness/edge-renderer.ts'
import { useDemo } from '../harness/site.ts'
import { attribute, hrefs, words } from './pages.ts'

const demo = useDemo()

const pathOf = (locale: Locale) => queriedPath('halls', locale)
const EN = pathOf('en')
const ask = async (path: string) => parse(await (await fetch(demo.url + path)).text(), { comment: false })

/** Every hall of the provider, with people by seating. */
const HALLS = hotels.flatMap(({ slug, id, meeting }) =>
  (meeting?.halls ?? []).map(({ name, theatre, classroom, banquet }) => ({
    key: `${slug}/${name}`,
    hotel: slug,
    id,
    seats: { theatre, classroom, banquet },
  })),
)

function shown(dom: HTMLElement): string[] {
  return dom
    .querySelectorAll('[data-hall]')
    .filter((hall) => !hall.hasAttribute('hidden'))
    .map((hall) => attribute(hall, 'data-hall'))
}

describe.each(LOCALES)('in %s', (locale) => {
  const t = translator(locale)
  /** Those of hotels that have a page for meetings in the language. */
  const own = () => {
    const [folder, page] = [HOTEL_FOLDER, HOTEL_PAGES.meeting].map((slugs) => slugIn(slugs, locale))
    return HALLS.filter(({ hotel }) => demo.site.paths.includes(buildPath(locale, `${folder}/${hotel}/${page}`)))
  }

  test('the page lists every hall of every hotel, and search engines may keep it; an answer they may not', async () => {
    const response = await fetch(demo.url + pathOf(locale))
    const dom = parse(await response.text())
    expect(shown(dom).sort()).toEqual(
      own()
        .map(({ key }) => key)
        .sort(),
    )
    expect(words(dom.querySelector('[data-total]'))).toBe(t('counts.halls', { count: own().length }))
    expect(response.headers.get('x-robots-tag')).toBeNull()
    expect(attribute(dom.querySelector('meta[name=robots]'), 'content')).not.toContain('noindex')
    const answer = await fetch(`${demo.url}${pathOf(locale)}?persons=300`)
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  })

  test('the smallest that fits comes first', async () => {
    const dom = await ask(`${pathOf(locale)}?persons=300&seating=banquet`)
    const fitting = own().filter(({ seats }) => seats.banquet >= 300)
    const seatsOf = (key: string) => HALLS.find((hall) => hall.key === key)!.seats.banquet
    const keys = shown(dom)
    expect(keys.toSorted()).toEqual(fitting.map(({ key }) => key).sort())
    expect(keys.map(seatsOf)).toEqual(fitting.map(({ seats }) => seats.banquet).sort((left, right) => left - right))
    const count = t('counts.halls', { count: fitting.length })
    expect(words(dom.querySelector('[data-total]'))).toBe(t('halls.ranked', { halls: count }).replace(/\s+/g, ' '))
    expect(attribute(dom.querySelector('[name=persons]'), 'value')).toBe('300')
    expect(attribute(dom.querySelector('[data-queried] option[selected]'), 'value')).toBe('banquet')
  })

  test('where no hall takes all, each way on leads to halls, and there is somebody to ask', async () => {
    for (const query of ['persons=2500', 'persons=1400&seating=classroom', 'persons=900&where=crystal-flora']) {
      const dom = await ask(`${pathOf(locale)}?${query}`)
      expect(shown(dom), query).toEqual([])
      const none = dom.querySelector('[data-none]:not([hidden])')
      expect(hrefs(none).some((href) => href.startsWith('tel:'))).toBe(true)
      const ways = none!.querySelectorAll('[data-ways] a')
      expect(ways.length, query).toBeGreaterThan(0)
      for (const way of ways)
        expect(shown(await ask(attribute(way, 'href').replaceAll('&amp;', '&'))).length, words(way)).toBeGreaterThan(0)
    }
  })

  test('a hall leads to a form about it, to its own hotel, with nothing else filled in', async () => {
    const dom = await ask(`${pathOf(locale)}?persons=300&seating=banquet`)
    const [first] = shown(dom)
    const hall = HALLS.find(({ key }) => key === first)!
    const link = dom.querySelector('[data-hall]:not([hidden]) [data-ask]')
    const form = (await ask(attribute(link, 'href').replaceAll('&amp;', '&'))).querySelector('form[data-contact]')!
    const valueOf = (name: string) => form.querySelector(`[name=${name}]`)!.getAttribute('value')
    expect(valueOf('subject')).toContain(first!.split('/')[1])
    expect(valueOf('subject')).toContain(t('halls.seatings.banquet'))
    expect(valueOf('propertyId')).toBe(String(hall.id))
    expect(['fullName', 'email', 'phone'].map(valueOf)).toEqual([undefined, undefined, undefined])
    expect(words(form.querySelector('textarea'))).toBe('')
  })
})

test('the pages of hotels with halls lead to theirs, and the languages to the same question', async () => {
  const href = hrefs((await ask('/en/hotels/crystal-flora/meeting-and-corporate')).querySelector('main')).find((each) =>
    each.startsWith(`${EN}?`),
  )
  const own = HALLS.filter(({ hotel }) => hotel === 'crystal-flora').map(({ key }) => key)
  expect(shown(await ask(href!))).toEqual(own)
  const dom = await ask(`${EN}?persons=100&where=crystal-flora&ask=crystal-flora/Sedir`)
  const german = attribute(dom.querySelector('a[lang=de]'), 'href').replaceAll('&amp;', '&')
  expect(shown(await ask(german))).toEqual(shown(dom))
})

test('a hall is asked about by its own name, whatever its signs', async () => {
  const file = await demo.site.viewFile(EN)
  const { halls } = (file.view.body as ContentBody).halls!
  for (const [index, sign] of ['+', '&', '#', '%', '?', '=', '"', 'Ş'].entries()) halls[index]!.key += ` 1${sign}2`
  const query = { locale: 'en', path: EN, parameters: new URLSearchParams('persons=1') } as const
  const dom = parse((await answers.query('halls', query, async () => file as never))!)
  const asked = dom
    .querySelectorAll('[data-hall] [data-ask]')
    .map((link) => new URL(attribute(link, 'href'), demo.url).searchParams.get('ask'))
  expect(asked.toSorted()).toEqual(halls.map(({ key }) => key).sort())
})
