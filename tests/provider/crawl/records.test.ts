/**
 * What becomes of each kind of answer: with all that the contract names, and with texts that say nothing: what has a page or parts is called by its
 * address, an item without words is left out.
 */
import { describe, expect, test } from 'vitest'
import { createShaper } from '../../../src/provider/crawl/reshape.ts'
import { createSources } from '../../../src/provider/crawl/sources.ts'
import { sift } from '../../../src/provider/lenient.ts'
import { wire, type WireKind } from '../../../src/provider/wire.ts'
import { ANSWERS, answerOf } from '../answers.ts'

const PROVIDER = 'https://provider.example'

function recordOf(kind: WireKind, answer: unknown): any {
  const { reshape, notes } = createShaper(PROVIDER, {})
  const record = reshape(kind, sift(wire(kind).parse(answer)).value as never)
  expect(notes).toEqual([])
  return record
}

const whole = (kind: WireKind) => recordOf(kind, answerOf(ANSWERS[kind]))

/** Texts that readers see, by the names of their fields. */
const READ = /^(?:text|title|subtitle|name|label|alt|value|address|phone|fax|email|whatsapp|venue|beds|view)$/
const silenced = (key: string, value: unknown) => (READ.test(key) && typeof value === 'string' ? ' \u0007 ' : value)
/** The same where no such text says anything. */
const silent = (kind: WireKind) => recordOf(kind, JSON.parse(JSON.stringify(answerOf(ANSWERS[kind]), silenced)))

const ID = expect.stringMatching(/^[0-9a-z]{9}$/)
const BARE_FILE = { id: ID, source: '/a.jpg', width: 800, height: 600, mimeType: 'image/jpeg' }
const FILE = { ...BARE_FILE, alt: 'A pool' }
const HOURS = [{ label: 'Summer', from: '09:00', to: '17:00' }]
const BARE_HOURS = [{ from: '09:00', to: '17:00' }]
const LANGUAGES = [{ locale: 'ru', url: 'o-nas', slug: 'nas', id: 7 }]
const METAS = [{ name: 'robots', property: 'og:title', content: 'noindex' }]
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

describe.each(Object.keys(RECORDS) as WireKind[])('an answer of kind %s', (kind) => {
  test('is kept with all that it says', () => expect(whole(kind)).toStrictEqual(RECORDS[kind].full))
  test('has no empty texts', () => expect(silent(kind)).toStrictEqual(RECORDS[kind].bare))
})

const NO_PICTURE = { sourceUrl: 'ftp://a.example/x.jpg' }

/** What is left of a list when its second entry names what cannot be used, and how many addresses are reported. */
test.each<[kind: WireKind, change: (answer: any) => void, read: (record: any) => unknown, left: unknown]>([
  ['properties', (list) => list.push({ id: 2, name: 'B', slug: '../b' }), ({ hotels }) => hotels.length, 0],
  ['regions', (list) => list.push({ ...list[0], url: '../b' }), (list) => list.length, 1],
  ['rooms', (list) => list.push({ ...list[0], slug: 'a/b' }), (list) => list.length, 1],
  ['plans', (list) => list.push({ ...list[0], image: NO_PICTURE }), (list) => list.length, 1],
  ['galleryFiles', (list) => list.push({ ...list[0], file: NO_PICTURE }), (list) => list.length, 1],
  ['stories', ([{ items }]) => items.push({ ...items[0], file: NO_PICTURE }), ([{ items }]) => items.length, 1],
  ['gastronomy', ({ groups }) => (groups[0].items[0].url = 'a b'), ({ groups }) => groups[0].items, []],
  ['menus', ([{ items }]) => (items[0].url = 'javascript:x'), ({ header }) => header[0].target, undefined],
  ['menus', ([{ items }]) => (items[0].subitems[0].url = 'x:y'), ({ header }) => header[0].items, []],
  ['page', ({ breadcrumbs }) => (breadcrumbs[0].url = 'x:y'), ({ breadcrumbs }) => breadcrumbs, []],
  ['page', ({ heroSlides }) => (heroSlides[0].file = NO_PICTURE), ({ heroSlides }) => heroSlides, []],
  ['page', ({ sliders }) => (sliders[0].slides[0].file = NO_PICTURE), ({ sliders }) => sliders[0].slides, []],
  ['page', ({ events }) => (events[0].slug = '..'), ({ events }) => events, []],
  ['page', ({ hrefLangs }) => (hrefLangs[0].url = '..'), ({ alternates }) => alternates, []],
  ['page', ({ options }) => (options[0].file = NO_PICTURE), ({ headerImage }) => headerImage, undefined],
  [
    'room',
    (room) => (room.slug = '..'),
    ({ slug, name, alternates }) => [slug, name, alternates],
    ['', 'Sea room', []],
  ],
  ['event', (event) => (event.slug = '..'), (event) => [event.slug, event.title, event.publisherId], ['', 'Feast', 2]],
])('of kind %s what names no usable address is left out and reported (%#)', (kind, change, read, left) => {
  const answer = answerOf(ANSWERS[kind])
  change(answer)
  const { reshape, notes } = createShaper(PROVIDER, {})
  expect(read(reshape(kind, wire(kind).parse(answer) as never))).toEqual(left)
  expect(notes).toHaveLength(1)
})

