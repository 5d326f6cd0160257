/** Vite plugin: `virtual:island-texts/de` holds the messages of islands in a language, so that pages need not repeat them; `virtual:trip-texts/de` those of the trip's bar. */
import type { Locale } from '../../config/locales.ts'
import { messages } from '../../i18n/index.ts'

const NAME = /^\0?virtual:(island|trip)-texts\/(\w+)$/

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
      const [, of, locale] = NAME.exec(id) ?? []
      if (!locale) return undefined
      return `export default ${JSON.stringify((of === 'trip' ? tripMessages : islandMessages)(locale as Locale))}`
    },
  }
}

const COUNTED = /^(nights|adults|children|ageOnArrival|years|fromAge)_/
/** What the reservation page says of the stay. */
const FIT = [
  'advised',
  'asks',
  'calendar',
  'child',
  'closed',
  'guests',
  'instead',
  'more',
  'noRoom',
  'over',
  'room',
  'roomAsks',
  'saturday',
  'source',
  'sunday',
  'unsaid',
  'yes',
] as const

/** Messages used by islands, nested as in the language's messages. Texts around an island belong to the page. */
export function islandMessages(locale: Locale): object {
  const { components, contactForm, counts, facts, fit, notice, pages, validation } = messages[locale]
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
    facts: { beds: facts.beds, guests: facts.guests, season: facts.season },
    fit: Object.fromEntries(FIT.map((name) => [name, fit[name]])),
    notice: { unknown: notice.unknown },
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

const COUNTED_IN_TRIP = /^(nights|adults|children)_/
const SEARCH_IN_TRIP = [
  'adults',
  'checkIn',
  'checkOut',
  'child',
  'childrenHint',
  'childrenMost',
  'dateFormat',
  'dateInvalid',
  'dateMissing',
  'datePast',
  'departureEarly',
] as const

/** Messages of the trip's bar and its form. */
function tripMessages(locale: Locale): object {
  const { components, counts, fit, trip, week } = messages[locale]
  return {
    components: {
      common: {
        search: Object.fromEntries(SEARCH_IN_TRIP.map((name) => [name, components.common.search[name]])),
      },
    },
    counts: Object.fromEntries(Object.entries(counts).filter(([key]) => COUNTED_IN_TRIP.test(key))),
    fit: { unsaid: fit.unsaid },
    trip,
    week: { ages: week.ages },
  }
}

function without<Texts extends object>(texts: Texts, names: (keyof Texts & string)[]): object {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !names.some((each) => each === name)))
}
