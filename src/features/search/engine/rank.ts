/** Documents that match a query's words, best first. Pure. */
import type { QueryWord, Meaning } from './meaning.ts'
import { isOfGroup, propertyOfDocument, readPostings, topicOfDocument, type Posting } from './files.ts'
import { coveredBy, factorInPlace, gainsOfPlace, placesIn } from './places.ts'
import type { SearchTopic } from './topics.ts'

export interface Ranked {
  /** Names of documents. */
  documents: string[]
  /** Whether the best document has all words. */
  hasAll: boolean
}

/** Gain by the weight of a term in a document. */
const GAIN_BY_WEIGHT = [0, 1.4, 1.9, 2.4, 3, 3.7, 4.4, 5.2, 6, 7]
/** Share that counts of words that pages need not have. */
export const OPTIONAL_FACTOR = 0.3
/** Exponent of the rarity of the matching meaning; the rest is the rarity of all meanings of the word together. */
const OWN_RARITY_SHARE = 0.65
/** Share of the best page's score from which another suits equally well. */
const ALIKE_SHARE = 0.99
const SEVERAL = 4
/** Documents below this share of the best coverage are dropped. */
const MIN_COVERAGE = 0.2

const TOPIC_FACTOR: Partial<Record<SearchTopic, number>> = {
  home: 0.78,
  hotel: 1.15,
  hotels: 1.1,
  region: 1.15,
  gallery: 0.85,
  policies: 0.85,
  privacy: 0.5,
  cookies: 0.55,
  offer: 0.92,
  compare: 0.6,
  certificates: 0.85,
  'management-systems': 0.6,
  philosophy: 0.8,
}
const GROUP_FACTOR = 1.15
/** A hotel's own page, if the query has the word 'hotel'. */
const HOTEL_WORD_FACTOR = 1.2

/** `postings`: by term. `documents`: their number in the whole index. */
export function ranked(words: readonly QueryWord[], postings: ReadonlyMap<string, string>, documents: number): Ranked {
  const parsed = new Map([...postings].map(([term, text]) => [term, readPostings(text)]))
  const scores = new Map<string, { score: number; covered: number; required: number }>()
  let required = 0
  let total = 0
  // A place by itself is the subject; beside a subject it limits the results.
  const places = placesIn(words, parsed)
  const asksForHotel = words.some(({ isHotel }) => isHotel)
  // Subjects first: a place adds to the documents that they found.
  const inOrder = places ? [...words].sort((left, right) => left.places.length - right.places.length) : words
  for (const word of inOrder) {
    const isPlace = places !== undefined && word.places.length > 0
    const matches = gainsOf(word, parsed, documents)
    const certainty = word.meanings.reduce((highest, { weight }) => Math.max(highest, weight), 0)
    const rarity = rarityOf(matches.size, documents) * (certainty || 1)
    const gains = isPlace ? gainsOfPlace(matches, scores.keys(), places, rarity) : matches
    if (!word.isOptional) {
      required++
      total += rarity
    }
    for (const [document, gain] of gains) {
      const entry = scores.get(document) ?? { score: 0, covered: 0, required: 0 }
      entry.score += gain * word.share * (word.isOptional ? OPTIONAL_FACTOR : 1)
      if (!word.isOptional) {
        entry.covered += rarity * (isPlace ? coveredBy(document, places) : 1)
        entry.required++
      }
      scores.set(document, entry)
    }
  }
  const candidates = [...scores].map(([document, entry]) => {
    const coverage = total === 0 ? 1 : entry.covered / total
    const factor = places ? factorInPlace(document, places, topicFactor(document)) : factorOf(document, asksForHotel)
    return { document, coverage, hasAll: entry.required === required, value: entry.score * coverage * factor }
  })
  if (!places) raiseGroup(candidates)
  const best = candidates.reduce((highest, { coverage }) => Math.max(highest, coverage), 0)
  const fitting = candidates
    .filter(({ coverage }) => coverage >= best * MIN_COVERAGE)
    .sort((left, right) => right.value - left.value || (left.document < right.document ? -1 : 1))
  return { documents: fitting.map(({ document }) => document), hasAll: fitting.some(({ hasAll }) => hasAll) }
}

/** Where pages of a subject suit equally well for several hotels, the guest asks for none of these: the group's page of it goes before them. */
function raiseGroup(candidates: readonly { document: string; value: number }[]): void {
  const byTopic = Map.groupBy(candidates, ({ document }) => topicOfDocument(document))
  for (const pages of byTopic.values()) {
    const [ofGroup = [], ofHotels = []] = [true, false].map((isGroup) =>
      pages.filter(({ document }) => isOfGroup(propertyOfDocument(document)) === isGroup),
    )
    const best = ofHotels.reduce((highest, { value }) => Math.max(highest, value), 0)
    if (ofHotels.filter(({ value }) => value >= best * ALIKE_SHARE).length < SEVERAL) continue
    for (const page of ofGroup) page.value = Math.max(page.value, best + page.value * 0.01)
  }
}

function rarityOf(matches: number, documents: number): number {
  return Math.log(1 + documents / Math.max(1, matches))
}

/** The gain of each document from the best of the word's meanings that it has. */
function gainsOf(
  { meanings }: QueryWord,
  postings: ReadonlyMap<string, readonly Posting[]>,
  documents: number,
): Map<string, number> {
  const gains = new Map<string, number>()
  const weightsByMeaning = meanings.map((meaning) => weightsOf(meaning, postings))
  const union = rarityOf(new Set(weightsByMeaning.flatMap((each) => [...each.keys()])).size, documents)
  for (const [place, meaning] of meanings.entries()) {
    const weights = weightsByMeaning[place]!
    const own = rarityOf(weights.size, documents)
    // A rare synonym counts more than a frequent one, but less than its own rarity: the guest did not type it.
    const rarity = own ** OWN_RARITY_SHARE * union ** (1 - OWN_RARITY_SHARE)
    for (const [document, weight] of weights) {
      const gain = rarity * meaning.weight * GAIN_BY_WEIGHT[weight]!
      if (gain > (gains.get(document) ?? 0)) gains.set(document, gain)
    }
  }
  return gains
}

/** Documents that have all terms, with the lowest weight among these. */
function weightsOf({ terms }: Meaning, postings: ReadonlyMap<string, readonly Posting[]>): Map<string, number> {
  const [first = [], ...others] = terms.map((term) => postings.get(term) ?? [])
  let weights = new Map(first.map(({ document, weight }) => [document, weight]))
  for (const other of others) {
    const both = new Map<string, number>()
    for (const { document, weight } of other) {
      const before = weights.get(document)
      if (before !== undefined) both.set(document, Math.min(before, weight))
    }
    weights = both
  }
  return weights
}

function topicFactor(document: string): number {
  return TOPIC_FACTOR[topicOfDocument(document)] ?? 1
}

function factorOf(document: string, asksForHotel: boolean): number {
  const isGroup = isOfGroup(propertyOfDocument(document))
  return (
    topicFactor(document) *
    (asksForHotel && topicOfDocument(document) === 'hotel' ? HOTEL_WORD_FACTOR : isGroup ? GROUP_FACTOR : 1)
  )
}
