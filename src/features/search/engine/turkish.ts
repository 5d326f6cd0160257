/**
 * A Turkish stemmer for folded words, so that guests without a Turkish keyboard find the same. It cuts endings as long as one fits: all forms of a word get
 * the same stem, which need not be a word.
 */

const VOWEL = '[aeiou]'
const MIN_STEM_LENGTH = 3

/** Longest first. `after`: a pattern for the letters before, which distinguishes an ending from the end of a stem. */
const ENDINGS = [
  ...endings('larimiz lerimiz lariniz leriniz larim lerim', ''),
  ...endings('larin lerin lari leri lar ler', ''),
  ...endings('imiz umuz iniz unuz', '[^aeiou]'),
  ...endings('miz muz niz nuz', VOWEL),
  // 'Köpeğimle', 'arabamla'.
  ...endings('imla imle umla umle', '[^aeiou]'),
  ...endings('mla mle', VOWEL),
  ...endings('ndaki ndeki', VOWEL),
  ...endings('daki deki taki teki', ''),
  ...endings('sinda sinde sunda sunde sindan sinden sundan sunden sinin sunun sina sine suna sune sini sunu', VOWEL),
  ...endings('inda inde unda unde indan inden undan unden inin unun ina ine una une ini unu', '[^aeiou]'),
  ...endings('dan den da de', '[^fstkchp]'),
  ...endings('tan ten ta te', '[fstkchp]'),
  ...endings('nin nun yla yle si su ya ye yi yu', VOWEL),
  ...endings('dir dur', '[^fstkchp]'),
  ...endings('tir tur', '[fstkchp]'),
  // Shorter words would become different ones: 'tatlı' is not 'Tat', 'yoga' is not 'yok'.
  ...endings('li lu ci cu', '[a-z]{4}'),
  ...endings('la le a e i u in un', '[a-z]{3}[^aeiou]'),
]
  .sort((left, right) => right.ending.length - left.ending.length)
  .map(({ ending, after }) => ({ length: ending.length, pattern: new RegExp(`(?:${after || '.'})${ending}$`) }))

function endings(list: string, after: string): { ending: string; after: string }[] {
  return list.split(' ').map((ending) => ({ ending, after }))
}

/** The last consonant of a stem softens before an ending: 'mutfak', 'mutfağı'. */
const HARD: Record<string, string> = { b: 'p', d: 't', g: 'k' }

export function turkishStem(word: string): string {
  let stem = word
  for (;;) {
    const fitting = ENDINGS.find(({ length, pattern }) => stem.length - length >= MIN_STEM_LENGTH && pattern.test(stem))
    if (!fitting) break
    stem = stem.slice(0, -fitting.length)
  }
  // 'Adresi' is 'adres' with an ending, or 'adre' with a longer one.
  return hardened(/.{3}[aeiou]s$/.test(stem) ? stem.slice(0, -1) : stem)
}

function hardened(stem: string): string {
  const last = stem.at(-1)!
  return HARD[last] ? stem.slice(0, -1) + HARD[last] : stem
}

/** Other stems of the same word, if its last letters may be an ending or not: 'boy' and 'boyu', 'dağı' and 'dağ', 'servis' and 'servisi'. */
export function turkishKin(stem: string): string[] {
  if (/^.{2}[^aeiou][aeiou]$/.test(stem)) return [hardened(stem.slice(0, -1))]
  if (/^.{2}[^aeiou]$/.test(stem)) {
    const soft = Object.keys(HARD).filter((letter) => stem.endsWith(HARD[letter]!))
    const bases = [stem, ...soft.map((letter) => stem.slice(0, -1) + letter)]
    return bases.flatMap((each) => ['a', 'e', 'i', 'u', 'in', 'un'].map((ending) => each + ending))
  }
  return []
}
