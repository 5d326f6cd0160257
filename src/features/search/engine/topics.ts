/** The topics of pages, whatever their titles are. */
import type { SearchKind } from './kinds.ts'

/** The kind of result of each topic. The order is part of the index: a topic's letter follows from its position. */
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

/** A language's words for the search. They are stemmed like a query, so case, diacritics and endings do not matter. */
export interface SearchWords {
  /** Words without a meaning for the search. */
  stopWords: string
  /** Recognises what a hotel has not or is not: words of questions whether it has or is it, and first words of answers that deny it. */
  denial: { question: string; answer: string }
  /** Words that fit most pages: they add to a page's score, but it need not have them. */
  weakWords: string
  /** Guests' words for the pages of a topic. 'kids+pool' is a phrase, whose single words do not stand for the topic. Words after '|' stand for the group's page alone, and for little where it does not say them: each hotel's says itself whether it has pebbles. */
  topics: Partial<Record<SearchTopic, string>>
  /** Words and phrases with the same meaning, separated by ', '. */
  synonyms: readonly string[]
  /** Clearer queries for whole queries of these words or their synonyms, or of stop words alone. */
  rewrites: Record<string, string>
}
