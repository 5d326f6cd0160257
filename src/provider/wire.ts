/**
 * The provider's JSON, as zod schemas. Only `src/crawl` knows these shapes. Required fields are strict: an answer
 * without them is rejected as a whole. Optional fields and list items are soft (`lenient.ts`).
 */
import { z } from 'zod'
import { LOCALES } from '../config/locales.ts'
import { list, listAnswer, reason, Rejected, soft } from './lenient.ts'

const id = z.int().positive()
const text = z.string()
const lang = z.enum(LOCALES)

const file = z.object({
  sourceUrl: text.min(1),
  width: soft(z.number().positive()),
  height: soft(z.number().positive()),
  alt: soft(text),
  mimeType: soft(text),
})
const hrefLang = z.object({ locale: lang, url: text, slug: soft(text), id: soft(id) })
const link = z.object({ text, url: text })
const meta = z.object({ name: soft(text), property: soft(text), content: text })
const hours = z.object({ label: soft(text), from: text, to: text })
const contact = () => ({
  address: soft(text),
  phone: soft(text),
  fax: soft(text),
  email: soft(text),
  latitude: soft(z.number().min(-90).max(90)),
  longitude: soft(z.number().min(-180).max(180)),
  whatsapp: soft(text),
})
const network = () => z.object({ id: z.number(), name: soft(text) })
const feature = z.object({ label: text, value: soft(text) })

const properties = () =>
  listAnswer(
    z.object({
      id,
      name: text,
      slug: text,
      reservationUrl: soft(text),
      regionCode: soft(text),
      stars: soft(z.number()),
      logo: soft(file),
      image: soft(file),
      propertyNetwork: soft(network()),
    }),
  )

const slide = () => z.object({ id, title: soft(text), text: soft(text), url: soft(text), file, mobileFile: soft(file) })
const heroSlide = () =>
  z.object({
    id,
    type: soft(text),
    file,
    mobileFile: soft(file),
    poster: soft(file),
    title: soft(text),
    text: soft(text),
    url: soft(text),
  })
const sectionFields = () => ({
  ordinal: soft(z.number()),
  layout: soft(text),
  title: soft(text),
  subtitle: soft(text),
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
  const items = depth === 0 ? list(z.never({ error: 'nested too deep' })) : list(sectionOf(depth - 1))
  return z.object({ ...sectionFields(), items })
}
const sections = () => {
  const section = sectionOf(5)
  return soft(
    z.record(
      text,
      z.unknown().transform((value): WireSection => {
        const parsed = section.safeParse(value)
        return parsed.success ? parsed.data : (new Rejected(reason(parsed.error)) as never)
      }),
    ),
  )
}
const eventSummary = () => ({
  id,
  slug: text,
  title: text,
  publisher: z.object({ id }),
  startsAt: soft(text),
  endsAt: soft(text),
  venue: soft(text),
  image: soft(file),
})

const page = () =>
  z.object({
    id,
    url: text,
    locale: soft(lang),
    title: text,
    property: soft(
      z.object({ id: z.int().nonnegative(), contact: soft(z.object(contact())), propertyNetwork: soft(network()) }),
    ),
    category: soft(z.object({ code: text })),
    categoryTemplate: soft(text),
    options: list(z.object({ key: text, value: soft(text), file: soft(file) })),
    sliders: list(z.object({ key: text, slides: list(slide()) })),
    heroSlides: list(heroSlide()),
    contents: sections(),
    metas: list(meta),
    breadcrumbs: list(z.object({ text, url: text, active: soft(z.boolean()) })),
    hrefLangs: list(hrefLang),
    events: list(z.object(eventSummary())),
    sessions: list(z.object({ id, title: text, text: soft(text), hours: list(hours) })),
    gallery: soft(z.object({ id })),
    updatedAt: soft(text),
  })

const gastronomy = () =>
  z.object({
    groups: list(
      z.object({
        code: text,
        title: text,
        items: list(
          z.object({
            id,
            slug: text,
            url: text,
            title: text,
            text: soft(text),
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
    title: text,
    html: soft(text),
    images: list(file),
    hours: list(hours),
    features: list(feature),
  })
const spa = () =>
  z.object({
    treatments: list(
      z.object({ id, title: text, text: soft(text), durationMinutes: soft(z.number().positive()), image: soft(file) }),
    ),
    facilities: list(z.object({ title: text, text: soft(text), image: soft(file) })),
  })
const contactPage = () =>
  z.object({
    ...contact(),
    departments: list(z.object({ title: text, phone: soft(text), email: soft(text) })),
    directions: soft(text),
  })
const certificates = () =>
  z.object({
    items: list(z.object({ id, title: text, year: soft(z.int()), image: soft(file), document: soft(file) })),
  })

const menus = () =>
  listAnswer(
    z.object({
      id,
      type: text,
      items: list(
        z.object({
          id,
          text,
          url: soft(text),
          section: soft(text),
          subitems: list(z.object({ id, text, url: text })),
        }),
      ),
    }),
  )
const regions = () =>
  listAnswer(z.object({ code: text.min(1), name: text, slug: text, url: text, text: soft(text), image: soft(file) }))

const roomSummary = () => ({
  id,
  slug: text,
  name: text,
  category: soft(z.object({ code: text, name: soft(text) })),
  text: soft(text),
  image: soft(file),
  sizeM2: soft(z.number().positive()),
  maxAdults: soft(z.int().nonnegative()),
  maxChildren: soft(z.int().nonnegative()),
  beds: soft(text),
  view: soft(text),
  hrefLangs: list(hrefLang),
})
const room = () =>
  z.object({
    ...roomSummary(),
    html: soft(text),
    images: list(file),
    features: list(feature),
    metas: list(meta),
    updatedAt: soft(text),
  })
const plans = () => listAnswer(z.object({ id, title: text, image: file, text: soft(text) }))
const stories = () =>
  listAnswer(
    z.object({
      id,
      title: text,
      thumbnail: soft(file),
      items: list(z.object({ id, ordinal: soft(z.number()), type: soft(text), file, link: soft(link) })),
    }),
  )
const galleryCategories = () => listAnswer(z.object({ id, name: text, ordinal: soft(z.number()) }))
const galleryFiles = () =>
  listAnswer(z.object({ id, file, title: soft(text), categoryId: soft(id), ordinal: soft(z.number()) }))
const event = () =>
  z.object({
    ...eventSummary(),
    html: soft(text),
    headerImage: soft(file),
    images: list(file),
    metas: list(meta),
    hrefLangs: list(hrefLang),
    updatedAt: soft(text),
  })

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
