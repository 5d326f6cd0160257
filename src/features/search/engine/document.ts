/** What a page is found by, and the terms that follow from it. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { isCyrillic, wordsOf } from './fold.ts'
import { termOf } from './stems.ts'
import type { SearchTopic } from './topics.ts'
import { languageTerms, placeTerm, withPhrases } from './words/index.ts'

export interface SearchDocument {
  path: string
  title: string
  topic: SearchTopic
  /** Name of its hotel. */
  hotel?: string
  /** Name of the region that it or its hotel is in. */
  region?: string
  /** Of a hotel's contact page: town and province of its address. */
  towns?: string[]
  /** Last part of its address, in words. */
  slug: string
  headings: string[]
  /** Short statements: features, facts, names of what it lists. */
  facts: string[]
  text: string
}

/** Terms, each with a figure of 1 to 9 that says how much a page is about it: 'pool9 sea2'. One text, since many of them travel between threads. */
export type WeighedTerms = string

const MOST = 9
const WEIGHTS = { topic: 7, home: 7, slug: 7, hotel: 5, heading: 4, region: 4, fact: 3 }
/** By how many words a title has besides its hotel's name: the fewer, the more each says. */
const TITLE = [9, 9, 8, 8, 7]
/** Times in the text → weight. */
const TEXT = [0, 1, 2, 2, 3]
/** Each word of a text with no more of them says more. */
const SHORT_TEXT = 160

export function documentTerms(document: SearchDocument, locale: Locale): WeighedTerms {
  const { title, topic, hotel = '', region = '', towns = [], slug, headings, facts, text } = document
  const weights = new Map<string, number>()
  const again = new Set<string>()
  /** What is said in several places weighs one more than in the best of them. */
  const raise = (stem: string, weight: number) => {
    const known = weights.get(stem)
    const raised = known === undefined ? weight : Math.max(weight, known) + Number(!again.has(stem))
    if (known !== undefined) again.add(stem)
    weights.set(stem, Math.min(raised, MOST))
  }
  const words = (texts: readonly string[], weight: number) => {
    const terms = texts.flatMap((of) => withPhrases(stemsIn(of, locale), locale))
    for (const term of new Set(terms)) raise(term, weight)
  }

  const times = new Map<string, number>()
  const said = stemsIn(text, locale)
  for (const stem of withPhrases(said, locale)) times.set(stem, (times.get(stem) ?? 0) + 1)
  const more = Number(said.length < SHORT_TEXT)
  for (const [stem, count] of times) weights.set(stem, TEXT[Math.min(count, TEXT.length - 1)]! + more)
  words(facts, WEIGHTS.fact)
  for (const figured of facts.flatMap((fact) => figuredTerms(fact, locale))) raise(figured, WEIGHTS.fact)
  words(headings, WEIGHTS.heading)
  words([slug], WEIGHTS.slug)
  for (const term of new Set(languageTerms(locale).topics.get(topic))) raise(term, WEIGHTS.topic)
  const ofHotel = new Set(stemsIn(hotel, locale))
  const own = stemsIn(title, locale).filter((stem) => !ofHotel.has(stem))
  for (const stem of new Set(withPhrases(own, locale))) raise(stem, TITLE[Math.min(own.length, TITLE.length - 1)]!)
  const ofName = topic === 'hotel' ? WEIGHTS.home : WEIGHTS.hotel
  words([hotel], ofName)
  words([region], topic === 'region' ? MOST : WEIGHTS.region)
  // Names are asked for as they are written, too.
  for (const plain of [...joinedNames(hotel, locale), ...cyrillicWords(`${title} ${hotel} ${region}`, locale)])
    if (!weights.has(plain)) weights.set(plain, ofName)
  // A hotel's other pages are where it is: the search takes them by the property.
  const places = topic === 'hotel' || topic === 'region' ? [region, ...towns] : towns
  for (const place of places.map((name) => stemsIn(name, locale)))
    if (place.length > 0) weights.set(placeTerm(place), MOST)
  return Array.from(weights, ([term, weight]) => term + weight).join(' ')
}

/** The same few thousand words make up a site. */
const MOST_KEPT = 60_000
const kept = new Map<Locale, Map<string, string>>()

/** Of all words but those that say nothing. */
function stemsIn(text: string, locale: Locale): string[] {
  let known = kept.get(locale)
  if (!known || known.size > MOST_KEPT) kept.set(locale, (known = new Map()))
  const stems: string[] = []
  for (const word of wordsOf(text)) {
    let stem = known.get(word)
    if (stem === undefined) known.set(word, (stem = saidStem(word, locale)))
    if (stem !== '') stems.push(stem)
  }
  return stems
}

function saidStem(word: string, locale: Locale): string {
  const { stem, plain } = termOf(word, locale)
  const isSaid = (plain.length > 1 || /\d/.test(plain)) && !languageTerms(locale).stopWords.has(plain)
  return isSaid ? stem : ''
}

function cyrillicWords(text: string, locale: Locale): string[] {
  return wordsOf(text)
    .filter(isCyrillic)
    .map((word) => termOf(word, locale).plain)
}

/** 'For 4 guests' is asked for as one thing. */
function figuredTerms(fact: string, locale: Locale): string[] {
  const words = wordsOf(fact)
  return words.slice(1).flatMap((word, place) => {
    const figure = words[place]!
    return /^\d+$/.test(figure) && !/\d/.test(word) ? figure + termOf(word, locale).stem : []
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
