/** Parts of views where records are made by hand: what the CMS may well say, and no demo does. */
import { describe, expect, test } from 'vitest'
import { buildRoutes, type Route } from '../../src/routes/table.ts'
import type { FileRecord, GalleryFileRecord, PageRecord, RecordKinds, SlideRecord } from '../../src/snapshot/records.ts'
import { storedRecord, type StoredRecord } from '../../src/snapshot/snapshot.ts'
import { eventCards, galleryView, hotelCards, namedEverywhere, regionCards, roomCard } from '../../src/views/cards.ts'
import { createContext } from '../../src/views/context.ts'
import { layoutOf, pageKind } from '../../src/views/kinds/kind-of.ts'
import { noticeBody } from '../../src/views/kinds/notice.ts'
import { pictureView, slideViews } from '../../src/views/media.ts'
import { clip, firstWords, sectionViews } from '../../src/views/sections.ts'
import { firstPicture } from '../../src/views/share.ts'
import { outlet, spa } from '../../src/views/structured/outlet.ts'
import { placed, postalAddress } from '../../src/views/structured/place.ts'
import { describe as describePage, documentTitle } from '../../src/views/titles.ts'
import type { BodyView } from '../../src/views/view.ts'
import { withZone } from '../../src/views/zone.ts'
import { SITE } from '../harness/settings.ts'

const HOTELS = [
  { id: 5, name: 'Koy', slug: 'koy', regionCode: 'SIDE' },
  { id: 6, name: 'Burun', slug: 'burun', regionCode: 'KEMER' },
]
function contextOf(records: Record<string, unknown> = {}, locale: 'en' | 'tr' = 'en') {
  const all = Object.entries({ properties: { hotels: HOTELS }, ...records })
  const snapshot = new Map(all.map(([key, value]): [string, StoredRecord] => [key, storedRecord(value as never)]))
  return createContext(snapshot, buildRoutes(snapshot), SITE, locale)
}
function page(url: string, changes: Partial<PageRecord> = {}): PageRecord {
  return {
    ...{ id: 1, url, title: url, propertyId: 0, category: '', template: '', options: [], sliders: [], heroSlides: [] },
    ...{ sections: [], metas: [], breadcrumbs: [], alternates: [], events: [], sessions: [], ...changes },
  }
}
const file = (id: string, changes: Partial<FileRecord> = {}): FileRecord => ({ id, source: `/${id}.jpg`, ...changes })
const picture = (id: string) => ({ id, width: 1600, height: 1067, alt: '' })

test.each([
  ['2027-06-01', '2027-06-01'],
  ['2027-06-01T10:00:00Z', '2027-06-01T10:00:00Z'],
  ['2027-06-01T10:00:00+02:00', '2027-06-01T10:00:00+02:00'],
  ['2027-06-01T10:00:00-0230', '2027-06-01T10:00:00-0230'],
  ['2027-06-01T10:00', '2027-06-01T10:00+03:00'],
  ['2027-06-01T10:00z', '2027-06-01T10:00z'],
  ['2027-06-31x', undefined],
  ['2027-13-01', undefined],
  ['1 June 2027', undefined],
  ['x2027-06-01', undefined],
])('the instant %s is %s', (iso, zoned) => expect(withZone(iso)).toBe(zoned))

