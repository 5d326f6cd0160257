/** Words of texts in letters that all languages and key boards share: lower case, no marks, Latin. Pure. */

/** A word with what an apostrophe adds to it: "Kemer'de", "children’s". */
const WORD = /[\p{L}\p{N}]\p{M}*(?:['’ʼ`]?[\p{L}\p{N}]\p{M}*)*/gu

/** A word of a text and where it begins. */
export interface PlacedWord {
  word: string
  index: number
}

export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }))
}

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** Lower case without marks; Cyrillic letters stay. 'İ', 'I' and 'ı' are one letter. What an apostrophe adds is cut off, unless it is most of the word. */
export function folded(word: string): string {
  const [stem = '', ending = ''] = word.split(/['’ʼ`]/)
  const whole = ending.length > stem.length ? stem + ending : stem
  return whole
    .normalize('NFC')
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/[ıßæœøłđё]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replace(/(?<!и)\p{M}|(?<=и)(?!\u0306)\p{M}/gu, '')
    .normalize('NFC')
}

const LETTERS: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ё: 'е' }

export function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word)
}

const LATIN: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm' },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

export function transliterated(word: string): string {
  return word.replace(/\p{Script=Cyrillic}/gu, (letter) => LATIN[letter] ?? '')
}

/**
 * What a name sounds like, whoever wrote it down: 'crystal', 'kristal' and 'кристал' are one. Of a word as `folded` and `transliterated` leave it.
 */
export function soundOf(word: string): string {
  return word
    .replace(/que$/, 'k')
    .replace(/sch|sh|ts|c(?=[eiy])/g, 's')
    .replace(/ch|ck|[cq]/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/x/g, 'ks')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/ku(?=[aeiouy])/g, 'kv')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1+/g, '$1')
}

/** The consonants of `soundOf`, for names that are written by ear: 'sunset' and 'сансет' are one. */
export function consonantsOf(sound: string): string {
  return sound.replace(/[aeiouh]/g, '')
}
