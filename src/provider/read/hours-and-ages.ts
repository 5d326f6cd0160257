/** Reads hours, ages and heights from tables and texts written for guests, in four languages and in other providers' wordings. */
import type { Ages, Hours } from '../../records/readings.ts'
import { timesIn, type SaidTime } from './clock.ts'

const HOURS_WORD = /\b(?:hours?|times?|opens?|opening)\b|saat|zeit|uhr\b|часы|время|режим/iu
const O_CLOCK = /\buhr\b|(?<!\p{L})saat/iu

export function isHoursLabel(label: string): boolean {
  return HOURS_WORD.test(label)
}

/** Every 'from 08:00 to 19:00' of a text. '10.00–12.30' counts only if the text mentions hours, or `areHours` is set. */
export function hoursIn(text: string, areHours = false): Hours[] {
  return (timesOf(text, areHours) ?? []).flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))
}

/** When something is on by the only time or span of a text. Empty if it has none or several: none is known to be the one. */
export function timeIn(text: string): Pick<SaidTime, 'from' | 'to'> {
  const [time, ...others] = timesOf(text, true) ?? []
  if (!time?.from || others.length > 0) return {}
  const { from, to } = time
  return { from, ...(to && { to }) }
}

function timesOf(text: string, areHours: boolean): SaidTime[] | undefined {
  const saysHours = O_CLOCK.test(text)
  const isRead = (time: SaidTime) => !time.isDotted || saysHours || (areHours && !isDate(time))
  return timesIn(text)?.filter(isRead)
}

/** '15.05–01.10' is a season. */
function isDate({ from, to }: SaidTime): boolean {
  return [from, to].every((time) => time === undefined || isMonth(time.slice(3)))
}

function isMonth(minute: string): boolean {
  return Number(minute) >= 1 && Number(minute) <= 12
}

/** A word right before the hours, 'Open 10:00', or in Turkish right after them: hours further on may be a break. */
const OPENING =
  /(?:\bopens?|\bhours|saatleri|geöffnet|öffnungszeiten|betriebszeiten|часы работы|открыт\p{L}*|работает)(?:\s*:)?\s+(?:daily |täglich |ежедневно )?(?:from |von |с )?\d|\d\s+arası(?:nda)?\s+açık/iu
const LIFEGUARDS = /lifeguard|cankurtaran|rettungsschwimmer|спасател/iu

/** Hours of the paragraphs that say when something is open; empty if two paragraphs differ, since they may mean different things. */
export function openingIn(paragraphs: readonly string[]): Hours[] {
  return onlyHours(paragraphs.filter((text) => OPENING.test(text)))
}

export function lifeguardsIn(paragraphs: readonly string[]): Hours[] {
  return onlyHours(paragraphs.filter((text) => LIFEGUARDS.test(text)))
}

function onlyHours(paragraphs: readonly string[]): Hours[] {
  const spans = paragraphs.map((text) => hoursIn(text, true)).filter((hours) => hours.length > 0)
  const [first, ...others] = new Set(spans.map((hours) => JSON.stringify(hours)))
  return first !== undefined && others.length === 0 ? spans[0]! : []
}