describe('words', () => {
  test.each([
    ['one two', 7, 'one two'],
    ['one two', 6, 'one…'],
    ['one two three', 8, 'one two…'],
    ['onetwothree', 5, 'onet…'],
  ])('%j in %d signs are %j', (words, length, shown) => expect(clip(words, length)).toBe(shown))

  test('of a page are those of its first section that has any', () => {
    const sections = [
      { html: [' <br> ', { target: { site: 'x' }, inner: ['x'] }] },
      { html: ['<p>A &amp; B&nbsp;&lt;C&gt;</p>\n', '<p>D</p>'] },
      { subtitle: 'later' },
    ]
    const words = (list: unknown[], length = 99) => firstWords({ sections: list } as PageRecord, length)
    expect(words(sections)).toBe('A & B <C> D')
    expect(words([{}, { subtitle: 'Said  first', html: ['no'] }])).toBe('Said first')
    expect(words(sections, 6)).toBe('A & B…')
    expect(words([{ html: ['<p></p>'] }, {}])).toBeUndefined()
  })

  const section = (key: string, changes = {}) => ({ key, layout: 'TEXT', items: [], ...changes })
  test('sections have names of their own, and what holds nothing is left out', () => {
    const views = sectionViews(
      contextOf(),
      page('a', {
        sections: [
          section('--A  B!', { title: 'x' }),
          section('a-b', { title: 'x' }),
          section('s-a-b', { subtitle: 'x', layout: 'NEW' }),
          section('çş', { title: 'x', items: [section('q', { title: 'y' }), section('q', { html: ['z'] })] }),
          section('x-s-y', { items: [section('inner', { title: 'y' })] }),
          section('empty', { items: [section('none')] }),
        ] as PageRecord['sections'],
      }),
      'page/en/a',
    )
    expect(views.map(({ id, items }) => [id, ...items.map((item) => item.id)])).toEqual([
      ['s-a-b'],
      ['s-a-b-2'],
      ['s-a-b-3'],
      ['s-section', 's-section-q', 's-section-q-2'],
      ['s-x-s-y', 's-x-s-y-inner'],
    ])
    expect(views[2]!.layout).toBe('TEXT')
  })
})

describe('a title and a description', () => {
  const route = (context: ReturnType<typeof contextOf>, url: string) => context.routes.find('en', url)!
  const GROUP = { properties: { hotels: HOTELS, network: { id: 23, name: 'Group' } } }
  test('of a page of the group has its name where that is shown whole', () => {
    const context = contextOf({ ...GROUP, 'page/en/a': page('a') })
    const title = (words: string) => documentTitle(context, route(context, 'a'), words)
    expect(title('x'.repeat(52))).toBe(`${'x'.repeat(52)} | Group`)
    expect(title('x'.repeat(53))).toBe('x'.repeat(53))
    expect(title('The Group')).toBe('The Group')
  })

  test('of few words is told further by hours and by whose it is', () => {
    const context = contextOf({ ...GROUP, 'page/en/a': page('a') })
    const body = (changes: object) =>
      ({ kind: 'outlet', title: 'Grill', sections: [], ...changes }) as unknown as BodyView
    const said = (changes: object, given?: string, summary?: string) =>
      describePage(context, route(context, 'a'), body(changes), { given, summary })
    const hours = [
      { label: 'Dinner', from: '19:00', to: '21:30' },
      { from: '22:00', to: '23:00' },
    ]
    expect(said({ outlet: { hours } })).toBe('Grill. Dinner 19:00–21:30. Group.')
    expect(said({ outlet: { hours: hours.slice(1) } }, 'Open!')).toBe('Open! 22:00–23:00. Group.')
    expect(said({ outlet: { hours: [] } }, undefined, 'Fish. And more')).toBe('Fish. And more. Group.')
    expect(said({ lead: 'First' }, undefined, 'Fish')).toBe('First. Group.')
    expect(said({}, 'x'.repeat(80))).toBe('x'.repeat(80))
    expect(said({}, 'x'.repeat(79))).toBe(`${'x'.repeat(79)}. `.trim())
    expect(said({}, 'x'.repeat(78))).toBe(`${'x'.repeat(78)}. Group.`)
  })
})

