/** What names an address that cannot be used is left out of its record, and reported. */
import { expect, test } from 'vitest'
import { createShaper } from '../../../src/provider/crawl/reshape.ts'
import { createSources } from '../../../src/provider/crawl/sources.ts'
import { wire, type WireKind } from '../../../src/provider/wire.ts'
import { ANSWERS, answerOf } from '../answers.ts'
import { NO_PICTURE, PROVIDER } from './record-of.ts'

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
  ['page', ({ breadcrumbs }) => (breadcrumbs[0].url = 'x:y'), ({ breadcrumbs }) => breadcrumbs[0].target, undefined],
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
