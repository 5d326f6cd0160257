/** What values mean that were written for guests, in four languages and in another provider's words: '0,1 km', '45 Minuten', 'первая линия'. */
import type { Season } from '../../config/reservation.ts'

const NUMBER = String.raw`(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`
const END = String.raw`(?![\p{L}\d])`
const START = String.raw`(?<![\p{L}\d])`
const METRES = new RegExp(
  `${NUMBER}\\s*(k?m|км|м|(?:kilo)?met(?:er|re)s?|(?:kilo)?metern|kilomet\\p{L}*|(?:кило)?метр\\p{L}*)${END}`,
  'iu',
)
const HOURS = new RegExp(`${NUMBER}\\s*(?:h|hrs?|hours?|saat|std|stunden?|ч|час\\p{L}*)${END}`, 'iu')
const MINUTES = new RegExp(`${NUMBER}\\s*(?:min|mins|minutes?|dk|dakika\\p{L}*|minuten?|мин|минут\\p{L}*)${END}`, 'iu')
const AT_THE_SEA =
  /sıfır|denizin? (?:kenarı|kıyısı)|(?:directly|right|straight) (?:on|at|by)|beach-?front|sea-?front|on the (?:beach|sea)|(?<!kein\p{L}{0,2} )(?:direkt|unmittelbar)(?:e[nrs]?)? (?:am|an d\p{L}+|auf|vor|strand|meer|meeres)|erste[rn]? (?:reihe|strandlinie)|первая\s(?:береговая\s)?линия|на (?:самом )?берегу/iu
const SAND = new RegExp(`${START}(?:kum|sand|пес(?:ок|к|ч))`, 'iu')
const PEBBLE = new RegExp(`${START}(?:çakıl|pebbl|shingle|gravel|kies|галеч|галь)`, 'iu')

/** '1.200' and '1 200' are 1200; '1,2' is 1.2. */
function numberOf(text: string): number {
  const isGrouped = /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+$/.test(text)
  return Number(isGrouped ? text.replace(/\D/g, '') : text.replace(',', '.'))
}

/** A distance in metres. */
export function metresIn(text: string): number | undefined {
  const [, number, unit] = METRES.exec(text) ?? []
  if (number !== undefined) return numberOf(number) * (/^(?:k|к)/iu.test(unit!) ? 1000 : 1)
  return AT_THE_SEA.test(text) ? 0 : undefined
}

export function minutesIn(text: string): number | undefined {
  const hours = HOURS.exec(text)?.[1]
  const minutes = MINUTES.exec(text)?.[1]
  if (hours === undefined && minutes === undefined) return undefined
  return numberOf(hours ?? '0') * 60 + numberOf(minutes ?? '0')
}

/** Materials of a beach. */
export function groundsIn(text: string): ('sand' | 'pebble')[] {
  return [...(SAND.test(text) ? (['sand'] as const) : []), ...(PEBBLE.test(text) ? (['pebble'] as const) : [])]
}

/** A count without a unit: '1.600', '240'. */
export function countIn(text: string): number | undefined {
  const plain = text.trim()
  return new RegExp(`^${NUMBER}$`, 'u').test(plain) && Number.isInteger(numberOf(plain)) ? numberOf(plain) : undefined
}

const OF_GUESTS = /guest|misafir|konuk|gäste?|гост/iu
const AGE = /\bage|yaş|alter|возраст/iu
/** Hotels with this minimum age or more are for adults only. */
export const ADULT_AGE = 16

/** Age of the youngest guests by a hotel's fact: 'Age of guests', '16 and over'. */
export function guestAgeIn(label: string, value: string): number | undefined {
  const age = OF_GUESTS.test(label) && AGE.test(label) ? /\d+/.exec(value)?.[0] : undefined
  return age === undefined ? undefined : Number(age)
}

/** Whether it says that a hotel takes adults only. */
export function isForAdults(label: string, value: string): boolean {
  return (guestAgeIn(label, value) ?? 0) >= ADULT_AGE
}

const MONTHS = [
  'jan|oca[kğ]|янв',
  'feb|şub|фев',
  'mar|mär|mrz|мар',
  'apr|nis|апр',
  'ma[iy]|ма[йяе]',
  'jun|haz|июн',
  'jul|tem|июл',
  'aug|ağu|авг',
  'sep|eyl|сен',
  'o[ck]t|eki|окт',
  'nov|kas|ноя',
  'de[cz]|aral|дек',
]
const NAMED = String.raw`(?:(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th)?[.\s]+)?(?<![\p{L}])(?<month>${MONTHS.join('|')})\p{L}*\.?(?:\s+(?<after>\d{1,2})(?:st|nd|rd|th)?(?![\d.:]))?`
const FIGURES = String.raw`(?<!\d)(?:\d{4}-(?<isoMonth>\d\d)-(?<isoDay>\d\d)|(?<dayFigure>\d{1,2})[./](?<monthFigure>\d{1,2})(?!\d))`
const DAY_OF_YEAR = new RegExp(`${FIGURES}|${NAMED}`, 'gu')
const CLOSED = /clos|kapal|geschloss|schlie|закры/u

/**
 * 'April to October', '15. April – 5. November', 'с 1 апреля по 31 октября', '01.04.–31.10.'. `undefined`: all year, or
 * what cannot be read, such as two periods.
 */
export function seasonIn(text: string): Season | undefined {
  // Capitals of other languages than Turkish: 'NİSAN', 'KASIM'.
  const plain = text.normalize('NFC').toLowerCase().replaceAll('\u0307', '')
  const [from, until, ...others] = [...plain.matchAll(DAY_OF_YEAR)].map(({ groups }) => dayIn(groups!))
  if (!from || !until || others.length > 0 || CLOSED.test(plain)) return undefined
  const season = { from: dayOf(from, 1), until: dayOf(until, daysIn(until.month)) }
  return [season.from, season.until].every(isDay) && season.from !== season.until ? season : undefined
}

const ALL_YEAR =
  /all year|year.?round|(?:tüm|bütün) yıl|yıl boyu|dört mevsim|ganzjährig|das ganze jahr|круглый год|круглогодичн|весь год/iu

/** Whether a hotel says that it is never closed. */
export const isAllYear = (text: string): boolean => ALL_YEAR.test(text)

interface DayRead {
  month: number
  day?: number
}

function dayIn(groups: Record<string, string | undefined>): DayRead {
  const { day, month, after, isoMonth, isoDay, dayFigure, monthFigure } = groups
  if (month === undefined) return { month: Number(isoMonth ?? monthFigure), day: Number(isoDay ?? dayFigure) }
  const named = day ?? after
  return {
    month: 1 + MONTHS.findIndex((names) => new RegExp(`^(?:${names})`, 'u').test(month)),
    ...(named && { day: Number(named) }),
  }
}

const daysIn = (month: number) => new Date(Date.UTC(2023, month, 0)).getUTCDate()
const dayOf = ({ month, day }: DayRead, otherwise: number) =>
  [month, day ?? otherwise].map((part) => String(part).padStart(2, '0')).join('-')
const isDay = (day: string) => new Date(`2024-${day}T00:00:00Z`).toJSON()?.slice(5, 10) === day
