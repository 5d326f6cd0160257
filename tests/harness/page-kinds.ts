/** One page of each kind of the demo's site: what a look at the whole site has to look at. */
import { LOCALES, type Locale } from '../../src/config/locales.ts'

export interface PageKind {
  name: string
  /** English address; the other languages' are those that the page itself names. */
  path: string
  /** The kind that is drawn by the same parts, where there is one: `npm test` looks at that alone. */
  like?: string
}

const HOTEL = '/en/hotels/crystal-flora'

export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'home', path: '/en' },
  { name: 'hotel-list', path: '/en/hotels' },
  { name: 'region-list', path: '/en/turkish-riviera' },
  { name: 'region', path: '/en/turkish-riviera/side' },
  { name: 'hotel', path: HOTEL },
  { name: 'hotel-cave', path: '/en/hotels/crystal-kaymakli', like: 'hotel' },
  { name: 'rooms', path: `${HOTEL}/rooms` },
  { name: 'room', path: `${HOTEL}/rooms/night-swimmers-family-room` },
  { name: 'gastronomy', path: `${HOTEL}/gastronomy` },
  { name: 'outlet', path: `${HOTEL}/gastronomy/cira-fire-kitchen` },
  { name: 'spa', path: `${HOTEL}/spa-and-wellness` },
  { name: 'kids', path: `${HOTEL}/crispy-kids-world`, like: 'spa' },
  { name: 'aquapark', path: `${HOTEL}/aquapark` },
  { name: 'beach', path: `${HOTEL}/beach-and-pool`, like: 'aquapark' },
  { name: 'meeting', path: `${HOTEL}/meeting-and-corporate` },
  { name: 'shopping', path: `${HOTEL}/shopping`, like: 'spa' },
  { name: 'day', path: '/en/hotels/crystal-waterworld/day' },
  { name: 'week', path: '/en/hotels/crystal-flora/week' },
  { name: 'gallery', path: `${HOTEL}/gallery` },
  { name: 'about', path: `${HOTEL}/about-us`, like: 'spa' },
  { name: 'certificates', path: `${HOTEL}/certificates-and-awards` },
  { name: 'contact', path: `${HOTEL}/contact` },
  { name: 'reservation', path: `${HOTEL}/online-reservation` },
  { name: 'hotel-policy', path: `${HOTEL}/our-policies`, like: 'policy' },
  { name: 'group-spa', path: '/en/spa-and-wellness' },
  { name: 'group-kids', path: '/en/crispy-kids-world', like: 'group-spa' },
  { name: 'group-meeting', path: '/en/meeting-and-corporate' },
  { name: 'group-contact', path: '/en/contact' },
  { name: 'group-about', path: '/en/about-us', like: 'corporate' },
  { name: 'policy', path: '/en/privacy-policy' },
  { name: 'cookies', path: '/en/cookies' },
  { name: 'corporate', path: '/en/corporate' },
  { name: 'systems', path: '/en/integrated-management-systems', like: 'corporate' },
  { name: 'event-list', path: '/en/events' },
  { name: 'event', path: '/en/events/night-swim-for-families' },
  { name: 'landing', path: '/en/summer-vacation-hotel-deals' },
  { name: 'a-club', path: '/en/a-club' },
  { name: 'site-map', path: '/en/site-map' },
  { name: 'search', path: '/en/search' },
  { name: 'compare', path: '/en/compare' },
]

/** Addresses in every language, as the page's own switcher gives them: one that search engines leave out names no others in its head. */
export function alternatePaths(html: string): Record<Locale, string> {
  const paths = LOCALES.map((locale) => {
    const href = new RegExp(`<a href="([^"]+)" hreflang="${locale}"`, 'i').exec(html)?.[1]
    if (!href) throw new Error(`the page has no address in ${locale}`)
    return [locale, href] as const
  })
  return Object.fromEntries(paths) as Record<Locale, string>
}

/** A page that no language has. */
export function missingPath(locale: Locale): string {
  return locale === 'tr' ? '/boyle-bir-sayfa-yok' : `/${locale}/no-such-page`
}
