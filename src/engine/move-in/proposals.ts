/** Which page is meant by an address of an old site: of the same hotel and kind, with a similar name. A person decides. Pure. */
import { DEFAULT_LOCALE, type Locale } from '../../config/locales.ts'
import { isFilePath } from '../../routes/mended-address.ts'
import { parsePath } from '../../routes/paths.ts'
import { parseUrl, type Place } from '../../routes/place.ts'
import { SITE_MAP } from '../../site/pages.ts'
import { createHotelNames } from './hotel-names.ts'
import { alike, likeness, onlyBest, share, weights, type Weight } from './likeness.ts'
import { doubtOf, languageOfWords, oldAddress, type OldAddress } from './old-address.ts'
import { isName, kindOf, kindsIn, plainWords } from './words.ts'

export interface Proposal {
  path: string
  /** 0 to 1: how often such a proposal is right. From 0.5 on a name is that of the page; to 0.4 it is only the page above it. */
  sureness: number
  why?: string
  /** Whether it holds for that query alone. */
  isByQuery: boolean
}

type Found = Pick<Proposal, 'path' | 'sureness'>

interface Candidate {
  path: string
  locale: Locale
  hotel: string | undefined
  /** Of a detail that of its list: 'rooms'. */
  kind: string | undefined
  /** Words of the last part of its address. */
  words: readonly string[]
  /** Below the list of its kind: a room, an outlet, an event, a region. */
  isDetail: boolean
  isHome: boolean
}

/** A name of which so much is alike is similar. */
const LEAST = 0.5
/** Where nobody can tell what the query names. */
export const UNCLEAR = 0.4
const SURE = { exact: 0.95, kind: 0.9, sharedSegment: 0.8, hint: 0.45, list: 0.4, home: 0.3 }
/** Kinds of old sites that are several here, the likeliest first. */
const SEVERAL: Record<string, readonly string[]> = {
  offers: ['summer-deals', 'early-booking', 'kurban'],
  regions: ['turkish-riviera', 'anatolia'],
}
/** Between a place and its hotels. */
const PLACE_WORDS = new Set('in at de da te ta bolgesi region'.split(' ').flatMap(plainWords))
/** What only hotels have: of the whole group, their list is above it. */
const OF_HOTELS = new Set(['rooms', 'gastronomy', 'gallery', 'reservation', 'aquapark'])
/** A hotel has one page where the group has two. */
const AT_HOTEL: Record<string, string> = { 'data-protection': 'kvkk', privacy: 'kvkk' }

/** `known`: old and new paths that people have paired: a hotel's old name is learned from its home page. */
export function createProposals(paths: Iterable<string>, known: Iterable<readonly [from: string, to: string]>) {
  const candidates = [...paths].map(candidateOf)
  const byHotel = Map.groupBy(candidates, ({ locale, hotel }) => `${locale} ${hotel ?? ''}`)
  const hotels = [...new Set(candidates.flatMap(({ hotel }) => hotel ?? []))]
  const homes = new Map(
    candidates.filter(({ isHome, hotel }) => isHome && hotel).map(({ path, hotel }) => [path, hotel!]),
  )
  const learned = new Map<string, string>()
  for (const [from, to] of known) {
    const hotel = homes.get(to)
    const name = oldAddress(from).segments.findLast(isName)
    if (hotel && name) learned.set(name, hotel)
  }

  const hotelIn = createHotelNames(hotels, learned)

  return (from: string): Proposal | undefined => {
    // A picture's name may have words of a page, and no visitor looks for one there.
    if (isFilePath(from.split('?', 1)[0]!)) return undefined
    const address = oldAddress(from)
    const { isByQuery, unclear } = address
    const found = find(address, { hotelIn, byHotel })
    if (!found) return undefined
    if (unclear.length === 0) return { ...found, isByQuery }
    return { path: found.path, sureness: Math.min(found.sureness, UNCLEAR), why: doubtOf(unclear), isByQuery }
  }
}

interface Site {
  hotelIn: ReturnType<typeof createHotelNames>
  /** The group's pages are those of ''. */
  byHotel: ReadonlyMap<string, readonly Candidate[]>
}

