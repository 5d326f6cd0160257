import { beforeAll, describe, expect, test } from 'vitest'
import { crawl } from '../../../src/provider/crawl/crawl.ts'
import { LANGS, type Lang } from '../../../src/demo/contract.ts'
import {
  GROUP_PAGE_KEYS,
  groupUrl,
  hotelUrl,
  outletUrl,
  regionUrl,
  SUB_PAGE_KEYS,
  subPageUrl,
} from '../../../src/demo/paths.ts'
import { startProvider, type LoggedRequest } from '../../../src/demo/server.ts'
import { createClient } from '../../../src/provider/client.ts'
import { askedFor } from '../../harness/crawl.ts'
import { groupPageId } from '../../worlds/group.ts'
import { galleryId, outletId, outletSlug, subPageId } from '../../worlds/hotel.ts'
import { hotelSeed, oneHotel } from '../../worlds/index.ts'
import { roomId, roomSlug } from '../../worlds/rooms.ts'
import { WORDS } from '../../worlds/words.ts'

const HOTEL = hotelSeed()
const SLUG = 'deniz-kizi'
const OUTLETS = [0, 1].map((index) => outletId(HOTEL, index))

let requests: LoggedRequest[]
let asked: string[]

beforeAll(async () => {
  const provider = await startProvider(oneHotel())
  await crawl({ client: createClient({ baseUrl: provider.url }) })
  await provider.close()
  requests = [...provider.requests]
  asked = requests.map(({ path, query }) => askedFor(path, query))
})

const inEachLanguage = (paths: (lang: Lang) => string[]) => LANGS.flatMap(paths)
const extra = (name: string, ids: number[]) =>
  inEachLanguage((lang) => ids.map((id) => `/v1/pages/${id}/${name}?lang=${lang}`))

/** Every url that the tables of the product name, and those that the world's menus and lists add. */
const pageUrls = (lang: Lang) => [
  ...GROUP_PAGE_KEYS.map((key) => groupUrl(key, lang)),
  regionUrl('KEMER', lang),
  hotelUrl(SLUG, lang),
  ...SUB_PAGE_KEYS.map((sub) => subPageUrl(SLUG, sub, lang)),
  ...[0, 1].map((index) => outletUrl(SLUG, outletSlug(index, lang), lang)),
]

