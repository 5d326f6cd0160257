/**
 * Which letters are in which font file. `scripts/fonts.ts` makes the files, and a page's styles map letters to them. Usual letters are those on the
 * embedded provider's pages, by count, and those typed and read in these languages every day.
 */
import type { Language } from '../config/language.ts'

export interface Letters {
  /** Letters in the file that pages preload. */
  usual: string
  /** Letters in the file that browsers load when one of them is shown. */
  others: string
}

const lettersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const ASCII = lettersBetween(0x20, 0x7e)
const RARE_ASCII = '"#$<>[\\]^`{|}~'
const TURKISH = 'ÇçĞğİıÖöŞşÜü'
const SIGNS = '\u00a0\u00ad©°²·×–—’“”…€'
const RARE_SIGNS = '§±³½‘‚†•′″™→−₺№«»„'
/** Names of hotels and places on Russian pages are Turkish and English, and dinner is à la carte. */
const FOREIGN = 'àáäèéêñóôß'

export const LETTERS: Record<Language['script'], Letters> = {
  latin: split(`${ASCII}${TURKISH}${SIGNS}„ÄäßÂâÎîÛûÀàé`, `${lettersBetween(0xa0, 0xff)}ŒœŠšŽžẞ${RARE_SIGNS}`),
  cyrillic: split(
    `${ASCII}${lettersBetween(0x410, 0x44f)}Ёё${TURKISH}${SIGNS}„«»№à`,
    `ЄєІіЇїҐґЎў${FOREIGN}ÂâÎîÛû${RARE_SIGNS}`,
  ),
}

/** Letters that share pictures are drawn with. The family has no arrow. */
export const SHARE_LETTERS: ReadonlySet<string> = new Set(
  Object.values(LETTERS)
    .flatMap(({ usual, others }) => [...usual, ...others])
    .filter((letter) => letter !== '→'),
)

function split(usual: string, more: string): Letters {
  const first = new Set([...usual].filter((letter) => !RARE_ASCII.includes(letter)))
  return {
    usual: [...first].join(''),
    others: [...new Set(RARE_ASCII + more)].filter((letter) => !first.has(letter)).join(''),
  }
}

/** As `@font-face` takes it: 'U+23-24,U+20BA'. */
export function unicodeRange(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0)!).sort((left, right) => left - right)
  const ranges: [first: number, last: number][] = []
  for (const code of codes) {
    const range = ranges.at(-1)
    if (range?.[1] === code - 1) range[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}