function find({ segments, ...address }: OldAddress, { hotelIn, byHotel }: Site): Found | undefined {
  const hotel = hotelIn(segments)
  const besides = segments.filter((segment) => segment !== hotel?.name)
  // A hotel's name is of no language, and no kind of page.
  const locale = address.locale ?? languageOfWords([...besides, hotel?.rest ?? '']) ?? DEFAULT_LOCALE
  const named = besides.filter(isName)
  const kinds = besides.flatMap((segment) => kindOf(segment) ?? [])
  const region = !hotel && named.length > 0 && kinds.length < 2 ? regionIn(byHotel.get(`${locale} `), named) : undefined
  if (region) return { path: region.path, sureness: SURE.kind }
  // Of a hotel that nobody knows: the group's page of that kind is none of it.
  if (!hotel && named.length > 0 && kinds.includes('hotels')) return undefined
  const group = byHotel.get(`${locale} ${hotel?.hotel ?? ''}`) ?? []
  const home = group.find(({ isHome }) => isHome)
  const sure = (page: Candidate, sureness: number): Found => ({
    path: page.path,
    sureness: sureness * (hotel?.sureness ?? 1),
  })
  // The folder of all hotels says nothing of a hotel's page.
  const ownKind = kinds.findLast((each) => each !== 'hotels') ?? hotel?.kind ?? (hotel ? undefined : kinds[0])
  const kind = ownKind !== undefined && hotel ? (AT_HOTEL[ownKind] ?? ownKind) : ownKind
  const isMeant = ofKinds(kind)
  const list = group.find((each) => !each.isDetail && each.kind === kind && kind !== undefined)
  const above =
    list ?? SEVERAL[kind ?? '']?.flatMap((one) => group.find((each) => !each.isDetail && each.kind === one) ?? [])[0]
  const last = segments.at(-1)
  const exact = last !== hotel?.name && exactIn(group, last)
  if (exact) return sure(exact, SURE.exact)
  if (named.length === 0) {
    if (kind === undefined || kind === 'home') return home && sure(home, SURE.kind)
    if (list) return sure(list, kinds.includes(ownKind!) ? SURE.kind : SURE.sharedSegment)
  }
  const words = named.flatMap(plainWords)
  const pages = group.filter((each) => isMeant(each) && each !== list && !each.isHome)
  const weight = weights(pages.map((each) => each.words))
  const best = onlyBest(pages.map((each) => ({ ...each, likeness: likeness(words, each.words, weight) })))
  const sureness = best && best.likeness >= LEAST ? surenessOf(words, best, weight) : 0
  // A word that names a kind says more than words that many names share.
  const hints = named.flatMap((name) => kindsIn(name).kinds)
  const hinted = hints.map((hint) => group.find((each) => !each.isDetail && each.kind === hint)).find(Boolean)
  if (hinted && sureness < 0.8 && (kind === undefined || SEVERAL[kind])) return sure(hinted, SURE.hint)
  if (best && sureness > 0) return sure(best, sureness)
  if (above) return sure(above, SURE.list)
  if (hotel) return home && sure(home, SURE.home)
  const all = group.find((each) => each.kind === 'hotels')
  return named.length === 0 && all && OF_HOTELS.has(kind ?? '') ? sure(all, SURE.home) : undefined
}

/** 'belek-hotels', 'hotels-in-side': the region's page lists them. */
function regionIn(group: readonly Candidate[] = [], named: readonly string[]): Candidate | undefined {
  const { kinds, rest } = kindsIn(named.join('-'))
  if (kinds.some((kind) => kind !== 'hotels' && kind !== 'regions')) return undefined
  const words = rest.filter((word) => !PLACE_WORDS.has(word)).join(' ')
  const regions = group.filter(({ isDetail, kind }) => isDetail && SEVERAL.regions!.includes(kind!))
  return regions.find((each) => each.words.join(' ') === words)
}

/** The words of a page in any order, and none besides. */
function exactIn(group: readonly Candidate[], segment: string | undefined): Candidate | undefined {
  const key = (words: readonly string[]) => [...words].sort().join(' ')
  const meant = segment === undefined ? '' : key(plainWords(segment))
  const found = group.filter(({ words, isHome }) => !isHome && meant !== '' && key(words) === meant)
  return found.length === 1 ? found[0] : undefined
}

function ofKinds(kind: string | undefined): (candidate: Candidate) => boolean {
  const kinds = kind === undefined ? undefined : (SEVERAL[kind] ?? [kind])
  return (candidate) => !kinds || (candidate.kind !== undefined && kinds.includes(candidate.kind))
}

/** A page's whole name among other words is surer than a part of it. */
function surenessOf(old: readonly string[], page: Candidate & { likeness: number }, weight: Weight): number {
  const { words: name, likeness } = page
  const matched = old.filter((each) => name.some((word) => alike(each, word) > 0)).length
  return share(old, name, weight) > 0.9 ? 0.55 + (0.4 * matched) / old.length : likeness * 0.7
}

function candidateOf(path: string): Candidate {
  const { locale, url } = parsePath(path)
  const place = parseUrl(url, locale)
  const hotel = 'hotel' in place ? place.hotel : undefined
  const words = plainWords(url.split('/').at(-1)!)
  return {
    ...{ path, locale, hotel, words, kind: kindOfPlace(place) },
    ...{
      isDetail: 'slug' in place,
      isHome: place.kind === 'hotel' || (place.kind === 'static' && place.page === 'home'),
    },
  }
}

function kindOfPlace(place: Place): string | undefined {
  switch (place.kind) {
    case 'room':
      return 'rooms'
    case 'outlet':
      return 'gastronomy'
    case 'event':
    case 'event-list':
      return 'events'
    case 'hotel-list':
      return 'hotels'
    case 'hotel-page':
    case 'static':
      return place.page
    case 'region':
      return place.list
    case 'hotel-day':
      return 'day'
    case 'hotel-week':
      return 'week'
    case 'other':
      return Object.values(SITE_MAP).includes(place.url) ? 'site-map' : undefined
    case 'hotel':
      return undefined
  }
}