describe('pictures and videos', () => {
  test('have the size that the provider says, or the usual one, and the words of their page', () => {
    const context = contextOf()
    expect(pictureView(context, file('a', { width: 3, height: 2, alt: 'Pool' }), 'x')).toEqual({
      ...{ id: 'a', width: 3, height: 2, alt: 'Pool' },
    })
    for (const size of [{}, { width: 3 }, { height: 2 }])
      expect(pictureView(context, file('b', size), 'x')).toEqual({ id: 'b', width: 1600, height: 1067, alt: 'x' })
    expect(pictureView(context, file('c'))!.alt).toBe('')
    expect([...context.files.keys()]).toEqual(['a', 'b', 'c'])
  })

  test('stand on slides, with their title or that of the page', () => {
    const slides = [
      { id: 1, type: 'VIDEO', file: file('v', { source: '/v.webm', mimeType: 'video/webm' }), poster: file('p') },
      { id: 2, type: 'VIDEO', file: file('w', { source: '/w' }), title: 'Sea', text: 'Deep' },
      {
        id: 3,
        type: 'IMAGE',
        file: file('i'),
        mobileFile: file('m'),
        title: 'Sand',
        target: { external: 'https://x.example' },
      },
    ] as SlideRecord[]
    const views = slideViews(contextOf(), slides, 'page/en/a', 'Koy')
    expect(views).toMatchObject([
      { id: 1, type: 'VIDEO', video: { src: '/file/v.webm', type: 'video/webm', poster: { id: 'p', alt: 'Koy' } } },
      { id: 2, video: { src: '/file/w.bin', type: 'video/mp4' }, title: 'Sea', text: 'Deep' },
      {
        id: 3,
        picture: { id: 'i', alt: 'Sand' },
        mobilePicture: { id: 'm', alt: 'Sand' },
        link: { about: 'Sand', external: true },
      },
    ])
    expect(views[0]).not.toHaveProperty('picture')
    expect(views[1]!.video).not.toHaveProperty('poster')
    expect(views[2]).not.toHaveProperty('video')
  })

  const body = (kind: string, changes: object) => ({ kind, sections: [], ...changes }) as unknown as BodyView
  const withPicture = { picture: picture('p') }
  test.each([
    ['room', { room: { pictures: [], picture: picture('p') } }],
    ['room', { room: { pictures: [picture('p')], picture: picture('q') } }],
    ['rooms', { rooms: [{}, withPicture] }],
    ['outlet', { outlet: { pictures: [picture('p')] } }],
    ['spa', { outlet: { pictures: [picture('p')] } }],
    ['gastronomy', { groups: [{ items: [] }, { items: [{}, withPicture] }] }],
    ['event', { event: { pictures: [picture('p')] } }],
    ['region', { region: withPicture, hotels: [{ picture: picture('q') }] }],
    ['region', { hotels: [withPicture] }],
    ['region-list', { regions: [withPicture], hotels: [{ picture: picture('q') }] }],
    ['home', { regions: [], hotels: [withPicture] }],
    ['hotel-list', { groups: [{ hotels: [{}] }, { hotels: [withPicture] }] }],
    ['landing', { hotels: [withPicture] }],
    ['content', { hero: { slides: [{ video: { poster: picture('p') } }] }, header: picture('q') }],
    ['content', { hero: { slides: [{ video: {} }] }, mobileHeader: picture('p') }],
    ['content', { gallery: { categories: [{ files: [withPicture] }] }, sections: [{ picture: picture('q') }] }],
    ['content', { gallery: { categories: [] }, sections: [{}, withPicture] }],
    ['content', { gallery: { categories: [{ files: [] }] }, sections: [withPicture] }],
    ['rooms', { rooms: [withPicture], header: picture('p'), sections: [{ picture: picture('q') }] }],
  ])('that is shared of a page of kind %s: %j', (kind, changes) => {
    expect(firstPicture(body(kind, changes))?.id).toBe('p')
  })

  test('is none where the page has none', () => {
    for (const kind of ['outlet', 'spa', 'content']) expect(firstPicture(body(kind, {}))).toBeUndefined()
  })
})

