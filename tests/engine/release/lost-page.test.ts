/** Which error page is shown for an address. */
import { expect, test } from 'vitest'
import { lostPage } from '../../../src/engine/release/pages/lost-page.ts'

const pageFor = (pages: string[], path: string, thing?: string) => lostPage((each) => pages.includes(each), path, thing)

const NOT_FOUND = ['/404', '/en/404']
const ALL = [...NOT_FOUND, '/410/0', '/en/410/0', '/410/51', '/en/410/51', '/410/52']

const LANGUAGES = { '/en/x': '/en/404', '/en': '/en/404', '/enx': '/404', '/de/x': '/404', '/x': '/404' }
test.each(Object.entries(LANGUAGES))(
  'R8.5 the page for the unknown path %s is that of its language, else the Turkish one: %s',
  (path, page) => {
    expect(pageFor(ALL, path)).toBe(page)
  },
)

test.each([
  ['a room of a hotel', '/en/hotels/x/rooms/a', 'room en 51 7', '/en/410/51'],
  ['an event of a hotel', '/en/events/a', 'event en 51 7', '/en/410/51'],
  ['a Turkish page of a hotel', '/oteller/x/spa', 'page tr 51 7', '/410/51'],
  ['a hotel that this language has no more', '/en/hotels/y', 'page en 52 7', '/en/410/0'],
  ['a page of the group', '/en/spa', 'page en 1 7', '/en/410/0'],
  ['a page of the site itself', '/en/site-map', 'site-map en', '/en/410/0'],
  ['a thing that is not known', '/en/a', '', '/en/410/0'],
  ['a page in a language that is left', '/de/hotels/x/spa', 'page de 51 7', '/410/51'],
])('%s that is gone has the page of its hotel, else of its language', (_name, path, thing, page) => {
  expect(pageFor(ALL, path, thing)).toBe(page)
})

test('a release of before there were such pages says that the page is not found', () => {
  expect(pageFor(NOT_FOUND, '/en/hotels/x/rooms/a', 'room en 51 7')).toBe('/en/404')
  expect(pageFor([], '/en/x')).toBeUndefined()
})
