/** An old site with the same pages at other addresses, as sites are found: made of a site's paths and noise, the same each time. */
import { LOCALES, type PerLocale } from '../../src/config/locales.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { buildUrl, type Place } from '../../src/routes/place.ts'
import { HOTEL_PAGES, STATIC_PAGES, type HotelPage, type StaticPage } from '../../src/site/pages.ts'
import { numbers } from '../shared/random-numbers.ts'
import { csvText } from '../../src/routes/lists/csv.ts'

export const OLD_ORIGIN = 'http://crystal-hotels.example'

export interface OldSite {
  /** As its sitemap lists them. */
  addresses: string[]
  /** The page that each address had, or what became of it. */
  truth: Map<string, string | 'gone' | 'lost' | 'other-site'>
  /** What people have paired before: opaque addresses, chains, circles, hotels with another name. */
  csv: string
}

/** What the old site called what this one has in its addresses. */
const OLD_NAMES: Record<string, string[]> = {
  rooms: ['accommodation', 'rooms-and-suites'],
  odalar: ['odalarimiz', 'konaklama'],
  gastronomy: ['restaurants', 'food-and-drink'],
  gastronomi: ['restoranlar', 'yeme-icme'],
  gallery: ['photos'],
  galeri: ['foto-galeri'],
  contact: ['contact-us'],
  iletisim: ['bize-ulasin'],
  oteller: ['otel', 'otel-detay'],
  hotels: ['hotel', 'resorts'],
}

const HOTELS =
  'admiral aura boutique centro de-luxe family flora green-bay kaymakli land-of-paradise palace paraiso-verde prestige-elite sunset tat-beach waterworld'.split(
    ' ',
  )
const ROOMS: PerLocale<string> = {
  tr: 'aile-odasi bahce-evi deniz-manzarali-oda teras-odasi havuz-basamagi-odasi cati-evi fidanlik-kulubesi',
  en: 'family-room garden-house room-with-sea-view terrace-room pool-step-room attic nursery-hut',
  de: 'familienzimmer gartenhaus zimmer-mit-meerblick terrassenzimmer zimmer-am-beckenrand dachzimmer gaertnerhaus',
  ru: 'semeynyy-nomer domik-v-sadu nomer-s-vidom-na-more nomer-s-terrasoy nomer-u-basseyna mansarda pitomnik',
}
const OUTLETS: PerLocale<string> = {
  tr: 'ana-restoran tepe-bar kayik-bufe mangal zerdali-sofrasi',
  en: 'main-restaurant hill-bar boat-buffet charcoal-grill apricot-table',
  de: 'hauptrestaurant bar-am-huegel buffet-im-boot holzkohlengrill aprikosentafel',
  ru: 'glavnyy-restoran bar-na-kholme bufet-lodka mangal abrikosovyy-stol',
}
const EVENTS: PerLocale<string> = {
  tr: 'fener-aksami ustalarin-haftasi',
  en: 'lantern-evening masters-week',
  de: 'laternenabend woche-der-meister',
  ru: 'vecher-fonarey nedelya-masterov',
}
/** Some are called like pages of this site, which they lead to without a query. */
const PROGRAMS = ['/page.php', '/index.php', '/oteller.asp', '/en/hotels.html']
const REGIONS = ['kemer', 'belek', 'side', 'lara', 'bodrum']

/** Of a group of hotels in four languages, some 2,000. */
export function groupPaths(): string[] {
  return LOCALES.flatMap((locale) => {
    const of = (place: Place) => buildPath(locale, buildUrl(place, locale))
    const names = (all: PerLocale<string>) => all[locale].split(' ')
    const hotel = (name: string) => {
      const slug = `crystal-${name}`
      return [
        of({ kind: 'hotel', hotel: slug }),
        of({ kind: 'hotel-day', hotel: slug }),
        ...(Object.keys(HOTEL_PAGES) as HotelPage[]).map((page) => of({ kind: 'hotel-page', hotel: slug, page })),
        ...names(ROOMS).map((each) => of({ kind: 'room', hotel: slug, slug: each })),
        ...names(OUTLETS).map((each) => of({ kind: 'outlet', hotel: slug, slug: each })),
      ]
    }
    return [
      ...(Object.keys(STATIC_PAGES) as StaticPage[]).map((page) => of({ kind: 'static', page })),
      of({ kind: 'hotel-list' }),
      of({ kind: 'event-list' }),
      ...names(EVENTS).map((slug) => of({ kind: 'event', slug })),
      ...REGIONS.map((slug) => of({ kind: 'region', list: 'turkish-riviera', slug })),
      ...HOTELS.flatMap(hotel),
    ]
  })
}

