/** What the behaviour suite needs of a host, and the small site that every host is asked to serve. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { join } from 'node:path'
import type { Pictures } from '../../src/demo/media.ts'
import type { Stage } from '../../src/config/stage.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import type { ServeOptions } from '../../src/hosts/serve-options.ts'
import { makeManifest, type PageEntry } from '../../src/engine/release/manifest.ts'
import { openStore } from '../../src/engine/release/files/store.ts'
import { openState } from '../../src/engine/state/state.ts'
import { DESK_SECRET } from '../harness/desk.ts'
import { SITE } from '../harness/settings.ts'
import { importedText } from '../../src/routes/imported.ts'
import { readRedirects } from '../../src/routes/lists/redirects-file.ts'
import { buildSiteOf, type BuiltSite, type WorldSite } from '../harness/site.ts'
import { LANGS } from '../../src/demo/contract.ts'
import type { World } from '../../src/demo/world.ts'
import { oneHotel, testPictures } from '../worlds/index.ts'

/** A release in its folders, and our own server over it, which hosts of plain files hand forms, pictures and edge functions to. */
export interface HostedSite {
  built: BuiltSite
  site: WorldSite
  /** The release as files. */
  distFolder: string
  stateFolder: string
  providerUrl: string
  origin: RunningSite
  /** What the provider was sent. */
  received: WorldSite['provider']['world']['received']
}

export interface RunningHost {
  /** Base address, without a slash at its end. */
  url: string
  /** Headers of a visitor from a country, in two capitals, as what stands before the host would set them. Missing: it cannot be told. */
  visitorFrom?: ((country: string) => Record<string, string>) | undefined
  /** What it has written down of requests, if anything. */
  log?(): Promise<string>
  /** Figures that a cache keeps of itself, by their names. */
  counters?(): Promise<Record<string, number>>
  close(): Promise<void>
}

export type StartHost = (site: HostedSite) => Promise<RunningHost>

/** What a host may lack. docs/operate.md says which does. */
export const ABILITIES = {
  'content-tags': 'strong tags that follow from the content: a file written anew without a change keeps its tag',
  caching: 'how long contents may be kept',
  compression: 'contents compressed for who takes it',
  brotli: 'brotli beside gzip',
  'plain-names': 'pages have one address: the name of their file is none',
  'form-limits': 'who sends too many forms waits',
  refusals: 'status 403 reaches who is refused',
  avif: 'pictures as AVIF for who takes it',
  ranges: 'parts of files',
  country: 'the country of a visitor',
  previews: 'releases that are not live, and the desk',
  'own-types': 'the configured type, for a file whose extension it does not know',
  'leading-slashes': 'two slashes at the beginning of an address, which is read as the name of a host elsewhere',
  'exact-queries': 'a redirect from an address with its query leaves that query out',
  'redirect-headers': 'headers of its own on a redirect that a rule makes',
  head: 'HEAD answered with the headers of GET',
  upgrades: 'a request for a websocket, answered as any other',
} as const
export type Ability = keyof typeof ABILITIES

const ROOMS = '/en/hotels/deniz-kizi/rooms'
/** Path of a page before it was renamed, and now. */
export const RENAMED = { from: `${ROOMS}/sea-room-1`, to: `${ROOMS}/lighthouse-room` }

/** A file of a release before that no later one has: pages that were open then may still ask for it. */
export const LEFT = { path: '/_astro/left.0a1b2c3d.css', content: 'a{color:red}'.repeat(99) }

/** Pages of a release before that no later one has, what they were of, and which page says so. */
export const GONE = [
  [`/en/hotels/${'a-long-name-'.repeat(12)}closed`, 'page en 99 99007', '/en/410/0'],
  ['/kapali-otel', 'page tr 1 99008', '/410/0'],
  ['/ru/закрытый-отель', '', '/ru/410/0'],
  ['/oteller/deniz-kizi/odalar/eski-oda', 'room tr 51 9', '/410/51'],
  ['/en/events/last-summer', 'event en 51 10', '/en/410/51'],
  ['/de/hotels/deniz-kizi/aquapark', 'page de 51 9911', '/de/410/51'],
  ['/ru/hotels/deniz-kizi/aquapark', 'page ru 51 9912', '/ru/410/51'],
] as const

/** A page that is gone, and of which the file of redirects knows better. */
const REVIVED = ['/en/events/first-summer', 'event en 51 11'] as const

