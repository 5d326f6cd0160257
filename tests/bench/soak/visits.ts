/** What visitors ask of a site: pages for the most part, and everything else now and then, some of it wrong. */

export interface Addresses {
  pages: readonly string[]
  /** Scripts, styles, fonts. */
  files: readonly string[]
  /** Pictures and films that were made before. */
  media: readonly string[]
}

/** A request, and the statuses that it may be answered with. */
export interface Visit {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  expected: readonly number[]
  /** The visitor goes before all of the answer is there. */
  leaves?: boolean
}

const ENCODINGS = ['gzip, deflate, br', 'gzip, deflate, br, zstd', 'gzip', 'identity']
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const BAD_FORM = 'email=nobody&propertyId=23&lang=en'
/** Every so many visits there is one of each kind; the others are for pages. */
const ROUND = 16

/** The visit of that number: each is another, and all runs are the same. */
export function visitOf(number: number, { pages, files, media }: Addresses): Visit {
  const round = Math.floor(number / ROUND)
  const nth = (list: readonly string[], count = round) => list[count % list.length]!
  const get = (path: string, status: number, headers: Record<string, string> = {}): Visit => ({
    method: 'GET',
    path,
    headers,
    expected: [status],
  })
  const post = (path: string, statuses: number[], body: string, headers: Record<string, string> = {}): Visit => ({
    method: 'POST',
    path,
    headers,
    body,
    expected: statuses,
  })
  // As a proxy tells it: senders of forms are remembered by their addresses.
  const from = { 'x-forwarded-for': `10.${Math.floor(round / 250) % 250}.${round % 250}.7` }
  const kinds: (() => Visit)[] = [
    () => get(nth(files), 200, { 'accept-encoding': 'gzip, deflate, br' }),
    () => get(nth(media), 200, { accept: 'image/avif,image/webp,*/*' }),
    () => get(nth(media), 206, { range: 'bytes=10-99' }),
    () => ({ ...get(nth(media), 200), leaves: true }),
    () => get(`/en/nothing-${number}`, 404, { 'accept-encoding': `br;q=0.${number}` }),
    () => get(`/img/${number}-640.webp`, 404),
    () => get(`${nth(pages)}?utm_source=${number}`, 200),
    () => get(`/?from=${number}`, 302, { 'accept-language': 'de, en;q=0.5' }),
    () => get('/edge/country', 200, { ...from, 'x-country': 'DE' }),
    () => post('/forms/newsletter', [422, 429], BAD_FORM, { ...FORM, ...from }),
    () => post('/hooks/rebuild', [401], '{}'),
  ]
  const page = () => get(nth(pages, number), 200, { 'accept-encoding': nth(ENCODINGS, Math.floor(number / 1000)) })
  return (kinds[number % ROUND] ?? page)()
}
