/** Facts of the site that the provider does not hold: numbers, addresses of other services, rules by hotel. */
import type { Locale, PerLocale } from './locales.ts'

export const SITE_NAME = 'Crystal Hotels'

/** The booking site, and the name of its language parameter. */
export const BOOKING = { url: 'https://booking.crystalhotels.example/', languageParameter: 'lang' }

export const SOCIAL_LINKS = [
  { text: 'Instagram', href: 'https://www.instagram.com/crystalhotels.example' },
  { text: 'YouTube', href: 'https://www.youtube.com/@crystalhotels.example' },
  { text: 'Facebook', href: 'https://www.facebook.com/crystalhotels.example' },
] as const

export const APP_LINK = 'https://app.crystalhotels.example/'

/** Numbers behind the landing pages' buttons, and the floating messaging button. */
export const RESERVATIONS_LINE = { display: '0242 555 05 58', tel: '+902425550558' }
export const MESSAGING = { display: '+90 532 555 05 58', number: '905325550558' }
/** Where the landing pages' third button leads. */
export const LANDING_RESERVATION_URL = 'https://booking.crystalhotels.example/offers'

/**
 * Live chat by language; German has none. The id is what the chat host calls the widget: its script is `{CHAT_HOST}/{id}.js`, and it puts
 * itself into an element with the id `live-chat`, which the site's style sheet places.
 */
export const CHAT_WIDGETS: PerLocale<string | undefined> = {
  tr: 'crystal-chat-tr',
  en: 'crystal-chat-en',
  de: undefined,
  ru: 'crystal-chat-ru',
}

/** Hotels whose pages load a tag manager after consent, by slug: `{TAG_MANAGER_HOST}/gtm.js?id={id}`. */
export const TAG_MANAGERS: Record<string, string> = {
  'crystal-aura': 'GTM-AURA024',
  'crystal-paraiso-verde': 'GTM-VERDE18',
  'crystal-world-of-colours': 'GTM-COLOR38',
}

/** Hotels with a strip of a fixed number and a reservation link, by slug. */
export const CONTACT_STRIPS: Record<string, { display: string; tel: string }> = {
  'crystal-world-of-colours': { display: '0242 555 38 38', tel: '+902425553838' },
}

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
