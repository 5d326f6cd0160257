import { z } from 'zod'
import json from '../data/labels.json' with { type: 'json' }
import { GROUP_PAGE_KEYS, REGION_CODES, SUB_PAGE_KEYS } from '../paths.ts'
import {
  certificate,
  count,
  hotelKey,
  keyOf,
  lang,
  picture,
  slug,
  subject,
  text,
  texts,
  words,
} from './hotel-schema.ts'

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

const templatePicture = picture.extend({ subject: part(subject) })

const section: z.ZodType = z.strictObject({
  key: words,
  layout: z.enum(['TEXT', 'MEDIA_LEFT', 'MEDIA_RIGHT', 'CARDS', 'FAQ', 'TABLE', 'FEATURES']),
  title: part(text).optional(),
  subtitle: part(text).optional(),
  body: z.array(block).optional(),
  picture: z.union([words, templatePicture]).optional(),
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
  picture: templatePicture.optional(),
  sections: z.array(part(section)),
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
  roomFeatures: z.record(keyOf(json.roomFeatures), text),
  boards: z.record(keyOf(json.boards), text),
  seasons: z.record(keyOf(json.seasons), text),
  roomCategories: z.record(keyOf(json.roomCategories), text),
  outletGroups: z.record(keyOf(json.outletGroups), text),
  certificates: z.record(certificate, text),
  plans: z.record(keyOf(json.plans), text),
  /** What a gallery shows in each of its parts, and how many of it. */
  galleryCategories: z.record(
    keyOf(json.galleryCategories),
    z.strictObject({ name: text, subjects: z.array(subject) }),
  ),
  departments: z.record(keyOf(json.departments), text),
  /** What each kind of picture shows, for those who cannot see it, and which page tells more; for a table, what else is seen there. */
  scenes: z.record(
    subject,
    z.strictObject({ alt: text, page: z.enum(SUB_PAGE_KEYS), beside: z.array(subject).optional() }),
  ),
  groupPages: z.record(z.enum(GROUP_PAGE_KEYS), text),
  hotelPages: z.record(z.enum(SUB_PAGE_KEYS), text),
})

const line: z.ZodType = z.strictObject({
  /** Where left out, the short name of the page that the line leads to. */
  text: part(text).optional(),
  /** A reference, or an address elsewhere; a line without is a heading. */
  to: words.optional(),
  lines: z.array(z.lazy(() => part(line))).optional(),
})
const column = z.strictObject({
  section: z.enum(['COL_1', 'COL_2', 'COL_3', 'BOTTOM']).optional(),
  lines: z.array(part(line)),
})
const menu = z.strictObject({ HEADER: z.array(column), FOOTER: z.array(column) })

/** `data/menus.json`. A line that is a reference alone has the short name of its page. */
export const menus = z.strictObject({ group: menu, hotel: menu })

const department = z.strictObject({ title: words, phone: words.optional(), email: words })

/** `data/contact.json`: the head office, and whom guests write to. */
export const contact = z.strictObject({
  group: z.strictObject({ address: words, phone: words, email: words, latitude: z.number(), longitude: z.number() }),
  groupDepartments: z.array(department),
  hotelDepartments: z.array(part(department)),
})

const path = z.string().regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
const pathWords = z.strictObject({ tr: path, others: path })

/** `data/paths.json`: the part of a URL that names a page, in Turkish and in the other languages. */
export const paths = z.strictObject({
  groupPages: z.record(words, pathWords),
  hotelPages: z.record(words, pathWords),
  regions: z.record(words, pathWords),
  events: pathWords,
})

/** `OWNER/SUBJECT-NUMBER`. */
const pictureName = z.string().regex(/^[a-z-]+\/[a-z-]+-\d+$/)
/** `data/pictures.json`: by the name of a picture, what is shown by it. */
export const pictures = z.record(pictureName, z.array(pictureName))
