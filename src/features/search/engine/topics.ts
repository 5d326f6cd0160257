/** What pages are about, whatever their titles say. */
import type { SearchKind } from './kinds.ts'

/** The kind that a page of the topic is shown as. The order is part of the index: a topic's place names it there. */
const TOPICS = {
  home: 'page',
  hotels: 'hotel',
  hotel: 'hotel',
  rooms: 'room',
  room: 'room',
  gastronomy: 'restaurant',
  outlet: 'restaurant',
  spa: 'spa',
  kids: 'kids',
  meeting: 'meeting',
  'beach-pool': 'beach',
  aquapark: 'aquapark',
  shopping: 'page',
  gallery: 'gallery',
  contact: 'contact',
  about: 'page',
  policies: 'page',
  privacy: 'page',
  cookies: 'page',
  certificates: 'page',
  'management-systems': 'page',
  philosophy: 'page',
  event: 'event',
  offer: 'offer',
  region: 'region',
  regions: 'region',
  entertainment: 'page',
  sport: 'page',
  corporate: 'page',
  loyalty: 'page',
  reservation: 'page',
  other: 'page',
  'site-map': 'page',
  search: 'page',
  compare: 'hotel',
  day: 'page',
  events: 'event',
} as const satisfies Record<string, SearchKind>

export type SearchTopic = keyof typeof TOPICS

const NAMES = Object.keys(TOPICS) as SearchTopic[]
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function kindOfTopic(topic: SearchTopic): SearchKind {
  return TOPICS[topic]
}

export function topicLetter(topic: SearchTopic): string {
  return LETTERS[NAMES.indexOf(topic)]!
}

export function topicOfLetter(letter: string): SearchTopic {
  return NAMES[LETTERS.indexOf(letter)] ?? 'other'
}

/** What a language calls things. Texts are read as a guest's are, so that case, marks and endings do not matter. */
export interface SearchWords {
  /** Words that say nothing of what is looked for. */
  stopWords: string
  /** A word of questions whether something is there, and words that an answer begins with which says that it is not. */
  there: { asked: string; no: string }
  /** Words that most pages could be asked for with: they help, but need not be there. */
  weakWords: string
  /** What guests call the pages of a topic: words, and phrases as 'kids+pool', whose words say nothing alone. */
  topics: Partial<Record<SearchTopic, string>>
  /** Each a list of words that mean the same. */
  synonyms: readonly (readonly string[])[]
  /** What is asked where a query is nothing but these words, or others that mean the same. */
  alone: Record<string, string>
}
