/** How much two names of pages are alike, word by word. Pure. */

/** The rarer a word is, the more it says. */
export function weights(names: readonly (readonly string[])[]): Weight {
  const counts = new Map<string, number>()
  for (const words of names) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + names.length / (counts.get(word) ?? 1))
}

export type Weight = (word: string) => number

/** How much of a page's name is in an old one, 0 to 1. */
export function share(old: readonly string[], name: readonly string[], weight: Weight): number {
  return found(old, name, weight) / total(name, weight)
}

/** How much of both is alike, 0 to 1. A word that the page does not have says little: old names were longer. */
export function likeness(old: readonly string[], name: readonly string[], weight: Weight): number {
  const unknown = old.filter((each) => !name.some((word) => alike(each, word) > 0)).length
  return found(old, name, weight) / (total(name, weight) + 0.3 * unknown)
}

const total = (words: readonly string[], weight: Weight) => words.reduce((sum, word) => sum + weight(word), 0)

function found(old: readonly string[], name: readonly string[], weight: Weight): number {
  return name.reduce((sum, word) => sum + weight(word) * Math.max(0, ...old.map((each) => alike(each, word))), 0)
}

/** Of two words: 1 if they are one, less where some letters differ, else 0. */
export function alike(left: string, right: string): number {
  if (left === right) return 1
  if (Math.min(left.length, right.length) < 4) return 0
  const [pairs, others] = [pairsOf(left), pairsOf(right)]
  const shared = pairs.filter((pair) => others.includes(pair)).length
  const likeness = (2 * shared) / (pairs.length + others.length)
  return likeness >= 0.6 ? likeness : 0
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))

/** `undefined` where two are as good. */
export function onlyBest<T extends { likeness: number }>(all: readonly T[]): T | undefined {
  const [best, second] = [...all].sort((left, right) => right.likeness - left.likeness)
  return best && (!second || best.likeness - second.likeness > 0.02) ? best : undefined
}