const LOCALE = /^\/(?:en|de|ru)(?=\/|$)/
const HOTEL = /^(.*\/(?:oteller|hotels)\/)([^/]+)(.*)$/

export function oldSite(paths: readonly string[], count: number): OldSite {
  const random = numbers(40)
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]!
  const truth: OldSite['truth'] = new Map()
  const rows: (string | number)[][] = [['from', 'to', 'status', 'note']]
  const hotels = [...new Set(paths.flatMap((path) => HOTEL.exec(path)?.[2] ?? []))]
  const renamed = new Map(hotels.map((hotel, at) => [hotel, oldName(hotel, at)]))
  // A name of which nothing is left: people pair the home page, in one language.
  for (const [hotel, name] of renamed)
    if (!name.includes(hotel)) rows.push([`/oteller/${name}`, `/oteller/${hotel}`, 301, 'sold'])

  const inOldWords = (path: string) =>
    path
      .split('/')
      .map((segment) => (OLD_NAMES[segment] && random() < 0.7 ? pick(OLD_NAMES[segment]) : segment))
      .join('/')
  const ofOldHotel = (path: string) =>
    path.replace(HOTEL, (_, before: string, hotel: string, rest: string) => before + renamed.get(hotel)! + rest)
  const written = (path: string) =>
    pick<(text: string) => string>([
      (text) => text,
      (text) => text.replace(/[^/]+$/, (name) => name.replace(/(?:^|-)\w/g, (letter) => letter.toUpperCase())),
      (text) => text.toUpperCase(),
      (text) => `${text}${pick(['.html', '.htm', '.aspx', '.php'])}`,
      (text) => `${text}/`,
      (text) => `${text}?utm_source=mail&utm_campaign=${Math.floor(random() * 9)}`,
      (text) => (LOCALE.test(text) ? `${text}/?sid=1` : `/tr${text}`),
    ])(path)

  let next = 0
  const add = (address: string, page: string) => {
    const origin = pick([OLD_ORIGIN, OLD_ORIGIN.replace('//', '//www.'), OLD_ORIGIN.replace('http', 'https')])
    if (![...origins(address)].some((each) => truth.has(each))) truth.set(origin + address, page)
  }
  while (truth.size < count) {
    const page = pick(paths.filter((path) => path !== '/'))
    const [kind, id] = [random(), next++]
    const isOfHotel = HOTEL.test(page)
    if (kind < 0.4) add(written(page), page)
    else if (kind < 0.55 && isOfHotel) add(written(ofOldHotel(page)), page)
    else if (kind < 0.7) add(written(inOldWords(page)), page)
    else if (kind < 0.78 && isOfHotel) add(written(inOldWords(ofOldHotel(page))), page)
    else if (kind < 0.84 && !/^\/\w\w$/.test(page))
      add(written(`${page}-${pick(['all-inclusive', 'new', '2024'])}`), page)
    else if (kind < 0.9) {
      const opaque = `${PROGRAMS[id % PROGRAMS.length]}?id=${id}`
      rows.push([opaque, page, pick([301, 302, 308]), ''])
      add(pick([opaque, `${opaque}&fbclid=IwAR${id}`, opaque.replace('?id', '?utm_source=mail&ID')]), page)
    } else if (kind < 0.94) {
      const chain = [`/old-${id}`, `/Old-${id}/b.html`, `/old-${id}/c`]
      chain.forEach((from, at) => rows.push([from, chain[at + 1] ?? page, 301, 'chain']))
      add(pick(chain), page)
    } else if (kind < 0.96 && isOfHotel) {
      const around = [`${page}.asp`, `${page}.ASPX?x=${id}`]
      rows.push([`${page}.asp`, `${page}-b.asp`, 301, ''], [`${page}-b.asp`, `${page}.asp`, 301, 'circle'])
      add(around[0]!, page)
    } else if (kind < 0.975) {
      rows.push([`/campaign-${id}`, '', 410, 'over'])
      add(`/campaign-${id}`, 'gone')
    } else if (kind < 0.99)
      add(`/blog/20${10 + (id % 15)}/${id}-${pick(['how-we-bake', 'staff-party', 'press'])}`, 'lost')
    else truth.set(`https://shop.example/item-${id}`, 'other-site')
  }
  return { addresses: [...truth.keys()], truth, csv: csvText(rows) }
}

function oldName(hotel: string, at: number): string {
  if (at % 6 === 5) return `blue-lagoon-${'abcdefgh'[at % 8]!.repeat(3)}`
  return [`${hotel}-resort-spa`, `${hotel}-beach-hotel`, `hotel-${hotel}`][at % 3]!
}

const origins = (address: string) =>
  ['http://', 'http://www.', 'https://'].map((start) => start + OLD_ORIGIN.replace('http://', '') + address)