const CALLS: [rule: string, what: string, path: RegExp, expected: string[]][] = [
  ['R7.5', 'the property list of the network', /^\/v1\/properties/, ['/v1/properties/network?property-network-id=2']],
  [
    'R7.7',
    'each url of the route tables in each language',
    /^\/v1\/pages\/url-lang/,
    inEachLanguage((lang) =>
      pageUrls(lang).map((url) => `/v1/pages/url-lang?lang=${lang}&property-network-id=2&url=${url}`),
    ),
  ],
  [
    'R7.8',
    "the menus of every page's property",
    /^\/v1\/menus/,
    inEachLanguage((lang) => [23, 51].map((id) => `/v1/menus?lang=${lang}&property-id=${id}`)),
  ],
  [
    'R7.9, R7.14',
    'gastronomy for GASTRONOMY alone',
    /\/gastronomy$/,
    extra('gastronomy', [subPageId(HOTEL, 'gastronomy')]),
  ],
  [
    'R7.10, R7.11, R7.14',
    'an outlet for OUTLET and SPA alone',
    /\/outlet$/,
    extra('outlet', [...OUTLETS, subPageId(HOTEL, 'spa')]),
  ],
  ['R7.11, R7.14', 'a spa for SPA alone', /\/spa$/, extra('spa', [subPageId(HOTEL, 'spa')])],
  [
    'R7.12, R7.14',
    'a contact for CONTACT alone',
    /\/contact$/,
    extra('contact', [groupPageId('contact'), subPageId(HOTEL, 'contact')]),
  ],
  [
    'R7.13, R7.14',
    'certificates for CERTIFICATE alone',
    /\/certificate$/,
    extra('certificate', [groupPageId('certificates'), subPageId(HOTEL, 'certificates')]),
  ],
  [
    'R7.15',
    'the regions, codes in upper case',
    /^\/v1\/regions/,
    inEachLanguage((lang) => [`/v1/regions/active?case=ucase&lang=${lang}`]),
  ],
  ['R7.16', "each hotel's rooms", /^\/v1\/rooms$/, inEachLanguage((lang) => [`/v1/rooms?lang=${lang}&property-id=51`])],
  [
    'R7.17, R2.58',
    'each room by the slug of the language',
    /^\/v1\/rooms\/[^/]+$/,
    inEachLanguage((lang) => [0, 1].map((index) => `/v1/rooms/${roomSlug(index, lang)}?lang=${lang}&property-id=51`)),
  ],
  [
    'R7.18',
    "each room's plans",
    /\/plans$/,
    inEachLanguage((lang) => [0, 1].map((index) => `/v1/rooms/${roomId(HOTEL, index)}/plans?lang=${lang}`)),
  ],
  [
    'R7.19',
    'the stories of each home page',
    /^\/v1\/stories/,
    inEachLanguage((lang) => [23, 51].map((id) => `/v1/stories?lang=${lang}&platform=WEB_ONLY&property-id=${id}`)),
  ],
  [
    'R7.20',
    "a gallery's categories",
    /\/categories$/,
    inEachLanguage((lang) => [`/v1/galleries/${galleryId(HOTEL)}/categories?lang=${lang}`]),
  ],
  ['R7.21', "a gallery's files, which know no language", /\/files$/, [`/v1/galleries/${galleryId(HOTEL)}/files`]],
  [
    'R7.22',
    "an event at its own publisher's id",
    /^\/v1\/events/,
    inEachLanguage((lang) =>
      [2, 23].map(
        (publisher, index) =>
          `/v1/events/publishers/${publisher}/slugs/${WORDS.eventSlug[lang]}-${index + 1}?lang=${lang}`,
      ),
    ),
  ],
]

describe('the calls of a crawl', () => {
  test.each(CALLS)('%s: it asks for %s', (_rule, _what, path, expected) => {
    const found = asked.filter((_request, index) => path.test(requests[index]!.path))
    expect(found.sort()).toEqual([...expected].sort())
  })

  test('R7.14 it asks for nothing else', () => {
    expect(asked).toHaveLength(CALLS.flatMap(([, , , expected]) => expected).length)
  })

  test('R7.2 every call is a GET that accepts JSON', () => {
    expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']))
    expect(new Set(requests.map(({ headers }) => headers.accept))).toEqual(new Set(['application/json']))
  })

  test('R4.24, R4.25 nothing is asked for twice', () => {
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.filter((request) => request.startsWith('/v1/properties'))).toHaveLength(1)
  })

  test('R4.26 a page comes before its menus, the list of rooms before a room, a room before its plans', () => {
    const place = (request: string) => {
      const index = asked.indexOf(request)
      expect(index, request).toBeGreaterThan(-1)
      return index
    }
    for (const lang of LANGS) {
      const home = place(`/v1/pages/url-lang?lang=${lang}&property-network-id=2&url=${hotelUrl(SLUG, lang)}`)
      expect(place(`/v1/menus?lang=${lang}&property-id=51`)).toBeGreaterThan(home)
      const list = place(`/v1/rooms?lang=${lang}&property-id=51`)
      for (const index of [0, 1]) {
        const room = place(`/v1/rooms/${roomSlug(index, lang)}?lang=${lang}&property-id=51`)
        const plans = place(`/v1/rooms/${roomId(HOTEL, index)}/plans?lang=${lang}`)
        expect(room).toBeGreaterThan(list)
        expect(plans).toBeGreaterThan(room)
      }
    }
  })
})
