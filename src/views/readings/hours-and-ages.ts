/** Reads hours, ages and heights from tables and texts written for guests, in four languages and in other providers' wordings. */

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

const TIME = String.raw`(\d{1,2})([:.])([0-5]\d)`
const MONEY = '[€$£₺₽]'
/** A number followed by this is a length, a weight or a price. */
const UNIT = String.raw`\s*(?:${MONEY}|%|(?:m|cm|km|kg|м|см|км|кг|TL|EUR|USD|GBP|TRY|RUB|euro?s?|lira|руб\p{L}*)(?!\p{L}))`
const SPAN = new RegExp(
  String.raw`(?<![\d.,:]|${MONEY}\s*)${TIME}\s*(?:–|—|-|to|until|bis|до|ile|and|und|и)\s*${TIME}(?![.,:]?\d|${UNIT})`,
  'giu',
)
const HOURS_WORD = /\b(?:hours?|times?|opens?|opening)\b|saat|zeit|uhr\b|часы|время|режим/iu
const O_CLOCK = /\buhr\b|(?<!\p{L})saat/iu

export function isHoursLabel(label: string): boolean {
  return HOURS_WORD.test(label)
}

/** Every 'from 08:00 to 19:00' of a text. '10.00–12.30' counts only if the text mentions hours, or `areHours` is set. */
export function hoursIn(text: string, areHours = false): Hours[] {
  const saysHours = O_CLOCK.test(text)
  return [...text.matchAll(SPAN)].flatMap(([, hour, dot, minute, endHour, endDot, endMinute]) => {
    const isDotted = dot === '.' || endDot === '.'
    const isDate = isDotted && !saysHours && isMonth(minute!) && isMonth(endMinute!)
    const isRead = !isDotted || saysHours || (areHours && !isDate)
    const isTime = [[hour, minute] as const, [endHour, endMinute] as const].every(
      ([hours, minutes]) => Number(hours) * 60 + Number(minutes) <= 24 * 60,
    )
    if (!isRead || !isTime) return []
    return [{ from: `${hour!.padStart(2, '0')}:${minute}`, to: `${endHour!.padStart(2, '0')}:${endMinute}` }]
  })
}

/** '15.05–01.10' is a season. */
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
const YEARS = String.raw`(?:yaş\p{L}*|years?(?: of age| old)?|yrs?|jahre?n?|лет|год\p{L}*)(?!\p{L})`
const UNITS = String.raw`(?:(?<months>${MONTHS})|${YEARS})?`
const FIRST_NUMBER = /(?<![\d.,:])\d{1,2}(?!\d|[.,:]\d)/u
/** A number before a noun is no age: '4 slides'. */
const AGE_END = String.raw`(?!\s*(?!arası|inclusive|einschließlich|d[aâ]hil|включительно)\p{L})`
const UP_TO = new RegExp(
  String.raw`^\s*(?:(?<fromMonths>${MONTHS})|${YEARS})?\s*(?:–|—|-|to|bis|до|(?<and>and|und|и|ile))\s*(?<to>\d{1,2})(?![\d.,:]\d|\d)\s*${UNITS}(?<rest>.*)`,
  'isu',
)
const followedBy = (words: string) => new RegExp(String.raw`^\s*${UNITS}\s*(?:${words})`, 'iu')
const OR_OVER = followedBy(
  String.raw`\+|(?:and|or) (?:over|older|above|up|more)|upwards|(?:ve )?(?:üst|üz)\p{L}*|itibaren|büyük|(?:und|oder) (?:älter|darüber|mehr)|aufwärts|(?:и|или) старше`,
)
const OR_UNDER = followedBy(
  String.raw`(?:and|or) (?:under|younger|below)|(?:ve )?alt\p{L}*|kadar|küçük|(?:und|oder) (?:jünger|darunter)|(?:и|или) младше`,
)
const BARE_AGE = new RegExp(String.raw`^\s*${UNITS}${AGE_END}`, 'iu')
const TEXT_END = new RegExp(String.raw`^\s*${UNITS}\.?\s*$`, 'iu')
const FROM =
  /(?:^|[^\p{L}])(?:ab|from|over|above|at least|min(?:imum|destens|d)?\.?|über|älter als|older than|с|от|(?<!не )старше|не младше|en az)\s*$/iu
const UNTIL =
  /(?:^|[^\p{L}])(?:up to|to|until|under|below|younger than|at most|max(?:imum|imal)?\.?|bis|bis zu|unter|höchstens|jünger als|до|(?<!не )младше|не старше|en (?:fazla|çok))\s*$/iu
const BETWEEN = /(?:^|[^\p{L}])(?:between|zwischen|между)\s*$/iu
const NOT = /(?:^|[^\p{L}])(?:not?|nicht|kein\p{L}*|не(?! (?:младше|старше)))(?!\p{L})/iu
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
  if (NOT.test(before)) return undefined
  const range = UP_TO.exec(after)?.groups
  if (range) return agesBetween(number, range, BETWEEN.test(before))
  const unitsAfter = (pattern: RegExp) => pattern.exec(after)?.groups
  const over = unitsAfter(OR_OVER) ?? (FROM.test(before) ? unitsAfter(BARE_AGE) : undefined)
  if (over) return { from: wholeYears(number, over.months, Math.floor) }
  const under = unitsAfter(OR_UNDER) ?? (UNTIL.test(before) ? unitsAfter(BARE_AGE) : undefined)
  if (under) return { to: wholeYears(number, under.months, Math.ceil) }
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
  if (!isRange || !isOfAges) return undefined
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
const MAXIMUM = /(?<!\p{L})(?:max|maks|макс|höchst|up to|under|bis|unter|до|не выше|en (?:fazla|çok))/iu
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
  if (!match || MAXIMUM.test(text.slice(0, match.index))) return undefined
  const value = Number(match[1]!.replace(',', '.'))
  const height = /^(?:cm|см)$/iu.test(match[2]!) ? value : Math.round(value * 100)
  return height >= CHILD_HEIGHTS.from && height <= CHILD_HEIGHTS.to ? height : undefined
}
