/** A page of the provider, as zod schemas. */
import { z } from 'zod'
import { withLikelyProperty } from './coordinates.ts'
import { entry, list, soft } from './lenient.ts'
import { eventSummary, withZonedTimes } from './wire-event.ts'
import {
  id,
  text,
  words,
  name,
  title,
  instant,
  lang,
  file,
  hrefLang,
  link,
  meta,
  hours,
  contact,
  network,
  shared,
} from './wire-fields.ts'

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
export const page = () =>
  z.object({
    id,
    url: text,
    locale: soft(lang),
    title: name,
    property: soft(
      z
        .object({ id: z.int().nonnegative(), contact: soft(z.object(contact())), propertyNetwork: soft(network()) })
        .transform(withLikelyProperty),
    ),
    category: soft(z.object({ code: text })),
    categoryTemplate: soft(text),
    options: list(z.object({ key: text, value: soft(words), file: soft(file) })),
    sliders: list(z.object({ key: text, slides: list(slide()) })),
    heroSlides: list(heroSlide()),
    contents: sections(),
    metas: list(meta),
    breadcrumbs: list(z.object({ text: title, url: soft(text), active: soft(z.boolean()) })),
    hrefLangs: list(hrefLang),
    events: list(z.object(eventSummary()).transform(withZonedTimes)),
    sessions: list(z.object({ id, title, text: soft(words), hours: list(hours) })),
    gallery: soft(z.object({ id })),
    updatedAt: soft(instant),
  })
