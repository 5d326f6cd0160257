/** Which composition and which layout a page of the provider gets. */
import type { Route } from '../../routes/table.ts'
import type { HotelPage, StaticPage } from '../../routes/slugs.ts'
import type { PageRecord } from '../../snapshot/records.ts'
import type { BodyView, LayoutName } from '../view.ts'

export type PageKind = Exclude<BodyView['kind'], 'room' | 'event' | 'error' | 'notice'>

const BY_CATEGORY: Record<string, PageKind> = {
  GASTRONOMY: 'gastronomy',
  OUTLET: 'outlet',
  SPA: 'spa',
  CONTACT: 'contact',
  CERTIFICATE: 'certificates',
  ROOMS: 'rooms',
  GALLERY: 'gallery',
  REGION: 'region',
  LANDING: 'landing',
  POLICY: 'policy',
}
const STATIC_KINDS: Partial<Record<StaticPage, PageKind>> = {
  home: 'home',
  anatolia: 'region-list',
  'turkish-riviera': 'region-list',
  contact: 'contact',
  certificates: 'certificates',
  cookies: 'policy',
  privacy: 'policy',
  'data-protection': 'policy',
  policies: 'policy',
  'early-booking': 'landing',
  kurban: 'landing',
  'summer-deals': 'landing',
}
const HOTEL_KINDS: Partial<Record<HotelPage, PageKind>> = {
  rooms: 'rooms',
  gastronomy: 'gastronomy',
  gallery: 'gallery',
  contact: 'contact',
  certificates: 'certificates',
  reservation: 'reservation',
  kvkk: 'policy',
  policies: 'policy',
}
/** Places whose kind the address decides, whatever category the CMS gives. */
const FIXED: ReadonlySet<PageKind> = new Set(['home', 'region-list', 'reservation', 'rooms', 'gallery'])

export function pageKind(route: Route, { category }: PageRecord, isHotel: boolean): PageKind {
  const byPlace = kindByPlace(route, isHotel)
  if (byPlace && FIXED.has(byPlace)) return byPlace
  if (route.place.kind === 'hotel' && isHotel) return 'hotel'
  return BY_CATEGORY[category] ?? byPlace ?? 'content'
}

function kindByPlace({ place }: Route, isHotel: boolean): PageKind | undefined {
  switch (place.kind) {
    case 'static':
      return STATIC_KINDS[place.page]
    case 'hotel':
      return isHotel ? 'hotel' : undefined
    case 'hotel-page':
      return HOTEL_KINDS[place.page]
    case 'hotel-list':
      return 'hotel-list'
    case 'region':
      return 'region'
    case 'outlet':
      return 'outlet'
    default:
      return undefined
  }
}

const LAYOUTS: ReadonlySet<string> = new Set<LayoutName>([
  'intro-index',
  'hotel-index',
  'room-index',
  'room-detail',
  'event-detail',
  'landing',
  'main',
])
const LAYOUT_BY_KIND: Partial<Record<PageKind, LayoutName>> = {
  home: 'intro-index',
  hotel: 'hotel-index',
  rooms: 'room-index',
  landing: 'landing',
}

/** The page's template, where it is one of ours; without one, the kind's own; for an unknown one the main layout. */
export function layoutOf(kind: PageKind, template: string): LayoutName {
  if (template === '') return LAYOUT_BY_KIND[kind] ?? 'main'
  return LAYOUTS.has(template) ? (template as LayoutName) : 'main'
}
