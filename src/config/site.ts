/** Facts of the site that the provider does not hold: addresses of other services, rules by hotel. */
import type { Locale, PerLocale } from './locales.ts'
import { WORLD_OF_COLOURS, type OwnNumber } from './phones.ts'

export const SITE_NAME = 'Crystal Hotels'

/** The booking site, and the name of its language parameter. */
export const BOOKING = { url: 'https://booking.crystalhotels.example/', languageParameter: 'lang' }

export const SOCIAL_LINKS = [
  { text: 'Instagram', href: 'https://www.instagram.com/crystalhotels.example' },
  { text: 'YouTube', href: 'https://www.youtube.com/@crystalhotels.example' },
  { text: 'Facebook', href: 'https://www.facebook.com/crystalhotels.example' },
] as const

export const APP_LINK = 'https://app.crystalhotels.example/'

/** Where the landing pages' third button leads. */
export const LANDING_RESERVATION_URL = 'https://booking.crystalhotels.example/offers'

/** Live chat by language; German has none. The id is what the chat's company calls the widget: part of its script's address. */
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
export const CONTACT_STRIPS: Record<string, OwnNumber> = { 'crystal-world-of-colours': WORLD_OF_COLOURS }

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
