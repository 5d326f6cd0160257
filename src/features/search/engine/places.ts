/** Queries that name a place and a subject, such as 'golf Side': they ask for a hotel there rather than for what mentions both. Pure. */
import { isOfGroup, propertyOfDocument, topicOfDocument, type Posting } from './files.ts'
import type { AskedWord } from './meaning.ts'

export interface Places {
  /** Whether it is a page of a hotel or region that lies there. */
  has(document: string): boolean
  asksForHotel: boolean
}

/** Found by trial over judged queries. */
const FACTOR = {
  /** Of pages about many hotels, which mention everything; of those about all regions most of all. */
  group: 0.85,
  regions: 0.65,
  region: 1.1,
  event: 1.2,
  hotel: 1.15,
  hotelAsked: 1.8,
  /** Of a room or restaurant where a hotel was asked for. */
  part: 0.8,
  elsewhere: 0.6,
}
/** What a page has of its place's rarity, and how much more where the page names it. */
const IN_PLACE = 2.4
const NAMED = 1.45
const MENTIONED = { event: 0.8, other: 0.4 }

/** `undefined`: the words name no place, or nothing else. */
export function placesIn(
  words: readonly AskedWord[],
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

/** What a place's name says of each document. `others`: found by the other words, which need not name the place to lie there. */
export function gainsOfPlace(
  typed: ReadonlyMap<string, number>,
  others: Iterable<string>,
  places: Places,
  rarity: number,
): Map<string, number> {
  const base = rarity * IN_PLACE
  const gains = new Map<string, number>()
  for (const document of others) if (places.has(document)) gains.set(document, base)
  for (const [document, gain] of typed) {
    const inside = Math.max(base, Math.min(gain, base * NAMED))
    gains.set(document, places.has(document) ? inside : gain * coveredBy(document, places))
  }
  return gains
}

/** 0 to 1: how much of a place a document that names it covers. */
export function coveredBy(document: string, places: Places): number {
  if (places.has(document)) return 1
  return topicOfDocument(document) === 'event' ? MENTIONED.event : MENTIONED.other
}

/** `ofTopic`: the factor of its topic where no place is asked for. */
export function factorInPlace(document: string, places: Places, ofTopic: number): number {
  const topic = topicOfDocument(document)
  const { asksForHotel } = places
  if (isOfGroup(propertyOfDocument(document))) {
    if (topic === 'event' || topic === 'regions') return FACTOR[topic]
    if (topic === 'region' && !places.has(document)) return FACTOR.group * FACTOR.elsewhere
    return topic === 'region' && !asksForHotel ? FACTOR.region : FACTOR.group
  }
  const near = ofTopic * (places.has(document) ? 1 : FACTOR.elsewhere)
  if (topic === 'hotel') return near * (asksForHotel ? FACTOR.hotelAsked : FACTOR.hotel)
  return near * (asksForHotel && (topic === 'room' || topic === 'outlet') ? FACTOR.part : 1)
}
