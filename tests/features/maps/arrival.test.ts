/** Which airport a hotel's guests arrive at. */
import { expect, test } from 'vitest'
import { AIRPORTS } from '../../../src/features/maps/airports.ts'
import { airportOf } from '../../../src/features/maps/arrival.ts'
import { kilometresBetween } from '../../../src/features/maps/box.ts'

const ALANYA = { latitude: 36.631, longitude: 31.755 }
const GOREME = { latitude: 38.643, longitude: 34.83 }
const RHODES = { latitude: 36.34, longitude: 28.2 }
const KOS = { latitude: 36.85, longitude: 27.25 }
const KYRENIA = { latitude: 35.34, longitude: 33.32 }
const MALLORCA = { latitude: 39.55, longitude: 2.6 }

test.each([
  ['whose code the words name', ALANYA, 'Antalya Airport (AYT)', undefined, 'AYT'],
  ['whose code the words name', ALANYA, 'GZP: 66 km', undefined, 'GZP'],
  ['named by the way', ALANYA, 'GZP is nearer', { text: 'AYT 95 km', kilometres: 95 }, 'AYT'],
  ['as far as the way', ALANYA, '', { kilometres: 99 }, 'AYT'],
  ['as far as the way', ALANYA, '', { kilometres: 70 }, 'GZP'],
  ['nearest', ALANYA, '', undefined, 'GZP'],
  ['nearest', GOREME, 'nothing of the kind', undefined, 'NAV'],
  [
    'as far as the way',
    ALANYA,
    'VIP airport transfer, 30 EUR. SPA (BBQ)',
    { text: '45 min, 30 EUR', minutes: 45 },
    'GZP',
  ],
  ['known', MALLORCA, 'Antalya Airport (AYT)', undefined, undefined],
  ['on this side of the border', RHODES, '', { text: 'RHO 14 km, 25 min', kilometres: 14, minutes: 25 }, undefined],
  ['on this side of the border', RHODES, '', { text: '', kilometres: 14, minutes: 25 }, undefined],
  ['on this side of the border', RHODES, 'Rhodes International Airport (RHO)', undefined, undefined],
  ['on this side of the border', RHODES, 'Flughafen RHO, Mietwagen', undefined, undefined],
  ['on this side of the border', RHODES, 'RHO havalimanı', undefined, undefined],
  ['on this side of the border', KOS, '', { text: 'KGS: 25 km', kilometres: 25 }, undefined],
  ['on this side of the border', KYRENIA, '', { text: 'ECN 40 min', minutes: 40 }, undefined],
  ['on this side of the border', KYRENIA, '', { text: '', minutes: 40 }, undefined],
  ['near, where nothing is said of the way', KYRENIA, '', undefined, undefined],
] as const)('the one %s: %o, "%s", %o → %s', (_, place, words, way, code) => {
  expect(airportOf(place, JSON.stringify([words]), way)?.code).toBe(code)
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
