import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { buildPath, fileOf, hrefOf, isSafeUrl, noticePath, pageUrl, parsePath } from '../../src/routes/paths.ts'
import { buildUrl, parseUrl, type Place } from '../../src/routes/place.ts'
import { RESERVED_SEGMENTS } from '../../src/routes/slugs.ts'
import { HOTEL_PAGES, REGION_LISTS, STATIC_PAGES, type HotelPage, type StaticPage } from '../../src/site/pages.ts'

const locale = fc.constantFrom(...LOCALES)
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,30}$/)
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.record({
    kind: fc.constant('static' as const),
    page: fc.constantFrom(...(Object.keys(STATIC_PAGES) as StaticPage[])),
  }),
  fc.record({ kind: fc.constant('region' as const), list: fc.constantFrom(...REGION_LISTS), slug }),
  fc.record({ kind: fc.constant('event' as const), slug }),
  fc.record({ kind: fc.constant('hotel-list' as const) }),
  fc.record({ kind: fc.constant('hotel' as const), hotel: slug }),
  fc.record({
    kind: fc.constant('hotel-page' as const),
    hotel: slug,
    page: fc.constantFrom(...(Object.keys(HOTEL_PAGES) as HotelPage[])),
  }),
  fc.record({ kind: fc.constant('room' as const), hotel: slug, slug }),
  fc.record({ kind: fc.constant('outlet' as const), hotel: slug, slug }),
)

describe('places and urls', () => {
  test('R2.58 every place comes back from its url, in every language: a room is the last segment below its rooms page', () => {
    fc.assert(
      fc.property(place, locale, (each, lang) => {
        expect(parseUrl(buildUrl(each, lang), lang)).toEqual(each)
      }),
    )
    expect(parseUrl('oteller/crystal-flora/odalar/aile-odasi', 'tr')).toEqual({
      kind: 'room',
      hotel: 'crystal-flora',
      slug: 'aile-odasi',
    })
    expect(parseUrl('hotels/crystal-flora/rooms/familienzimmer', 'de')).toEqual({
      kind: 'room',
      hotel: 'crystal-flora',
      slug: 'familienzimmer',
    })
  })

  test('a url of another language, or of no table, is some other page', () => {
    const others: [Locale, string][] = [
      ['en', 'oteller/crystal-flora'],
      ['tr', 'hotels/crystal-flora'],
      ['de', 'hakkimizda'],
      ['en', 'hotels/crystal-flora/rooms/a/b'],
      ['en', 'hotels/crystal-flora/unknown'],
      ['en', 'anatolia/'],
      ['en', 'hotels/crystal-flora/rooms/'],
      ['en', 'hotels/crystal-flora/about-us/a'],
      ['en', 'anatolia/crystal-flora/rooms'],
      ['en', 'events/crystal-flora/rooms/a'],
    ]
    for (const [lang, url] of others) expect(parseUrl(url, lang)).toEqual({ kind: 'other', url })
  })

  test('any text is parsed without an error, and urls of other kinds are kept as they are', () => {
    fc.assert(
      fc.property(fc.string(), locale, (text, lang) => {
        expect(buildUrl(parseUrl(text, lang), lang)).toBe(text)
      }),
    )
  })
})

describe('paths', () => {
  test('R2.1 R2.2 a path is the url with the locale in front, and Turkish has none', () => {
    expect(LOCALES.map((each) => buildPath(each, 'spa'))).toEqual(['/spa', '/en/spa', '/de/spa', '/ru/spa'])
    expect(LOCALES.map((each) => buildPath(each, ''))).toEqual(['/', '/en', '/de', '/ru'])
  })

  test('a path gives back locale and url, whatever the url, with or without a slash at its end', () => {
    const url = fc.array(slug, { maxLength: 4 }).map((parts) => parts.join('/'))
    fc.assert(
      fc.property(url, locale, fc.constantFrom('', '/'), (each, lang, slash) => {
        fc.pre(!LOCALES.some((code) => each === code || each.startsWith(`${code}/`)))
        expect(parsePath(buildPath(lang, each) + slash)).toEqual({ locale: lang, url: each })
      }),
    )
  })

  test('slashes around a path do not count, and Turkish has no prefix to read', () => {
    expect(parsePath('//en/hotels//')).toEqual({ locale: 'en', url: 'hotels' })
    expect(parsePath('/tr/hotels')).toEqual({ locale: 'tr', url: 'tr/hotels' })
  })

  test('answers to forms stand below the forms of their language', () => {
    expect(noticePath('de', 'contact')).toBe('/de/forms/contact-success')
    expect(noticePath('tr', 'newsletter')).toBe('/forms/newsletter-success')
  })

  test('in an address letters of other alphabets are encoded', () => {
    expect(hrefOf('/ru/лето')).toBe('/ru/%D0%BB%D0%B5%D1%82%D0%BE')
  })

  test('two different paths never share a file', () => {
    const paths = ['/', '/en', '/en/hotels', '/en/hotels/x', '/index', '/404', '/en/404']
    expect(new Set(paths.filter(isPublishable).map(fileOf)).size).toBe(paths.filter(isPublishable).length)
    expect(['/', '/en', '/en/hotels/x'].map(fileOf)).toEqual(['index.html', 'en.html', 'en/hotels/x.html'])
  })

  test('only plain segments may become a path', () => {
    for (const url of ['', 'spa', 'hotels/crystal-flora/rooms', 'лето', 'a_b~c', 'v1.2'])
      expect(isSafeUrl(url), url).toBe(true)
    for (const url of [
      '..',
      'a/../b',
      '.git',
      'a//b',
      'a b',
      'a%2fb',
      'a\\b',
      'x.html',
      'a\u0000b',
      '<b>',
      'index',
      ...RESERVED_SEGMENTS,
    ]) {
      expect(isSafeUrl(url), url).toBe(false)
    }
    fc.assert(fc.property(fc.string(), (text) => !isSafeUrl(text) || !text.split('/').includes('..')))
  })

  test('a segment has 200 bytes at most, and a path 400 characters', () => {
    const longest = 'a'.repeat(200)
    expect([longest, 'я'.repeat(100)].map(isSafeUrl)).toEqual([true, true])
    expect([`${longest}a`, 'я'.repeat(101)].map(isSafeUrl)).toEqual([false, false])
    expect(isSafeUrl(`${longest}/${longest.slice(1)}`)).toBe(true)
    expect(isSafeUrl(`${longest}/${longest}`)).toBe(false)
  })

  test('endings of pages are no part of a path, other endings are', () => {
    expect(['a.htm', 'a.HTML', 'a.htm/b'].map(isSafeUrl)).toEqual([false, false, false])
    expect(['a.htmlx', 'a.html-b', 'html'].map(isSafeUrl)).toEqual([true, true, true])
  })

  test('a provider url loses slashes around it, query and fragment', () => {
    expect(pageUrl('/hotels/x/?a=1#b')).toBe('hotels/x')
    expect(pageUrl('//hotels/x//#a?b')).toBe('hotels/x')
    expect(pageUrl('cafe\u0301')).toBe('caf\u00e9')
    expect(pageUrl('../x')).toBeUndefined()
  })
})

function isPublishable(path: string): boolean {
  return isSafeUrl(parsePath(path).url)
}
