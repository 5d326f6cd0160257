import { z } from 'zod'
import { LANGS } from '../contract.ts'
import { GROUP_PAGE_KEYS, REGION_CODES, SUB_PAGE_KEYS } from '../paths.ts'

/** The embedded provider's content as it stands in `src/demo/data`, before it takes the wire shapes of the contract. */

/** The hotels in the order of the provider's property list; each has a file of its own. */
export const HOTEL_KEYS = [
  'admiral',
  'paraiso-verde',
  'waterworld',
  'tat-beach',
  'aura',
  'boutique',
  'centro',
  'de-luxe',
  'family',
  'flora',
  'green-bay',
  'sunrise-queen',
  'sunset',
  'kaymakli',
  'land-of-paradise',
  'prestige-elite',
  'palace',
  'world-of-colours',
] as const

/** What an illustrated scene shows. */
export const SUBJECTS = [
  ...(['coast', 'beach', 'pool', 'aquapark', 'facade', 'room', 'suite', 'family-room', 'bathroom', 'terrace'] as const),
  ...(['restaurant', 'breakfast', 'meze', 'grill', 'dessert', 'coffee', 'bar', 'spa', 'kids', 'sport'] as const),
  ...(['meeting', 'shopping', 'event', 'cappadocia', 'courtyard', 'ruins', 'mountain', 'harbour'] as const),
  ...(['garden', 'lobby'] as const),
] as const

const words = z.string().min(1)
const lang = z.enum(LANGS)
const perLang = <Each extends z.ZodType>(each: Each) => z.strictObject({ tr: each, en: each, de: each, ru: each })

/** One text in each language. */
export const text = perLang(words)
/** Paragraphs in each language. */
export const texts = perLang(z.array(words).min(1))
/** One segment of a URL in each language. */
const slug = perLang(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

const hotelKey = z.enum(HOTEL_KEYS)
const subject = z.enum(SUBJECTS)
export const picture = z.strictObject({
  subject,
  /** Different seeds give different pictures of the same subject. */
  seed: z.int(),
  /** Whose colours and landmarks; where left out, those of the page's hotel. */
  hotel: hotelKey.optional(),
})

/** In local time; the end may be after midnight ('01:00'). */
const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)
const opening = z.strictObject({ label: text.optional(), from: time, to: time })
const count = z.int().nonnegative()

export const ROOM_CATEGORIES = ['STANDARD', 'FAMILY', 'SUITE', 'BUNGALOW', 'VILLA', 'DUPLEX', 'CAVE'] as const
export const OUTLET_GROUPS = ['MAIN', 'ALACARTE', 'SNACK', 'PATISSERIE', 'BAR'] as const

export const GALLERY_CATEGORIES = ['rooms', 'beach', 'pool', 'food', 'kids', 'spa', 'evening', 'around'] as const
export const CERTIFICATES = [
  ...(['blue-flag', 'green-key', 'green-star', 'sustainable-tourism', 'iso-9001', 'iso-14001'] as const),
  ...(['iso-22000', 'iso-45001', 'iso-50001', 'zero-waste', 'safe-tourism'] as const),
] as const
/** What a room has; `data/labels.json` says it in each language. */
export const ROOM_FEATURES = [
  ...(['air-conditioning', 'balcony', 'terrace', 'french-balcony', 'minibar', 'kettle', 'espresso', 'safe'] as const),
  ...(['hair-dryer', 'wifi', 'tv', 'bathrobe', 'shower', 'bathtub', 'rain-shower', 'hot-tub'] as const),
  ...(['private-pool', 'shared-pool', 'sofa-bed', 'bunk-beds', 'sliding-door', 'two-bathrooms'] as const),
  ...(['kitchenette', 'connecting-door', 'baby-cot', 'step-free', 'fireplace', 'parquet', 'carpet-free'] as const),
  ...(['desk', 'iron'] as const),
] as const

const room = z.strictObject({
  /** The hotel's id × 100 + 1, 2, … */
  id: z.int(),
  category: z.enum(ROOM_CATEGORIES),
  /** Without the hotel's name: 'Family room with sea view'. */
  name: text,
  slug,
  /** One or two sentences, for cards and as the lead. */
  text,
  /** Two paragraphs for the room's own page. */
  body: texts,
  sizeM2: z.number().positive(),
  maxAdults: count,
  maxChildren: count,
  beds: text,
  view: text,
  features: z.array(z.enum(ROOM_FEATURES)),
  picture: z.enum(['room', 'suite', 'family-room']),
  /** Languages in which this room has no page. */
  absentIn: z.array(lang).optional(),
})

