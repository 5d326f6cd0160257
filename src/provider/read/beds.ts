/** Reads the beds of a room from the text in which a hotel names them. Pure. */
import { LOCALES } from '../../config/locales.ts'
import type { BedKind, Bedding } from '../../records/readings.ts'
import { BED_WORDS, type BedWords } from './bed-words.ts'

/** More are read wrong. */
const MOST_BEDS = 12
const WIDTH = /\d{2,3}\s*(?:cm|см)(?!\p{L})/gu

interface Step {
  name: 'number' | 'bed' | 'or' | 'and' | 'passed'
  pattern: RegExp
  count?: number
  kind?: BedKind
}

const stepOf = (name: Step['name'], words: string, rest: Partial<Step> = {}): Step => ({
  name,
  pattern: new RegExp(`(?:${words})(?![\\p{L}\\d])`, 'uy'),
  ...rest,
})

function stepsOf({ kinds, numbers, or, and, passed }: BedWords): Step[] {
  return [
    ...kinds.map(([kind, words]) => stepOf('bed', words, { kind })),
    ...numbers.map((words, index) => stepOf('number', `${words}|${index + 1}`, { count: index + 1 })),
    stepOf('or', or),
    stepOf('and', and),
    stepOf('passed', passed),
  ]
}

const LANGUAGES = LOCALES.map((locale) => ({ words: BED_WORDS[locale], steps: stepsOf(BED_WORDS[locale]) }))

/** `undefined`: a word of it is unknown, or it does not say how many. In whichever language it is written. */
export function beddingIn(text: string): Bedding | undefined {
  // 'İ' in lower case is two characters.
  const plain = text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(WIDTH, ' ')
    .replace(/[\s\u00a0]+/gu, ' ')
  for (const language of LANGUAGES) {
    const bedding = read(plain, language)
    if (bedding) return bedding
  }
  return undefined
}

interface Item {
  beds: BedKind[]
  /** Instead of the one before it. */
  isOther: boolean
}

function read(text: string, { words, steps }: (typeof LANGUAGES)[number]): Bedding | undefined {
  const items: Item[] = []
  let place = 0
  let count: number | undefined
  let isOther = false
  while (place < text.length) {
    if (/[ ,;+.]/.test(text[place]!)) {
      place++
      continue
    }
    const step = steps.find(({ pattern }) => {
      pattern.lastIndex = place
      return pattern.test(text)
    })
    if (!step) return undefined
    const said = text.slice(place, step.pattern.lastIndex)
    place = step.pattern.lastIndex
    if (step.name === 'number') count = step.count
    if (step.name === 'or') isOther = true
    if (step.name !== 'bed') continue
    if (count === undefined && words.plural?.test(said)) return undefined
    items.push({ beds: Array.from({ length: count ?? 1 }, () => step.kind!), isOther })
    count = undefined
    isOther = false
  }
  return count === undefined && !isOther ? beddingOf(items) : undefined
}

function beddingOf(items: readonly Item[]): Bedding | undefined {
  const choices: BedKind[][][] = []
  for (const { beds, isOther } of items)
    if (!isOther) choices.push([beds])
    else if (choices.length === 0) return undefined
    else choices.at(-1)!.push(beds)
  const bedding = choices.reduce<BedKind[][]>(
    (all, choice) => all.flatMap((before) => choice.map((beds) => [...before, ...beds])),
    [[]],
  )
  return bedding.every(({ length }) => length > 0 && length <= MOST_BEDS) ? bedding : undefined
}
