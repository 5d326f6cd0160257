import { nth } from './numbers.ts'

/** A stream of numbers in [0, 1) with a few ways to draw from it. */
export interface Random {
  (): number
  between: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (odds: number) => boolean
}

/** The stream that belongs to a text: mulberry32 seeded by its FNV-1a hash. Equal texts give equal streams. */
export function seededRandom(text: string): Random {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]) => nth(list, Math.floor(next() * list.length)),
    chance: (odds: number) => next() < odds,
  })
}