/** As long as a line of the file may be. */
const LONG_ADDRESS = `/${'x'.repeat(899)}`

/** Of the site before this one: what became of its addresses, as a spreadsheet says it. */
const OLD_ADDRESSES = `\uFEFFfrom;to;status;note
/old/hotel.aspx;/en/hotels/deniz-kizi;301;
/Oteller/Eski.html;/oteller/deniz-kizi;;"moved; in May"
/rooms.php?id=3;/en/hotels/deniz-kizi/rooms;308
/rooms.php;/en/hotels/deniz-kizi;302
/rooms.php?id=3&part=spa;/en/hotels/deniz-kizi/gallery
/page?otel=2;/en/hotels/deniz-kizi/rooms
/page?v=a;/en
/page?v=A;/de
${LONG_ADDRESS};/en
"/eski-sayfa/";https://www.crystalhotels.example/oteller/;301
/ru/старая/;/ru/hotels/deniz-kizi
/booking-now;https://booking.example/start?hotel=1;302
/weg;;410
/de/Weg;;410
/alt.php?lang=de_DE;;410
/English/Closed.html;;410
/закрыто;;410
/a;/b
/b;/c/
/c;/en
/round;/back
/back;/round
/de/hotels/deniz-kizi;/en
/to-the-page;/de/hotels/DENIZ-KIZI
/was-renamed;${RENAMED.from}
${RENAMED.from};/en
${REVIVED[0]};/oteller
`

/** R7.50: the parameters that name a page, among others, in any order, and in other capitals. */
export const BY_QUERY = [
  ['/rooms.php?id=3&fbclid=IwAR0', 308, '/en/hotels/deniz-kizi/rooms'],
  ['/rooms.php?utm_source=mail&ID=3', 308, '/en/hotels/deniz-kizi/rooms'],
  ['/rooms.php?part=spa&x=1&id=3', 301, '/en/hotels/deniz-kizi/gallery'],
  ['/Rooms.php/?part=spa&id=3', 301, '/en/hotels/deniz-kizi/gallery'],
  ['/page?gclid=1&otel=2', 301, '/en/hotels/deniz-kizi/rooms'],
  ['/page/?OTEL=2', 301, '/en/hotels/deniz-kizi/rooms'],
  ['/page?otel=3', 404, 'tr'],
  ['/page?v=a', 301, '/en'],
  ['/page?v=A', 301, '/de'],
] as const

/** What is asked, and what it leads to: a status and an address, or the language of the page that says so. */
export const OLD = [
  ...BY_QUERY,
  [LONG_ADDRESS, 301, '/en'],
  ['/old/hotel.aspx', 301, '/en/hotels/deniz-kizi'],
  ['/old/hotel.aspx/', 301, '/en/hotels/deniz-kizi'],
  ['/old/hotel.aspx?utm=1', 301, '/en/hotels/deniz-kizi?utm=1'],
  ['/OLD/Hotel.aspx', 301, '/en/hotels/deniz-kizi'],
  ['/Oteller/Eski.html', 301, '/oteller/deniz-kizi'],
  ['/oteller/eski.html', 301, '/oteller/deniz-kizi'],
  ['/rooms.php?id=3', 308, '/en/hotels/deniz-kizi/rooms'],
  ['/rooms.php?id=4', 302, '/en/hotels/deniz-kizi?id=4'],
  ['/rooms.php', 302, '/en/hotels/deniz-kizi'],
  ['/page?otel=2', 301, '/en/hotels/deniz-kizi/rooms'],
  ['/eski-sayfa', 301, '/oteller'],
  ['/eski-sayfa/', 301, '/oteller'],
  ['/ru/%D1%81%D1%82%D0%B0%D1%80%D0%B0%D1%8F', 301, '/ru/hotels/deniz-kizi'],
  ['/booking-now', 302, 'https://booking.example/start?hotel=1'],
  ['/a', 301, '/en'],
  ['/b/', 301, '/en'],
  ['/was-renamed', 301, RENAMED.to],
  [RENAMED.from, 301, RENAMED.to],
  [REVIVED[0], 301, '/oteller'],
  ['/weg', 410, 'tr'],
  ['/de/Weg', 410, 'de'],
  ['/alt.php?lang=de_DE', 410, 'de'],
  ['/English/Closed.html', 410, 'en'],
  ['/%D0%B7%D0%B0%D0%BA%D1%80%D1%8B%D1%82%D0%BE', 410, 'ru'],
  ['/round', 404, 'tr'],
  ['/de/hotels/deniz-kizi', 200, 'de'],
  // The line is not used, for other spellings neither.
  ['/DE/Hotels/Deniz-Kizi', 301, '/de/hotels/deniz-kizi'],
  ['/De/hotels/deniz-kizi/', 301, '/de/hotels/deniz-kizi'],
  ['/de/hotels/Deniz-Kizi.html', 301, '/de/hotels/deniz-kizi'],
  [RENAMED.from.toUpperCase(), 301, RENAMED.to],
  ['/to-the-page', 301, '/de/hotels/deniz-kizi'],
] as const

