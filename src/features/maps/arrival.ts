/** Which airport a hotel's guests use, from what its page says. Pure. */
import { AIRPORTS, type Airport } from './airports.ts'
import { kilometresBetween, type Place } from './box.ts'

/** Straight-line distance. */
const REACH_KILOMETRES = 150
/** The same if the hotel gives neither distance nor time. */
const SILENT_REACH_KILOMETRES = 100
/** Roads are this much longer than the straight line. */
const ROAD_FACTOR = 1.25
/** A way that is shorter or longer than that by more than this leads to a different airport. It may have a detour around a bay. */
const DEVIATION_FACTOR = 1.8
const DETOUR_KILOMETRES = 15
/** Straight-line kilometres that a car covers in a minute. */
const MOST_KILOMETRES_A_MINUTE = 1.5
const LEAST_KILOMETRES_A_MINUTE = 0.2

/** What a hotel says of the way to its airport. */
export interface AirportWay {
  text?: string
  kilometres?: number | undefined
  minutes?: number | undefined
}

/**
 * The airport whose code the hotel's words name. Else, of those within reach and not at odds with the kilometres or minutes that the hotel
 * gives, the one that agrees best, or the nearest. `undefined` if the words name an unknown airport.
 */
export function airportOf(hotel: Place, words: string, way: AirportWay = {}): Airport | undefined {
  const { text = '', kilometres, minutes } = way
  const within = AIRPORTS.map((each) => ({ airport: each, straight: kilometresBetween(hotel, each) })).filter(
    ({ straight }) => straight <= REACH_KILOMETRES && (!kilometres || isWay(straight, kilometres)),
  )
  const deviation = ({ straight }: (typeof within)[number]) =>
    kilometres ? Math.abs(Math.log(kilometres / ROAD_FACTOR / Math.max(straight, 1))) : straight
  const best = (airports: typeof within) =>
    airports.sort((left, right) => deviation(left) - deviation(right))[0]?.airport
  const inWay = codesIn(text)
  const named = within.filter(({ airport: { code } }) =>
    inWay.length > 0 ? inWay.includes(code) : new RegExp(`\\b${code}\\b`).test(words),
  )
  if (named.length > 0) return best(named)
  if (inWay.length > 0 || codesAtAirport(words).some((code) => !isKnown(code))) return undefined
  if (kilometres) return best(within)
  return best(
    within.filter(({ straight }) =>
      minutes === undefined ? straight <= SILENT_REACH_KILOMETRES : isDrive(straight, minutes),
    ),
  )
}

const isKnown = (code: string) => AIRPORTS.some((each) => each.code === code)

function isWay(straight: number, kilometres: number): boolean {
  const like = kilometres / ROAD_FACTOR
  return like >= straight / DEVIATION_FACTOR && like <= straight * DEVIATION_FACTOR + DETOUR_KILOMETRES
}

const isDrive = (straight: number, minutes: number) =>
  straight <= minutes * MOST_KILOMETRES_A_MINUTE && straight >= minutes * LEAST_KILOMETRES_A_MINUTE

const CODE = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu
/** Capitalised words that are not airport codes. */
const NO_CODES = new Set(['BUS', 'CIP', 'DAK', 'EUR', 'GBP', 'HRS', 'MIN', 'RUB', 'STD', 'THE', 'TRY', 'USD', 'VIP'])
const AROUND_AIRPORT =
  /([^".;<>]{0,40})(?<!\p{L})(?:airport|havaliman\p{L}*|havaalan\p{L}*|flughafen|аэропорт\p{L}*)(?!_)([^".;<>]{0,40})/giu

const codesIn = (text: string) => (text.match(CODE) ?? []).filter((code) => !NO_CODES.has(code))

/** Codes in brackets near the word for airport, or right beside it. */
function codesAtAirport(words: string): string[] {
  return [...words.matchAll(AROUND_AIRPORT)].flatMap(([, before = '', after = '']) =>
    codesIn(
      [
        ...(before + after).matchAll(/\([A-Z]{3}\)/g),
        ...before.matchAll(/(?<!\p{L})[A-Z]{3}[\s:,-]*$/gu),
        ...after.matchAll(/^[\s:,-]*[A-Z]{3}(?!\p{L})/gu),
      ]
        .map(([code]) => code)
        .join(' '),
    ),
  )
}
