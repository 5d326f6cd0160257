/** Vite plugin: `virtual:island-texts/de` holds the messages of islands in a language, so that pages need not repeat them. */
import type { Locale } from '../../config/locales.ts'
import { messages } from '../../i18n/index.ts'

const NAME = /^\0?virtual:island-texts\/(\w+)$/

export interface TextsPlugin {
  name: string
  resolveId(id: string): string | undefined
  load(id: string): string | undefined
}

export function islandTextModules(): TextsPlugin {
  return {
    name: 'island-texts',
    // Ids may already be resolved.
    resolveId: (id) => (NAME.test(id) ? `\0${id.replace('\0', '')}` : undefined),
    load(id) {
      const [, locale] = NAME.exec(id) ?? []
      return locale && `export default ${JSON.stringify(islandMessages(locale as Locale))}`
    },
  }
}

const COUNTED = /^(nights|adults|children|ageOnArrival)_/

/** Messages used by islands, nested as in the language's messages. Texts around an island belong to the page. */
export function islandMessages(locale: Locale): object {
  const { components, contactForm, counts, house, pages, validation } = messages[locale]
  const { busy, footer, hero, search, stories } = components.common
  return {
    components: {
      common: {
        busy,
        footer: { newsletter: without(footer.newsletter, ['title', 'text']) },
        hero: { slide: hero.slide },
        search: without(search, ['title', 'label', 'close']),
        stories: without(stories, ['label', 'close']),
      },
    },
    contactForm: without(contactForm, ['requiredNote']),
    counts: Object.fromEntries(Object.entries(counts).filter(([key]) => COUNTED.test(key))),
    house: { checkIn: house.checkIn, checkOut: house.checkOut },
    pages: {
      reservation: without(pages.reservation, [
        'title',
        'bookIntro',
        'requestIntro',
        'subject',
        'call',
        'rules',
        'unavailable',
      ]),
    },
    validation,
  }
}

function without<Texts extends object>(texts: Texts, names: (keyof Texts & string)[]): object {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.some((each) => each === name)))
}
