/** Words of each language as terms of the index. */
import { LOCALES, type Locale, type PerLocale } from '../../config/locales.ts'
import { wordsOf } from '../fold.ts'
import { termOf } from '../stems.ts'
import type { SearchTopic, SearchWords } from '../topics.ts'
import { ENGLISH } from './en.ts'
import { GERMAN } from './de.ts'
import { RUSSIAN } from './ru.ts'
import { TURKISH } from './tr.ts'

const WORDS: PerLocale<SearchWords> = { tr: TURKISH, en: ENGLISH, de: GERMAN, ru: RUSSIAN }

/** What a synonym is: terms that stand together. */
export type Phrase = readonly string[]

export interface LanguageTerms {
  /** As they are written, without marks. */
  stopWords: ReadonlySet<string>
  /** Terms. */
  weakWords: ReadonlySet<string>
  topics: SearchWords['topics']
  /** By the first term of each: the phrase, and those that mean the same. */
  synonyms: ReadonlyMap<string, readonly { phrase: Phrase; others: readonly Phrase[] }[]>
}

/** What a word of another language says here: the first word of a topic that it stands for there. */
export function foreignTerms(word: string, locale: Locale): string[] {
  return LOCALES.filter((other) => other !== locale).flatMap((other) => {
    const topic = firstTopics(other).get(termOf(word, other).stem)
    const [own] = topic ? wordsOf(WORDS[locale].topics[topic] ?? '') : []
    return own === undefined ? [] : [termOf(own, locale).stem]
  })
}

const topicsByTerm = new Map<Locale, Map<string, SearchTopic>>()

function firstTopics(locale: Locale): Map<string, SearchTopic> {
  const known = topicsByTerm.get(locale)
  if (known) return known
  const topics = new Map<string, SearchTopic>()
  for (const [topic, words] of Object.entries(WORDS[locale].topics) as [SearchTopic, string][]) {
    for (const word of wordsOf(words)) {
      const { stem } = termOf(word, locale)
      if (!topics.has(stem)) topics.set(stem, topic)
    }
  }
  topicsByTerm.set(locale, topics)
  return topics
}

const made = new Map<Locale, LanguageTerms>()

export function languageTerms(locale: Locale): LanguageTerms {
  const known = made.get(locale)
  if (known) return known
  const { stopWords, weakWords, topics, synonyms } = WORDS[locale]
  const stop = new Set(wordsOf(stopWords).map((word) => termOf(word, locale).plain))
  const byFirst = new Map<string, { phrase: Phrase; others: Phrase[] }[]>()
  for (const group of synonyms) {
    const phrases = group.map((text) => termsIn(text, locale, stop)).filter((phrase) => phrase.length > 0)
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other.join() !== phrase.join())
      const entry = { phrase, others }
      const same = byFirst.get(phrase[0]!)
      if (same) same.push(entry)
      else byFirst.set(phrase[0]!, [entry])
    }
  }
  const weak = new Set(wordsOf(weakWords).map((word) => termOf(word, locale).stem))
  const terms = { stopWords: stop, weakWords: weak, topics, synonyms: byFirst }
  made.set(locale, terms)
  return terms
}

function termsIn(text: string, locale: Locale, stop: ReadonlySet<string>): string[] {
  return wordsOf(text)
    .map((word) => termOf(word, locale))
    .filter(({ plain }) => !stop.has(plain))
    .map(({ stem }) => stem)
}
