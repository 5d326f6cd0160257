/**
 * What becomes of each kind of answer: with all that the contract names, and with texts that say nothing: what has a page or parts is called by its
 * address, an item without words is left out.
 */
import { describe, expect, test } from 'vitest'
import type { WireKind } from '../../../src/provider/wire.ts'
import { ANSWERS, answerOf } from '../answers.ts'
import { ID, recordOf } from './record-of.ts'

const whole = (kind: WireKind) => recordOf(kind, answerOf(ANSWERS[kind]))

/** Texts that readers see, by the names of their fields. */
const READ = /^(?:text|title|subtitle|name|label|alt|value|address|phone|fax|email|whatsapp|venue|beds|view)$/
const silenced = (key: string, value: unknown) => (READ.test(key) && typeof value === 'string' ? ' \u0007 ' : value)
/** The same where no such text says anything. */
const silent = (kind: WireKind) => recordOf(kind, JSON.parse(JSON.stringify(answerOf(ANSWERS[kind]), silenced)))

const BARE_FILE = { id: ID, source: '/a.jpg', width: 800, height: 600, mimeType: 'image/jpeg' }
const FILE = { ...BARE_FILE, alt: 'A pool' }
const HOURS = [{ label: 'Summer', from: '09:00', to: '17:00' }]
const BARE_HOURS = [{ from: '09:00', to: '17:00' }]
const LANGUAGES = [{ locale: 'ru', url: 'o-nas', slug: 'nas', id: 7 }]
const METAS = [
  { property: 'og:title', content: 'noindex' },
  { name: 'robots', content: 'noindex' },
]
const CONTACT = {
  ...{ address: 'Sahil Yolu', phone: '444 0 558', fax: '444 0 559', email: 'a@b.example', latitude: 36.8 },
  ...{ longitude: 31.1, whatsapp: '90 444' },
}
const TO_ABOUT = { site: 'about-us' }
const LINK = { text: 'More', target: TO_ABOUT }
const BARE_EVENT = {
  ...{ id: 60, slug: 'feast', title: 'Feast', publisherId: 2, startsAt: '2027-06-01', endsAt: '2027-06-02' },
  image: BARE_FILE,
}
const EVENT = { ...BARE_EVENT, venue: 'Beach', image: FILE }
const BARE_ROOM = {
  ...{ id: 8, slug: 'sea-room', name: 'Sea room', category: { code: 'SEA' }, image: BARE_FILE, sizeM2: 32 },
  ...{ maxAdults: 3, maxChildren: 2, alternates: LANGUAGES },
}
const ROOM = {
  ...{ ...BARE_ROOM, category: { code: 'SEA', name: 'Sea' }, text: 'Wide', image: FILE },
  ...{ beds: 'One', view: 'Sea' },
}
const BARE_SECTION = { layout: 'TEXT', html: ['<p>H</p>'], image: BARE_FILE }
const SECTION = { ...BARE_SECTION, title: 'T', subtitle: 'S', image: FILE, link: LINK }
const BARE_PAGE = {
  ...{ id: 5, url: 'about-us', title: 'About us', propertyId: 51, contact: { latitude: 36.8, longitude: 31.1 } },
  ...{ category: 'HOTEL', template: 'main', headerImage: BARE_FILE, options: [] },
  sliders: [
    {
      key: 'HEADER_DESKTOP',
      slides: [{ id: 1, type: 'IMAGE', file: BARE_FILE, mobileFile: BARE_FILE, target: { site: 'u' } }],
    },
  ],
  heroSlides: [
    { id: 2, type: 'VIDEO', file: BARE_FILE, mobileFile: BARE_FILE, poster: BARE_FILE, target: { site: 'u' } },
  ],
  sections: [{ key: 'first', ...BARE_SECTION, items: [{ key: '1', ...BARE_SECTION, items: [] }] }],
  metas: [{ content: 'noindex', property: 'og:title' }],
  breadcrumbs: [],
  ...{ alternates: LANGUAGES, events: [BARE_EVENT], sessions: [] },
  ...{ galleryId: 511, updatedAt: '2027-01-01' },
}
const OF_SLIDE = { title: 'T', text: 'X', file: FILE, mobileFile: FILE, target: { site: 'u' } }

