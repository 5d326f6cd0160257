/** Names of the files with hotels' facts, below the output folder. */
import type { JsonFile } from '../../config/data-files.ts'
import type { Locale } from '../../config/locales.ts'
import { buildPath } from '../../routes/paths.ts'
import type { HotelFacts } from './schema.ts'

const FACTS_FOLDER = 'facts'
/** Beside the folder, where a hotel may have any name. */
export const FACTS_SCHEMA_FILE = 'facts.schema.json'

/** 'facts/crystal-flora.json', 'en/facts/crystal-flora.json'. `hotel`: as in the address of its page. */
export function factsFile(locale: Locale, hotel: string) {
  return buildPath(locale, `${FACTS_FOLDER}/${hotel}.json`).slice(1) as JsonFile<HotelFacts>
}