test('an address is of a host that is listed for its purpose', () => {
  const hosts = { links: ['links.example'], booking: ['booking.example'], media: ['media.example'] }
  const sources = createSources(`${PROVIDER}/base//`, { hosts })
  const found = (host: string) => [
    sources.target(`https://${host}/x`),
    sources.booking(`https://${host}/x`),
    sources.file({ sourceUrl: `https://${host}/x` } as never)?.source,
  ]
  expect(found('links.example')).toEqual([{ external: 'https://links.example/x' }, undefined, undefined])
  expect(found('booking.example')).toEqual([undefined, 'https://booking.example/x', undefined])
  expect(found('media.example')).toEqual([undefined, undefined, 'https://media.example/x'])
  expect(sources.file({ sourceUrl: 'x.jpg' } as never)?.source).toBe('/base/x.jpg')
  expect(sources.notes).toHaveLength(6)
  sources.target(`https://elsewhere.example/${'x'.repeat(200)}`)
  expect(sources.notes.at(-1)!.address).toHaveLength(120)
})

describe('what the plainest answers become', () => {
  test('a page without its optional parts', () => {
    expect(recordOf('page', { id: 5, url: '', title: 'T' })).toStrictEqual({
      ...{ id: 5, url: '', title: 'T', propertyId: 0, category: '', template: '', options: [], sliders: [] },
      ...{ heroSlides: [], sections: [], metas: [], breadcrumbs: [], alternates: [], events: [], sessions: [] },
    })
  })

  test('unknown kinds of pictures, sections and entries are of the plainest', () => {
    const file = { sourceUrl: 'a.jpg' }
    const page = {
      ...{ id: 5, url: '', title: 'T', category: { code: 'hotel' }, categoryTemplate: 'MAIN' },
      heroSlides: [{ id: 1, type: 'GIF', file }],
      contents: { a: { layout: 'cards' }, b: {} },
      breadcrumbs: [{ text: 'x', url: 'x' }],
      options: [{ key: 'OTHER_IMAGE', file }, { key: 'HEADER_IMAGE' }, { key: 'OTHER', value: 'v' }],
    }
    expect(recordOf('page', page)).toMatchObject({
      ...{ category: 'HOTEL', template: 'main', heroSlides: [{ type: 'IMAGE' }], breadcrumbs: [{ active: false }] },
      sections: [{ layout: 'CARDS' }, { layout: 'TEXT' }],
      options: [{ key: 'OTHER_IMAGE' }, { key: 'OTHER', value: 'v' }],
    })
    expect(recordOf('page', page)).not.toHaveProperty('headerImage')
    const options = [...page.options, { key: 'HEADER_IMAGE', file: { sourceUrl: 'b.jpg' } }]
    expect(recordOf('page', { ...page, options }).headerImage.source).toBe('/b.jpg')
    const [{ items }] = recordOf('stories', [{ id: 1, title: 'S', items: [{ id: 2, type: 'VIDEO', file }] }])
    expect(items[0].type).toBe('VIDEO')
    const item = { id: 1, slug: 'x', url: 'x', title: 'X', paid: true }
    expect(recordOf('gastronomy', { groups: [{ code: 'A', title: 'A', items: [item] }] }).groups[0].items[0].paid).toBe(
      true,
    )
  })

  test('hotels are apart from their network, with codes in upper case', () => {
    const hotel = { id: 51, name: 'Flora', slug: 'flora', regionCode: 'kemer' }
    const network = { id: 23, name: 'Crystal', slug: 'a/b', propertyNetwork: { id: 2 } }
    expect(recordOf('properties', [hotel, network])).toStrictEqual({
      hotels: [{ ...hotel, regionCode: 'KEMER' }],
      network: { id: 23, name: 'Crystal', slug: '' },
    })
    expect(recordOf('regions', [{ code: 'kemer', name: 'K', slug: 'k', url: 'k' }])[0].code).toBe('KEMER')
  })

  test('header and footer are told apart by their type, and other menus are none', () => {
    const menu = (type: string, id: number) => ({ id, type, items: [{ id, text: type }] })
    const { header, footer } = recordOf('menus', [menu('FOOTER', 1), menu('SIDE', 2), menu('HEADER', 3)])
    expect([header, footer]).toEqual([[{ id: 3, text: 'HEADER', items: [] }], [{ id: 1, text: 'FOOTER', items: [] }]])
  })

  test('lists come by ordinal', () => {
    const file = { sourceUrl: 'a.jpg' }
    const items = [3, 1, 2].map((ordinal) => ({ id: ordinal, ordinal, name: 'x', file }))
    const ids = (list: { id: number }[]) => list.map(({ id }) => id)
    expect(ids(recordOf('galleryCategories', items))).toEqual([1, 2, 3])
    expect(ids(recordOf('galleryFiles', items))).toEqual([1, 2, 3])
    expect(ids(recordOf('stories', [{ id: 1, title: 'S', items }])[0].items)).toEqual([1, 2, 3])
  })

  test('times are times of day, with two digits', () => {
    const hours = (from: string, to = '10:00') => recordOf('outlet', { title: 'O', hours: [{ from, to }] }).hours
    expect(hours('9:05', '24:00')).toEqual([{ from: '09:05', to: '24:00' }])
    for (const wrong of ['25:00', '9:60', '09:00:00', 'x9:00', '9', '']) {
      expect([hours(wrong), hours('09:00', wrong)]).toEqual([[], []])
    }
    expect(hours('23:59')).toHaveLength(1)
  })

  test('pictures have whole pixels, and those without an address are left out', () => {
    const images = [{ sourceUrl: 'a.jpg#x', width: 800.4, height: 600.5 }, { sourceUrl: 'b.jpg' }]
    const [first, second] = recordOf('outlet', { title: 'O', images }).images
    expect(first).toStrictEqual({ id: ID, source: '/a.jpg', width: 800, height: 601 })
    expect(second).toStrictEqual({ id: ID, source: '/b.jpg' })
    const { reshape } = createShaper(PROVIDER, {})
    const wrong = wire('outlet').parse({ title: 'O', images: [NO_PICTURE, { sourceUrl: 'https://' }, ...images] })
    expect(reshape('outlet', wrong as never).images).toHaveLength(2)
  })

  test('a meta that is named by nothing is none', () => {
    const metas = [{ content: 'x' }, { name: 'a', content: '\u0007' }, { property: 'b', content: 'B' }]
    expect(recordOf('page', { id: 5, url: '', title: 'T', metas }).metas).toEqual([
      { name: 'a', content: '' },
      { property: 'b', content: 'B' },
    ])
  })

  test('a day is one of the calendar, alone or with a time', () => {
    const dayOf = (updatedAt: string) => recordOf('page', { id: 5, url: '', title: 'T', updatedAt }).updatedAt
    for (const day of ['2027-01-31', '2027-01-31T10:00:00Z']) expect(dayOf(day)).toBe(day)
    for (const none of ['2027-13-01', '1 May 2027', 'x2027-01-31', '']) expect(dayOf(none)).toBeUndefined()
  })
})
