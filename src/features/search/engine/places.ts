/** Queries with a place and a subject, such as 'golf Side': the guest wants a hotel there rather than any page that mentions both. Pure. */
import { isOfGroup, propertyOfDocument, topicOfDocument, type Posting } from './files.ts'
import type { QueryWord } from './meaning.ts'

export interface Places {
  /** Whether the page belongs to a hotel or region in one of the places. */
  has(document: string): boolean
  /** Whether the query has the word 'hotel'. */
  asksForHotel: boolean
}

/** Score factors, tuned on judged queries. */
const FACTOR = {
  /** Pages about many hotels mention everything, the page of all regions most of all. */
  group: 0.85,
  regions: 0.65,
  region: 1.1,
  event: 1.2,
  hotel: 1.15,
  hotelWord: 1.8,
  /** A room or restaurant, if the query has the word 'hotel'. */
  part: 0.8,
  elsewhere: 0.6,
}
/** A page in the place gains this multiple of the place name's rarity. */
const IN_PLACE_FACTOR = 2.4
/** How much more it may gain if its text names the place. */
const NAMED_FACTOR = 1.45
/** Share that a page elsewhere covers by mentioning the place. */
const MENTION_COVERAGE = { event: 0.8, other: 0.4 }

/** Returns `undefined` if the query names no place, or nothing but a place. */
export function placesIn(
  words: readonly QueryWord[],
  postings: ReadonlyMap<string, readonly Posting[]>,
): Places | undefined {
  if (!words.some(({ isOptional, places }) => !isOptional && places.length === 0)) return undefined
  const documents = words.flatMap(({ places }) => places.flatMap((term) => postings.get(term) ?? []))
  if (documents.length === 0) return undefined
  const named = new Set(documents.map(({ document }) => document))
  const properties = new Set([...named].map(propertyOfDocument).filter((property) => !isOfGroup(property)))
  return {
    has: (document) => named.has(document) || properties.has(propertyOfDocument(document)),
    asksForHotel: words.some(({ isHotel }) => isHotel),
  }
}

/**
 * Each document's gain from a place's name. `mentions`: gains of documents with the name in their text. `candidates`: documents found by the other words;
 * they gain if they lie there, even without the name.
 */
export function gainsOfPlace(
  mentions: ReadonlyMap<string, number>,
  candidates: Iterable<string>,
  places: Places,
  rarity: number,
): Map<string, number> {
  const base = rarity * IN_PLACE_FACTOR
  const gains = new Map<string, number>()
  for (const document of candidates) if (places.has(document)) gains.set(document, base)
  for (const [document, gain] of mentions) {
    const inside = Math.max(base, Math.min(gain, base * NAMED_FACTOR))
    gains.set(document, places.has(document) ? inside : gain * coveredBy(document, places))
  }
  return gains
}

/** How well a document with the place's name satisfies it, from 0 to 1. */
export function coveredBy(document: string, places: Places): number {
  if (places.has(document)) return 1
  return topicOfDocument(document) === 'event' ? MENTION_COVERAGE.event : MENTION_COVERAGE.other
}

/** `topicFactor`: the document's factor in queries without a place. */
export function factorInPlace(document: string, places: Places, topicFactor: number): number {
  const topic = topicOfDocument(document)
  const { asksForHotel } = places
  if (isOfGroup(propertyOfDocument(document))) {
    if (topic === 'event' || topic === 'regions') return FACTOR[topic]
    if (topic === 'region' && !places.has(document)) return FACTOR.group * FACTOR.elsewhere
    return topic === 'region' && !asksForHotel ? FACTOR.region : FACTOR.group
  }
  const factor = topicFactor * (places.has(document) ? 1 : FACTOR.elsewhere)
  if (topic === 'hotel') return factor * (asksForHotel ? FACTOR.hotelWord : FACTOR.hotel)
  return factor * (asksForHotel && (topic === 'room' || topic === 'outlet') ? FACTOR.part : 1)
}
