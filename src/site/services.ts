/** Services of other companies, which pages load after consent. */
import type { PerLocale } from '../config/locales.ts'

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