const AGE = /\bages?\b|(?<!\p{L})yaş(?!a[mn])|\b(?:mindest)?alter(?:s\p{L}*)?(?!\p{L})|возраст/iu
const MONTHS = String.raw`(?:ay(?:lık|dan|a)?|months?|monate?n?|месяц\p{L}*)(?!\p{L})`
const YEARS = String.raw`(?:yaş\p{L}*|years?(?: of age| old)?|yrs?|s|jahre?n?(?: alt)?|лет|год\p{L}*)(?!\p{L})`
const UNITS = String.raw`(?:(?<months>${MONTHS})|${YEARS})?`
const FIRST_NUMBER = /(?<![\d.,:])\d{1,2}(?!\d|[.,:]\d)/u
/** A number before a noun is no age: '4 slides'. */
const AGE_END = String.raw`(?!\s*(?!arası|inclusive|einschließlich|d[aâ]hil|включительно)\p{L})`
const UP_TO = new RegExp(
  String.raw`^\s*(?:(?<fromMonths>${MONTHS})|${YEARS})?\s*(?:–|—|-|to|bis|до|(?<and>and|und|и|ile))\s*(?<to>\d{1,2})(?![\d.,:]\d|\d)\s*${UNITS}(?<rest>.*)`,
  'isu',
)
const BARE_AGE = new RegExp(String.raw`^\s*${UNITS}${AGE_END}`, 'iu')
const TEXT_END = new RegExp(String.raw`^\s*${UNITS}\.?\s*$`, 'iu')
/** Words before and after the number, and what they mean. Months are finer than the years that a limit excludes. */
const LIMITS: [before: string, after: string, ages: (number: number, months?: string) => Ages][] = [
  [
    String.raw`ab|from|at least|min(?:imum|destens|d)?\.?|с|от|не младше|en az`,
    String.raw`\+|(?:and|or) (?:over|older|above|up|more)|upwards|ve (?:daha )?(?:üst|üz|büyük)\p{L}*|itibaren|(?:und|oder) (?:älter|darüber|mehr)|aufwärts|(?:и|или) старше`,
    (number, months) => ({ from: wholeYears(number, months, Math.floor) }),
  ],
  [
    String.raw`over|above|(?:older|more) than|über|(?:älter|mehr) als|(?<!не )(?:старше|больше)|свыше`,
    String.raw`(?<=\p{L}\s)(?:üst|üz|büyük|fazla)\p{L}*`,
    (number, months) => ({ from: months ? wholeYears(number, months, Math.floor) : number + 1 }),
  ],
  [
    String.raw`up to|to|until|at most|max(?:imum|imal)?\.?|bis|bis zu|höchstens|до|не старше|en (?:fazla|çok)`,
    String.raw`(?:and|or) (?:under|younger|below)|ve (?:daha )?(?:altı|küçük)\p{L}*|kadar|(?:und|oder) (?:jünger|darunter)|(?:и|или) младше`,
    (number, months) => ({ to: wholeYears(number, months, Math.ceil) }),
  ],
  [
    String.raw`under|below|(?:younger|less) than|unter|(?:jünger|weniger) als|(?<!не )(?:младше|моложе|меньше)`,
    String.raw`(?<=\p{L}\s)(?:altı|küçük)\p{L}*`,
    (number, months) => ({ to: wholeYears(number, months, Math.ceil) - 1 }),
  ],
]
const LIMIT_PATTERNS = LIMITS.map(([before, after, ages]) => ({
  before: new RegExp(String.raw`(?:^|[^\p{L}])(?:${before})(?: the age of)?[\s-]*$`, 'iu'),
  after: new RegExp(String.raw`^\s*${UNITS}(?:['’]\p{L}+)?\s*(?:${after})(?!\s*\d)`, 'iu'),
  ages,
}))
const BETWEEN = /(?:^|[^\p{L}])(?:between|zwischen|между)\s*$/iu
const NOT =
  /(?:^|[^\p{L}])(?:not?|nicht|kein\p{L}*|verboten|не(?! (?:младше|старше))|\p{L}+m[ae]z(?:l[ae]r)?|değil\p{L}*|yasak\p{L}*|hariç|dışında|excl\p{L}*|except|außer|aus(?:genommen|geschlossen)|кроме|запрещ\p{L}*)(?!\p{L})/iu
const AGE_PREFIX = /^\s*(?:ages?|aged|yaş|alter|возраст)?:?\s*$/iu

export function isAgeLabel(label: string): boolean {
  return AGE.test(label)
}

