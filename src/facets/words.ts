/** The words that change as a guest chooses. They stand in the page, so that the browser needs no others. */
import type { Locale } from '../config/locales.ts'
import { messages } from '../i18n/index.ts'

const CHANGING = ['chosen', 'roomChosen', 'hallChosen', 'without', 'only'] as const
const COUNTED = /^(?:hotels|showHotels)_/

/** As `plainTranslator` reads them. */
export function changingWords(locale: Locale): string {
  const { choose, counts } = messages[locale]
  const counted = Object.entries(counts).filter(([key]) => COUNTED.test(key))
  const said = CHANGING.map((key) => [key, choose[key]])
  return JSON.stringify({ counts: Object.fromEntries(counted), choose: Object.fromEntries(said) })
}