const outlet = z.strictObject({
  /** The hotel's id × 100 + 51, 52, … */
  id: z.int(),
  group: z.enum(OUTLET_GROUPS),
  name: text,
  slug,
  /** One or two sentences. */
  text,
  /** One or two paragraphs for the outlet's own page. */
  body: texts,
  hours: z.array(opening),
  paid: z.boolean(),
  /** Seats, dress, table booking and the like. */
  features: z.array(z.strictObject({ label: text, value: text })),
  picture: subject,
  absentIn: z.array(lang).optional(),
})

const beach = z.strictObject({
  lengthM: count,
  walkM: count,
  ground: z.enum(['sand', 'pebble', 'sand-pebble', 'jetty']),
  blueFlag: z.boolean(),
})

const kids = z.strictObject({
  intro: texts,
  groups: z.array(z.strictObject({ name: text, ages: text, text, from: time, to: time })),
  safety: texts,
})

const spa = z.strictObject({
  intro: texts,
  hours: z.array(opening),
  treatments: z.array(z.strictObject({ id: z.int(), title: text, text, minutes: count })),
  facilities: z.array(z.strictObject({ title: text, text })),
})

const hall = z.strictObject({
  name: words,
  areaM2: z.number(),
  heightM: z.number(),
  theatre: count,
  classroom: count,
  banquet: count,
})

/** `data/hotels/KEY.json`. What a language lacks "as in life" is said in `gaps`, not by an empty text. */
export const hotel = z.strictObject({
  key: hotelKey,
  /** The provider's property id. */
  id: z.int(),
  slug: words,
  name: words,
  region: z.enum(REGION_CODES),
  stars: z.union([z.literal(4), z.literal(5)]),
  opened: z.int(),
  renovated: z.int().optional(),
  roomsTotal: count,
  latitude: z.number(),
  longitude: z.number(),
  address: words,
  phone: words,
  email: words,
  /** Digits with country code, for a wa.me link. */
  whatsapp: z.string().regex(/^\d+$/),
  /** Town and quarter as a guest would say it: 'Side, Kızılağaç'. */
  locality: text,
  airport: z.strictObject({ name: text, km: z.number(), minutes: count }),
  centre: z.strictObject({ name: text, km: z.number() }),
  beach: beach.optional(),
  adultsOnly: z.boolean().optional(),

  /** Headline of the hero: three to six words that fit no other hotel. */
  slogan: text,
  /** One sentence under the headline. */
  sloganText: text,
  /** One sentence on a card that says for whom the hotel is. */
  promise: text,
  /** Three paragraphs about the place: where it lies, how it is built, how a day feels. */
  about: texts,
  /** Things that only this hotel has. */
  highlights: z.array(z.strictObject({ title: text, text, picture: subject })),
  /** Five hours of a day, in order. */
  day: z.array(z.strictObject({ title: text, text, from: time, to: time })),
  /** On the beach; inland, on the courtyards. */
  beachText: texts,
  pools: z.array(
    z.strictObject({
      name: text,
      text,
      areaM2: z.number(),
      depthM: z.number(),
      heated: z.boolean(),
      from: time,
      to: time,
    }),
  ),
  rooms: z.array(room).min(6),
  outlets: z.array(outlet).min(6),
  kids: kids.optional(),
  aquapark: z
    .strictObject({ intro: texts, slides: z.array(z.strictObject({ name: text, text, minHeightCm: count })) })
    .optional(),
  spa: spa.optional(),
  meeting: z.strictObject({ intro: texts, halls: z.array(hall) }).optional(),
  shopping: texts.optional(),
  /** What the hotel believes in, in its own words. */
  philosophy: texts,
  certificates: z.array(z.strictObject({ code: z.enum(CERTIFICATES), year: z.int() })),
  stories: z.array(z.strictObject({ title: text, pictures: z.array(subject) })),
  /** Questions that guests of this hotel really ask. */
  faq: z.array(z.strictObject({ question: text, answer: text })),
  gaps: z
    .strictObject({
      /** Sub-pages that the hotel has in no language. */
      pages: z.array(z.enum(SUB_PAGE_KEYS)).optional(),
      /** Sub-pages that it lacks in one language. */
      byLang: z.partialRecord(lang, z.array(z.enum(SUB_PAGE_KEYS))).optional(),
    })
    .optional(),
})

