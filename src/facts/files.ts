/** Names of the files with hotels' facts, below the output folder. */
import { DEFAULT_LOCALE, type Locale } from '../config/locales.ts'

export const FACTS_FOLDER = 'facts'
/** Beside the folder, where a hotel may have any name. */
export const FACTS_SCHEMA_FILE = 'facts.schema.json'

/** 'facts/crystal-flora.json', 'en/facts/crystal-flora.json'. `hotel`: as in the address of its page. */
export function factsFile(locale: Locale, hotel: string): string {
  return `${locale === DEFAULT_LOCALE ? '' : `${locale}/`}${FACTS_FOLDER}/${hotel}.json`
}
