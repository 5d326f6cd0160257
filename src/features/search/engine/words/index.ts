/** The words of each language, as terms of the index. */
import { LOCALES, type Locale, type PerLocale } from '../../../../config/locales.ts'
import { wordsOf } from '../fold.ts'
import { termOf } from '../stems.ts'
import type { SearchTopic, SearchWords } from '../topics.ts'
import { ENGLISH } from './en.ts'
import { GERMAN } from './de.ts'
import { RUSSIAN } from './ru.ts'
import { TURKISH } from './tr.ts'

const WORDS: PerLocale<SearchWords> = { tr: TURKISH, en: ENGLISH, de: GERMAN, ru: RUSSIAN }

/** Adjacent terms. */
export type Phrase = readonly string[]

export interface LanguageTerms {
  /** Unstemmed, without diacritics. */
  stopWords: ReadonlySet<string>
  weakWords: ReadonlySet<string>
  /** Terms that the group's page of a topic has. */
  topics: ReadonlyMap<SearchTopic, readonly string[]>
  /** Those of them that hotels' pages of the topic have, too. */
  hotelTopics: ReadonlyMap<SearchTopic, readonly string[]>
  /** Phrases and their synonyms, by the first term of the phrase. */
  synonyms: ReadonlyMap<string, readonly { phrase: Phrase; others: readonly Phrase[] }[]>
  /** Clearer queries, by the terms of a whole query, separated by spaces. Queries of stop words alone: by all their words. */
  rewrites: ReadonlyMap<string, string>
}

/** A phrase as one term of the index; no word contains its separator. */
export function phraseTerm(phrase: Phrase): string {
  return phrase.join('_')
}

/** The term of pages that lie in a place, unlike those that only mention it. Shares a file with the place's name. */
export function placeTerm(name: Phrase): string {
  return `${phraseTerm(name)}_`
}

export function isPhraseTerm(term: string): boolean {
  return term.includes('_')
}

/** One word, unless the term is a phrase. */
export function wordsOfTerm(term: string): string[] {
  return term.split('_')
}

/** Terms that mean the same as a term. */
export function sameTerms(term: string, locale: Locale): string[] {
  const [first = ''] = wordsOfTerm(term)
  return (languageTerms(locale).synonyms.get(first) ?? [])
    .filter(({ phrase }) => phraseTerm(phrase) === term)
    .flatMap(({ others }) => others.map(phraseTerm))
}

/** The stems of a text, followed by the phrases among them. */
export function withPhrases(stems: readonly string[], locale: Locale): string[] {
  const { synonyms } = languageTerms(locale)
  const terms = [...stems]
  for (const [place, first] of stems.entries()) {
    const phrases = synonyms
      .get(first)
      ?.filter(({ phrase }) => phrase.length > 1 && phrase.every((term, offset) => stems[place + offset] === term))
    // A phrase may be in several lists of synonyms.
    if (phrases?.length) terms.push(...new Set(phrases.map(({ phrase }) => phraseTerm(phrase))))
  }
  return terms
}

/** Whether the answer says that what the question is about does not exist. */
export function isDenied(question: string, answer: string, locale: Locale): boolean {
  const { denial } = WORDS[locale]
  const [first = ''] = wordsOf(answer)
  return (
    wordsOf(question.toLowerCase()).some((word) => wordsOf(denial.question).includes(word)) &&
    wordsOf(denial.answer).includes(first.toLowerCase())
  )
}

/** Translates a word of a different language if it stands for a topic there: to the topic's first word. */
export function foreignTerms(word: string, locale: Locale): string[] {
  return LOCALES.filter((other) => other !== locale).flatMap((other) => {
    const topic = firstTopics(other).get(termOf(word, other).stem)
    const [translation] = topic ? wordsOf(WORDS[locale].topics[topic] ?? '') : []
    return translation === undefined ? [] : [termOf(translation, locale).stem]
  })
}

/** Words of a topic after it are those of the group's page alone. */
const OF_GROUP = '|'
/** Phrases in the words of a topic. */
const PHRASES = /\S+\+\S+/g

const firstTopicCache = new Map<Locale, Map<string, SearchTopic>>()

