/** Which page is meant by an address of an old site: of the same hotel and kind, with a similar name. A person decides. Pure. */
import type { Locale } from '../../config/locales.ts'
import { parsePath } from '../../routes/paths.ts'
import { parseUrl, type Place } from '../../routes/place.ts'
import { SITE_MAP } from '../../routes/slugs.ts'
import { oldAddress } from './old-address.ts'
import { kindOf, kindsIn, plainWords } from './words.ts'

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

interface KnownHotel {
  hotel: string
  /** The segment that names it. */
  name: string
  sureness: number
  /** A page that the same segment names behind the hotel. */
  kind?: string | undefined
}

/** A name of which so much is alike is similar. */
const LEAST = 0.5
const SURE = { exact: 0.95, kind: 0.9, sharedSegment: 0.8, hint: 0.45, unclear: 0.4, list: 0.4, home: 0.3 }
const HOTEL = { whole: 1, longer: 0.92, shorter: 0.95, doubtful: 0.48 }
/** What hotels add to their names. */
const GENERIC = new Set(
  'beach resort resorts spa hotel hotels otel oteli family deluxe luxury club holiday all inclusive ultra wellness premium collection village'
    .split(' ')
    .flatMap(plainWords),
)
/** Kinds of old sites that are several here, the likeliest first. */
const SEVERAL: Record<string, readonly string[]> = {
  offers: ['summer-deals', 'early-booking', 'kurban'],
  regions: ['turkish-riviera', 'anatolia'],
}
/** What only hotels have: of the whole group, their list is above it. */
const OF_HOTELS = new Set(['rooms', 'gastronomy', 'gallery', 'reservation', 'aquapark'])
/** A hotel has one page where the group has two. */
const AT_HOTEL: Record<string, string> = { 'data-protection': 'kvkk', privacy: 'kvkk' }

/** `known`: old and new paths that people have paired: a hotel's old name is learned from its home page. */
export function createProposals(paths: Iterable<string>, known: Iterable<readonly [from: string, to: string]>) {
  const candidates = [...paths].map(candidateOf)
  const byHotel = Map.groupBy(candidates, ({ locale, hotel }) => `${locale} ${hotel ?? ''}`)
  const hotels = [...new Set(candidates.flatMap(({ hotel }) => hotel ?? []))]
  const names = new Map(hotels.map((hotel) => [hotel, plainWords(hotel)]))
  const common = weights([...names.values()])
  const homes = new Map(
    candidates.filter(({ isHome, hotel }) => isHome && hotel).map(({ path, hotel }) => [path, hotel!]),
  )
  const learned = new Map<string, string>()
  for (const [from, to] of known) {
    const hotel = homes.get(to)
    const name = oldAddress(from).segments.findLast(isName)
    if (hotel && name) learned.set(plainWords(name).join(' '), hotel)
  }

  function hotelIn(all: readonly string[]): KnownHotel | undefined {
    for (const name of all) {
      const hotel = learned.get(plainWords(name).join(' '))
      if (hotel) return { hotel, name, sureness: HOTEL.whole }
    }
    const found = all.flatMap((name) =>
      hotels.map((hotel) => {
        const words = plainWords(name)
        const own = names.get(hotel)!
        const part = share(words, own, common)
        // Of two names that are wholly there, the longer one is meant.
        return {
          hotel,
          name,
          words,
          own,
          part,
          likeness: part >= 0.6 ? part + (part > 0.98 ? own.length * 0.1 : 0) : 0,
        }
      }),
    )
    const best = onlyBest(found)
    if (!best || best.likeness === 0) return undefined
    const { hotel, name, words, own, part } = best
    const left = words.filter((word) => !own.some((each) => alike(word, each) > 0) && !GENERIC.has(word))
    const { kinds, rest } = kindsIn(left.join('-'))
    const isWhole = part > 0.98
    const sureness = isWhole
      ? rest.length > 0
        ? HOTEL.longer
        : HOTEL.whole
      : rest.length > 0
        ? HOTEL.doubtful
        : HOTEL.shorter
    return { hotel, name, sureness, kind: kinds.find((kind) => kind !== 'hotels') }
  }

  function find(locale: Locale, segments: readonly string[]): Found | undefined {
    const named = segments.filter(isName)
    const hotel = hotelIn(named)
    const kinds = segments.flatMap((segment) => kindOf(segment) ?? [])
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
    const others = named.filter((name) => name !== hotel?.name)
    if (others.length === 0) {
      if (kind === undefined || kind === 'home') return home && sure(home, SURE.kind)
      if (list) return sure(list, kinds.includes(ownKind!) ? SURE.kind : SURE.sharedSegment)
    }
    const words = others.flatMap(plainWords)
    const pages = group.filter((each) => isMeant(each) && each !== list && !each.isHome)
    const weight = weights(pages.map((each) => each.words))
    const best = onlyBest(pages.map((each) => ({ ...each, likeness: likeness(words, each.words, weight) })))
    const sureness = best && best.likeness >= LEAST ? surenessOf(words, best, weight) : 0
    // A word that names a kind says more than words that many names share.
    const hints = others.flatMap((name) => kindsIn(name).kinds)
    const hinted = hints.map((hint) => group.find((each) => !each.isDetail && each.kind === hint)).find(Boolean)
    if (hinted && sureness < 0.8 && (kind === undefined || SEVERAL[kind])) return sure(hinted, SURE.hint)
    if (best && sureness > 0) return sure(best, sureness)
    if (above) return sure(above, SURE.list)
    if (hotel) return home && sure(home, SURE.home)
    const all = group.find((each) => each.kind === 'hotels')
    return others.length === 0 && all && OF_HOTELS.has(kind ?? '') ? sure(all, SURE.home) : undefined
  }

  return (from: string): Proposal | undefined => {
    const { locale, segments, isByQuery, unclear } = oldAddress(from)
    const found = find(locale, segments)
    if (!found) return undefined
    if (unclear === undefined) return { ...found, isByQuery }
    const why = `its query may name another page (${unclear})`
    return { path: found.path, sureness: Math.min(found.sureness, SURE.unclear), why, isByQuery }
  }
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

/** A segment that says what a page is called, not what it is. */
const isName = (segment: string) => kindOf(segment) === undefined && plainWords(segment).length > 0

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
    case 'other':
      return Object.values(SITE_MAP).includes(place.url) ? 'site-map' : undefined
    case 'hotel':
      return undefined
  }
}

