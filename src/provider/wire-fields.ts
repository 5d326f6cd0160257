/** Fields that several of the provider's answers have, as zod schemas. */
import { z } from 'zod'
import { LOCALES } from '../config/locales.ts'
import type { TextFault } from '../config/problems/values.ts'
import { Cleaned, ownIssue, soft } from './lenient.ts'
import { momentText } from './moment.ts'
import { cleanText } from './text.ts'

export const id = z.int().positive()
/** A code, a slug or an address. */
export const text = z.string()
/** What readers see: text without markup. */
export const words = z.string().transform((raw) => cleaned(raw))
/** The same of what has a page or parts, and is called by something else where it is blank. */
export const name = z.string().transform((raw) => cleaned(raw, [{ code: 'empty' }]))
/** The same of what would be an empty line. */
export const title = z.string().transform((raw, context) => {
  if (cleanText(raw).text === '') context.addIssue(ownIssue({ code: 'empty' }))
  return cleaned(raw)
})
function cleaned(raw: string, ofBlank: TextFault[] = []): string {
  const { text: clean, faults } = cleanText(raw)
  const all = clean === '' && faults.length === 0 ? ofBlank : faults
  return all.length > 0 ? (new Cleaned(clean, all) as never) : clean
}
export const moment = z.string().transform((written, context): string => {
  const found = momentText(written)
  if (found === undefined) context.addIssue(ownIssue({ code: 'moment', is: written.slice(0, 40) }))
  return found ?? z.NEVER
})
export const lang = z.enum(LOCALES)

/** Shapes that several answers have, by their names. */
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
