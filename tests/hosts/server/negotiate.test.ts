import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acceptsType, hasTag, preferredEncoding } from '../../../src/hosts/server/files/negotiate.ts'

describe('compression', () => {
  test.each([
    [null, undefined],
    ['', undefined],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['identity;q=0.5, gzip;q=0.2', undefined],
    ['identity, gzip', 'gzip'],
    ['deflate', undefined],
    ['gzip;q=x', undefined],
    ['brotli', undefined],
  ])('%s gets %s', (header, encoding) => expect(preferredEncoding(header)).toBe(encoding))

  test('any header is read, twice alike', () => {
    fc.assert(fc.property(fc.string(), (header) => preferredEncoding(header) === preferredEncoding(header)))
  })
})

test.each([
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['image/webp, image/avif;q=0.1', true],
  ['image/avif;q=0, */*', false],
  ['image/*,*/*', false],
  ['*/*', false],
  [null, false],
])('%s takes AVIF: %s', (header, takes) => expect(acceptsType(header, 'image/avif')).toBe(takes))

test.each(['"abc"', 'W/"abc"', '"abc-br"', '"x", "abc-gzip"', '*'])('%s names the content abc', (header) =>
  expect(hasTag(header, 'abc')).toBe(true),
)
test.each(['"abcd"', '"ab"', '', null])('%s does not', (header) => expect(hasTag(header, 'abc')).toBe(false))
