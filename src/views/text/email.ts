/** What is an e-mail address. Runs in browsers, servers and edge functions. */
import { urlOf } from '../../routes/url.ts'

/** Characters. */
export const LONGEST_EMAIL = 254
const LONGEST_NAME = 64
const LONGEST_LABEL = 63

/** A letter of any alphabet with its marks; none that shows nothing. */
export const LETTER = String.raw`(?!\p{DI})\p{L}(?:(?!\p{DI})[\p{Mn}\p{Mc}])*`
const ATOM = String.raw`(?:${LETTER}|[\p{Nd}_!#$%&'*+/=?^\x60{|}~-])+`
/** Two joiners belong to some alphabets. */
const LABEL = String.raw`(?:${LETTER}[\u200c\u200d]?|\p{Nd}|-)+`
/** Without the flag `i`: with it U+0345 is a letter as well as a mark, and a run of them can be split in numberless ways. */
const EMAIL = new RegExp(
  String.raw`^(${ATOM}(?:\.${ATOM})*)@((?:${LABEL}\.)+(?:[Xx][Nn]--[A-Za-z0-9-]+|(?:${LETTER}){2,}))$`,
  'u',
)

export function isEmail(text: string): boolean {
  const [, name = '', domain = ''] = text.length > LONGEST_EMAIL ? [] : (EMAIL.exec(text) ?? [])
  return name !== '' && [...name].length <= LONGEST_NAME && isDomain(domain)
}

/** Each label is also short enough as it is asked for, other letters in punycode. */
function isDomain(domain: string): boolean {
  if (!urlOf(`http://${domain}`)) return false
  const labels = new URL(`http://${domain}`).hostname.split('.')
  return !/(?:^|\.)-|-(?:\.|$)/.test(domain) && labels.every(({ length }) => length <= LONGEST_LABEL)
}
