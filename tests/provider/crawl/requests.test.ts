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

const CALLS = [
  {
    rule: 'R7.5',
    what: 'the property list of the network',
    path: /^\/v1\/properties/,
    expected: ['/v1/properties/network?property-network-id=2'],
  },
  {
    rule: 'R7.7',
    what: 'each url of the route tables in each language',
    path: /^\/v1\/pages\/url-lang/,
    expected: inEachLanguage((lang) =>
      pageUrls(lang).map((url) => `/v1/pages/url-lang?lang=${lang}&property-network-id=2&url=${url}`),
    ),
  },
  {
    rule: 'R7.8',
    what: "the menus of every page's property",
    path: /^\/v1\/menus/,
    expected: inEachLanguage((lang) => [23, 51].map((id) => `/v1/menus?lang=${lang}&property-id=${id}`)),
  },
  {
    rule: 'R7.9, R7.14',
    what: 'gastronomy for GASTRONOMY alone',
    path: /\/gastronomy$/,
    expected: extra('gastronomy', [subPageId(HOTEL, 'gastronomy')]),
  },
  {
    rule: 'R7.10, R7.11, R7.14',
    what: 'an outlet for OUTLET and SPA alone',
    path: /\/outlet$/,
    expected: extra('outlet', [...OUTLETS, subPageId(HOTEL, 'spa')]),
  },
  {
    rule: 'R7.11, R7.14',
    what: 'a spa for SPA alone',
    path: /\/spa$/,
    expected: extra('spa', [subPageId(HOTEL, 'spa')]),
  },
  {
    rule: 'R7.12, R7.14',
    what: 'a contact for CONTACT alone',
    path: /\/contact$/,
    expected: extra('contact', [groupPageId('contact'), subPageId(HOTEL, 'contact')]),
  },
  {
    rule: 'R7.13, R7.14',
    what: 'certificates for CERTIFICATE alone',
    path: /\/certificate$/,
    expected: extra('certificate', [groupPageId('certificates'), subPageId(HOTEL, 'certificates')]),
  },
  {
    rule: 'R7.15',
    what: 'the regions, codes in upper case',
    path: /^\/v1\/regions/,
    expected: inEachLanguage((lang) => [`/v1/regions/active?case=ucase&lang=${lang}`]),
  },
  {
    rule: 'R7.16',
    what: "each hotel's rooms",
    path: /^\/v1\/rooms$/,
    expected: inEachLanguage((lang) => [`/v1/rooms?lang=${lang}&property-id=51`]),
  },
  {
    rule: 'R7.17, R2.58',
    what: 'each room by the slug of the language',
    path: /^\/v1\/rooms\/[^/]+$/,
    expected: inEachLanguage((lang) =>
      [0, 1].map((index) => `/v1/rooms/${roomSlug(index, lang)}?lang=${lang}&property-id=51`),
    ),
  },
  {
    rule: 'R7.18',
    what: "each room's plans",
    path: /\/plans$/,
    expected: inEachLanguage((lang) => [0, 1].map((index) => `/v1/rooms/${roomId(HOTEL, index)}/plans?lang=${lang}`)),
  },
  {
    rule: 'R7.19',
    what: 'the stories of each home page',
    path: /^\/v1\/stories/,
    expected: inEachLanguage((lang) =>
      [23, 51].map((id) => `/v1/stories?lang=${lang}&platform=WEB_ONLY&property-id=${id}`),
    ),
  },
  {
    rule: 'R7.20',
    what: "a gallery's categories",
    path: /\/categories$/,
    expected: inEachLanguage((lang) => [`/v1/galleries/${galleryId(HOTEL)}/categories?lang=${lang}`]),
  },
  {
    rule: 'R7.21',
    what: "a gallery's files, which know no language",
    path: /\/files$/,
    expected: [`/v1/galleries/${galleryId(HOTEL)}/files`],
  },
  {
    rule: 'R7.22',
    what: "an event at its own publisher's id",
    path: /^\/v1\/events/,
    expected: inEachLanguage((lang) =>
      [2, 23].map(
        (publisher, index) =>
          `/v1/events/publishers/${publisher}/slugs/${WORDS.eventSlug[lang]}-${index + 1}?lang=${lang}`,
      ),
    ),
  },
]

describe('the calls of a crawl', () => {
  test.each(CALLS)('$rule: it asks for $what', ({ path, expected }) => {
    const found = asked.filter((_request, index) => path.test(requests[index]!.path))
    expect(found.sort()).toEqual([...expected].sort())
  })

  test('R7.14 it asks for nothing else', () => {
    expect(asked).toHaveLength(CALLS.flatMap(({ expected }) => expected).length)
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
