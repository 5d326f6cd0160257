/** The words that change as halls are looked for. They stand in the page, so that the browser needs no others. */
import type { Locale } from '../config/locales.ts'
import { messages } from '../i18n/index.ts'

const CHANGING = [
  'none',
  'noneSeated',
  'otherSeating',
  'elsewhere',
  'pair',
  'fewer',
  'largest',
  'ranked',
  'inquiry',
  'seatings',
] as const
const COUNTED = /^(?:halls|persons)_/

/** As `plainTranslator` reads them. */
export function finderWords(locale: Locale): string {
  const { halls, counts } = messages[locale]
  const counted = Object.entries(counts).filter(([key]) => COUNTED.test(key))
  const said = CHANGING.map((key) => [key, halls[key]])
  return JSON.stringify({ counts: Object.fromEntries(counted), halls: Object.fromEntries(said) })
}
