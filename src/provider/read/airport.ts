/** What a hotel's page says of the way to its airport. */
import type { AirportReading } from '../../records/readings.ts'
import type { PageRecord } from '../../records/records.ts'
import { metresIn, minutesIn } from './options.ts'

const CODE = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu
/** Capitalised words that are not airport codes. */
const NO_CODES = new Set(['BUS', 'CIP', 'DAK', 'EUR', 'GBP', 'HRS', 'MIN', 'RUB', 'STD', 'THE', 'TRY', 'USD', 'VIP'])
const AROUND_AIRPORT =
  /([^".;<>]{0,40})(?<!\p{L})(?:airport|havaliman\p{L}*|havaalan\p{L}*|flughafen|аэропорт\p{L}*)(?!_)([^".;<>]{0,40})/giu

export function airportIn({ options, sections }: Pick<PageRecord, 'options' | 'sections'>): AirportReading {
  const way = options.find(({ key }) => key === 'AIRPORT_DISTANCE')?.value ?? ''
  const page = JSON.stringify([options, sections])
  const [metres, minutes] = [metresIn(way), minutesIn(way)]
  return {
    ...(metres !== undefined && { metres }),
    ...(minutes !== undefined && { minutes }),
    codes: { way: codesIn(way), page: codesIn(page), atAirport: codesAtAirport(page) },
  }
}

const codesIn = (text: string) => [...new Set((text.match(CODE) ?? []).filter((code) => !NO_CODES.has(code)))]

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
