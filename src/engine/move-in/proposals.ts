/** Which page is meant by an address of an old site: of the same hotel and kind, with a similar name. A person decides. Pure. */
import { isLocale, type Locale } from '../../config/locales.ts'
import { correctedPaths } from '../../routes/mended-address.ts'
import { parsePath } from '../../routes/paths.ts'
import { parseUrl, type Place } from '../../routes/place.ts'
import { kindOf, plainWords } from './words.ts'

export interface Proposal {
  path: string
  /** 0 to 1. From 0.8 on the name is that of the page; below 0.5 it is only the page above it. */
  sureness: number
}

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

/** A name of which so much is alike is the same. */
const LEAST = 0.5
const ABOVE = { list: 0.4, home: 0.3 }

/** `known`: old and new paths that people have paired: a hotel's old name is learned from its home page. */
export function createProposals(paths: Iterable<string>, known: Iterable<readonly [from: string, to: string]>) {
  const candidates = [...paths].map(candidateOf)
  const byHotel = Map.groupBy(candidates, ({ locale, hotel }) => `${locale} ${hotel ?? ''}`)
  const hotels = [...new Set(candidates.flatMap(({ hotel }) => hotel ?? []))]
  const names = new Map(hotels.map((hotel) => [hotel, plainWords(hotel)]))
  const common = weights([...names.values()])
  const homes = new Map(candidates.filter(({ isHome }) => isHome).map(({ path, hotel }) => [path, hotel!]))
  const learned = new Map<string, string>()
  for (const [from, to] of known) {
    const hotel = homes.get(to)
    const name = namesIn(from).at(-1)
    if (hotel && name) learned.set(plainWords(name).join(' '), hotel)
  }

  /** The hotel that one of the names is, and which of them. */
  function hotelIn(all: readonly string[]): { hotel: string; name: string } | undefined {
    for (const name of all) {
      const hotel = learned.get(plainWords(name).join(' '))
      if (hotel) return { hotel, name }
    }
    const found = all.flatMap((name) =>
      hotels.map((hotel) => ({ hotel, name, likeness: share(plainWords(name), names.get(hotel)!, common) })),
    )
    const best = onlyBest(found)
    return best && best.likeness >= 0.6 ? best : undefined
  }

  return (path: string): Proposal | undefined => {
    const { locale, segments } = partsOf(path)
    const all = namesIn(path)
    const hotel = hotelIn(all)
    // Of a hotel that nobody knows: the group's page of that kind is none of it.
    if (!hotel && all.length > 0 && segments.some((segment) => kindOf(segment) === 'hotels')) return undefined
    const group = byHotel.get(`${locale} ${hotel?.hotel ?? ''}`) ?? []
    const kinds = segments.flatMap((segment) => kindOf(segment) ?? [])
    // The folder of all hotels says nothing of a hotel's page.
    const kind = kinds.findLast((each) => each !== 'hotels') ?? (hotel ? undefined : kinds[0])
    const words = all.filter((name) => name !== hotel?.name).flatMap(plainWords)
    const ofKind = group.filter((each) => kind === undefined || each.kind === kind)
    const list = kind === undefined ? undefined : ofKind.find(({ isDetail }) => !isDetail)
    if (words.length === 0) {
      const page = kind === undefined ? group.find(({ isHome }) => isHome) : list
      return page && { path: page.path, sureness: 0.9 }
    }
    const named = ofKind.filter((each) => each !== list && !each.isHome)
    const weight = weights(named.map((each) => each.words))
    const best = onlyBest(named.map((each) => ({ ...each, likeness: likeness(words, each.words, weight) })))
    if (best && best.likeness >= LEAST) return { path: best.path, sureness: best.likeness }
    if (list) return { path: list.path, sureness: ABOVE.list }
    const home = hotel && group.find(({ isHome }) => isHome)
    return home && { path: home.path, sureness: ABOVE.home }
  }
}

function candidateOf(path: string): Candidate {
  const { locale, url } = parsePath(path)
  const place = parseUrl(url, locale)
  const hotel = 'hotel' in place ? place.hotel : undefined
  const words = plainWords(url.split('/').at(-1)!)
  return {
    ...{ path, locale, hotel, words, kind: kindOfPlace(place) },
    ...{ isDetail: 'slug' in place, isHome: place.kind === 'hotel' },
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
    case 'hotel':
    case 'other':
      return undefined
  }
}

/** Of an old address: 'en-gb' or nothing in front, folders and names behind it, without a file's ending. */
function partsOf(path: string): { locale: Locale; segments: string[] } {
  const [first = '', ...rest] = (correctedPaths(path).at(-1) ?? path).split('/').filter(Boolean)
  const code = /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(first)?.[1]?.toLowerCase()
  const isPrefix = isLocale(code)
  return { locale: isPrefix ? code : 'tr', segments: isPrefix ? rest : [first, ...rest].filter(Boolean) }
}

/** Segments that say what a page is called, not what it is. */
function namesIn(path: string): string[] {
  return partsOf(path).segments.filter((segment) => kindOf(segment) === undefined && plainWords(segment).length > 0)
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
