/** What each field's text must be: the first check that fails gives the message. Loaded by browsers, so without zod. */
import type { Locale } from '../../config/locales.ts'
import type { MessageKey, Translate } from '../../i18n/index.ts'
import { atMost, email, lettersAndSpaces, LONGEST, oneNumber, phoneIn, required, type TextCheck } from './text.ts'

export type FieldChecks = Record<string, readonly TextCheck[]>

export const newsletterChecks = {
  email: [
    withMessage(required, 'components.common.footer.newsletter.required'),
    withMessage(email, 'components.common.footer.newsletter.invalid'),
  ],
} as const satisfies FieldChecks

/** The telephone number is read as numbers are written in the form's language. */
export const contactChecks = (locale: Locale) =>
  ({
    fullName: [required, atMost(LONGEST.fullName), lettersAndSpaces],
    email: [required, email],
    phone: [required, oneNumber, atMost(LONGEST.phone), phoneIn(locale)],
    subject: [required, atMost(LONGEST.subject)],
    message: [atMost(LONGEST.message)],
  }) as const satisfies FieldChecks

/** For the person who requests a stay. */
export function requestChecks(locale: Locale) {
  const { fullName, email, phone } = contactChecks(locale)
  return { fullName, email, phone } satisfies FieldChecks
}

/** Characters without width that a copied text brings along; those that join letters stay. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu

/** A typed line as it is checked and sent. */
export const tidied = (text: string) => text.normalize('NFC').replace(INVISIBLE, '').trim().replace(/\s+/g, ' ')

/** Error text of a field. */
export function faultText(t: Translate, field: string, fault: MessageKey): string {
  return t(fault, { most: (LONGEST as Record<string, number>)[field] ?? 0 })
}

export function firstFault(text: string, checks: readonly TextCheck[]): MessageKey | undefined {
  for (const check of checks) {
    const fault = check(text)
    if (fault) return fault
  }
  return undefined
}

function withMessage(check: TextCheck, message: MessageKey): TextCheck {
  return (text) => check(text) && message
}
