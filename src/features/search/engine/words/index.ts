/** Words of each language as terms of the index. */
import { LOCALES, type Locale, type PerLocale } from '../../../../config/locales.ts'
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
  /** Terms that every page of a topic is found by. */
  topics: ReadonlyMap<SearchTopic, readonly string[]>
  /** By the first term of each: the phrase, and those that mean the same. */
  synonyms: ReadonlyMap<string, readonly { phrase: Phrase; others: readonly Phrase[] }[]>
  /** By the terms of a whole query, with spaces between: what it asks. */
  alone: ReadonlyMap<string, string>
}

/** A phrase as one term of the index, which no word is. */
export function phraseTerm(phrase: Phrase): string {
  return phrase.join('_')
}

/** What the pages of a place have, however often others mention it. In the file of the place's name. */
export function placeTerm(name: Phrase): string {
  return `${phraseTerm(name)}_`
}

export function isPhraseTerm(term: string): boolean {
  return term.includes('_')
}

/** The terms of a text's words in their order, and of the phrases that they make. */
export function withPhrases(stems: readonly string[], locale: Locale): string[] {
  const { synonyms } = languageTerms(locale)
  const terms = [...stems]
  for (const [place, first] of stems.entries()) {
    const begun = synonyms
      .get(first)
      ?.filter(({ phrase }) => phrase.length > 1 && phrase.every((term, offset) => stems[place + offset] === term))
    // A phrase may have several meanings.
    if (begun?.length) terms.push(...new Set(begun.map(({ phrase }) => phraseTerm(phrase))))
  }
  return terms
}

/** Whether something was asked for that is not there. */
export function isAbsent(question: string, answer: string, locale: Locale): boolean {
  const { asked, no } = WORDS[locale].there
  const [first = ''] = wordsOf(answer)
  return wordsOf(question.toLowerCase()).includes(asked) && wordsOf(no).includes(first.toLowerCase())
}

/** What a word of another language says here: the first word of a topic that it stands for there. */
export function foreignTerms(word: string, locale: Locale): string[] {
  return LOCALES.filter((other) => other !== locale).flatMap((other) => {
    const topic = firstTopics(other).get(termOf(word, other).stem)
    const [own] = topic ? wordsOf(WORDS[locale].topics[topic] ?? '') : []
    return own === undefined ? [] : [termOf(own, locale).stem]
  })
}

/** Of a topic, as they are written there. */
const PHRASES = /\S+\+\S+/g

const topicsByTerm = new Map<Locale, Map<string, SearchTopic>>()

function firstTopics(locale: Locale): Map<string, SearchTopic> {
  const known = topicsByTerm.get(locale)
  if (known) return known
  const topics = new Map<string, SearchTopic>()
  for (const [topic, words] of Object.entries(WORDS[locale].topics) as [SearchTopic, string][]) {
    for (const word of wordsOf(words.replace(PHRASES, ''))) {
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
  const { stopWords, weakWords, topics, synonyms, alone } = WORDS[locale]
  const stop = new Set(wordsOf(stopWords).map((word) => termOf(word, locale).plain))
  const byFirst = new Map<string, { phrase: Phrase; others: Phrase[] }[]>()
  const wholes = new Map<string, string>()
  for (const group of synonyms) {
    const phrases = group.flatMap((text) => spellings(text, locale, stop)).filter((phrase) => phrase.length > 0)
    const whole = group.find((text) => Object.hasOwn(alone, text))
    if (whole !== undefined) for (const phrase of phrases) wholes.set(phrase.join(' '), alone[whole]!)
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other.join() !== phrase.join())
      const entry = { phrase, others }
      const same = byFirst.get(phrase[0]!)
      if (same) same.push(entry)
      else byFirst.set(phrase[0]!, [entry])
    }
  }
  const weak = new Set(wordsOf(weakWords).map((word) => termOf(word, locale).stem))
  const topicTerms = (text: string) => {
    const terms = termsIn(text, locale, stop)
    return text.includes('+') ? phraseTerm(terms) : terms
  }
  const ofTopics = new Map(
    (Object.entries(topics) as [SearchTopic, string][]).map(([topic, words]) => [
      topic,
      words.split(' ').flatMap(topicTerms),
    ]),
  )
  const terms = { stopWords: stop, weakWords: weak, topics: ofTopics, synonyms: byFirst, alone: wholes }
  made.set(locale, terms)
  return terms
}

/** 'Night club' is also written 'nightclub'. */
function spellings(text: string, locale: Locale, stop: ReadonlySet<string>): Phrase[] {
  const words = wordsOf(text)
  const joined = words.length === 2 ? [[termOf(words.join(''), locale).stem]] : []
  return [termsIn(text, locale, stop), ...joined]
}

function termsIn(text: string, locale: Locale, stop: ReadonlySet<string>): string[] {
  return wordsOf(text)
    .map((word) => termOf(word, locale))
    .filter(({ plain }) => !stop.has(plain))
    .map(({ stem }) => stem)
}
