/** The part of a page's text with the most matches. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { placedWords } from './fold.ts'
import { termOf } from './stems.ts'

export interface ExcerptPart {
  text: string
  isMatch?: true
}

const EXCERPT_CHARACTERS = 160
/** Characters before the first match. */
const LEAD_CHARACTERS = 40

/** `terms`: how surely the guest means each, 0 to 1. */
export function excerptOf(text: string, terms: ReadonlyMap<string, number>, locale: Locale): ExcerptPart[] {
  const matches = placedWords(text).flatMap(({ word, index }): Match[] => {
    const { stem, plain } = termOf(word, locale)
    const term = terms.has(stem) ? stem : plain
    const weight = terms.get(term)
    // Whole numbers: equal places have equal sums.
    return weight ? [{ start: index, end: index + word.length, term, weight: Math.round(weight * 100) }] : []
  })
  const start = startOf(text, matches)
  const end = endOf(text, start)
  const parts: ExcerptPart[] = []
  let place = start
  const plain = (until: number) => {
    if (until > place) parts.push({ text: text.slice(place, until) })
  }
  for (const match of matches) {
    if (match.start < start || match.end > end) continue
    plain(match.start)
    parts.push({ text: text.slice(match.start, match.end), isMatch: true })
    place = match.end
  }
  plain(end)
  if (start > 0) parts.unshift({ text: '… ' })
  if (end < text.length) parts.push({ text: ' …' })
  return joined(parts)
}

interface Match {
  start: number
  end: number
  term: string
  weight: number
}

/** Start of the excerpt whose different terms weigh most. One pass over the matches, which are in order. */
function startOf(text: string, matches: readonly Match[]): number {
  let best = { weight: 0, start: 0 }
  const within = new Map<string, number>()
  let [next, weight] = [0, 0]
  for (const [place, match] of matches.entries()) {
    const { start, term } = match
    for (
      next = Math.max(next, place);
      next < matches.length && matches[next]!.end <= start + EXCERPT_CHARACTERS - LEAD_CHARACTERS;
      next++
    ) {
      const entered = matches[next]!
      const count = within.get(entered.term) ?? 0
      if (count === 0) weight += entered.weight
      within.set(entered.term, count + 1)
    }
    if (weight > best.weight) best = { weight, start }
    // A word longer than the excerpt does not count.
    const left = (within.get(term) ?? 0) - Number(place < next)
    if (left > 0) within.set(term, left)
    else if (within.delete(term)) weight -= match.weight
  }
  const from = Math.max(0, Math.min(best.start - LEAD_CHARACTERS, text.length - EXCERPT_CHARACTERS))
  if (from === 0) return 0
  const space = text.indexOf(' ', from)
  return space === -1 || space >= best.start ? from : space + 1
}

function endOf(text: string, start: number): number {
  if (text.length <= start + EXCERPT_CHARACTERS) return text.length
  const space = text.lastIndexOf(' ', start + EXCERPT_CHARACTERS)
  return space > start ? space : start + EXCERPT_CHARACTERS
}

/** Merges neighbours of the same kind. */
function joined(parts: readonly ExcerptPart[]): ExcerptPart[] {
  const whole: ExcerptPart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last && last.isMatch === part.isMatch) whole[whole.length - 1] = { ...last, text: last.text + part.text }
    else whole.push(part)
  }
  return whole
}