/** The rarer a word is, the more it says. */
function weights(names: readonly (readonly string[])[]): Weight {
  const counts = new Map<string, number>()
  for (const words of names) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + names.length / (counts.get(word) ?? 1))
}

type Weight = (word: string) => number

/** How much of a page's name is in an old one, 0 to 1. */
function share(old: readonly string[], name: readonly string[], weight: Weight): number {
  return found(old, name, weight) / total(name, weight)
}

/** How much of both is alike, 0 to 1. A word that the page does not have says little: old names were longer. */
function likeness(old: readonly string[], name: readonly string[], weight: Weight): number {
  const unknown = old.filter((each) => !name.some((word) => alike(each, word) > 0)).length
  return found(old, name, weight) / (total(name, weight) + 0.3 * unknown)
}

const total = (words: readonly string[], weight: Weight) => words.reduce((sum, word) => sum + weight(word), 0)

function found(old: readonly string[], name: readonly string[], weight: Weight): number {
  return name.reduce((sum, word) => sum + weight(word) * Math.max(0, ...old.map((each) => alike(each, word))), 0)
}

/** Of two words: 1 if they are one, less where some letters differ, else 0. */
function alike(left: string, right: string): number {
  if (left === right) return 1
  if (Math.min(left.length, right.length) < 4) return 0
  const [pairs, others] = [pairsOf(left), pairsOf(right)]
  const shared = pairs.filter((pair) => others.includes(pair)).length
  const share = (2 * shared) / (pairs.length + others.length)
  return share >= 0.6 ? share : 0
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

/** `undefined` where two are as good. */
function onlyBest<T extends { likeness: number }>(all: readonly T[]): T | undefined {
  const [best, second] = [...all].sort((left, right) => right.likeness - left.likeness)
  return best && (!second || best.likeness - second.likeness > 0.02) ? best : undefined
}
