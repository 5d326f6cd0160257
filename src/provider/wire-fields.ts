/** Zod schemas of fields that several of the provider's responses have. */
import { z } from 'zod'
import { LOCALES } from '../config/locales.ts'
import type { TextFault } from '../config/problems/values.ts'
import { Cleaned, ownIssue, soft } from './lenient.ts'
import { momentText } from './moment.ts'
import { withOffset } from '../config/zones.ts'
import { cleanText } from './text.ts'

export const id = z.int().positive()
/** A code, slug or address. */
export const text = z.string()
/** Text for readers, without markup. */
export const words = z.string().transform((raw) => cleaned(raw))
/** Words that name a thing with a page or parts. If blank, it is reported and the site uses a name made from the address. */
export const name = z.string().transform((raw) => cleaned(raw, { isName: true }))
/** Words that must not be blank: the entry would be an empty line. */
export const title = z.string().transform((raw, context) => {
  if (cleanText(raw).text === '') context.addIssue(ownIssue({ code: 'empty' }))
  return cleaned(raw)
})
function cleaned(raw: string, { isName = false } = {}): string {
  const { text: clean, faults } = cleanText(raw)
  const others = faults.filter(({ code }) => code !== 'empty')
  const all: TextFault[] = isName && clean === '' ? [...others, { code: 'nameless' }] : faults
  return all.length > 0 ? (new Cleaned(clean, all) as never) : clean
}
export const moment = z.string().transform((raw, context): string => {
  const iso = momentText(raw)
  if (iso === undefined) context.addIssue(ownIssue({ code: 'moment', is: raw.slice(0, 40) }))
  return iso ?? z.NEVER
})
/** A date, or a time with its offset; without one it is the group's time. */
export const instant = moment.transform((iso) => withOffset(iso))
export const lang = z.enum(LOCALES)

/** Names of shapes that several responses have. */
export const SHARED = ['file', 'hrefLang', 'link', 'meta', 'hours', 'feature', 'section'] as const
export type SharedName = (typeof SHARED)[number]
const names = new WeakMap<z.ZodType, SharedName>()
export const sharedName = (schema: z.ZodType): SharedName | undefined => names.get(schema)

export function shared<S extends z.ZodType>(name: SharedName, schema: S): S {
  names.set(schema, name)
  return schema
}

export const file = shared(
  'file',
  z.object({
    sourceUrl: text.min(1),
    width: soft(z.number().positive()),
    height: soft(z.number().positive()),
    alt: soft(words),
    mimeType: soft(text),
  }),
)
export const hrefLang = shared('hrefLang', z.object({ locale: lang, url: text, slug: soft(text), id: soft(id) }))
export const link = shared('link', z.object({ text: title, url: text }))
export const meta = shared('meta', z.object({ name: soft(words), property: soft(text), content: words }))
const time = z.string().regex(/^(?:[01]?\d|2[0-4]):[0-5]\d$/)
export const hours = shared('hours', z.object({ label: soft(words), from: time, to: time }))
export const contact = () => ({
  address: soft(words),
  phone: soft(words),
  fax: soft(words),
  email: soft(words),
  latitude: soft(z.number().min(-90).max(90)),
  longitude: soft(z.number().min(-180).max(180)),
  whatsapp: soft(words),
})
export const network = () => z.object({ id: z.number(), name: soft(words) })
export const feature = shared('feature', z.object({ label: title, value: soft(words) }))

export type WireFile = z.output<typeof file>
export type WireHrefLang = z.output<typeof hrefLang>
export type WireLink = z.output<typeof link>
export type WireHours = z.output<typeof hours>
export type WireMeta = z.output<typeof meta>
export type WireFeature = z.output<typeof feature>
