/** Which airport a hotel's guests use, from what its page says. Pure. */
import type { AirportReading } from '../../records/readings.ts'
import { AIRPORTS } from '../../site/airports.ts'
import type { Airport } from '../../config/site-types.ts'
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

/**
 * The airport whose code the hotel's words name. Else, of those within reach and not at odds with the kilometres or minutes that the hotel
 * gives, the one that agrees best, or the nearest. `undefined` if the words name an unknown airport.
 */
export function airportOf(hotel: Place, { metres, minutes, codes }: AirportReading): Airport | undefined {
  const kilometres = metres && metres / 1000
  const within = AIRPORTS.map((each) => ({ airport: each, straight: kilometresBetween(hotel, each) })).filter(
    ({ straight }) => straight <= REACH_KILOMETRES && (!kilometres || isWay(straight, kilometres)),
  )
  const deviation = ({ straight }: (typeof within)[number]) =>
    kilometres ? Math.abs(Math.log(kilometres / ROAD_FACTOR / Math.max(straight, 1))) : straight
  const best = (airports: typeof within) =>
    airports.sort((left, right) => deviation(left) - deviation(right))[0]?.airport
  const { way, page, atAirport } = codes
  const named = within.filter(({ airport: { code } }) => (way.length > 0 ? way : page).includes(code))
  if (named.length > 0) return best(named)
  if (way.length > 0 || atAirport.some((code) => !isKnown(code))) return undefined
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
