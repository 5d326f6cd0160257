/** What the plainest answers become: without their optional parts, of unknown kinds, in another order. */
import { describe, expect, test } from 'vitest'
import { createShaper } from '../../../src/provider/crawl/reshape.ts'
import { wire } from '../../../src/provider/wire.ts'
import { ID, NO_PICTURE, PROVIDER, recordOf } from './record-of.ts'

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

  test('R2.158 a meta that is named by nothing is none, one with two names counts as each', () => {
    const metas = [
      ...[{ content: 'x' }, { name: 'a', content: '\u0007' }, { name: ' ', property: ' Og:Title\u00a0', content: 'B' }],
      { name: 'Description', property: 'og:description', content: 'C' },
    ]
    expect(recordOf('page', { id: 5, url: '', title: 'T', metas }).metas).toEqual([
      { name: 'a', content: '' },
      { property: 'og:title', content: 'B' },
      { property: 'og:description', content: 'C' },
      { name: 'description', content: 'C' },
    ])
  })

  test('a day is one of the calendar, alone or with a time', () => {
    const dayOf = (updatedAt: string) => recordOf('page', { id: 5, url: '', title: 'T', updatedAt }).updatedAt
    for (const day of ['2027-01-31', '2027-01-31T10:00:00Z']) expect(dayOf(day)).toBe(day)
    for (const none of ['2027-13-01', '1 May 2027', 'x2027-01-31', '']) expect(dayOf(none)).toBeUndefined()
  })
})
