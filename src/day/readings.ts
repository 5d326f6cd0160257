/** What tables and texts written for guests say of hours, ages and heights, in four languages and in another provider's words. */

export interface Hours {
  /** 'HH:MM' */
  from: string
  to: string
}
/** Whole years; a missing end is open. */
export interface Ages {
  from?: number
  to?: number
}

const TIME = String.raw`(\d{1,2})[:.](\d{2})`
const SPAN = new RegExp(String.raw`(?<!\d)${TIME}\s*(?:–|—|-|to|until|bis|до|ile|and|und|и)\s*${TIME}(?!\d)`, 'giu')

/** Every 'from 08:00 to 19:00' and '10.00–12.30' of a text. */
export function hoursIn(text: string): Hours[] {
  return [...text.matchAll(SPAN)].map(([, hour, minute, endHour, endMinute]) => ({
    from: `${hour!.padStart(2, '0')}:${minute}`,
    to: `${endHour!.padStart(2, '0')}:${endMinute}`,
  }))
}

/** The word stands before the hours, 'Open 10:00', or in Turkish after them: what is said further on may be a break. */
const OPENING =
  /(?:\bopens?|\bhours|saatleri|geöffnet|öffnungszeiten|betriebszeiten|часы работы|открыт\p{L}*|работает)(?:\s*:)?\s+(?:daily |täglich |ежедневно )?(?:from |von |с )?\d|\d\s+arası(?:nda)?\s+açık/iu
const LIFEGUARDS = /lifeguard|cankurtaran|rettungsschwimmer|спасател/iu

/** Hours of the paragraphs that say when something is open; none where two say different hours, since they may mean different things. */
export function openingIn(paragraphs: readonly string[]): Hours[] {
  return onlyHours(paragraphs.filter((text) => OPENING.test(text)))
}

export function lifeguardsIn(paragraphs: readonly string[]): Hours[] {
  return onlyHours(paragraphs.filter((text) => LIFEGUARDS.test(text)))
}

function onlyHours(paragraphs: readonly string[]): Hours[] {
  const said = paragraphs.map(hoursIn).filter((hours) => hours.length > 0)
  const [first, ...others] = new Set(said.map((hours) => JSON.stringify(hours)))
  return first !== undefined && others.length === 0 ? said[0]! : []
}

const AGE = /\bages?\b|yaş|\balter|возраст/iu
const HEIGHT = /\bheight|boy|größe|рост/iu
const MONTHS = String.raw`(?:ay|months?|monate?n?|месяц\p{L}*)`
const YEARS = String.raw`(?:yaş\p{L}*|years?|jahre?n?|лет|год\p{L}*)`
const FIRST = /\d{1,2}/u
const UP_TO = new RegExp(
  String.raw`^\s*(?<months>${MONTHS})?\s*${YEARS}?\s*(?:–|—|-|to|bis|до)\s*(?<to>\d{1,2})(?!\d)`,
  'iu',
)
const OR_OVER = new RegExp(
  String.raw`^\s*${YEARS}?\s*(?:\+|and over|or over|and older|ve üz|ve üst|und älter|и старше)`,
  'iu',
)
const OR_UNDER = new RegExp(
  String.raw`^\s*${YEARS}?\s*(?:and under|or under|and younger|ve altı|kadar|und jünger|и младше)`,
  'iu',
)
const FROM = /(?:^|\s)(?:ab|from|over|above|с|от|über)\s*$/iu
const UNTIL = /(?:^|\s)(?:up to|to|until|under|bis|unter|до)\s*$/iu

export function isOfAge(label: string): boolean {
  return AGE.test(label)
}

export function isOfHeight(label: string): boolean {
  return HEIGHT.test(label)
}

/** '4–6 years', '6 months to 3 years', 'Ab 16', '18+'. `undefined`: it names no age. */
export function agesIn(text: string): Ages | undefined {
  const first = FIRST.exec(text)
  if (!first) return undefined
  const number = Number(first[0])
  const before = text.slice(0, first.index)
  const after = text.slice(first.index + first[0].length)
  const range = UP_TO.exec(after)?.groups
  if (range) return { from: range.months ? Math.floor(number / 12) : number, to: Number(range.to) }
  if (OR_OVER.test(after) || FROM.test(before)) return { from: number }
  if (OR_UNDER.test(after) || UNTIL.test(before)) return { to: number }
  return { from: number, to: number }
}

/** Centimetres of '120 cm', '1,20 m', '1.20 м'. `undefined`: it names no height. */
export function heightIn(text: string): number | undefined {
  const [, whole, unit] = /(?<![\d.,])(\d{2,3}|\d[.,]\d{1,2})\s*(cm|см|m|м)(?![\p{L}²³])/iu.exec(text) ?? []
  if (whole === undefined) return undefined
  const number = Number(whole.replace(',', '.'))
  return /^(?:cm|см)$/iu.test(unit!) ? number : Math.round(number * 100)
}
