import { expect, test } from 'vitest'
import { keys, kindOf, parseKey, type ParsedKey } from '../../src/records/keys.ts'
import { namesOf } from '../../src/records/names.ts'
import type { Outline } from '../../src/records/outline.ts'
import { listed } from '../harness/listed.ts'

const ALL: [key: string, text: string, parsed: ParsedKey][] = [
  [keys.properties(), 'properties', { kind: 'properties' }],
  [keys.regions('tr'), 'regions/tr', { kind: 'regions', locale: 'tr' }],
  [keys.page('en', ''), 'page/en/', { kind: 'page', locale: 'en', url: '' }],
  [keys.page('en', 'hotels/x/rooms'), 'page/en/hotels/x/rooms', { kind: 'page', locale: 'en', url: 'hotels/x/rooms' }],
  [keys.gastronomy('de', 4), 'gastronomy/de/4', { kind: 'gastronomy', locale: 'de', pageId: 4 }],
  [keys.outlet('de', 4), 'outlet/de/4', { kind: 'outlet', locale: 'de', pageId: 4 }],
  [keys.spa('de', 4), 'spa/de/4', { kind: 'spa', locale: 'de', pageId: 4 }],
  [keys.contact('de', 4), 'contact/de/4', { kind: 'contact', locale: 'de', pageId: 4 }],
  [keys.certificates('de', 4), 'certificates/de/4', { kind: 'certificates', locale: 'de', pageId: 4 }],
  [keys.menus('ru', 23), 'menus/ru/23', { kind: 'menus', locale: 'ru', propertyId: 23 }],
  [keys.rooms('ru', 23), 'rooms/ru/23', { kind: 'rooms', locale: 'ru', propertyId: 23 }],
  [keys.stories('ru', 23), 'stories/ru/23', { kind: 'stories', locale: 'ru', propertyId: 23 }],
  [keys.room('tr', 5, 'a'), 'room/tr/5/a', { kind: 'room', locale: 'tr', propertyId: 5, slug: 'a' }],
  [keys.room('tr', 5, 'a/b'), 'room/tr/5/a/b', { kind: 'room', locale: 'tr', propertyId: 5, slug: 'a/b' }],
  [keys.plans('tr', 9), 'plans/tr/9', { kind: 'plans', locale: 'tr', roomId: 9 }],
  [
    keys.galleryCategories('en', 7),
    'galleryCategories/en/7',
    { kind: 'galleryCategories', locale: 'en', galleryId: 7 },
  ],
  [keys.galleryFiles(7), 'galleryFiles/7', { kind: 'galleryFiles', galleryId: 7 }],
  [keys.galleryFiles(7, 0), 'galleryFiles/7/0', { kind: 'galleryFiles', galleryId: 7, categoryId: 0 }],
  [keys.event('en', 2, 'f/g'), 'event/en/2/f/g', { kind: 'event', locale: 'en', publisherId: 2, slug: 'f/g' }],
]

test.each(ALL)('the key %s is %s, and says what it was made of', (key, text, parsed) => {
  expect(key).toBe(text)
  expect(parseKey(key)).toEqual(parsed)
  expect(kindOf(key)).toBe(parsed.kind)
})

const outline = (more: Partial<Outline> = {}): Outline => ({ id: 7, alternates: [], listed: true, ...more })

test.each<[key: string, outline: Outline | undefined, names: string[]]>([
  ['page/en/x', outline(), ['page 7']],
  [
    'page/en/x',
    outline({
      events: [
        { id: 3, slug: 'fest' },
        { id: 4, slug: 'ball' },
      ],
    }),
    ['page 7', 'event 3', 'event fest', 'event 4', 'event ball'],
  ],
  ['page/en/x', undefined, []],
  ['room/en/5/sea', outline(), ['room 7', 'room sea']],
  ['room/en/5/sea', undefined, ['room sea']],
  ['event/en/2/fest', outline(), ['event 7', 'event fest']],
  ['event/en/2/fest', undefined, []],
  ['galleryFiles/5/1', undefined, ['gallery 5']],
  ['galleryFiles/5', undefined, ['gallery 5']],
  ...['gastronomy', 'outlet', 'spa', 'contact', 'certificates'].map((kind): [string, undefined, string[]] => [
    `${kind}/en/4`,
    undefined,
    ['page 4'],
  ]),
  ...listed(`
    menus/en/23 | regions/en | properties | plans/en/9 | rooms/en/5 | stories/en/5 | galleryCategories/en/5`).map(
    (key): [string, undefined, string[]] => [key, undefined, []],
  ),
])('a message may call %s, outlined by %j, %j', (key, about, names) => expect(namesOf(key, about)).toEqual(names))
