/**
 * Where guests reach the group: its own telephone numbers, as they are read in its country and dialled from anywhere, and its other places on the web.
 * Numbers of hotels come from the provider.
 */
import type { Locale, PerLocale } from '../config/locales.ts'
import type { OwnNumber } from '../config/site-types.ts'

/** The shared call centre: in every footer, and the number of every hotel that has none of its own. */
export const CALL_CENTRE: OwnNumber = { display: '444 0 558', tel: '+904440558' }
/** When it is answered. */
export const CALL_CENTRE_HOURS: PerLocale<string> = {
  tr: 'Her gün 08:00–24:00, İstanbul saatiyle',
  en: 'Every day, 08:00 to midnight, Istanbul time',
  de: 'Täglich 08:00 bis 24:00 Uhr, Ortszeit Istanbul',
  ru: 'Ежедневно с 08:00 до 24:00 по Стамбулу',
}
/** The first button of landing pages, and the number of their contact bar: reservations are made with the call centre as long as they have no line of their own. */
export const RESERVATIONS_LINE: OwnNumber = { ...CALL_CENTRE }
/** WhatsApp: `number` as its addresses take it. */
export const MESSAGING: OwnNumber & { number: string } = {
  display: '+90 532 555 05 58',
  tel: '+905325550558',
  number: '905325550558',
  invented: true,
}
/** The hotel's number in Türkiye. */
export const WORLD_OF_COLOURS: OwnNumber = { display: '0242 555 38 38', tel: '+902425553838', invented: true }

/** By the names under which a build reports invented ones. */
export const NUMBERS: Record<string, OwnNumber> = { CALL_CENTRE, RESERVATIONS_LINE, MESSAGING, WORLD_OF_COLOURS }

/** Hotels with a strip of a fixed number and a reservation link, by slug. */
export const CONTACT_STRIPS: Record<string, OwnNumber> = { 'crystal-world-of-colours': WORLD_OF_COLOURS }

export const SOCIAL_LINKS = [
  { text: 'Instagram', href: 'https://www.instagram.com/crystalhotels.example' },
  { text: 'YouTube', href: 'https://www.youtube.com/@crystalhotels.example' },
  { text: 'Facebook', href: 'https://www.facebook.com/crystalhotels.example' },
] as const

export const APP_LINK = 'https://app.crystalhotels.example/'

/** Countries whose visitors see the number of a language other than their page's. */
export const LOCALE_BY_COUNTRY: Record<string, Locale> = {
  tr: 'tr',
  de: 'de',
  at: 'de',
  ch: 'de',
  ru: 'ru',
  by: 'ru',
  kz: 'ru',
  gb: 'en',
  ie: 'en',
  us: 'en',
}