describe('structured data', () => {
  test.each([
    ['Sahil Yolu 5, 07600 Manavgat / Antalya, Türkiye', ['Sahil Yolu 5', '07600', 'Manavgat', 'Antalya']],
    ['Sahil Yolu 5  07600  Manavgat/Antalya,Turkey ', ['Sahil Yolu 5', '07600', 'Manavgat', 'Antalya']],
    ['Yol 1, 50400 Ürgüp', ['Yol 1', '50400', 'Ürgüp', undefined]],
    ['Yol 1, 07600 Side, Manavgat / Antalya, ТУРЦИЯ', ['Yol 1', '07600', 'Side, Manavgat', 'Antalya']],
    ['07600 Side /', [undefined, '07600', 'Side', undefined]],
    ['Yol 1\nKat 2,07600 Side', ['Yol 1\nKat 2', '07600', 'Side', undefined]],
  ])('an address is told apart: %j', (line, [streetAddress, postalCode, addressLocality, addressRegion]) => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress,
      postalCode,
      addressLocality,
      addressRegion,
      addressCountry: 'TR',
    }
    expect(postalAddress(line)).toEqual(JSON.parse(JSON.stringify(address)))
  })

  test.each(['Sahil Yolu 5, Side', 'Yol 076001 Side', '07600'])('%j is a line', (line) => {
    expect(postalAddress(line)).toEqual({ '@type': 'PostalAddress', streetAddress: line, addressCountry: 'TR' })
  })

  test('says where something is as far as it is known', () => {
    const phone = { display: '444 0 558', href: 'tel:4440558' }
    expect(placed({ departments: [], fax: '1', latitude: 1, phone, email: 'a@b' })).toEqual({
      ...{ telephone: '+904440558', email: 'a@b', faxNumber: '1' },
    })
    expect(placed({ departments: [], longitude: 0 })).toEqual({})
    expect(placed({ departments: [], latitude: 0, longitude: 0, mapHref: 'm' })).toEqual({
      ...{ geo: { '@type': 'GeoCoordinates', latitude: 0, longitude: 0 }, hasMap: 'm' },
    })
    expect(placed(undefined)).toEqual({})
  })

  const GASTRONOMY = 'hotels/koy/gastronomy'
  const item = (url: string) => ({ id: 1, title: url, url, hours: [], paid: false })
  function pageOf(url: string, body: object, groups: unknown) {
    const context = contextOf({
      'page/en/hotels/koy': page('hotels/koy', { propertyId: 5 }),
      [`page/en/${GASTRONOMY}`]: page(GASTRONOMY, { id: 7, propertyId: 5 }),
      [`page/en/${url}`]: page(url, { id: 8, propertyId: 5 }),
      'gastronomy/en/7': groups,
    })
    const route = context.routes.find('en', url)!
    return {
      context,
      route,
      breadcrumbs: [],
      url: 'https://x.example/a',
      body: { title: 'Page', sections: [], ...body },
    } as any
  }
  const groups = {
    groups: [
      { code: 'MAIN', title: 'x', items: [item(`${GASTRONOMY}/other`)] },
      { code: 'BAR', title: 'y', items: [item(`${GASTRONOMY}/third`), item(`${GASTRONOMY}/deck`)] },
      { code: 'PATISSERIE', title: 'z', items: [item(`${GASTRONOMY}/cake`)] },
    ],
  }
  test('calls a place what its group is', () => {
    const type = (name: string, all: unknown = groups) =>
      (outlet(pageOf(`${GASTRONOMY}/${name}`, {}, all)) as any)['@type']
    expect(['deck', 'cake', 'other', 'unlisted'].map((name) => type(name))).toEqual([
      ...['BarOrPub', 'CafeOrCoffeeShop', 'Restaurant', 'Restaurant'],
    ])
    expect(type('deck', null)).toBe('Restaurant')
  })

  test('says when a place is open, and whose it is', () => {
    const hours = [
      { label: 'Late', from: '20:00', to: '24:00' },
      { from: '07:00', to: '02:00' },
    ]
    const said = outlet(pageOf(`${GASTRONOMY}/deck`, { outlet: { title: 'Deck', hours, pictures: [] } }, groups)) as any
    expect(said).toMatchObject({
      ...{ '@id': 'https://x.example/a#outlet', name: 'Deck', url: 'https://x.example/a' },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', name: 'Late', opens: '20:00', closes: '23:59' },
        { '@type': 'OpeningHoursSpecification', opens: '07:00', closes: '02:00' },
      ],
      containedInPlace: { '@type': 'Hotel', name: 'Koy', url: `${SITE.siteUrl}/en/hotels/koy` },
    })
    const bare = outlet(pageOf(`${GASTRONOMY}/deck`, {}, groups)) as any
    expect(bare.name).toBe('Page')
    expect(Object.keys(bare)).not.toContain('openingHoursSpecification')
    expect(Object.keys(bare)).not.toContain('image')
  })

  test('tells of a spa where it is known as a place of a hotel', () => {
    const of = (body: object, propertyId = 5) => {
      const made = pageOf('hotels/koy/spa', body, null)
      return spa({ ...made, route: { ...made.route, propertyId } })
    }
    const known = { outlet: { title: 'Hamam', hours: [], pictures: [] } }
    expect(of(known)).toMatchObject({ '@type': 'DaySpa', name: 'Hamam' })
    expect(of({})).toBeUndefined()
    expect(of(known, 9)).toBeUndefined()
  })
})

