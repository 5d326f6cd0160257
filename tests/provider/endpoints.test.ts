import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { callOf } from '../../src/provider/endpoints.ts'
import { keys, kindOf, parseKey } from '../../src/records/keys.ts'

const locale = fc.constantFrom(...LOCALES)
const id = fc.integer({ min: 1, max: 1e6 })
const slug = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}.-]{0,20}$/u)
const url = fc.array(slug, { maxLength: 4 }).map((segments) => segments.join('/'))

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
