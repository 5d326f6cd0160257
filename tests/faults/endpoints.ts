/** Every read call of the contract, with one record of `oneHotel` that a fault can befall, and a way to change that record so that a page shows it. */
import type { Provider } from '../../src/demo/server.ts'

type Body = any

export interface Endpoint {
  name: string
  /** Key of the record. */
  key: string
  /** Path and query that ask for it. */
  asked: string
  /** Puts a word where a page shows it. */
  change(body: Body, word: string): void
}

const page = (url: string) => `/v1/pages/url-lang?property-network-id=2&url=${encodeURIComponent(url)}&lang=en`

export const ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'properties',
    key: 'properties',
    asked: '/v1/properties/network?property-network-id=2',
    change: (body, word) => (body.find(({ id }: Body) => id === 51).name = word),
  },
  { name: 'page', key: 'page/en/about-us', asked: page('about-us'), change: (body, word) => (body.title = word) },
  {
    name: 'gastronomy',
    key: 'gastronomy/en/51002',
    asked: '/v1/pages/51002/gastronomy?lang=en',
    change: (body, word) => (body.groups[0].items[0].title = word),
  },
  {
    name: 'outlet',
    key: 'outlet/en/51601',
    asked: '/v1/pages/51601/outlet?lang=en',
    change: (body, word) => (body.html = `<p>${word}</p>`),
  },
  {
    name: 'spa',
    key: 'spa/en/51003',
    asked: '/v1/pages/51003/spa?lang=en',
    change: (body, word) => (body.treatments[0].title = word),
  },
  {
    name: 'contact',
    key: 'contact/en/51004',
    asked: '/v1/pages/51004/contact?lang=en',
    change: (body, word) => (body.directions = `<p>${word}</p>`),
  },
  {
    name: 'certificate',
    key: 'certificates/en/51008',
    asked: '/v1/pages/51008/certificate?lang=en',
    change: (body, word) => (body.items[0].title = word),
  },
  {
    name: 'menus',
    key: 'menus/en/51',
    asked: '/v1/menus?property-id=51&lang=en',
    change: (body, word) => (body[0].items[0].text = word),
  },
  {
    name: 'regions',
    key: 'regions/en',
    asked: '/v1/regions/active?lang=en&case=ucase',
    change: (body, word) => (body[0].name = word),
  },
  {
    name: 'rooms',
    key: 'rooms/en/51',
    asked: '/v1/rooms?property-id=51&lang=en',
    change: (body, word) => (body[0].text = word),
  },
  {
    name: 'room',
    key: 'room/en/51/sea-room-1',
    asked: '/v1/rooms/sea-room-1?lang=en&property-id=51',
    change: (body, word) => (body.html = `<p>${word}</p>`),
  },
  {
    name: 'plans',
    key: 'plans/en/51502',
    asked: '/v1/rooms/51502/plans?lang=en',
    change: (body, word) => (body[0].title = word),
  },
  {
    name: 'stories',
    key: 'stories/en/51',
    asked: '/v1/stories?property-id=51&lang=en&platform=WEB_ONLY',
    change: (body, word) => (body[0].title = word),
  },
  {
    name: 'gallery categories',
    key: 'galleryCategories/en/511',
    asked: '/v1/galleries/511/categories?lang=en',
    change: (body, word) => (body[0].name = word),
  },
  {
    name: 'gallery files',
    key: 'galleryFiles/511',
    asked: '/v1/galleries/511/files',
    change: (body, word) => (body[0].title = word),
  },
  {
    name: 'event',
    key: 'event/en/2/lantern-evening-1',
    asked: '/v1/events/publishers/2/slugs/lantern-evening-1?lang=en',
    change: (body, word) => (body.title = word),
  },
]

export const wordOf = ({ name }: Endpoint, word: string) => `${word}-${name.replace(' ', '-')}`

/** Changes the record of every endpoint, and no other: each now shows its `wordOf`. */
export async function changeAll(provider: Provider, word: string): Promise<void> {
  for (const endpoint of ENDPOINTS) {
    const body: Body = await (await fetch(provider.url + endpoint.asked)).json()
    endpoint.change(body, wordOf(endpoint, word))
    provider.world.fixAnswer(endpoint.asked, body)
  }
}

/** Whether a request asks for the record of one of the endpoints. */
export function isAsked({ path, query }: { path: string; query: Record<string, string> }, endpoints = ENDPOINTS) {
  return endpoints.some(({ asked }) => {
    const url = new URL(asked, 'http://provider')
    return url.pathname === path && sameQuery(url.searchParams, query)
  })
}

function sameQuery(asked: URLSearchParams, query: Record<string, string>): boolean {
  return asked.size === Object.keys(query).length && [...asked].every(([name, value]) => query[name] === value)
}
