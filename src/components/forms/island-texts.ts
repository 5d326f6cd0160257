import type { Locale } from '../../config/locales.ts'
import type { IslandTexts } from '../../islands/texts.ts'
import { reservationTexts } from './reservation-texts.ts'
import { searchTexts } from './search-texts.ts'
import { contactTexts, newsletterTexts, storyTexts } from './texts.ts'

/** All that the islands say in a language, places for values left as they are. */
export function islandTexts(locale: Locale): IslandTexts {
  return {
    search: searchTexts(locale),
    reservation: reservationTexts(locale),
    newsletter: newsletterTexts(locale),
    contact: contactTexts(locale),
    stories: storyTexts(locale),
  }
}
