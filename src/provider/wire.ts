/**
 * The provider's JSON, as zod schemas. Only `src/provider` knows these shapes. Required fields are strict: a response without them is rejected as a whole.
 * Optional fields and list items are soft (`lenient.ts`).
 */
import { z } from 'zod'
import { withLikelyPlace } from './coordinates.ts'
import { list, listAnswer, soft } from './lenient.ts'
import { event } from './wire-event.ts'
import {
  id,
  text,
  words,
  name,
  title,
  instant,
  file,
  hrefLang,
  link,
  meta,
  hours,
  contact,
  network,
  feature,
} from './wire-fields.ts'
import { page } from './wire-page.ts'

export type { WireSection } from './wire-page.ts'
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
  z
    .object({
      ...contact(),
      departments: list(z.object({ title, phone: soft(words), email: soft(words) })),
      directions: soft(text),
    })
    .transform((place) => withLikelyPlace(place))
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
    updatedAt: soft(instant),
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
const cache: { [K in WireKind]?: z.ZodType<Wire<K>> } = {}

/** The schema of a kind of response. Created on first use: a small change needs two or three of them. */
export function wire<K extends WireKind>(kind: K): z.ZodType<Wire<K>> {
  return (cache[kind] ??= schemas[kind]() as never)
}

/** Whether the contract has a list, which may be `null`, and `[]` if there is nothing. */
export function isList(kind: WireKind): boolean {
  return wire(kind).safeParse(null).success
}
