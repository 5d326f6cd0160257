import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { callOf } from '../../src/provider/endpoints.ts'
import { keys, kindOf, parseKey } from '../../src/records/keys.ts'

const locale = fc.constantFrom(...LOCALES)
const id = fc.integer({ min: 1, max: 1e6 })
const slug = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}.-]{0,20}$/u)
const url = fc.array(slug, { maxLength: 4 }).map((segments) => segments.join('/'))

test('R5.26 gallery files are asked with a category where it is given, and without one where it is not', () => {
  const sent = (key: ReturnType<typeof keys.galleryFiles>) => {
    const { path, query } = callOf(key)
    return [path, Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))]
  }
  expect(sent(keys.galleryFiles(7))).toEqual(['/v1/galleries/7/files', {}])
  expect(sent(keys.galleryFiles(7, 3))).toEqual(['/v1/galleries/7/files', { 'category-id': 3 }])
})

test.each(['a/b', '..%2f', 'ü?x=1#y', '%2e'])('the slug %s stays one segment of the path', (text) => {
  for (const { path } of [callOf(keys.room('en', 1, text)), callOf(keys.event('en', 1, text))]) {
    expect(decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))).toBe(text)
    expect(path).not.toMatch(/[?#]/)
  }
})

test('a key can be taken apart again, so the call that it stands for is known', () => {
  fc.assert(
    fc.property(locale, id, id, slug, url, (language, one, two, name, path) => {
      expect(parseKey(keys.properties())).toEqual({ kind: 'properties' })
      expect(parseKey(keys.page(language, path))).toEqual({ kind: 'page', locale: language, url: path })
      expect(parseKey(keys.room(language, one, name))).toEqual({
        kind: 'room',
        locale: language,
        propertyId: one,
        slug: name,
      })
      expect(parseKey(keys.event(language, one, name))).toMatchObject({ publisherId: one, slug: name })
      expect(parseKey(keys.galleryFiles(one))).toEqual({ kind: 'galleryFiles', galleryId: one })
      expect(parseKey(keys.galleryFiles(one, two))).toEqual({ kind: 'galleryFiles', galleryId: one, categoryId: two })
      expect(callOf(keys.page(language, path)).query).toMatchObject({ url: path, lang: language })
      expect(kindOf(keys.page(language, path))).toBe('page')
    }),
  )
})

test.each(['', 'room', 'room/xx/1/a', 'nothing/en/1', '../en'])('%j is no key of a record', (text) => {
  expect(() => parseKey(text)).toThrow('not the key')
})

const lang = 'de'
test.each([
  [keys.properties(), '/v1/properties/network', { 'property-network-id': 2 }],
  [keys.page(lang, 'a/b'), '/v1/pages/url-lang', { 'property-network-id': 2, url: 'a/b', lang }],
  [keys.gastronomy(lang, 4), '/v1/pages/4/gastronomy', { lang }],
  [keys.outlet(lang, 4), '/v1/pages/4/outlet', { lang }],
  [keys.spa(lang, 4), '/v1/pages/4/spa', { lang }],
  [keys.contact(lang, 4), '/v1/pages/4/contact', { lang }],
  [keys.certificates(lang, 4), '/v1/pages/4/certificate', { lang }],
  [keys.menus(lang, 5), '/v1/menus', { 'property-id': 5, lang }],
  [keys.regions(lang), '/v1/regions/active', { lang, case: 'ucase' }],
  [keys.rooms(lang, 5), '/v1/rooms', { 'property-id': 5, lang }],
  [keys.room(lang, 5, 'see'), '/v1/rooms/see', { lang, 'property-id': 5 }],
  [keys.plans(lang, 6), '/v1/rooms/6/plans', { lang }],
  [keys.stories(lang, 5), '/v1/stories', { 'property-id': 5, lang, platform: 'WEB_ONLY' }],
  [keys.galleryCategories(lang, 7), '/v1/galleries/7/categories', { lang }],
  [keys.galleryFiles(7, 3), '/v1/galleries/7/files', { 'category-id': 3 }],
  [keys.event(lang, 2, 'fest'), '/v1/events/publishers/2/slugs/fest', { lang }],
])('the record %s is asked for at %s', (key, path, query) => {
  expect(callOf(key)).toEqual({ kind: kindOf(key), path, query })
})
