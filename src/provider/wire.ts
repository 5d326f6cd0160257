/**
 * The provider's JSON, as zod schemas. Only `src/crawl` knows these shapes. Required fields are strict: an answer
 * without them is rejected as a whole. Optional fields and list items are soft (`lenient.ts`).
 */
import { z } from 'zod'
import { LOCALES } from '../config/locales.ts'
import type { TextFault } from '../problems/values.ts'
import { Cleaned, faultOf, list, listAnswer, ownIssue, Rejected, soft } from './lenient.ts'
import { isBefore, momentText } from './moment.ts'
import { cleanText } from './text.ts'

const id = z.int().positive()
/** A code, a slug or an address. */
const text = z.string()
/** What readers see: text without markup. */
const words = z.string().transform((raw) => cleaned(raw))
/** The same of what has a page or parts, and is called by something else where it is blank. */
const name = z.string().transform((raw) => cleaned(raw, [{ code: 'empty' }]))
/** The same of what would be an empty line. */
const title = z.string().transform((raw, context) => {
  if (cleanText(raw).text === '') context.addIssue(ownIssue({ code: 'empty' }))
  return cleaned(raw)
})
function cleaned(raw: string, ofBlank: TextFault[] = []): string {
  const { text: clean, faults } = cleanText(raw)
  const all = clean === '' && faults.length === 0 ? ofBlank : faults
  return all.length > 0 ? (new Cleaned(clean, all) as never) : clean
}
const moment = z.string().transform((written, context): string => {
  const found = momentText(written)
  if (found === undefined) context.addIssue(ownIssue({ code: 'moment', is: written.slice(0, 40) }))
  return found ?? z.NEVER
})
const lang = z.enum(LOCALES)

const file = z.object({
  sourceUrl: text.min(1),
  width: soft(z.number().positive()),
  height: soft(z.number().positive()),
  alt: soft(words),
  mimeType: soft(text),
})
const hrefLang = z.object({ locale: lang, url: text, slug: soft(text), id: soft(id) })
const link = z.object({ text: title, url: text })
const meta = z.object({ name: soft(words), property: soft(text), content: words })
const time = z.string().regex(/^(?:[01]?\d|2[0-4]):[0-5]\d$/)
const hours = z.object({ label: soft(words), from: time, to: time })
const contact = () => ({
  address: soft(words),
  phone: soft(words),
  fax: soft(words),
  email: soft(words),
  latitude: soft(z.number().min(-90).max(90)),
  longitude: soft(z.number().min(-180).max(180)),
  whatsapp: soft(words),
})
const network = () => z.object({ id: z.number(), name: soft(words) })
const feature = z.object({ label: title, value: soft(words) })

const properties = () =>
  listAnswer(
    z.object({
      id,
      name,
      slug: text,
      reservationUrl: soft(text),
      regionCode: soft(text),
      stars: soft(z.number()),
      logo: soft(file),
      image: soft(file),
      propertyNetwork: soft(network()),
    }),
  )

const slide = () =>
  z.object({ id, title: soft(words), text: soft(words), url: soft(text), file, mobileFile: soft(file) })
const heroSlide = () =>
  z.object({
    id,
    type: soft(text),
    file,
    mobileFile: soft(file),
    poster: soft(file),
    title: soft(words),
    text: soft(words),
    url: soft(text),
  })
const sectionFields = () => ({
  ordinal: soft(z.number()),
  layout: soft(text),
  title: soft(words),
  subtitle: soft(words),
  html: soft(text),
  image: soft(file),
  link: soft(link),
})
export interface WireSection {
  ordinal?: number | undefined
  layout?: string | undefined
  title?: string | undefined
  subtitle?: string | undefined
  html?: string | undefined
  image?: z.output<typeof file> | undefined
  link?: z.output<typeof link> | undefined
  items: WireSection[]
}
/** Nested sections; those deeper than any page shows are dropped. */
function sectionOf(depth: number): z.ZodType<WireSection> {
  const items = depth === 0 ? list(z.never()) : list(sectionOf(depth - 1))
  return z.object({ ...sectionFields(), items })
}
const sections = () => {
  const section = sectionOf(5)
  return soft(
    z.record(
      text,
      z.unknown().transform((value): WireSection => {
        const parsed = section.safeParse(value)
        return parsed.success ? parsed.data : (new Rejected(faultOf(parsed.error, value)) as never)
      }),
    ),
  )
}
const eventSummary = () => ({
  id,
  slug: text,
  title: name,
  publisher: z.object({ id }),
  startsAt: soft(moment),
  endsAt: soft(moment),
  venue: soft(words),
  image: soft(file),
})

/** An end before the start is a slip of the keyboard in one of them: the start is what guests need. */
function inOrder<Event extends { startsAt?: string | undefined; endsAt?: string | undefined }>(event: Event): Event {
  const { startsAt, endsAt } = event
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string' || !isBefore(endsAt, startsAt)) return event
  return {
    ...event,
    endsAt: new Rejected({ field: [], issue: { code: 'before-start', end: endsAt, start: startsAt } }),
  }
}