describe('which composition a page gets', () => {
  const routeOf = (url: string): Route => contextOf({ [`page/en/${url}`]: page(url) }).routes.find('en', url)!
  test.each([
    ['', 'SPA', false, 'home'],
    ['hotels', '', false, 'hotel-list'],
    ['hotels/koy', 'LANDING', true, 'hotel'],
    ['hotels/koy', '', false, 'content'],
    ['hotels/koy', 'SPA', false, 'spa'],
    ['hotels/koy/rooms', 'SPA', true, 'rooms'],
    ['hotels/koy/contact', '', true, 'contact'],
    ['hotels/koy/gastronomy/x', '', true, 'outlet'],
    ['anatolia/x', '', false, 'region'],
    ['anatolia/x', 'POLICY', false, 'policy'],
    ['anatolia', '', false, 'region-list'],
    ['elsewhere', '', false, 'content'],
    ['elsewhere', 'GALLERY', false, 'gallery'],
  ])('%j of category %j, of a hotel: %s, is %s', (url, category, isHotel, kind) => {
    expect(pageKind(routeOf(url), page(url, { category }), isHotel)).toBe(kind)
  })

  test.each([
    ['home', '', 'intro-index'],
    ['content', '', 'main'],
    ['content', 'landing', 'landing'],
    ['home', 'room-index', 'room-index'],
    ['home', 'no-such', 'main'],
  ] as const)('a %s with template %j has the layout %s', (kind, template, layout) => {
    expect(layoutOf(kind, template)).toBe(layout)
  })
})

describe('answers to forms', () => {
  test('say what the fields take where something was wrong', () => {
    const of = (...args: ['newsletter' | 'contact', 'invalid' | 'success' | 'failed']) =>
      noticeBody(contextOf(), ...args)
    expect(of('contact', 'invalid').rules.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Full name: Please use only spaces and letters.',
      'E-mail: Please enter a valid e-mail address.',
      expect.stringMatching(/^Phone number: /),
      'Subject: Required Field.',
      expect.stringMatching(/^Data protection notice: You must accept/),
    ])
    expect(of('contact', 'success')).toMatchObject({ rules: [], homeHref: '/' })
    expect(of('contact', 'success')).not.toHaveProperty('message')
    expect(of('contact', 'failed').message).toMatch(/^Go back/)
  })
})

