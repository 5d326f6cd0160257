/** Differences from the contract, each with what a check should say of it: 'code call' or 'code unit.field'. Those of one bed do not hide each other. */
import { everyObject, inAnswers, rename, type Json, type Plant } from './planted.ts'
import type { WireKind } from '../../../src/provider/wire.ts'

type Planted = [found: string, plant: Plant]

const inside = (kinds: WireKind | WireKind[], change: (body: Json) => Json): Plant => ({
  reply: inAnswers(kinds, change),
})
const all = (kind: WireKind, change: (object: Json) => void) =>
  inside(kind, (body) => void [body].flat().forEach(change))
const everywhere = (change: (object: Json) => void): Plant => ({
  reply: (reply) => (reply.status === 200 ? { ...reply, body: everyObject(reply.body, change) } : reply),
})
const instead = (kind: WireKind, status: number, body: Json, headers: Record<string, string> = {}): Plant => ({
  reply: (reply, asked) =>
    asked === kind ? { status, headers: { 'content-type': 'application/json', ...headers }, body } : reply,
})

const LISTS = [
  'properties',
  'menus',
  'regions',
  'rooms',
  'plans',
  'stories',
  'galleryCategories',
  'galleryFiles',
] as const

export const BEDS: Record<string, Planted[]> = {
  // Certificates have `items` of their own.
  'wrapped in a word of the contract': LISTS.map((kind): Planted => [
    `answer-wrapped ${kind}`,
    inside(kind, (body) => ({ items: body, total: body.length })),
  ]),
  'under another name': [
    ['field-elsewhere properties.slug', all('properties', (hotel) => rename(hotel, 'slug', 'alias'))],
    ['field-elsewhere page.title', all('page', (page) => rename(page, 'title', 'heading'))],
    ['field-elsewhere rooms.sizeM2', all('rooms', (room) => rename(room, 'sizeM2', 'area'))],
    ['field-elsewhere room.beds', all('room', (room) => rename(room, 'beds', 'bedding'))],
    ['field-elsewhere event.startsAt', all('event', (event) => rename(event, 'startsAt', 'start_date'))],
    ['field-elsewhere file.sourceUrl', everywhere((object) => rename(object, 'sourceUrl', 'src'))],
    [
      'field-elsewhere hrefLang.locale',
      everywhere((object) => object.hrefLangs?.forEach((each: Json) => rename(each, 'locale', 'language'))),
    ],
    ['field-elsewhere contact.phone', all('contact', (contact) => rename(contact, 'phone', 'telephone'))],
    [
      'field-elsewhere menus.items[].text',
      all('menus', (menu) => menu.items.forEach((item: Json) => rename(item, 'text', 'label'))),
    ],
    ['field-elsewhere stories.title', all('stories', (story) => rename(story, 'title', 'storyName'))],
  ],
  'in another place': [
    [
      'field-elsewhere page.property.id',
      all('page', (page) => {
        page.propertyId = page.property.id
        delete page.property.id
      }),
    ],
    ['field-elsewhere page.category.code', all('page', (page) => (page.category &&= page.category.code))],
    [
      'field-elsewhere rooms.maxAdults',
      all('rooms', (room) => {
        room.capacity = { adults: room.maxAdults }
        delete room.maxAdults
      }),
    ],
    [
      'field-elsewhere event.publisher.id',
      all('event', (event) => {
        event.publisherId = event.publisher.id
        delete event.publisher
      }),
    ],
    ['field-elsewhere plans.image.sourceUrl', all('plans', (plan) => (plan.image = plan.image.sourceUrl))],
    [
      'field-elsewhere outlet.images[].sourceUrl',
      all('outlet', (outlet) => (outlet.images = outlet.images.map((each: Json) => each.sourceUrl))),
    ],
    ['field-elsewhere gastronomy.groups', all('gastronomy', (page) => rename(page, 'groups', 'sections'))],
    ['answer-wrapped menus', inside('menus', (body) => ({ data: body }))],
    ['answer-wrapped regions', inside('regions', (body) => ({ result: { items: body }, status: 'ok' }))],
    [
      'list-paged galleryFiles',
      {
        reply: inAnswers('galleryFiles', (body: Json[], url) => {
          const page = Number(url.searchParams.get('page') ?? 1)
          return { items: body.slice(page * 2 - 2, page * 2), page, totalPages: Math.ceil(body.length / 2) }
        }),
      },
    ],
  ],
  'written otherwise': [
    ['field-written room.sizeM2', all('room', (room) => (room.sizeM2 = String(room.sizeM2)))],
    ['field-written page.updatedAt', all('page', (page) => (page.updatedAt = '21.06.2026 19:30'))],
    ['field-written event.startsAt', all('event', (event) => (event.startsAt = Date.parse(event.startsAt)))],
    [
      'field-written hrefLang.locale',
      everywhere((object) =>
        object.hrefLangs?.forEach((each: Json) => (each.locale = `${each.locale}-${each.locale.toUpperCase()}`)),
      ),
    ],
    [
      'field-written page.breadcrumbs[].url',
      all('page', (page) => page.breadcrumbs?.forEach((each: Json) => (each.url = `/${page.locale}/${each.url}`))),
    ],
    ['field-written galleryFiles.id', all('galleryFiles', (file) => (file.id = String(file.id)))],
    [
      'field-written gastronomy.groups[].items[].paid',
      all('gastronomy', (page) =>
        page.groups.forEach((group: Json) =>
          group.items.forEach((item: Json) => (item.paid = item.paid ? 'yes' : 'no')),
        ),
      ),
    ],
    [
      'field-written page.contents',
      all(
        'page',
        (page) =>
          (page.contents = Object.entries(page.contents).map(([key, section]) => ({ key, ...(section as object) }))),
      ),
    ],
  ],
  'missing or invalid': [
    ['never-given room.images', all('room', (room) => delete room.images)],
    ['field-missing plans.title', all('plans', (plan) => delete plan.title)],
    [
      'field-missing stories.items[].file',
      all('stories', (story) => story.items.forEach((item: Json) => delete item.file)),
    ],
    ['field-missing regions.name', all('regions', (region) => (region.name = null))],
    [
      'field-invalid certificates.items[].year',
      all('certificates', (page) => page.items.forEach((item: Json) => (item.year = 'in May'))),
    ],
    [
      'field-invalid spa.treatments[].durationMinutes',
      all('spa', (spa) => spa.treatments.forEach((each: Json) => (each.durationMinutes = -5))),
    ],
    ['field-invalid hours.from', everywhere((object) => object.hours?.forEach?.((each: Json) => (each.from = '9 AM')))],
    ['answer-other event', all('event', (event) => (event.slug = `${event.slug}-2`))],
    [
      'address-left-out page',
      all('page', (page) => page.heroSlides.forEach((slide: Json) => (slide.url = 'javascript:alert(1)'))),
    ],
  ],
  'calls that fail': [
    ['call-missing gastronomy', instead('gastronomy', 404, { status: 404, message: 'no such resource' })],
    ['call-refused spa', instead('spa', 401, { status: 401, message: 'who are you?' })],
    [
      'call-page certificates',
      instead('certificates', 200, '<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }),
    ],
    ['call-redirects contact', instead('contact', 302, '', { location: 'https://elsewhere.example/' })],
    ['call-no-json plans', instead('plans', 200, 'plans: none')],
    ['call-failed stories', instead('stories', 500, { status: 500, message: 'out of order' })],
    [
      'call-partly-missing event',
      {
        reply: (reply, kind, url) =>
          kind === 'event' && url.searchParams.get('lang') === 'de' ? { ...reply, status: 404 } : reply,
      },
    ],
    ['no-validators menus', { noEtag: (kind) => kind === 'menus' }],
    ['validators-ignored rooms', { ignoresEtag: (kind) => kind === 'rooms' }],
    ['call-slow galleryFiles', { delay: (kind) => (kind === 'galleryFiles' ? 2100 : 0) }],
  ],
}
