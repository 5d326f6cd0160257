/** Vite plugin: `virtual:island-texts/de` holds the messages of islands in a language. A file for each language: they need not stand in every page. */
import type { Locale } from '../config/locales.ts'
import { messages } from '../i18n/index.ts'

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
      return locale && `export default ${JSON.stringify(islandMessages(locale as Locale))}`
    },
  }
}

const COUNTED = /^(nights|adults|children|ageOnArrival)_/

/** Messages that islands show, nested as all of a language are. */
export function islandMessages(locale: Locale): object {
  const { components, contactForm, counts, house, pages, validation } = messages[locale]
  const { busy, footer, hero, search, stories } = components.common
  return {
    components: { common: { busy, footer: { newsletter: footer.newsletter }, hero, search, stories } },
    contactForm,
    counts: Object.fromEntries(Object.entries(counts).filter(([key]) => COUNTED.test(key))),
    house: { checkIn: house.checkIn, checkOut: house.checkOut },
    pages: { reservation: pages.reservation },
    validation,
  }
}