const BROCHURE = '/media/test/brochure.pdf'
export const BROCHURE_BYTES = Buffer.from(`%PDF-1.7\n${'Deniz Kızı '.repeat(800)}\n%%EOF\n`)

const pictures: Pictures = async (path) =>
  path === BROCHURE ? { body: BROCHURE_BYTES, type: 'application/pdf' } : testPictures(path)

/**
 * A hotel's site in four languages. Since the release before one of its pages was renamed, and others and a hashed file left it. Close it. `serve`: of our own
 * server. `staging`: that site as one that is tried.
 */
export async function openHostedSite(
  serve: Partial<ServeOptions> = {},
  staging: { stage?: Stage; stagePassword?: string } = {},
): Promise<HostedSite & { close(): Promise<void> }> {
  const world = oneHotel()
  world.certificates.edit([51008, 'en'], ({ items }) => {
    items[0]!.document = { sourceUrl: BROCHURE, mimeType: 'application/pdf' }
  })
  addDay(world)
  const redirects = importedText(readRedirects(OLD_ADDRESSES, SITE.siteUrl).redirects)
  const { stage, stagePassword } = staging
  const keptAs = stage ? `hosted-${stage}` : 'hosted'
  const site = await buildSiteOf(world, { keptAs, site: { ...SITE, redirects, ...(stage && { stage }) } }, pictures)
  const distFolder = join(site.stateFolder, 'dist')
  const { hash } = await openStore(join(site.stateFolder, 'store')).put(LEFT.content)
  const assets = new Map([...site.manifest.assets, [LEFT.path.slice(1), hash]])
  const page = site.manifest.pages.get('/en')!
  const gone = [...GONE, REVIVED].map(([path, thing]): [string, PageEntry] => [path, { ...page, thing }])
  const pages = new Map([...site.manifest.pages, ...gone])
  const release = makeManifest({ ...site.manifest, pages, assets })
  await openState(site.stateFolder).releases.publish({ release, records: [] })
  world.rooms.edit([51, 'en'], (rooms) => void (rooms[0]!.slug = 'lighthouse-room'))
  const built = await site.rebuild({ distFolder, compress: true, stagePassword })
  const forms = { burst: Infinity, leastTime: 1000 }
  const origin = await site.serve({ deskSecret: DESK_SECRET, forms, ...staging, ...serve })
  return {
    built,
    site,
    distFolder,
    stateFolder: site.stateFolder,
    providerUrl: site.provider.url,
    origin,
    received: world.received,
    async close() {
      await origin.close()
      await site.close()
    },
  }
}

/** A third outlet that says its hours, and who may come to the first two: the hotel has a page for its day. */
function addDay(world: World): void {
  for (const lang of LANGS) {
    world.gastronomies.edit([51002, lang], ({ groups }) => {
      const { items = [] } = groups![0]!
      items.push({ ...items[0]!, id: 51603, title: 'Fener' })
    })
    const label = { tr: 'Yaş', en: 'Age', de: 'Alter', ru: 'Возраст' }[lang]
    for (const id of [51601, 51602])
      world.outlets.edit([id, lang], (outlet) => void (outlet.features = [{ label, value: '8+' }]))
  }
}

export interface HostAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** A request with these headers and no other, but `Host`. Redirects are not followed, contents not decompressed. */
export function ask(
  { url }: RunningHost,
  path: string,
  { method = 'GET', headers, body }: Asked = {},
): Promise<HostAnswer> {
  const { protocol, hostname, port } = new URL(url)
  const send = protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const asked = send({ hostname, port, path, method, headers: { ...headers, connection: 'close' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const content = Buffer.concat(chunks)
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: content, text: content.toString('utf8') })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
