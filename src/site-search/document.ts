/** What a page is found by, and the terms that follow from it. Pure. */
import type { Locale } from '../config/locales.ts'
import { isCyrillic, wordsOf } from './fold.ts'
import { termOf } from './stems.ts'
import type { SearchTopic } from './topics.ts'
import { languageTerms } from './words/index.ts'

export interface SearchDocument {
  path: string
  title: string
  topic: SearchTopic
  /** Name of its hotel. */
  hotel?: string
  /** Name of the region that it or its hotel is in. */
  region?: string
  /** Last part of its address, in words. */
  slug: string
  headings: string[]
  /** Short statements: features, facts, names of what it lists. */
  facts: string[]
  text: string
}

/** 1 to 9 by term: how much a page is about it. */
export type TermWeights = Record<string, number>

const MOST = 9
const WEIGHTS = { topic: 6, home: 6, slug: 7, hotel: 5, heading: 4, region: 4, fact: 3 }
/** By how many words a title has besides its hotel's name: the fewer, the more each says. */
const TITLE = [9, 9, 8, 8, 7]
/** Times in the text → weight. */
const TEXT = [0, 1, 2, 2, 3]

export function documentTerms(document: SearchDocument, locale: Locale): TermWeights {
  const { title, topic, hotel = '', region = '', slug, headings, facts, text } = document
  const { stopWords, topics } = languageTerms(locale)
  const weights = new Map<string, number>()
  const again = new Set<string>()
  /** What is said in several places weighs one more than in the best of them. */
  const raise = (stem: string, weight: number) => {
    const known = weights.get(stem)
    const raised = known === undefined ? weight : Math.max(weight, known) + Number(!again.has(stem))
    if (known !== undefined) again.add(stem)
    weights.set(stem, Math.min(raised, MOST))
  }
  const said = (of: string) => wordsOf(of).filter((word) => isSaid(termOf(word, locale).plain, stopWords))
  /** Names are asked for as they are written, too. */
  const name = (of: string, weight: number) => {
    words(of, weight)
    for (const plain of new Set(
      said(of)
        .filter(isCyrillic)
        .map((word) => termOf(word, locale).plain),
    ))
      if (!weights.has(plain)) weights.set(plain, weight)
  }
  const words = (of: string, weight: number) => {
    for (const stem of new Set(said(of).map((word) => termOf(word, locale).stem))) raise(stem, weight)
  }

  const times = new Map<string, number>()
  for (const word of said(text)) {
    const { stem } = termOf(word, locale)
    times.set(stem, (times.get(stem) ?? 0) + 1)
  }
  for (const [stem, count] of times) raise(stem, TEXT[Math.min(count, TEXT.length - 1)]!)
  words(facts.join(' '), WEIGHTS.fact)
  words(headings.join(' '), WEIGHTS.heading)
  words(slug, WEIGHTS.slug)
  words(topics[topic] ?? '', WEIGHTS.topic)
  const ofHotel = new Set(said(hotel).map((word) => termOf(word, locale).stem))
  const own = said(title).filter((word) => !ofHotel.has(termOf(word, locale).stem))
  name(own.join(' '), TITLE[Math.min(own.length, TITLE.length - 1)]!)
  name(hotel, topic === 'hotel' ? WEIGHTS.home : WEIGHTS.hotel)
  for (const joined of joinedNames(hotel, locale)) weights.set(joined, WEIGHTS.hotel)
  name(region, topic === 'region' ? MOST : WEIGHTS.region)
  return Object.fromEntries([...weights].sort(([left], [right]) => (left < right ? -1 : 1)))
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

function isSaid(plain: string, stopWords: ReadonlySet<string>): boolean {
  return (plain.length > 1 || /\d/.test(plain)) && !stopWords.has(plain)
}
