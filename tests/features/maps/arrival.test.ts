/** Which airport a hotel's guests arrive at. */
import { expect, test } from 'vitest'
import { AIRPORTS } from '../../../src/site/airports.ts'
import { airportOf } from '../../../src/features/maps/arrival.ts'
import { kilometresBetween } from '../../../src/features/maps/box.ts'
import { airportIn } from '../../../src/provider/read/airport.ts'

const ALANYA = { latitude: 36.631, longitude: 31.755 }
const GOREME = { latitude: 38.643, longitude: 34.83 }
const RHODES = { latitude: 36.34, longitude: 28.2 }
const KOS = { latitude: 36.85, longitude: 27.25 }
const KYRENIA = { latitude: 35.34, longitude: 33.32 }
const MALLORCA = { latitude: 39.55, longitude: 2.6 }

test.each([
  ['whose code the words name', ALANYA, 'Antalya Airport (AYT)', undefined, 'AYT'],
  ['whose code the words name', ALANYA, 'GZP: 66 km', undefined, 'GZP'],
  ['named by the way', ALANYA, 'GZP is nearer', 'AYT 95 km', 'AYT'],
  ['as far as the way', ALANYA, '', '99 km', 'AYT'],
  ['as far as the way', ALANYA, '', '70 km', 'GZP'],
  ['nearest', ALANYA, '', undefined, 'GZP'],
  ['nearest', GOREME, 'nothing of the kind', undefined, 'NAV'],
  ['as far as the way', ALANYA, 'VIP airport transfer, 30 EUR. SPA (BBQ)', '45 min, 30 EUR', 'GZP'],
  ['known', MALLORCA, 'Antalya Airport (AYT)', undefined, undefined],
  ['on this side of the border', RHODES, '', 'RHO 14 km, 25 min', undefined],
  ['on this side of the border', RHODES, '', '14 km, 25 min', undefined],
  ['on this side of the border', RHODES, 'Rhodes International Airport (RHO)', undefined, undefined],
  ['on this side of the border', RHODES, 'Flughafen RHO, Mietwagen', undefined, undefined],
  ['on this side of the border', RHODES, 'RHO havalimanı', undefined, undefined],
  ['on this side of the border', KOS, '', 'KGS: 25 km', undefined],
  ['on this side of the border', KYRENIA, '', 'ECN 40 min', undefined],
  ['on this side of the border', KYRENIA, '', '40 min', undefined],
  ['near, where nothing is said of the way', KYRENIA, '', undefined, undefined],
] as const)('the one %s: %o, "%s", %s → %s', (_, place, words, way, code) => {
  const options = [
    { key: 'AIRPORT_DISTANCE', value: way },
    { key: 'NOTE', value: words },
  ]
  expect(airportOf(place, airportIn({ options, sections: [] }))?.code).toBe(code)
})

test('codes are three capitals, each once, with a name in every language, and no two are at one place', () => {
  expect(new Set(AIRPORTS.map(({ code }) => code)).size).toBe(AIRPORTS.length)
  for (const airport of AIRPORTS) {
    expect(airport.code).toMatch(/^[A-Z]{3}$/)
    for (const name of Object.values(airport.name)) expect(name, airport.code).toMatch(/^\p{Lu}/u)
    expect(airport.name.ru, airport.code).toMatch(/^[\p{Script=Cyrillic} -]+$/u)
    for (const other of AIRPORTS.filter((each) => each !== airport))
      expect(kilometresBetween(airport, other), `${airport.code} ${other.code}`).toBeGreaterThan(25)
  }
})
