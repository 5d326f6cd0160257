/** Pictures, videos and lists of records made by hand: what is known of them, and nothing else. */
import { describe, expect, test } from 'vitest'
import type { GalleryFileRecord, PageRecord, RecordKinds, SlideRecord } from '../../src/records/records.ts'
import { eventCards, hotelCards, regionCards, roomCard } from '../../src/views/cards.ts'
import { namedEverywhere } from '../../src/views/hotels.ts'
import { galleryExtract, wholeGallery } from '../../src/features/gallery/view.ts'
import { pictureView, slideViews } from '../../src/views/media.ts'
import { firstPicture } from '../../src/features/kinds/share.ts'
import type { BodyView } from '../../src/views/view.ts'
import { HOTELS, contextOf, page, file, picture } from './made.ts'

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
    const views = slideViews(contextOf(), slides, { from: 'page/en/a', alt: 'Koy' })
    expect(views).toMatchObject([
      { id: 1, type: 'VIDEO', video: { src: '/file/v.webm', type: 'video/webm', poster: { id: 'p', alt: 'Koy' } } },
      { id: 2, video: { src: '/file/w.bin', type: 'video/mp4' }, title: 'Sea', text: 'Deep' },
      {
        id: 3,
        picture: { id: 'i', alt: 'Sand' },
        mobilePicture: { id: 'm', alt: '' },
        link: { external: true },
      },
    ])
    expect(views[0]).not.toHaveProperty('picture')
    expect(views[1]!.video).not.toHaveProperty('poster')
    expect(views[2]).not.toHaveProperty('video')
  })

  const body = (kind: string, changes: object) => ({ kind, sections: [], ...changes }) as unknown as BodyView
  const withPicture = { picture: picture('p') }
  test.each([
    ['room', { room: { pictures: [picture('p'), picture('q')] } }],
    ['rooms', { rooms: [{}, withPicture] }],
    ['outlet', { outlet: { pictures: [picture('p')] } }],
    ['spa', { outlet: { pictures: [picture('p')] } }],
    ['gastronomy', { groups: [{ items: [] }, { items: [{}, withPicture] }] }],
    ['event', { event: { pictures: [picture('p')] } }],
    ['region', { region: withPicture, hotels: [{ picture: picture('q') }] }],
    ['region', { hotels: [withPicture] }],
    ['region-list', { regions: [withPicture], hotels: [{ picture: picture('q') }] }],
    ['home', { regions: [], hotels: [withPicture], hotelRows: [] }],
    ['home', { regions: [{}], hotels: [], hotelRows: [withPicture] }],
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
  const GALLERY = { id: 9, name: 'Koy', propertyId: 0 }
  const CATEGORIES = {
    'galleryCategories/en/9': [
      { id: 1, name: 'In' },
      { id: 2, name: 'Out' },
      { id: 3, name: 'None' },
    ],
  }
  test('of a gallery are by category, and what has none comes last', () => {
    const view = (list: unknown, more = {}) => {
      const gallery = wholeGallery(contextOf({ ...CATEGORIES, 'galleryFiles/9': list, ...more }), GALLERY)
      return [gallery.total, ...gallery.categories.map(({ name, files: own }) => [name, ...own.map(({ id }) => id)])]
    }
    expect(view(files(2, 1, 7, 1))).toEqual([4, ['In', 2, 4], ['Out', 1], [undefined, 3]])
    expect(view(files(1, undefined, 2), { 'galleryFiles/9/2': files(1, 2).slice(1) })).toEqual([
      3,
      ['In', 1],
      ['Out', 2, 3],
    ])
    expect(view(null)).toEqual([0])
    const gallery = wholeGallery(contextOf({ 'galleryFiles/9': files(1, 1) }), GALLERY)
    expect(gallery.categories[0]!.files).toEqual([
      { id: 1, title: 'First', picture: { ...picture('f1'), alt: 'First' } },
      { id: 2, picture: { ...picture('f2'), alt: 'Koy' } },
    ])
  })

  test('of a gallery have a title of their own, or the name of the room or section that shows them first', () => {
    const gallery = wholeGallery(
      contextOf({
        'galleryFiles/9': files(1, 1, 1),
        'rooms/en/29': [
          { id: 1, slug: 'sea', name: 'Sea room', image: file('f1') },
          { id: 2, slug: 'hill', name: 'Hill room', image: file('f2') },
          { id: 3, slug: 'sky', name: 'Sky room', image: file('f2') },
        ],
      }),
      { ...GALLERY, propertyId: 29 },
    )
    const named = gallery.categories[0]!.files.map(({ title, picture: { alt } }) => [title, alt])
    expect(named).toEqual([
      ['First', 'First'],
      ['Hill room', 'Hill room'],
      [undefined, 'Koy'],
    ])
  })

  test('of an extract of a gallery are the first of each category, before all those that the page shows nowhere else', () => {
    const extract = (list: ReturnType<typeof files>, shown: object = {}) => {
      const context = contextOf({ ...CATEGORIES, 'galleryFiles/9': list })
      const base = { kind: 'content', title: 'Koy', sections: [], sliders: [], events: [], sessions: [] }
      const gallery = galleryExtract(context, GALLERY, { href: '/gallery', body: { ...base, ...shown } as never })
      expect(gallery).toMatchObject({ href: '/gallery', total: list.length })
      const ids = gallery.categories.flatMap(({ files: own }) => own.map(({ id }) => id))
      // What is not shown is not published for this page.
      expect([...context.files.keys()]).toEqual(ids.map((id) => `f${id}`))
      return ids
    }
    expect(extract(files(1, 1, 1, 1, 2, 2))).toEqual([1, 5, 2, 6, 3])
    expect(extract(files(1, 1))).toEqual([1, 2])
    expect(extract(files(1, 1, 1, 1, 2, 2), { sections: [{ picture: picture('f1') }] })).toEqual([5, 2, 6, 3, 4])
    const story = { thumbnail: picture('f5'), items: [{ picture: picture('f1') }] }
    expect(extract(files(1, 1, 1, 1, 2, 2), { stories: [story] })).toEqual([1, 2, 6, 3, 4])
  })

  test('of events have an end where they have a time, and report what has no page', () => {
    const context = contextOf()
    const event = { id: 1, title: 'Fest', publisherId: 2, slug: 'fest' }
    const at = (times: object) => eventCards(context, [{ ...event, ...times }] as never, 'page/en/a')[0]
    expect(at({ startsAt: '2027-06-01T19:00:00+03:00', endsAt: '2027-06-01T21:00:00+03:00' })).toEqual({
      ...{ id: 1, title: 'Fest', startsAt: '2027-06-01T19:00:00+03:00', ends: '21:00' },
    })
    expect(at({ startsAt: '2027-06-01', endsAt: '2027-06-01T21:00:00+03:00' })).not.toHaveProperty('ends')
    // One that ends in the night is of one day; of several days, no hour says when it ends.
    const evening = { startsAt: '2027-06-01T22:00:00+03:00', endsAt: '2027-06-02T06:00:00+03:00' }
    expect(at(evening)).toMatchObject({ ends: '06:00' })
    expect(at(evening)).not.toHaveProperty('lastDay')
    const week = at({ startsAt: '2027-06-01T08:00:00+03:00', endsAt: '2027-06-07T18:00:00+03:00' })
    expect(week).toMatchObject({ lastDay: '2027-06-07' })
    expect(week).not.toHaveProperty('ends')
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
      { id: 5, name: 'Koy', href: '/en/hotels/koy', text: 'By the sea', picture: picture('i') },
    ])
    expect(cards({ ...home, metas: [{ name: 'description', content: 'Described' }] })[0]!.text).toBe('Described')
    const region = { code: 'SIDE', name: 'Side', url: 'anatolia/side' }
    const records = { 'regions/en': [region], 'page/en/anatolia/side': page('anatolia/side') }
    const counts = (more: object) => regionCards(contextOf({ ...records, ...more })).map((card) => card.hotelCount)
    // A hotel without a home page in this language is on no page of its region.
    expect([counts({}), counts({ 'page/en/hotels/koy': home })]).toEqual([[0], [1]])
    const context = contextOf(records)
    expect(regionCards(context)).toEqual([{ code: 'SIDE', name: 'Side', href: '/en/anatolia/side', hotelCount: 0 }])
    expect(regionCards(context, 'anatolia')).toHaveLength(1)
    expect(regionCards(context, 'turkish-riviera')).toEqual([])
  })
})
