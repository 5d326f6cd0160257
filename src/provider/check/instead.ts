/** What guests see if the provider does not follow the contract. */
import type { Place } from '../../routes/place.ts'
import type { Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import type { DifferenceCode } from './difference-codes.ts'
import type { FormCall } from './report.ts'

export const CALL_INSTEAD: Record<WireKind | FormCall, string> = {
  properties: 'No site: without the list of hotels nothing is published.',
  page: 'No page there: menus and lists leave it out, and its address answers 404.',
  gastronomy: 'The page for eating and drinking has its own text, without restaurants, hours and the hotel’s day.',
  outlet: 'The page has its title, text and pictures, without hours and features.',
  spa: 'The spa page has its text, without treatments and facilities.',
  contact: 'The contact page has the form, without address, map, departments and directions.',
  certificates: 'The page of certificates has its text, without any certificate.',
  menus:
    'Pages of the hotel have the group’s menus; without those of the group, header and footer have the site’s own links alone.',
  regions: 'No pages of regions, and hotels can be chosen by place no more.',
  rooms: 'The hotel has no rooms: no list, no pages, nothing to compare.',
  room: 'The room stands in the list without a page of its own.',
  plans: 'The room’s page has no floor plans.',
  stories: 'The page has no stories.',
  galleryCategories: 'The gallery shows its pictures without categories.',
  galleryFiles: 'The gallery is empty.',
  event: 'The event has no page: lists leave it out.',
  newsletter: 'Guests are told that the newsletter could not be ordered, and keep what they typed.',
  contactForm: 'Guests are told that the message could not be sent, and keep what they typed.',
}

const SHARED_INSTEAD: Partial<Record<Unit, string>> = {
  file: 'The picture, video or document is left out.',
  hrefLang: 'The page does not lead to that language.',
  link: 'The link is left out.',
  meta: 'The title or description for search engines is made of the page’s own words.',
  hours: 'These hours are left out.',
  feature: 'This line is left out.',
  section: 'The section is shown without it, or left out.',
}

/** For responses that are lists, an invalid entry affects only itself. */
const ENTRY_INSTEAD: Partial<Record<Unit, string>> = {
  properties: 'That hotel is left out.',
  menus: 'That menu is left out.',
  regions: 'That region is left out.',
  rooms: 'That room is left out.',
  plans: 'That floor plan is left out.',
  stories: 'That story is left out.',
  galleryCategories: 'That category is left out.',
  galleryFiles: 'That picture is left out of the gallery.',
}

/** For differences that concern neither a field nor a whole call. */
export const DIFFERENCE_INSTEAD: Partial<Record<DifferenceCode, string>> = {
  'no-validators': 'The same pages, a little later.',
  'validators-ignored': 'The same pages, a little later.',
  'call-slow': 'The same pages, later.',
  'address-left-out': 'The link, picture or embedded part is left out; the words of a link stay.',
  'address-twice': 'The first has the address, the other has no page.',
}

/** For a missing or invalid field. */
export function fieldInstead(unit: Unit, field: string): string {
  const shared = SHARED_INSTEAD[unit]
  if (shared) return shared
  const list = field.slice(0, Math.max(0, field.lastIndexOf('[]')))
  const entry = ENTRY_INSTEAD[unit]
  if (entry && !list) return ESSENTIAL_FIELDS.includes(field) ? entry : 'Shown without it.'
  if (list) return `The entry of ${list.replaceAll('[]', '')} is left out, or shown without it.`
  return ESSENTIAL_FIELDS.includes(field) ? `It is not used. ${CALL_INSTEAD[unit as WireKind]}` : 'Shown without it.'
}

/** Fields that an entry needs. */
const ESSENTIAL_FIELDS = [
  'id',
  'url',
  'slug',
  'title',
  'name',
  'code',
  'image',
  'file',
  'publisher',
  'publisher.id',
  'type',
]

export const PAGE_INSTEAD: Partial<Record<Place['kind'], string>> = {
  static: 'Menus, lists and the language switch leave it out; its address answers 404.',
  hotel: 'The hotel has no pages in this language: lists and the search leave it out there.',
  'hotel-page': 'The hotel’s tabs leave it out; its address answers 404.',
  region: 'The region stands in lists without a page of its own.',
}

export const HOME_INSTEAD = {
  default: 'No site: without the Turkish home page nothing is published.',
  other: 'The language has no home page: guests are not led to it.',
}