describe('lists', () => {
  const many = Array.from({ length: 61 }, (_, index) => ({
    id: index + 1,
    name: `H${index}`,
    slug: `h-${index}`,
    regionCode: index % 2 ? 'SIDE' : 'KEMER',
  }))
  test('of hotels on every page name the own one and its neighbours where they are too many', () => {
    const named = (hotels: object[], own?: object) =>
      namedEverywhere(contextOf({ properties: { hotels } }), own as never).map(({ id }) => id)
    expect(named(many.slice(0, 60), many[3])).toEqual(many.slice(0, 60).map(({ id }) => id))
    expect(named(many, many[3])).toEqual([4, ...many.filter(({ id }) => id % 2 === 0 && id !== 4).map(({ id }) => id)])
    expect(named(many)).toEqual(many.slice(0, 60).map(({ id }) => id))
    expect(named(many, { ...many[3], regionCode: undefined })).toHaveLength(60)
  })

  const files = (...categories: (number | undefined)[]) =>
    categories.map((categoryId, index): Partial<GalleryFileRecord> => ({
      ...{ id: index + 1, file: file(`f${index + 1}`) },
      ...(categoryId !== undefined && { categoryId }),
      ...(index === 0 && { title: 'First' }),
    }))
  const CATEGORIES = {
    'galleryCategories/en/9': [
      { id: 1, name: 'In' },
      { id: 2, name: 'Out' },
      { id: 3, name: 'None' },
    ],
  }
  test('of a gallery are by category, what has none comes last, and an extract has some of each', () => {
    const view = (list: unknown, more = {}, atMost?: number) => {
      const gallery = galleryView(contextOf({ ...CATEGORIES, 'galleryFiles/9': list, ...more }), 9, 'Koy', atMost)
      return [gallery.total, ...gallery.categories.map(({ name, files: own }) => [name, ...own.map(({ id }) => id)])]
    }
    expect(view(files(2, 1, 7, 1))).toEqual([4, ['In', 2, 4], ['Out', 1], [undefined, 3]])
    expect(view(files(1, undefined, 2), { 'galleryFiles/9/2': files(1, 2).slice(1) })).toEqual([
      3,
      ['In', 1],
      ['Out', 2, 3],
    ])
    expect(view(files(1, 1, 1, 2, 2), {}, 3)).toEqual([5, ['In', 1, 2], ['Out', 4, 5]])
    expect(view(null)).toEqual([0])
    const gallery = galleryView(contextOf({ 'galleryFiles/9': files(1, 1) }), 9, 'Koy')
    expect(gallery.categories[0]!.files).toEqual([
      { id: 1, title: 'First', picture: { ...picture('f1'), alt: 'First' } },
      { id: 2, picture: { ...picture('f2'), alt: 'Koy' } },
    ])
  })

  test('of events have an end where they have a time, and report what has no page', () => {
    const context = contextOf()
    const event = { id: 1, title: 'Fest', publisherId: 2, slug: 'fest' }
    const at = (times: object) => eventCards(context, [{ ...event, ...times }] as never, 'page/en/a')[0]
    expect(at({ startsAt: '2027-06-01T19:00:00+03:00', endsAt: '2027-06-01T21:00:00+03:00' })).toEqual({
      ...{ id: 1, title: 'Fest', startsAt: '2027-06-01T19:00:00+03:00', ends: '21:00' },
    })
    expect(at({ startsAt: '2027-06-01', endsAt: '2027-06-01T21:00:00+03:00' })).not.toHaveProperty('ends')
    expect(at({ endsAt: '2027-06-01T21:00:00+03:00' })).toEqual({ id: 1, title: 'Fest' })
    expect(context.problems.map(({ code, resource }) => [code, resource])).toContainEqual(['link-missing', 'page/en/a'])
  })

  test('of rooms, hotels and regions say what is known, and nothing else', () => {
    const bare = { id: 1, name: 'Sea', slug: 'sea' } as RecordKinds['rooms'][number]
    expect(roomCard(contextOf(), 5, bare)).toEqual({ id: 1, name: 'Sea' })
    expect(roomCard(contextOf(), 5, { ...bare, sizeM2: 0, maxAdults: 0, maxChildren: 0 })).toMatchObject({
      ...{ sizeM2: 0, maxAdults: 0, maxChildren: 0 },
    })
    const heroSlides = [
      { id: 1, type: 'VIDEO', file: file('v') },
      { id: 2, type: 'IMAGE', file: file('i') },
    ] as SlideRecord[]
    const sections = [{ key: 'a', layout: 'TEXT', items: [], html: ['<p>By the sea'] }] as PageRecord['sections']
    const home = page('hotels/koy', { propertyId: 5, heroSlides, sections, metas: [{ name: 'author', content: 'x' }] })
    const cards = (record: PageRecord) => hotelCards(contextOf({ 'page/en/hotels/koy': record }), HOTELS as never)
    expect(cards(home)).toEqual([
      { id: 5, name: 'Koy', href: '/en/hotels/koy', text: 'By the sea', picture: { ...picture('i'), alt: 'Koy' } },
    ])
    expect(cards({ ...home, metas: [{ name: 'description', content: 'Described' }] })[0]!.text).toBe('Described')
    const region = { code: 'SIDE', name: 'Side', url: 'anatolia/side' }
    const context = contextOf({ 'regions/en': [region], 'page/en/anatolia/side': page('anatolia/side') })
    expect(regionCards(context)).toEqual([{ code: 'SIDE', name: 'Side', href: '/en/anatolia/side', hotelCount: 1 }])
    expect(regionCards(context, 'anatolia')).toHaveLength(1)
    expect(regionCards(context, 'turkish-riviera')).toEqual([])
  })
})
