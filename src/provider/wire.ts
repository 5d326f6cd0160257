/**
 * The provider's JSON, as zod schemas. Only `src/provider/crawl` knows these shapes. Required fields are strict: an answer
 * without them is rejected as a whole. Optional fields and list items are soft (`lenient.ts`).
 */
import { z } from 'zod'
import { entry, list, listAnswer, Rejected, soft } from './lenient.ts'
import { isBefore } from './moment.ts'
import {
  id,
  text,
  words,
  name,
  title,
  moment,
  lang,
  file,
  hrefLang,
  link,
  meta,
  hours,
  contact,
  network,
  feature,
  shared,
} from './wire-fields.ts'

export type * from './wire-fields.ts'

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
  return shared('section', z.object({ ...sectionFields(), items }))
}
const sections = () => {
  const section = sectionOf(5)
  return soft(z.record(text, entry(section)))
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
