/** The searchable content of a page, and its weighted terms. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { isCyrillic, wordsOf } from './fold.ts'
import { termOf } from './stems.ts'
import type { SearchTopic } from './topics.ts'
import { languageTerms, placeTerm, sameTerms, withPhrases } from './words/index.ts'

export interface SearchDocument {
  path: string
  title: string
  topic: SearchTopic
  /** Name of its hotel. */
  hotel?: string
  /** Name of the region that it or its hotel is in. */
  region?: string
  /** On a hotel's contact page: town and province of its address. */
  towns?: string[]
  /** Last segment of its path, as words. */
  slug: string
  headings: string[]
  /** Short statements: features, facts, names of listed items. */
  facts: string[]
  text: string
}

/** The group's page of a subject goes before the hotels' pages of it: a query without a hotel's name is about all. */
const SUBJECTS: ReadonlySet<SearchTopic> = new Set([
  'contact',
  'spa',
  'kids',
  'meeting',
  'beach-pool',
  'shopping',
  'about',
  'policies',
  'privacy',
  'certificates',
  'management-systems',
  'philosophy',
])

/** Terms with weights from 1 to 9: 'pool9 sea2'. A string is the cheapest to pass between threads. */
export type WeighedTerms = string

const MAX_WEIGHT = 9
/** A heading stands in the text, too. */
const WEIGHTS = { topic: 7, unsaid: 3, home: 7, slug: 7, hotel: 5, heading: 3, region: 4, fact: 3 }
/** Weight of a title's word, by the number of its words besides the hotel's name. */
const TITLE_WEIGHTS = [9, 9, 8, 8, 7]
/** Weight of a word of the text, by how often it occurs. */
const TEXT_WEIGHTS = [0, 1, 2, 2, 3]
/** In shorter texts each word weighs one more. */
const SHORT_TEXT_WORDS = 160

export function documentTerms(document: SearchDocument, locale: Locale): WeighedTerms {
  const { title, topic, hotel = '', region = '', towns = [], slug, headings, facts, text } = document
  const weights = new Map<string, number>()
  const repeated = new Set<string>()
  /** A term that occurs in several fields weighs one more than in the best of them. */
  const raise = (stem: string, weight: number) => {
    const before = weights.get(stem)
    const raised = before === undefined ? weight : Math.max(weight, before) + Number(!repeated.has(stem))
    if (before !== undefined) repeated.add(stem)
    weights.set(stem, Math.min(raised, MAX_WEIGHT))
  }
  const raiseTerms = (texts: readonly string[], weight: number) => {
    const terms = texts.flatMap((each) => withPhrases(stemsIn(each, locale), locale))
    for (const term of new Set(terms)) raise(term, weight)
  }

  const counts = new Map<string, number>()
  const textStems = stemsIn(text, locale)
  for (const stem of withPhrases(textStems, locale)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const bonus = Number(textStems.length < SHORT_TEXT_WORDS)
  for (const [stem, count] of counts) weights.set(stem, TEXT_WEIGHTS[Math.min(count, TEXT_WEIGHTS.length - 1)]! + bonus)
  raiseTerms(facts, WEIGHTS.fact)
  for (const term of facts.flatMap((fact) => numberedTerms(fact, locale))) raise(term, WEIGHTS.fact)
  raiseTerms(headings, WEIGHTS.heading)
  raiseTerms([slug], WEIGHTS.slug)
  const { topics, hotelTopics } = languageTerms(locale)
  const shared = new Set(hotelTopics.get(topic))
  const isSubject = !hotel && SUBJECTS.has(topic)
  // A page that lacks a topic's word leads for it only if no page says it.
  const said = new Set(weights.keys())
  const isSaid = (term: string) => [term, ...sameTerms(term, locale)].some((each) => said.has(each))
  for (const term of hotel ? shared : new Set(topics.get(topic))) {
    if (shared.has(term)) raise(term, isSubject ? MAX_WEIGHT : WEIGHTS.topic)
    else raise(term, isSaid(term) ? WEIGHTS.topic : WEIGHTS.unsaid)
  }
  const hotelStems = new Set(stemsIn(hotel, locale))
  const titleStems = stemsIn(title, locale).filter((stem) => !hotelStems.has(stem))
  const titleWeight = TITLE_WEIGHTS[Math.min(titleStems.length, TITLE_WEIGHTS.length - 1)]!
  for (const stem of new Set(withPhrases(titleStems, locale))) raise(stem, titleWeight)
  const nameWeight = topic === 'hotel' ? WEIGHTS.home : WEIGHTS.hotel
  raiseTerms([hotel], nameWeight)
  raiseTerms([region], topic === 'region' ? MAX_WEIGHT : WEIGHTS.region)
  // Guests also type names unstemmed or as one word.
  for (const plain of [...joinedNames(hotel, locale), ...cyrillicWords(`${title} ${hotel} ${region}`, locale)])
    if (!weights.has(plain)) weights.set(plain, nameWeight)
  // Only one page of a hotel needs its places: the ranking finds the others by their property.
  const places = topic === 'hotel' || topic === 'region' ? [region, ...towns] : towns
  for (const place of places.map((name) => stemsIn(name, locale)))
    if (place.length > 0) weights.set(placeTerm(place), MAX_WEIGHT)
  return Array.from(weights, ([term, weight]) => term + weight).join(' ')
}

/** Stems by word; '' for stop words. A site uses the same few thousand words. */
const stemCache = new Map<Locale, Map<string, string>>()
const MAX_CACHED_STEMS = 60_000

/** The stems of all words except stop words. */
function stemsIn(text: string, locale: Locale): string[] {
  let cached = stemCache.get(locale)
  if (!cached || cached.size > MAX_CACHED_STEMS) stemCache.set(locale, (cached = new Map()))
  const stems: string[] = []
  for (const word of wordsOf(text)) {
    let stem = cached.get(word)
    if (stem === undefined) cached.set(word, (stem = significantStem(word, locale)))
    if (stem !== '') stems.push(stem)
  }
  return stems
}

function significantStem(word: string, locale: Locale): string {
  const { stem, plain } = termOf(word, locale)
  const isSignificant = (plain.length > 1 || /\d/.test(plain)) && !languageTerms(locale).stopWords.has(plain)
  return isSignificant ? stem : ''
}

function cyrillicWords(text: string, locale: Locale): string[] {
  return wordsOf(text)
    .filter(isCyrillic)
    .map((word) => termOf(word, locale).plain)
}

/** A number and its unit as one term: '4guest'. */
function numberedTerms(fact: string, locale: Locale): string[] {
  const words = wordsOf(fact)
  return words.slice(1).flatMap((word, place) => {
    const number = words[place]!
    return /^\d+$/.test(number) && !/\d/.test(word) ? number + termOf(word, locale).stem : []
  })
}

/** The hotel or region that a document is about. */
export function nameOf({ topic, hotel, region }: SearchDocument): string | undefined {
  return topic === 'hotel' ? hotel : topic === 'region' ? region : undefined
}

/** 'Crystal De Luxe' is also written 'De-luxe' and 'Crystaldeluxe'. */
function joinedNames(hotel: string, locale: Locale): string[] {
  const words = wordsOf(hotel)
  return words.slice(1).map((word, place) => termOf(words[place]! + word, locale).stem)
}
