/**
 * Turkish words without their endings. For folded letters, so that a guest without a Turkish keyboard finds the same. The stem need not be a word: endings are cut
 * for as long as one fits, so that every form of a word comes to the same.
 */

const VOWEL = '[aeiou]'
/** At least so many letters stay. */
const LEAST = 3

/** Longest first. `after`: what the letter before must be, which tells an ending from the end of a stem. */
const ENDINGS = [
  ...endings('larimiz lerimiz lariniz leriniz', ''),
  ...endings('larin lerin lari leri lar ler', ''),
  ...endings('imiz umuz iniz unuz', '[^aeiou]'),
  ...endings('miz muz niz nuz', VOWEL),
  ...endings('ndaki ndeki', VOWEL),
  ...endings('daki deki taki teki', ''),
  ...endings('sinda sinde sunda sunde sindan sinden sundan sunden sinin sunun sina sine suna sune sini sunu', VOWEL),
  ...endings('inda inde unda unde indan inden undan unden inin unun ina ine una une ini unu', '[^aeiou]'),
  ...endings('dan den da de', '[^fstkchp]'),
  ...endings('tan ten ta te', '[fstkchp]'),
  ...endings('nin nun yla yle si su ya ye yi yu', VOWEL),
  ...endings('dir dur', '[^fstkchp]'),
  ...endings('tir tur', '[fstkchp]'),
  // Of a shorter word they would leave another word: 'tatlı' is not 'Tat', 'yoga' is not 'yok'.
  ...endings('li lu ci cu', '[a-z]{4}'),
  ...endings('la le a e i u in un', '[a-z]{3}[^aeiou]'),
]
  .sort((left, right) => right.ending.length - left.ending.length)
  .map(({ ending, after }) => ({ length: ending.length, pattern: new RegExp(`(?:${after || '.'})${ending}$`) }))

function endings(list: string, after: string): { ending: string; after: string }[] {
  return list.split(' ').map((ending) => ({ ending, after }))
}

/** Before an ending the last letter of a stem is soft: 'mutfak', 'mutfağı'. */
const HARD: Record<string, string> = { b: 'p', d: 't', g: 'k' }

export function turkishStem(word: string): string {
  let stem = word
  for (;;) {
    const fitting = ENDINGS.find(({ length, pattern }) => stem.length - length >= LEAST && pattern.test(stem))
    if (!fitting) break
    stem = stem.slice(0, -fitting.length)
  }
  return hardened(stem)
}

function hardened(stem: string): string {
  const last = stem.at(-1)!
  return HARD[last] ? stem.slice(0, -1) + HARD[last] : stem
}

/** Stems that may be of the same word, where its ending cannot be told from its end: 'boy' and 'boyu', 'dağı' and 'dağ', 'servis' and 'servisi'. */
export function turkishKin(stem: string): string[] {
  if (/^.{2}[^aeiou][aeiou]$/.test(stem)) return [hardened(stem.slice(0, -1))]
  if (/^.{2}[^aeiou]$/.test(stem)) {
    const soft = Object.keys(HARD).filter((letter) => stem.endsWith(HARD[letter]!))
    const begun = [stem, ...soft.map((letter) => stem.slice(0, -1) + letter)]
    return begun.flatMap((each) => ['a', 'e', 'i', 'u', 'in', 'un'].map((ending) => each + ending))
  }
  return []
}
