/** Documents that match a query's words, best first. Pure. */
import type { AskedWord, Meaning } from './meaning.ts'
import { isOfGroup, propertyOfDocument, readPostings, topicOfDocument, type Posting } from './files.ts'
import { coveredBy, factorInPlace, gainsOfPlace, placesIn } from './places.ts'
import type { SearchTopic } from './topics.ts'

export interface Ranked {
  /** Names of documents. */
  documents: string[]
  /** Whether the best document has all words. */
  hasAll: boolean
}

/** Score by the weight of a term. */
const GAIN = [0, 1.4, 1.9, 2.4, 3, 3.7, 4.4, 5.2, 6, 7]
/** Factor for optional words. */
const OPTIONAL = 0.3
/** How much of a word's rarity is that of the meaning that a page has; the rest is that of all its meanings together. */
const OWN_RARITY = 0.65
/** Documents that cover less than this share of the best one's score are dropped. */
const LEAST_COVERED = 0.2

const TOPIC_FACTOR: Partial<Record<SearchTopic, number>> = {
  home: 0.78,
  hotel: 1.15,
  hotels: 1.1,
  region: 1.15,
  gallery: 0.85,
  policies: 0.85,
  privacy: 0.5,
  cookies: 0.55,
  events: 0.85,
  offer: 0.92,
  compare: 0.6,
  certificates: 0.85,
  'management-systems': 0.6,
  philosophy: 0.8,
}
const GROUP_FACTOR = 1.15
/** Of a hotel where a hotel is asked for. */
const HOTEL_ASKED = 1.2

/** `postings`: of every term of the words. */
export function ranked(words: readonly AskedWord[], postings: ReadonlyMap<string, string>, documents: number): Ranked {
  const read = new Map([...postings].map(([term, text]) => [term, readPostings(text)]))
  const scores = new Map<string, { score: number; covered: number; needed: number }>()
  let needed = 0
  let most = 0
  // A place by itself is what the guest looks for; with a subject it says where.
  const places = placesIn(words, read)
  const asksForHotel = words.some(({ isHotel }) => isHotel)
  const inOrder = places ? [...words].sort((left, right) => left.places.length - right.places.length) : words
  for (const word of inOrder) {
    const isWhere = places !== undefined && word.places.length > 0
    const typed = gainsOf(word, read, documents)
    const certainty = word.meanings.reduce((highest, { weight }) => Math.max(highest, weight), 0)
    const rarity = rarityOf(typed.size, documents) * (certainty || 1)
    const gains = isWhere ? gainsOfPlace(typed, scores.keys(), places, rarity) : typed
    if (!word.isOptional) {
      needed++
      most += rarity
    }
    for (const [document, gain] of gains) {
      const entry = scores.get(document) ?? { score: 0, covered: 0, needed: 0 }
      entry.score += gain * word.share * (word.isOptional ? OPTIONAL : 1)
      if (!word.isOptional) {
        entry.covered += rarity * (isWhere ? coveredBy(document, places) : 1)
        entry.needed++
      }
      scores.set(document, entry)
    }
  }
  const found = [...scores].map(([document, { score, covered, needed: had }]) => {
    const coverage = most === 0 ? 1 : covered / most
    const value =
      score *
      coverage *
      (places ? factorInPlace(document, places, topicFactor(document)) : factorOf(document, asksForHotel))
    return { document, coverage, hasAll: had === needed, value }
  })
  const best = found.reduce((highest, { coverage }) => Math.max(highest, coverage), 0)
  const fitting = found
    .filter(({ coverage }) => coverage >= best * LEAST_COVERED)
    .sort((left, right) => right.value - left.value || (left.document < right.document ? -1 : 1))
  return { documents: fitting.map(({ document }) => document), hasAll: fitting.some(({ hasAll }) => hasAll) }
}

function rarityOf(found: number, documents: number): number {
  return Math.log(1 + documents / Math.max(1, found))
}

/** What the word says of each document that has one of its meanings. */
function gainsOf(
  { meanings }: AskedWord,
  postings: ReadonlyMap<string, readonly Posting[]>,
  documents: number,
): Map<string, number> {
  const gains = new Map<string, number>()
  const all = meanings.map((meaning) => weightsOf(meaning, postings))
  const union = rarityOf(new Set(all.flatMap((each) => [...each.keys()])).size, documents)
  for (const [place, meaning] of meanings.entries()) {
    const weights = all[place]!
    const own = rarityOf(weights.size, documents)
    // A rare synonym says more than a frequent one, but not all of what makes it rare is what was asked for.
    const rarity = own ** OWN_RARITY * union ** (1 - OWN_RARITY)
    for (const [document, weight] of weights) {
      const gain = rarity * meaning.weight * GAIN[weight]!
      if (gain > (gains.get(document) ?? 0)) gains.set(document, gain)
    }
  }
  return gains
}

/** Of the documents that have all terms: the least weight of one. */
function weightsOf({ terms }: Meaning, postings: ReadonlyMap<string, readonly Posting[]>): Map<string, number> {
  const [first = [], ...others] = terms.map((term) => postings.get(term) ?? [])
  let weights = new Map(first.map(({ document, weight }) => [document, weight]))
  for (const other of others) {
    const both = new Map<string, number>()
    for (const { document, weight } of other) {
      const known = weights.get(document)
      if (known !== undefined) both.set(document, Math.min(known, weight))
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
    (isGroup ? GROUP_FACTOR : asksForHotel && topicOfDocument(document) === 'hotel' ? HOTEL_ASKED : 1)
  )
}