/**
 * A part of a page: as it stands, or a template for `inLang`, which says what the others mean: `{fact}`, one of several
 * cases or wordings, one for each item of a list.
 */
function part(schema: z.ZodType): z.ZodType {
  const any: z.ZodType = z.lazy(() => z.union([schema, words, choice, wordings, each]))
  const choice = z.strictObject({ by: words, cases: z.record(words, z.union([any, z.array(any)])) })
  const wordings = z.strictObject({ oneOf: z.array(any).min(1) })
  const each = z.strictObject({ each: words, item: schema })
  return any
}
const partOrParts = (schema: z.ZodType) => z.union([words, z.array(part(schema))])

const block = z.strictObject({
  /** A paragraph, or several. */
  text: part(z.union([text, texts])).optional(),
  list: partOrParts(text).optional(),
  /** Words without languages are the same in all. */
  table: z.strictObject({ heads: partOrParts(text).optional(), rows: partOrParts(z.array(part(text))) }).optional(),
})

const section: z.ZodType = z.strictObject({
  key: words,
  layout: z.enum(['TEXT', 'MEDIA_LEFT', 'MEDIA_RIGHT', 'CARDS', 'FAQ', 'TABLE', 'FEATURES']),
  title: part(text).optional(),
  subtitle: part(text).optional(),
  body: z.array(block).optional(),
  picture: z.union([words, picture.extend({ subject: part(subject) })]).optional(),
  /** `to`: `page:KEY`, `region:CODE`, `hotel:KEY` or `hotel:KEY/SUBPAGE`. */
  link: z.strictObject({ text: part(text), to: words }).optional(),
  items: z.array(z.lazy(() => part(section))).optional(),
})

/** A page in `data/pages`, `data/hotel-pages` or `data/region-page.json`; its name is that of the file. */
export const page = z.strictObject({
  title: part(text),
  description: part(text),
  /** Follows the description where that is short. */
  closing: part(text).optional(),
  picture: picture.optional(),
  sections: z.array(part(section)),
  /** Languages in which the page does not exist. */
  absentIn: z.array(lang).optional(),
})

/** `data/hotel-pages/words.json`: what several pages say of their hotel, as facts by name. */
export const sharedWords = z.record(words, z.unknown())

/** `data/events.json`. */
export const event = z.strictObject({
  id: z.int(),
  publisherId: z.union([z.literal(2), z.literal(23)]),
  slug,
  title: text,
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }),
  venue: text,
  hotel: hotelKey.optional(),
  description: text,
  body: texts,
  pictures: z.array(subject).min(1),
  absentIn: z.array(lang).optional(),
})

/** `data/regions.json`: a row of the list and what its page says. */
export const region = z.strictObject({
  code: z.enum(REGION_CODES),
  name: text,
  /** One or two sentences for the card. */
  text,
  title: text,
  description: text,
  picture,
  lead: z.strictObject({ title: text, text, picture }),
  see: z.array(text),
  way: z.strictObject({
    places: z.array(z.strictObject({ name: text, km: z.number(), minutes: count })),
    advice: text,
  }),
  /** Mean highs in °C from spring to winter; inland there is no sea. */
  when: z.strictObject({ air: z.array(z.int()).length(4), sea: z.array(z.int()).length(4).optional(), advice: text }),
})

/** `data/labels.json`: short words for what the records name by a code. */
export const labels = z.strictObject({
  roomFeatures: z.record(z.enum(ROOM_FEATURES), text),
  roomCategories: z.record(z.enum(ROOM_CATEGORIES), text),
  outletGroups: z.record(z.enum(OUTLET_GROUPS), text),
  certificates: z.record(z.enum(CERTIFICATES), text),
  plans: z.strictObject({ groundFloor: text, upperFloor: text, wholeRoom: text, note: text }),
  galleryCategories: z.record(z.enum(GALLERY_CATEGORIES), text),
  departments: z.strictObject({ reservation: text, frontDesk: text, sales: text, humanResources: text, events: text }),
  /** What each kind of scene shows, for those who cannot see it. */
  scenes: z.record(subject, text),
  groupPages: z.record(z.enum(GROUP_PAGE_KEYS), text),
  hotelPages: z.record(z.enum(SUB_PAGE_KEYS), text),
  /** Over lines of the menus. */
  headings: z.strictObject({
    onHoliday: text,
    offers: text,
    group: text,
    stay: text,
    theHotel: text,
    wholeGroup: text,
  }),
})