const RECORDS: Record<WireKind, { full: unknown; bare: unknown }> = {
  properties: {
    full: {
      hotels: [],
      network: {
        ...{
          id: 51,
          name: 'Flora',
          slug: 'flora',
          reservationUrl: 'https://b.example/',
          regionCode: 'KEMER',
          stars: 5,
        },
        ...{ logo: FILE, image: FILE },
      },
    },
    bare: {
      hotels: [],
      network: {
        ...{ id: 51, name: 'Flora', slug: 'flora', reservationUrl: 'https://b.example/', regionCode: 'KEMER' },
        ...{ stars: 5, logo: BARE_FILE, image: BARE_FILE },
      },
    },
  },
  page: {
    full: {
      ...{ ...BARE_PAGE, title: 'About', contact: CONTACT, headerImage: FILE, metas: METAS, events: [EVENT] },
      sliders: [{ key: 'HEADER_DESKTOP', slides: [{ id: 1, type: 'IMAGE', ...OF_SLIDE }] }],
      heroSlides: [{ id: 2, type: 'VIDEO', ...OF_SLIDE, poster: FILE }],
      sections: [{ key: 'first', ...SECTION, items: [{ key: '1', ...SECTION, items: [] }] }],
      breadcrumbs: [{ ...LINK, active: true }],
      sessions: [{ id: 3, title: 'Yoga', text: 'Calm', hours: HOURS }],
    },
    bare: BARE_PAGE,
  },
  gastronomy: {
    full: {
      groups: [
        {
          ...{ code: 'BAR', title: 'Bars' },
          items: [
            {
              ...{ id: 4, slug: 'bar', url: 'hotels/flora/bar', title: 'Bar', text: 'Cool', image: FILE, hours: HOURS },
              ...{ paid: false, alternates: LANGUAGES },
            },
          ],
        },
      ],
    },
    bare: {
      groups: [
        {
          ...{ code: 'BAR', title: 'Bar' },
          items: [
            {
              ...{ id: 4, slug: 'bar', url: 'hotels/flora/bar', title: 'Bar', image: BARE_FILE, hours: BARE_HOURS },
              ...{ paid: false, alternates: LANGUAGES },
            },
          ],
        },
      ],
    },
  },
  outlet: {
    full: {
      ...{ title: 'Bar', html: ['<p>B</p>'], images: [FILE], hours: HOURS },
      features: [{ label: 'Bath', value: 'marble' }],
    },
    bare: { title: '', html: ['<p>B</p>'], images: [BARE_FILE], hours: BARE_HOURS, features: [] },
  },
  spa: {
    full: {
      treatments: [{ id: 6, title: 'Bath', text: 'Warm', durationMinutes: 45, image: FILE }],
      facilities: [{ title: 'Sauna', text: 'Hot', image: FILE }],
    },
    bare: {
      treatments: [],
      facilities: [],
    },
  },
  contact: {
    full: {
      ...CONTACT,
      departments: [{ title: 'Sales', phone: '1', email: 's@b.example' }],
      directions: ['<p>Left</p>'],
    },
    bare: { latitude: 36.8, longitude: 31.1, departments: [], directions: ['<p>Left</p>'] },
  },
  certificates: {
    full: { items: [{ id: 9, title: 'Green', year: 2026, image: FILE, document: FILE }] },
    bare: { items: [] },
  },
  menus: {
    full: {
      header: [
        {
          ...{ id: 11, text: 'Hotels', target: { site: 'hotels' }, section: 'COL_1' },
          items: [{ id: 12, ...LINK }],
        },
      ],
      footer: [],
    },
    bare: { header: [], footer: [] },
  },
  regions: {
    full: [{ code: 'KEMER', name: 'Kemer', slug: 'kemer', url: 'kemer', text: 'Pines', image: FILE }],
    bare: [{ code: 'KEMER', name: 'Kemer', slug: 'kemer', url: 'kemer', image: BARE_FILE }],
  },
  rooms: { full: [ROOM], bare: [BARE_ROOM] },
  room: {
    full: {
      ...{ ...ROOM, html: ['<p>R</p>'], images: [FILE], features: [{ label: 'Bath', value: 'marble' }], metas: METAS },
      updatedAt: '2027-01-01',
    },
    bare: {
      ...{ ...BARE_ROOM, html: ['<p>R</p>'], images: [BARE_FILE], features: [], updatedAt: '2027-01-01' },
      metas: [{ property: 'og:title', content: 'noindex' }],
    },
  },
  plans: {
    full: [{ id: 13, title: 'Ground', image: FILE, text: 'To scale' }],
    bare: [],
  },
  stories: {
    full: [{ id: 14, title: 'Summer', thumbnail: FILE, items: [{ id: 15, type: 'IMAGE', file: FILE, link: LINK }] }],
    bare: [],
  },
  galleryCategories: { full: [{ id: 16, name: 'Rooms' }], bare: [] },
  galleryFiles: {
    full: [{ id: 17, file: FILE, title: 'Pool', categoryId: 16 }],
    bare: [{ id: 17, file: BARE_FILE, categoryId: 16 }],
  },
  event: {
    full: {
      ...{ ...EVENT, html: ['<p>E</p>'], headerImage: FILE, images: [FILE], metas: METAS, alternates: LANGUAGES },
      updatedAt: '2027-01-01',
    },
    bare: {
      ...{ ...BARE_EVENT, html: ['<p>E</p>'], headerImage: BARE_FILE, images: [BARE_FILE], alternates: LANGUAGES },
      ...{ metas: [{ property: 'og:title', content: 'noindex' }], updatedAt: '2027-01-01' },
    },
  },
}

/** Rules that say which fields an answer has. */
const RULES: Partial<Record<WireKind, string>> = { page: 'R7.7 ' }
const KINDS = (Object.keys(RECORDS) as WireKind[]).map((kind) => [RULES[kind] ?? '', kind] as const)

describe.each(KINDS)('%san answer of kind %s', (_, kind) => {
  test('is kept with all that it says', () => expect(whole(kind)).toStrictEqual(RECORDS[kind].full))
  test('has no empty texts', () => expect(silent(kind)).toStrictEqual(RECORDS[kind].bare))
})
