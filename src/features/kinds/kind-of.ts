/** Chooses the kind and the layout of a provider page. */
import type { Route } from '../../routes/table.ts'
import type { HotelPage, StaticPage } from '../../site/pages.ts'
import type { PageRecord } from '../../records/records.ts'
import { LAYOUTS } from '../../views/layouts.ts'
import type { LayoutName } from '../../views/view.ts'
import { kindEntry, type ProviderKind } from './table.ts'

const BY_CATEGORY: Record<string, ProviderKind> = {
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
const STATIC_KINDS: Partial<Record<StaticPage, ProviderKind>> = {
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
const HOTEL_KINDS: Partial<Record<HotelPage, ProviderKind>> = {
  rooms: 'rooms',
  gastronomy: 'gastronomy',
  gallery: 'gallery',
  spa: 'spa',
  contact: 'contact',
  certificates: 'certificates',
  reservation: 'reservation',
  kvkk: 'policy',
  policies: 'policy',
}

export function pageKind(route: Route, { category }: PageRecord, isHotel: boolean): ProviderKind {
  const byPlace = kindByPlace(route, isHotel)
  if (byPlace && kindEntry(byPlace).isByAddress) return byPlace
  return BY_CATEGORY[category] ?? byPlace ?? 'content'
}

function kindByPlace({ place }: Route, isHotel: boolean): ProviderKind | undefined {
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

/**
 * The layout that the page's template names; the kind's own if there is no template; the main layout if the template is
 * unknown.
 */
export function layoutOf(kind: ProviderKind, template: string): LayoutName {
  if (template === '') return kindEntry(kind).layout
  return isTemplate(template) ? template : 'main'
}

function isTemplate(name: string): name is LayoutName {
  return Object.hasOwn(LAYOUTS, name) && name !== 'error'
}