/** The first topic that a single word stands for, by its term. */
function firstTopics(locale: Locale): Map<string, SearchTopic> {
  const cached = firstTopicCache.get(locale)
  if (cached) return cached
  const topics = new Map<string, SearchTopic>()
  for (const [topic, words] of Object.entries(WORDS[locale].topics) as [SearchTopic, string][]) {
    for (const word of wordsOf(words.replace(PHRASES, ''))) {
      const { stem } = termOf(word, locale)
      if (!topics.has(stem)) topics.set(stem, topic)
    }
  }
  firstTopicCache.set(locale, topics)
  return topics
}

const languageTermCache = new Map<Locale, LanguageTerms>()

export function languageTerms(locale: Locale): LanguageTerms {
  const cached = languageTermCache.get(locale)
  if (cached) return cached
  const words = WORDS[locale]
  const stopWords = new Set(wordsOf(words.stopWords).map((word) => termOf(word, locale).plain))
  const weakWords = new Set(wordsOf(words.weakWords).map((word) => termOf(word, locale).stem))
  const topicTerms = (text: string) => {
    const terms = termsIn(text, locale, stopWords)
    return text.includes('+') ? phraseTerm(terms) : terms
  }
  const topicsOf = (partsOf: (texts: string) => string) =>
    new Map(
      (Object.entries(words.topics) as [SearchTopic, string][]).map(([topic, texts]) => [
        topic,
        partsOf(texts).split(' ').flatMap(topicTerms),
      ]),
    )
  const topics = topicsOf((texts) => texts)
  const hotelTopics = topicsOf((texts) => texts.split(OF_GROUP)[0]!)
  const terms = { stopWords, weakWords, topics, hotelTopics, ...synonymTerms(locale, stopWords) }
  languageTermCache.set(locale, terms)
  return terms
}

function synonymTerms(locale: Locale, stopWords: ReadonlySet<string>): Pick<LanguageTerms, 'synonyms' | 'rewrites'> {
  const words = WORDS[locale]
  const synonyms = new Map<string, { phrase: Phrase; others: Phrase[] }[]>()
  const rewrites = new Map<string, string>()
  const key = (text: string) => {
    const terms = termsIn(text, locale, stopWords)
    return (terms.length > 0 ? terms : wordsOf(text).map((word) => termOf(word, locale).stem)).join(' ')
  }
  for (const [asked, clearer] of Object.entries(words.rewrites))
    for (const query of asked.split('|')) rewrites.set(key(query), clearer)
  const topicPhrases = Object.values(words.topics).flatMap((texts) => texts.match(PHRASES) ?? [])
  for (const group of [
    ...words.synonyms.map((group) => group.split(', ')),
    ...topicPhrases.map((phrase) => [phrase]),
  ]) {
    const phrases = group.flatMap((text) => spellings(text, locale, stopWords)).filter((phrase) => phrase.length > 0)
    const query = group.find((text) => Object.hasOwn(words.rewrites, text))
    if (query !== undefined) for (const phrase of phrases) rewrites.set(phrase.join(' '), words.rewrites[query]!)
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other.join() !== phrase.join())
      const sameStart = synonyms.get(phrase[0]!)
      if (sameStart) sameStart.push({ phrase, others })
      else synonyms.set(phrase[0]!, [{ phrase, others }])
    }
  }
  return { synonyms, rewrites }
}

/** 'Night club' is also written 'nightclub'. */
function spellings(text: string, locale: Locale, stopWords: ReadonlySet<string>): Phrase[] {
  const words = wordsOf(text)
  const plain = words.map((word) => termOf(word, locale).plain)
  const joined = words.length === 2 ? [[termOf(plain.join(''), locale).stem]] : []
  return [termsIn(text, locale, stopWords), ...joined]
}

function termsIn(text: string, locale: Locale, stopWords: ReadonlySet<string>): string[] {
  return (
    wordsOf(text)
      .map((word) => termOf(word, locale))
      // Neither texts nor queries keep single letters: 'à la carte' is 'la carte'.
      .filter(({ plain }) => !stopWords.has(plain) && (plain.length > 1 || /\d/.test(plain)))
      .map(({ stem }) => stem)
  )
}
