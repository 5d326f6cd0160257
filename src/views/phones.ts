/** Telephone numbers and e-mail addresses of the site and of records, as displayed and as linked. */
import { countryOf } from '../config/catalogue.ts'
import { DEFAULT_PROPERTY_ID } from '../site/group.ts'
import { DEFAULT_LOCALE, type Locale } from '../config/locales.ts'
import { problem } from '../config/problems/table.ts'
import type { FieldPath } from '../config/problems/values.ts'
import type { ViewContext } from './context.ts'
import { isEmail } from './text/email.ts'
import { readAddresses, unescaped } from './text/mailboxes.ts'
import { internationally, readNumbers, type ReadNumber } from './text/numbers.ts'
import type { MailView, NumberView, PhoneView } from './view.ts'

/** One of the site's own numbers as pages of that language show it, with a `tel:` address that works from any country. */
export function phoneView(locale: Locale, display: string, tel = display): PhoneView {
  const [number] = readNumbers(display).numbers
  const href = dialled(tel)
  if (!href) throw new Error(`src/config has a telephone number that cannot be read: ${tel}`)
  return { display: number ? displayed(locale, number) : display, href }
}

/** `tel:` address of the first number in a text. */
function dialled(text: string, propertyId = DEFAULT_PROPERTY_ID): string | undefined {
  const [first] = readNumbers(text, countryOf(propertyId)).numbers
  return first && `tel:${first.number.number}`
}

/**
 * Address of a link to a telephone, chat or mailbox, with numbers that can be dialled; that of any other link unchanged. `undefined`: nobody can be
 * reached by it.
 */
export function reachableHref(address: string, propertyId = DEFAULT_PROPERTY_ID): string | undefined {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(address) ?? []
  if (scheme.toLowerCase() === 'tel') return dialled(unescaped(rest), propertyId)
  if (scheme.toLowerCase() === 'mailto') return mailboxes(rest)
  const url = new URL(address)
  const written = chatNumber(url)
  if (!written) return address
  const [first] = readNumbers(written, countryOf(propertyId)).numbers
  if (!first) return undefined
  const digits = first.number.number.slice(1)
  if (url.searchParams.has('phone')) url.searchParams.set('phone', digits)
  else url.pathname = digits
  return url.href
}

/** The number in an address of WhatsApp, as it is written there. */
function chatNumber(url: URL): string | undefined {
  if (!WHATSAPP_HOST.test(url.host)) return undefined
  // A plus in front is one, though elsewhere in a query it is a space.
  const written = url.searchParams.get('phone')?.replace(/^ /, '+') ?? unescaped(url.pathname.slice(1))
  return /[a-z]/i.test(written) ? undefined : written
}

const WHATSAPP_HOST = /^(?:(?:www\.)?wa\.me|(?:[a-z]+\.)?whatsapp\.com|send)$/
const WHATSAPP_ADDRESS =
  /(?:[a-z]+:\/\/)?((?:[a-z]+\.)?(?:wa\.me|whatsapp\.com)|(?<=whatsapp:\/\/)send)(\/?\?|\/)[^\s,;|]+/gi

function mailboxes(rest: string): string | undefined {
  const [, addresses = '', query = ''] = /^([^?]*)(.*)$/s.exec(rest)!
  // Without an address the guest's program asks for one.
  if (!addresses) return `mailto:${query}`
  const all = readAddresses(unescaped(addresses))
  return all.length > 0 && all.every(isEmail) ? `mailto:${all.map(mailbox).join(',')}${query}` : undefined
}

/** A field of a record, as reports name it. */
export interface Place {
  /** Key of the record. */
  from: string
  field: FieldPath
  /** Whose field it is: its country is that of numbers without one. */
  propertyId: number
}

/** A record's field, number by number. What cannot be read is text, and a problem in the report. */
export function numberViews(context: ViewContext, text: string | undefined, at: Place): NumberView[] {
  return viewsOf(context, { text, at }, ({ before, after, ...number }) => ({
    ...(before && { before }),
    display: displayed(context.locale, number),
    href: `tel:${number.number.number}`,
    ...(after && { after }),
  }))
}

interface ChatPlace extends Place {
  /** Text with which the chat begins. */
  about: string
}

/** An address of a chat, alone; WhatsApp's own short ones have no number. */
const CHAT_ADDRESS = /^(?:https?:\/\/)?((?:(?:chat\.|www\.)?whatsapp\.com|wa\.(?:me|link))\/[\w/?=&%.-]+)$/i

/** Numbers of chats, as digits or as an address of WhatsApp. */
export function chatViews(context: ViewContext, text: string | undefined, at: ChatPlace): NumberView[] {
  const address = CHAT_ADDRESS.exec(text?.trim() ?? '')?.[1]
  if (address && !chatNumber(new URL(`https://${address}`))) return [{ display: address, href: `https://${address}` }]
  return viewsOf(context, { text: text && withoutAddresses(text), at }, ({ number }) => ({
    display: internationally(number),
    href: whatsappHref(number.number, at.about),
  }))
}

/** 'wa.me/90532…?text=Room+12' → the number alone. */
function withoutAddresses(text: string): string {
  return text.replace(WHATSAPP_ADDRESS, (address) => {
    const url = `https://${address.replace(/^[a-z]+:\/\//i, '')}`
    return (URL.canParse(url) && chatNumber(new URL(url))) || address
  })
}

function viewsOf(
  context: ViewContext,
  { text, at }: { text: string | undefined; at: Place },
  view: (number: ReadNumber) => NumberView,
): NumberView[] {
  if (!text) return []
  const { numbers, isUnclear } = readNumbers(text, countryOf(at.propertyId))
  if (isUnclear) reportUnclear(context, text, at)
  return numbers.length > 0 ? numbers.map(view) : [{ display: text }]
}

export function mailViews(context: ViewContext, text: string | undefined, at: Place): MailView[] {
  if (!text) return []
  const addresses = readAddresses(text)
  if (addresses.length === 0 || !addresses.every(isEmail)) reportUnclear(context, text, at)
  return addresses.some(isEmail) ? addresses.map(mailView) : [{ address: text }]
}

function mailView(address: string): MailView {
  return isEmail(address) ? { address, href: `mailto:${mailbox(address)}` } : { address }
}

/** Programs that open the address need not know other letters in a domain. */
function mailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const name = encodeURIComponent(address.slice(0, at)).replaceAll('%2B', '+')
  return `${name}@${new URL(`http://${address.slice(at + 1)}`).hostname}`
}

/** A WhatsApp chat that starts with the hotel's or group's name. */
export function whatsappHref(number: string, about: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(about)}`
}

export function reportUnclear(context: ViewContext, text: string, { from, field }: Omit<Place, 'propertyId'>): void {
  context.problems.push(problem('number-unreadable', from, { field, text: [...text].slice(0, 80).join('') }))
}

/** In Turkish as written. Others dial from abroad: with the country, and without the zero that is dialled at home alone. */
function displayed(locale: Locale, { written, number }: ReadNumber): string {
  const isForAbroad = written.startsWith('+') && !/\(\s*0/.test(written)
  return locale === DEFAULT_LOCALE || isForAbroad ? written : internationally(number)
}
