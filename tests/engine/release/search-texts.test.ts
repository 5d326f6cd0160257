/** What a release tells search engines, language models and the edge of single pages and hotels, over records made by hand. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../src/config/locales.ts'
import { hotelTargets } from '../../../src/features/booking/targets.ts'
import { listedPage } from '../../../src/engine/release/files/listed-pages.ts'
import { llmsText } from '../../../src/engine/release/files/llms.ts'
import { entryXml, indexXml, partXml } from '../../../src/engine/release/files/sitemap.ts'
import { buildRoutes } from '../../../src/routes/build.ts'
import type { EventRecord, PageRecord, PropertyRecord, RoomRecord, SlideRecord } from '../../../src/records/records.ts'
import { storedRecord, type StoredRecord } from '../../../src/records/snapshot.ts'
import { createContext } from '../../../src/views/context.ts'
import { SITE } from '../../harness/settings.ts'
import { file, page } from '../../views/made.ts'

const ORIGIN = 'https://www.crystalhotels.example'
const HOTELS: PropertyRecord[] = [{ id: 5, name: 'Koy', slug: 'koy', reservationUrl: 'https://rooms.example/koy' }]

function siteOf(records: Record<string, unknown>) {
  const snapshot = new Map(
    Object.entries(records).map(([key, value]): [string, StoredRecord] => [key, storedRecord(value as never)]),
  )
  return { snapshot, routes: buildRoutes(snapshot), siteUrl: ORIGIN }
}

describe('of a page search engines are told', () => {
  const listed = (key: string, record: object, lastmod?: string) => {
    const site = siteOf({ properties: { hotels: HOTELS }, [key]: record })
    return listedPage(site, site.routes.all()[0]!, lastmod)
  }

  test('its address, and no more where there is no more', () => {
    expect(listed('page/ru/лето', page('лето'))).toEqual({
      url: `${ORIGIN}/ru/%D0%BB%D0%B5%D1%82%D0%BE`,
      alternates: [],
      images: [],
    })
  })

  const images = (key: string, record: object) =>
    listed(key, record).images.map((url) => url.replace(`${ORIGIN}/img/`, ''))
  const pageImages = (changes: Partial<PageRecord>) => images('page/en/spa', page('spa', changes))
  const slide = (id: string, type: SlideRecord['type'] = 'IMAGE'): SlideRecord => ({ id: 1, type, file: file(id) })
  const section = (id: string, ...items: PageRecord['sections']) => ({ key: '', layout: '', image: file(id), items })

  test('its pictures, as large as they are', () => {
    const sizes: [string, number | undefined][] = [
      ['a', undefined],
      ['b', 1000],
      ['c', 100],
    ]
    const sections = sizes.map(([id, width]) => ({ ...section(id), image: file(id, width ? { width } : {}) }))
    expect(pageImages({ sections })).toEqual(['a-1600.webp', 'b-1280.webp', 'c-320.webp'])
  })

  const large = (...ids: string[]) => ids.map((id) => `${id}-1600.webp`)
  test.each<[string, Partial<PageRecord>, string[]]>([
    ['the slides that are pictures', { heroSlides: [slide('a'), slide('b', 'VIDEO'), slide('c')] }, ['a', 'c']],
    ['nothing of a header behind films', { heroSlides: [slide('b', 'VIDEO')], headerImage: file('h') }, []],
    [
      'the slides and not the header behind them',
      { heroSlides: [slide('a')], headerImage: file('h'), sliders: [{ key: 'HEADER_DESKTOP', slides: [slide('s')] }] },
      ['a'],
    ],
    [
      'the first of the header of wide screens',
      {
        sliders: [
          { key: 'HEADER_MOBILE', slides: [slide('m')] },
          { key: 'HEADER_DESKTOP', slides: [slide('s'), slide('t')] },
        ],
        headerImage: file('h'),
      },
      ['s'],
    ],
    [
      'the header where its slider is empty',
      { sliders: [{ key: 'HEADER_DESKTOP', slides: [] }], headerImage: file('h') },
      ['h'],
    ],
    [
      'those of its sections and of what is in them',
      { sections: [section('a', section('b', section('c'))), section('d')] },
      ['a', 'b', 'c', 'd'],
    ],
    ['each once', { headerImage: file('a'), sections: [section('b'), section('a'), section('b')] }, ['a', 'b']],
    ['eight of many', { sections: [...'abcdefghijk'].map((id) => section(id)) }, [...'abcdefgh']],
  ])('of its pictures %s', (_, changes, ids) => expect(pageImages(changes)).toEqual(large(...ids)))

  const room: RoomRecord = { id: 9, slug: 'a', name: 'a', alternates: [], images: [], features: [], metas: [] }
  test.each<[string, Partial<RoomRecord>, string[]]>([
    ['its own', { image: file('i'), images: [file('a'), file('b')] }, ['a', 'b']],
    ['that of the list of rooms where it has none', { image: file('i') }, ['i']],
    ['none where there is none', {}, []],
  ])('of the pictures of a room %s', (_, changes, ids) =>
    expect(images('room/en/5/a', { ...room, ...changes })).toEqual(large(...ids)),
  )

  const event: EventRecord = { id: 3, slug: 'a', title: 'a', publisherId: 5, images: [], metas: [], alternates: [] }
  test.each<[string, Partial<EventRecord>, string[]]>([
    ['its header and its own', { headerImage: file('h'), image: file('i'), images: [file('a')] }, ['h', 'a']],
    ['that of the list of events where it has no header', { image: file('i'), images: [file('a')] }, ['i', 'a']],
    ['its own alone', { images: [file('a')] }, ['a']],
  ])('of the pictures of an event %s', (_, changes, ids) =>
    expect(images('event/en/5/a', { ...event, ...changes })).toEqual(large(...ids)),
  )
})

describe('a sitemap', () => {
  const PAGE = { url: `${ORIGIN}/en/a`, alternates: [], images: [] }
  const linesOf = (xml: string) => xml.split('\n').slice(2, -2)
  const AWKWARD = `${ORIGIN}/en/a?b=1&c='<d>"`
  const ESCAPED = `${ORIGIN}/en/a?b=1&amp;c=&apos;&lt;d&gt;&quot;`

  test('writes signs of its own as what they stand for', () => {
    const alternates = [{ hreflang: 'en', href: AWKWARD }]
    const xml = partXml([entryXml({ url: AWKWARD, lastmod: '2026-08-01', alternates, images: [AWKWARD] })])
    expect(linesOf(xml)).toEqual([
      '<url>',
      `<loc>${ESCAPED}</loc>`,
      '<lastmod>2026-08-01</lastmod>',
      `<xhtml:link rel="alternate" hreflang="en" href="${ESCAPED}"/>`,
      `<image:image><image:loc>${ESCAPED}</image:loc></image:image>`,
      '</url>',
    ])
  })

  test('says of no page and of no part a date that nobody knows', () => {
    expect(linesOf(partXml([entryXml(PAGE)]))).toEqual(['<url>', `<loc>${PAGE.url}</loc>`, '</url>'])
    const parts = [{ url: 'https://a.example/1.xml', lastmod: '2026-08-01' }, { url: 'https://a.example/2.xml' }]
    expect(linesOf(indexXml(parts))).toEqual([
      ...['<sitemap>', '<loc>https://a.example/1.xml</loc>', '<lastmod>2026-08-01</lastmod>', '</sitemap>'],
      ...['<sitemap>', '<loc>https://a.example/2.xml</loc>', '</sitemap>'],
    ])
  })
})

describe('the text for language models', () => {
  const textOf = (records: Record<string, unknown>) => {
    const { snapshot, routes } = siteOf(records)
    return llmsText(createContext({ snapshot, routes, site: SITE }, 'tr'))
  }
  const described = (content: string) => ({ metas: [{ name: 'description', content }] })
  const END = ['## All pages', '', `- [Sitemap](${ORIGIN}/sitemap.xml)`, '', '']
  const network = { id: 1, name: 'Bay Hotels', slug: 'bay' }

  test('names the group and each hotel with what they say of themselves, in English, their languages and facts', () => {
    const text = textOf({
      properties: { hotels: [...HOTELS, { id: 6, name: ' Burun\n[Spa]  Hotel ', slug: 'burun' }], network },
      'page/tr/': page('', described('Deniz kıyısında')),
      'page/en/': page('', described(' By the sea,\n  [by] the bay. ')),
      'page/tr/oteller/koy': page('oteller/koy', { id: 2, propertyId: 5, ...described('Koyda') }),
      'page/en/hotels/koy': page('hotels/koy', { id: 2, propertyId: 5, ...described('In the bay.') }),
      'page/tr/oteller/burun': page('oteller/burun', { id: 3, propertyId: 6 }),
    })
    const said = 'By the sea, by the bay.'
    const [tr, en] = [`[Türkçe](${ORIGIN}/oteller/koy)`, `[English](${ORIGIN}/en/hotels/koy)`]
    const burun = `${ORIGIN}/oteller/burun`
    expect(text.split('\n')).toEqual([
      ...['# Bay Hotels', '', `> ${said}`, '', '## The group', ''],
      `- [Bay Hotels](${ORIGIN}/en): ${said} [Türkçe](${ORIGIN}/), [English](${ORIGIN}/en)`,
      ...['', '## Hotels', ''],
      `- [Koy](${ORIGIN}/en/hotels/koy): In the bay. ${tr}, ${en}, [facts](${ORIGIN}/en/facts/koy.json)`,
      `- [Burun Spa Hotel](${burun}): [Türkçe](${burun}), [facts](${ORIGIN}/facts/burun.json)`,
      ...['', ...END],
    ])
  })

  test('is in Turkish where the site has no English, without hotels that have no page', () => {
    const text = textOf({
      properties: { hotels: HOTELS },
      'page/tr/': page('', described('Deniz kıyısında')),
      'page/en/about-us': page('about-us', { id: 2 }),
    })
    expect(text.split('\n')).toEqual([
      ...['# Crystal Hotels', '', '> Deniz kıyısında', '', '## The group', ''],
      `- [Crystal Hotels](${ORIGIN}/): Deniz kıyısında [Türkçe](${ORIGIN}/)`,
      ...['', ...END],
    ])
  })
})

describe('where reservations are made', () => {
  const reservation = (locale: Locale, hotel: string, propertyId: number) => {
    const [folder, name] = locale === 'tr' ? ['oteller', 'online-rezervasyon'] : ['hotels', 'online-reservation']
    return {
      [`page/${locale}/${folder}/${hotel}`]: page(`${folder}/${hotel}`, { propertyId }),
      [`page/${locale}/${folder}/${hotel}/${name}`]: page(`${folder}/${hotel}/${name}`, { id: 2, propertyId }),
    }
  }
  const targetsOf = (records: Record<string, unknown>) => {
    const { snapshot, routes } = siteOf(records)
    return hotelTargets(createContext({ snapshot, routes, site: SITE }, 'tr'))
  }

  test('is told of each hotel, with their pages in the languages that have one', () => {
    const hotels = [
      ...HOTELS,
      { id: 6, name: 'Burun', slug: 'burun' },
      { id: 7, name: 'Boş', slug: 'bos', reservationUrl: '' },
      { id: 8, name: 'Ada', slug: 'ada', reservationUrl: 'https://rooms.example/ada' },
    ]
    const pages = { ...reservation('tr', 'koy', 5), ...reservation('de', 'koy', 5), ...reservation('en', 'burun', 6) }
    expect(targetsOf({ properties: { hotels }, ...pages })).toStrictEqual({
      koy: {
        reservationUrl: 'https://rooms.example/koy',
        internal: { tr: '/oteller/koy/online-rezervasyon', de: '/de/hotels/koy/online-reservation' },
      },
      burun: { reservationUrl: '', internal: { en: '/en/hotels/burun/online-reservation' } },
      bos: { reservationUrl: '', internal: {} },
      ada: { reservationUrl: 'https://rooms.example/ada', internal: {} },
    })
  })

  test('is told of the widget where a stand-in takes its place', () => {
    const { snapshot, routes } = siteOf({ properties: { hotels: [] } })
    const site = { ...SITE, bookingHost: 'http://booking.localhost:4322' }
    expect(hotelTargets(createContext({ snapshot, routes, site }, 'tr'))).toEqual({
      '': { reservationUrl: 'http://booking.localhost:4322/widget', internal: {} },
    })
  })
})
