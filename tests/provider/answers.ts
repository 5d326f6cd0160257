/**
 * Every kind of answer with all that the contract names. Keys are written as there: `name?` may be missing or null, and so may a list. `name*` is an
 * entry of a record, dropped alone.
 */
import type { WireKind } from '../../src/provider/wire.ts'

const FILE = { sourceUrl: '/a.jpg', 'width?': 800, 'height?': 600, 'alt?': 'A pool', 'mimeType?': 'image/jpeg' }
const LINK = { text: 'More', url: 'about-us' }
const HOURS = [{ 'label?': 'Summer', from: '09:00', to: '17:00' }]
const LANGUAGES = [{ locale: 'ru', url: 'o-nas', 'slug?': 'nas', 'id?': 7 }]
const METAS = [{ 'name?': 'robots', 'property?': 'og:title', content: 'noindex' }]
const FEATURES = [{ label: 'Bath', 'value?': 'marble' }]
const NETWORK = { id: 2, 'name?': 'Crystal' }
const CONTACT = {
  ...{ 'address?': 'Sahil Yolu', 'phone?': '444 0 558', 'fax?': '444 0 559', 'email?': 'a@b.example' },
  ...{ 'latitude?': 36.8, 'longitude?': 31.1, 'whatsapp?': '90 444' },
}
const EVENT = {
  ...{
    id: 60,
    slug: 'feast',
    title: 'Feast',
    publisher: { id: 2 },
    'startsAt?': '2027-06-01',
    'endsAt?': '2027-06-02',
  },
  ...{ 'venue?': 'Beach', 'image?': FILE },
}
const ROOM = {
  ...{ id: 8, slug: 'sea-room', name: 'Sea room', 'category?': { code: 'SEA', 'name?': 'Sea' }, 'text?': 'Wide' },
  ...{ 'image?': FILE, 'sizeM2?': 32, 'maxAdults?': 3, 'maxChildren?': 2, 'beds?': 'One', 'view?': 'Sea' },
  hrefLangs: LANGUAGES,
}
const SECTION = {
  ...{ 'ordinal?': 1, 'layout?': 'TEXT', 'title?': 'T', 'subtitle?': 'S', 'html?': '<p>H</p>', 'image?': FILE },
  'link?': LINK,
}
const OF_SLIDE = { 'title?': 'T', 'text?': 'X', 'url?': 'u' }

export const ANSWERS: Record<WireKind, object> = {
  properties: [
    {
      ...{ id: 51, name: 'Flora', slug: 'flora', 'reservationUrl?': 'https://b.example', 'regionCode?': 'KEMER' },
      ...{ 'stars?': 5, 'logo?': FILE, 'image?': FILE, 'propertyNetwork?': NETWORK },
    },
  ],
  page: {
    ...{
      id: 5,
      url: 'about-us',
      'locale?': 'en',
      title: 'About',
      'categoryTemplate?': 'main',
      'updatedAt?': '2027-01-01',
    },
    'property?': { id: 51, 'contact?': CONTACT, 'propertyNetwork?': NETWORK },
    'category?': { code: 'HOTEL' },
    options: [{ key: 'HEADER_IMAGE', 'value?': 'v', 'file?': FILE }],
    sliders: [{ key: 'HEADER_DESKTOP', slides: [{ id: 1, ...OF_SLIDE, file: FILE, 'mobileFile?': FILE }] }],
    heroSlides: [{ id: 2, 'type?': 'VIDEO', file: FILE, 'mobileFile?': FILE, 'poster?': FILE, ...OF_SLIDE }],
    'contents?': { 'first*': { ...SECTION, items: [{ ...SECTION, items: [] }] } },
    metas: METAS,
    breadcrumbs: [{ text: LINK.text, 'url?': LINK.url, 'active?': true }],
    hrefLangs: LANGUAGES,
    events: [EVENT],
    sessions: [{ id: 3, title: 'Yoga', 'text?': 'Calm', hours: HOURS }],
    'gallery?': { id: 511 },
  },
  gastronomy: {
    groups: [
      {
        ...{ code: 'BAR', title: 'Bars' },
        items: [
          {
            ...{
              id: 4,
              slug: 'bar',
              url: 'hotels/flora/bar',
              title: 'Bar',
              'text?': 'Cool',
              'image?': FILE,
              'paid?': false,
            },
            ...{ hours: HOURS, hrefLangs: LANGUAGES },
          },
        ],
      },
    ],
  },
  outlet: { title: 'Bar', 'html?': '<p>B</p>', images: [FILE], hours: HOURS, features: FEATURES },
  spa: {
    treatments: [{ id: 6, title: 'Bath', 'text?': 'Warm', 'durationMinutes?': 45, 'image?': FILE }],
    facilities: [{ title: 'Sauna', 'text?': 'Hot', 'image?': FILE }],
  },
  contact: {
    ...CONTACT,
    departments: [{ title: 'Sales', 'phone?': '1', 'email?': 's@b.example' }],
    'directions?': '<p>Left</p>',
  },
  certificates: { items: [{ id: 9, title: 'Green', 'year?': 2026, 'image?': FILE, 'document?': FILE }] },
  menus: [
    {
      ...{ id: 10, type: 'HEADER' },
      items: [{ id: 11, text: 'Hotels', 'url?': 'hotels', 'section?': 'COL_1', subitems: [{ id: 12, ...LINK }] }],
    },
  ],
  regions: [{ code: 'KEMER', name: 'Kemer', slug: 'kemer', url: 'kemer', 'text?': 'Pines', 'image?': FILE }],
  rooms: [ROOM],
  room: { ...ROOM, 'html?': '<p>R</p>', images: [FILE], features: FEATURES, metas: METAS, 'updatedAt?': '2027-01-01' },
  plans: [{ id: 13, title: 'Ground', image: FILE, 'text?': 'To scale' }],
  stories: [
    {
      ...{ id: 14, title: 'Summer', 'thumbnail?': FILE },
      items: [{ id: 15, 'ordinal?': 2, 'type?': 'IMAGE', file: FILE, 'link?': LINK }],
    },
  ],
  galleryCategories: [{ id: 16, name: 'Rooms', 'ordinal?': 1 }],
  galleryFiles: [{ id: 17, file: FILE, 'title?': 'Pool', 'categoryId?': 16, 'ordinal?': 1 }],
  event: {
    ...{ ...EVENT, 'html?': '<p>E</p>', 'headerImage?': FILE, images: [FILE], metas: METAS, hrefLangs: LANGUAGES },
    'updatedAt?': '2027-01-01',
  },
}

/** The answer that a shape stands for, anew. */
export function answerOf(shape: unknown): any {
  if (shape === null || typeof shape !== 'object') return shape
  if (Array.isArray(shape)) return shape.map(answerOf)
  return Object.fromEntries(Object.entries(shape).map(([key, value]) => [key.replace(/[?*]$/, ''), answerOf(value)]))
}
