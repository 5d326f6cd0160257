/** The forms: what is typed → what the provider is sent. Runs in browsers, servers and edge functions. */
import * as z from 'zod/mini'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../config/locales.ts'
import type { MessageKey } from '../../i18n/index.ts'
import { contactChecks, newsletterChecks, tidied } from './checks.ts'
import { possiblePhone, sentPhone } from './sent-phone.ts'
import { plainEmail, type TextCheck } from './text.ts'

/** Values by field name, from a form (all of them text) or from JSON. */
export type FormValues = Record<string, unknown>
/** Key of the message by field name. */
export type FieldErrors = Record<string, MessageKey>
export type Reading<Message> = { ok: true; message: Message } | { ok: false; errors: FieldErrors }

export const FORM_NAMES = ['newsletter', 'contact', 'reservation'] as const
export type FormName = (typeof FORM_NAMES)[number]

const STAY_FIELDS = ['checkin', 'checkout', 'adult', 'child', 'childages', 'room']

/** Fields that people fill in, in their order. */
export const TYPED_FIELDS: Record<FormName, readonly string[]> = {
  newsletter: ['email', 'consent'],
  contact: ['fullName', 'email', 'phone', 'subject', 'message', 'consent'],
  reservation: [...STAY_FIELDS, 'fullName', 'email', 'phone', 'consent'],
}

/** Text of one line that passes the checks; the first that fails gives the message. */
function line(checks: readonly TextCheck[]) {
  return z.string(checks[0]?.('')).check(z.overwrite(tidied), ...checks.map(passing))
}

function passing(check: TextCheck) {
  return z.check<string>(({ value, issues }) => {
    const message = check(value)
    if (message) issues.push({ code: 'custom', input: value, message })
  })
}

const consent = z.pipe(
  z.union([z.literal(true), z.literal('true'), z.literal('on')], 'validation.consent'),
  z.transform(() => true as const),
)
const missing: MessageKey = 'validation.required'
/** A form posts its digits, JSON has a number. */
const propertyId = z.union(
  [
    z.int(missing).check(z.positive(missing)),
    z.pipe(z.string(missing).check(z.regex(/^[1-9]\d{0,8}$/, missing)), z.transform(Number)),
  ],
  missing,
)
const lang = z.enum(LOCALES, missing)

const newsletter = z.object({
  email: line(newsletterChecks.email).check(z.overwrite(plainEmail)),
  propertyId,
  lang,
  consent,
})

function contact(locale: Locale) {
  const checks = contactChecks(locale)
  return z.object({
    fullName: line(checks.fullName),
    email: line(checks.email).check(z.overwrite(plainEmail)),
    phone: line([...checks.phone, possiblePhone(locale)]).check(z.overwrite((text) => sentPhone(text, locale))),
    subject: line(checks.subject),
    message: z._default(z.string(missing).check(z.trim(), ...checks.message.map(passing)), ''),
    consent,
    propertyId,
    lang,
  })
}

/** The bodies of the provider contract. */
export type NewsletterMessage = Omit<z.infer<typeof newsletter>, 'consent'>
export type ContactMessage = z.infer<ReturnType<typeof contact>>

export function readNewsletter(values: FormValues): Reading<NewsletterMessage> {
  const reading = read(newsletter, values)
  if (!reading.ok) return reading
  const { consent: _agreed, ...message } = reading.message
  return { ok: true, message }
}

export function readContact(values: FormValues): Reading<ContactMessage> {
  return read(contact(localeOf(values)), values)
}

/** The language that the form says it is in. */
export function localeOf({ lang }: FormValues): Locale {
  return isLocale(lang) ? lang : DEFAULT_LOCALE
}

export const isConsent = (value: unknown) => consent.safeParse(value).success

export function propertyIdOf(values: FormValues): number | undefined {
  return propertyId.safeParse(values.propertyId).data
}

function read<Message>(schema: z.ZodMiniType<Message>, values: FormValues): Reading<Message> {
  const { success, data, error } = schema.safeParse(values)
  if (success) return { ok: true, message: data }
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message as MessageKey
  return { ok: false, errors }
}
