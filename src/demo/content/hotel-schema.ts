import { z } from 'zod'
import { LANGS } from '../contract.ts'
import labels from '../data/labels.json' with { type: 'json' }
import { REGION_CODES, SUB_PAGE_KEYS } from '../paths.ts'

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

/** The codes that `data/labels.json` has words for. */
export const keyOf = <Code extends string>(record: Record<Code, unknown>) => z.enum(Object.keys(record) as Code[])

export const words = z.string().min(1)
export const lang = z.enum(LANGS)
const perLang = <Each extends z.ZodType>(each: Each) => z.strictObject({ tr: each, en: each, de: each, ru: each })

/** One text in each language. */
export const text = perLang(words)
/** Paragraphs in each language. */
export const texts = perLang(z.array(words).min(1))
/** One segment of a URL in each language. */
export const slug = perLang(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

export const hotelKey = z.enum(HOTEL_KEYS)
/** What a picture shows. */
export const subject = keyOf(labels.scenes)
export const certificate = keyOf(labels.certificates)
export const picture = z.strictObject({
  subject,
  /** Different seeds give different pictures of the same subject. */
  seed: z.int(),
  /** Whose colours and landmarks; where left out, those of the page's hotel. */
  hotel: hotelKey.optional(),
})

/** In local time; the end may be after midnight ('01:00'). */
const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/)
const hours = { from: time, to: time }
const opening = z.strictObject({ label: text.optional(), ...hours })
export const count = z.int().nonnegative()
const size = z.number().positive()

const room = z.strictObject({
  /** The hotel's id × 100 + 1, 2, … */
  id: z.int(),
  category: keyOf(labels.roomCategories),
  /** Without the hotel's name: 'Family room with sea view'. */
  name: text,
  slug,
  /** One or two sentences, for cards and as the lead. */
  text,
  /** Two paragraphs for the room's own page. */
  body: texts,
  sizeM2: size,
  maxAdults: count,
  maxChildren: count,
  beds: text,
  view: text,
  features: z.array(keyOf(labels.roomFeatures)),
  picture: z.enum(['room', 'suite', 'family-room']),
  /** Languages in which this room has no page. */
  absentIn: z.array(lang).optional(),
})

const outlet = z.strictObject({
  /** The hotel's id × 100 + 51, 52, … */
  id: z.int(),
  group: keyOf(labels.outletGroups),
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
  lifeguards: z.strictObject(hours),
})

const pool = z.strictObject({ name: text, text, areaM2: size, depthM: size, heated: z.boolean(), ...hours })

const kids = z.strictObject({
  intro: texts,
  groups: z.array(z.strictObject({ name: text, ages: text, text, ...hours })),
  safety: texts,
})

const spa = z.strictObject({
  intro: texts,
  hours: z.array(opening),
  treatments: z.array(z.strictObject({ id: z.int(), title: text, text, minutes: count })),
  facilities: z.array(z.strictObject({ title: text, text })),
})

const seats = { theatre: count, classroom: count, banquet: count }
const hall = z.strictObject({ name: words, areaM2: size, heightM: size, ...seats })

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
  /** Where its rooms are booked; empty where guests book by telephone alone. */
  booking: z.string(),
  /** Whether its reservation page sends a request to the reservations team: the site's configuration says for which hotels it does. */
  requests: z.boolean().optional(),
  /** What the hotel is known by: its picture on cards, at the head of its home page and where it is shared. */
  signature: subject,
  /** Town and quarter as a guest would say it: 'Side, Kızılağaç'. */
  locality: text,
  airport: z.strictObject({ name: text, km: z.number(), minutes: count }),
  centre: z.strictObject({ name: text, km: z.number() }),
  beach: beach.optional(),
  adultsOnly: z.boolean().optional(),
  board: keyOf(labels.boards),
  /** The months in which it is open. */
  season: keyOf(labels.seasons),

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
  day: z.array(z.strictObject({ title: text, text, ...hours })),
  /** On the beach; inland, on the courtyards. */
  beachText: texts,
  pools: z.array(pool),
  rooms: z.array(room).min(6),
  outlets: z.array(outlet).min(6),
  kids: kids.optional(),
  aquapark: z
    .strictObject({
      intro: texts,
      /** The hotel's own count: a row of `slides` may stand for several. */
      slidesTotal: count,
      hours: z.array(opening).min(1),
      slides: z.array(z.strictObject({ name: text, text, minHeightCm: count })),
    })
    .optional(),
  spa: spa.optional(),
  meeting: z.strictObject({ intro: texts, halls: z.array(hall) }).optional(),
  shopping: texts.optional(),
  /** What the hotel believes in, in its own words. */
  philosophy: texts,
  certificates: z.array(z.strictObject({ code: certificate, year: z.int() })),
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
