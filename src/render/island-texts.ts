/** Vite plugin: `virtual:island-texts/de` is what the islands say in a language. Once for each language, it need not stand in every page. */
import type { Locale } from '../config/locales.ts'
import { islandTexts } from '../components/forms/island-texts.ts'

const NAME = /^\0?virtual:island-texts\/(\w+)$/

export interface TextsPlugin {
  name: string
  resolveId(id: string): string | undefined
  load(id: string): string | undefined
}

export function islandTextModules(): TextsPlugin {
  return {
    name: 'island-texts',
    // An id that was resolved before may be asked for again.
    resolveId: (id) => (NAME.test(id) ? `\0${id.replace('\0', '')}` : undefined),
    load(id) {
      const [, locale] = NAME.exec(id) ?? []
      return locale && `export default ${JSON.stringify(islandTexts(locale as Locale))}`
    },
  }
}
