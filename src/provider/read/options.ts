/** What values mean that were written for guests, in four languages and in another provider's words: '0,1 km', '45 Minuten', 'первая линия'. */
import type { PageReadings } from '../../records/readings.ts'
import { agesIn, isAgeLabel } from './hours-and-ages.ts'

const NUMBER = String.raw`(\d{1,3}(?:[.,\u00a0\u202f ’']\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`
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
  const isGrouped = /^\d{1,3}(?:[.,\u00a0\u202f ’']\d{3})+$/.test(text)
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

/** Whom a hotel takes, by a row of its tables: 'Age of guests', '16 and over'. */
export function guestsIn(label: string, value: string): PageReadings['guests'] {
  const ages = OF_GUESTS.test(label) && isAgeLabel(label) ? agesIn(value) : undefined
  return ages?.from === undefined ? undefined : { ...ages, from: ages.from, words: `${label}: ${value}` }
}
