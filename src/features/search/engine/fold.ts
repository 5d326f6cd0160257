/** Normalises words to letters that all languages and keyboards share: lower case, Latin, no diacritics. Pure. */

/** A word with its suffix after an apostrophe: "Kemer'de", "children’s". */
const WORD = /[\p{L}\p{N}]\p{M}*(?:['’ʼ`]?[\p{L}\p{N}]\p{M}*)*/gu

export interface PlacedWord {
  word: string
  /** In the text. */
  index: number
}

export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }))
}

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

/** Lower case without diacritics; Cyrillic letters stay. 'İ', 'I' and 'ı' become one letter. A suffix after an apostrophe is cut off unless it is longer than the word. */
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

/** Russian sounds in Latin letters, as guests without a Russian keyboard write them. The longest first. */
const RUSSIAN_SOUNDS: [RegExp, string][] = (
  'tsya$:ться shch:щ sch:щ zh:ж kh:х ts:ц ch:ч sh:ш yu:ю ju:ю ya:я ja:я yo:е ye:е iy:ий (?<=[аеиоуыэюя])[yj]:й [yj](?=[ei]):ь y:ы a:а b:б v:в w:в g:г d:д e:е ' +
  'z:з i:и j:ж k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф h:х c:ц'
)
  .split(' ')
  .map((each) => each.split(/:(?=.+$)/) as [string, string])
  .map(([latin, cyrillic]) => [new RegExp(latin, 'g'), cyrillic])

/** 'tseny' is 'цены'. Expects a folded word. */
export function cyrillic(word: string): string {
  return RUSSIAN_SOUNDS.reduce((written, [latin, letter]) => written.replace(latin, letter), word)
}

/** A phonetic key: 'crystal', 'kristal' and 'кристал' sound the same. Expects a folded and transliterated word. */
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
    .replace(/(.)\1+/g, '$1')
    .replace(/[yj]/g, 'i')
}

/** The consonants of `soundOf`: 'sunset' and 'сансет' have the same. */
export function consonantsOf(sound: string): string {
  return sound.replace(/[aeiouh]/g, '')
}