const page = () =>
  z.object({
    id,
    url: text,
    locale: soft(lang),
    title: name,
    property: soft(
      z.object({ id: z.int().nonnegative(), contact: soft(z.object(contact())), propertyNetwork: soft(network()) }),
    ),
    category: soft(z.object({ code: text })),
    categoryTemplate: soft(text),
    options: list(z.object({ key: text, value: soft(words), file: soft(file) })),
    sliders: list(z.object({ key: text, slides: list(slide()) })),
    heroSlides: list(heroSlide()),
    contents: sections(),
    metas: list(meta),
    breadcrumbs: list(z.object({ text: title, url: text, active: soft(z.boolean()) })),
    hrefLangs: list(hrefLang),
    events: list(z.object(eventSummary()).transform(inOrder)),
    sessions: list(z.object({ id, title, text: soft(words), hours: list(hours) })),
    gallery: soft(z.object({ id })),
    updatedAt: soft(moment),
  })

const gastronomy = () =>
  z.object({
    groups: list(
      z.object({
        code: text,
        title: name,
        items: list(
          z.object({
            id,
            slug: text,
            url: text,
            title: name,
            text: soft(words),
            image: soft(file),
            hours: list(hours),
            paid: soft(z.boolean()),
            hrefLangs: list(hrefLang),
          }),
        ),
      }),
    ),
  })
const outlet = () =>
  z.object({
    title: name,
    html: soft(text),
    images: list(file),
    hours: list(hours),
    features: list(feature),
  })
const spa = () =>
  z.object({
    treatments: list(
      z.object({ id, title, text: soft(words), durationMinutes: soft(z.number().positive()), image: soft(file) }),
    ),
    facilities: list(z.object({ title, text: soft(words), image: soft(file) })),
  })
const contactPage = () =>
  z.object({
    ...contact(),
    departments: list(z.object({ title, phone: soft(words), email: soft(words) })),
    directions: soft(text),
  })
const certificates = () =>
  z.object({
    items: list(z.object({ id, title, year: soft(z.int()), image: soft(file), document: soft(file) })),
  })

const menus = () =>
  listAnswer(
    z.object({
      id,
      type: text,
      items: list(
        z.object({
          id,
          text: title,
          url: soft(text),
          section: soft(text),
          subitems: list(z.object({ id, text: title, url: text })),
        }),
      ),
    }),
  )
const regions = () =>
  listAnswer(z.object({ code: text.min(1), name, slug: text, url: text, text: soft(words), image: soft(file) }))

const roomSummary = () => ({
  id,
  slug: text,
  name,
  category: soft(z.object({ code: text, name: soft(words) })),
  text: soft(words),
  image: soft(file),
  sizeM2: soft(z.number().positive()),
  maxAdults: soft(z.int().nonnegative()),
  maxChildren: soft(z.int().nonnegative()),
  beds: soft(words),
  view: soft(words),
  hrefLangs: list(hrefLang),
})
const room = () =>
  z.object({
    ...roomSummary(),
    html: soft(text),
    images: list(file),
    features: list(feature),
    metas: list(meta),
    updatedAt: soft(moment),
  })
const plans = () => listAnswer(z.object({ id, title, image: file, text: soft(words) }))
const stories = () =>
  listAnswer(
    z.object({
      id,
      title,
      thumbnail: soft(file),
      items: list(z.object({ id, ordinal: soft(z.number()), type: soft(text), file, link: soft(link) })),
    }),
  )
const galleryCategories = () => listAnswer(z.object({ id, name: title, ordinal: soft(z.number()) }))
const galleryFiles = () =>
  listAnswer(z.object({ id, file, title: soft(words), categoryId: soft(id), ordinal: soft(z.number()) }))
const event = () =>
  z
    .object({
      ...eventSummary(),
      html: soft(text),
      headerImage: soft(file),
      images: list(file),
      metas: list(meta),
      hrefLangs: list(hrefLang),
      updatedAt: soft(moment),
    })
    .transform(inOrder)

const schemas = {
  properties,
  page,
  gastronomy,
  outlet,
  spa,
  contact: contactPage,
  certificates,
  menus,
  regions,
  rooms: () => listAnswer(z.object(roomSummary())),
  room,
  plans,
  stories,
  galleryCategories,
  galleryFiles,
  event,
}
export type WireKind = keyof typeof schemas
export type Wire<K extends WireKind> = z.output<ReturnType<(typeof schemas)[K]>>
const made: { [K in WireKind]?: z.ZodType<Wire<K>> } = {}

/** The schema of a kind of answer. Created on first use: a small change needs two or three of them. */
export function wire<K extends WireKind>(kind: K): z.ZodType<Wire<K>> {
  return (made[kind] ??= schemas[kind]() as never)
}

export type WireFile = z.output<typeof file>
export type WireHrefLang = z.output<typeof hrefLang>
export type WireLink = z.output<typeof link>
export type WireHours = z.output<typeof hours>
export type WireMeta = z.output<typeof meta>
export type WireFeature = z.output<typeof feature>