/** '4–6 years', '6 months to 3 years', 'Ab 16', '18+', 'at least 16'. `undefined`: it names no age, or in unknown words. */
export function agesIn(text: string): Ages | undefined {
  const first = FIRST_NUMBER.exec(text)
  if (!first) return undefined
  const number = Number(first[0])
  const before = text.slice(0, first.index)
  const after = text.slice(first.index + first[0].length)
  if (NOT.test(text)) return undefined
  const range = UP_TO.exec(after)?.groups
  if (range) return agesBetween(number, range, BETWEEN.test(before))
  const unitsAfter = (pattern: RegExp) => pattern.exec(after)?.groups
  const limit = LIMIT_PATTERNS.flatMap((each) => {
    const found = unitsAfter(each.after) ?? (each.before.test(before) ? unitsAfter(BARE_AGE) : undefined)
    return found ? [each.ages(number, found.months)] : []
  })[0]
  if (limit) return limit
  const exact = AGE_PREFIX.test(before) ? unitsAfter(TEXT_END) : undefined
  return (
    exact && {
      from: wholeYears(number, exact.months, Math.floor),
      to: wholeYears(number, exact.months, Math.ceil),
    }
  )
}

function agesBetween(number: number, range: Record<string, string | undefined>, isBetween: boolean): Ages | undefined {
  const { fromMonths, and, to, months, rest = '' } = range
  const isRange = and === undefined || isBetween || /^\s*arası/iu.test(rest)
  const isOfAges = new RegExp(`^${AGE_END}`, 'iu').test(rest)
  // '4–7, 8–12', '8 to 12, with parents from 5'
  if (!isRange || !isOfAges || FIRST_NUMBER.test(rest)) return undefined
  return {
    from: wholeYears(number, fromMonths ?? months, Math.floor),
    to: wholeYears(Number(to), months, Math.ceil),
  }
}

function wholeYears(number: number, months: string | undefined, round: (years: number) => number): number {
  return months === undefined ? number : round(number / 12)
}

const HEIGHT = /\bheight|(?<!\p{L})boy(?!s)|(?<!\p{L})(?:mindest|körper)?größe|(?<!\p{L})рост/iu
const MINIMUM = /(?<!\p{L})(?:min|mind|en az|от|ab|at least|from)/iu
const MAXIMUM =
  /(?<!\p{L})(?:max|maks|макс|höchst|up to|under|below|(?:less|shorter|not taller) than|not over|bis|unter|(?:kleiner|weniger|nicht größer) als|до|не выше|ниже|меньше|en (?:fazla|çok))/iu
const MAXIMUM_AFTER =
  /^['’]?\p{L}*\s*(?:and|or|ve|und|oder|и|или)?\s*(?:max|maks|макс|under|below|less|shorter|(?:daha )?(?:kısa|küçük|az)|alt\p{L}*|kadar|kleiner|weniger|darunter|ниже|меньше)/iu
const OVER = /(?<!\p{L})(?:over|above|(?:taller|more) than|über|(?:größer|mehr) als|выше|больше|свыше)\s*$/iu
const OVER_IN_TURKISH = /^['’]?\p{L}*\s*(?:üst|üzer|uzun|büyük|fazla)/iu
const LENGTH = /(?<![\d.,])(\d{2,3}|\d[.,]\d{1,2})(?:\s*(?:–|—|-|to|bis|до)\s*[\d.,]+)?\s*(cm|см|m|м)(?![\p{L}²³/])/iu
/** Heights of children, in centimetres: a slide's tower is higher. */
const CHILD_HEIGHTS = { from: 60, to: 200 }

/** Whether a column may hold the minimum height of a child. */
export function isHeightLabel(label: string): boolean {
  return HEIGHT.test(label) && !MAXIMUM.test(label)
}

export function isMinimumLabel(label: string): boolean {
  return MINIMUM.test(label)
}

/** Centimetres of '120 cm', '1,20 m', '1.20 м'. `undefined`: it names no minimum height of a child. */
export function heightIn(text: string): number | undefined {
  const match = LENGTH.exec(text)
  if (!match) return undefined
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
  if (MAXIMUM.test(before) || MAXIMUM_AFTER.test(after)) return undefined
  const value = Number(match[1]!.replace(',', '.'))
  const written = /^(?:cm|см)$/iu.test(match[2]!) ? value : Math.round(value * 100)
  const height = OVER.test(before) || OVER_IN_TURKISH.test(after) ? written + 1 : written
  return height >= CHILD_HEIGHTS.from && height <= CHILD_HEIGHTS.to ? height : undefined
}
