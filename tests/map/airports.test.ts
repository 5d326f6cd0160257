/** Which airport a hotel's guests arrive at. */
import { expect, test } from 'vitest'
import { AIRPORTS, airportOf } from '../../src/map/airports.ts'
import { kilometresBetween } from '../../src/map/box.ts'

const ALANYA = { latitude: 36.631, longitude: 31.755 }
const GOREME = { latitude: 38.643, longitude: 34.83 }
const MALLORCA = { latitude: 39.55, longitude: 2.6 }

test('the one whose code the words name, though another one is nearer', () => {
  expect(airportOf(ALANYA, 'Antalya Airport (AYT)')?.code).toBe('AYT')
  expect(airportOf(ALANYA, 'GZP: 66 km')?.code).toBe('GZP')
})

test('else the one that agrees with the kilometres of the way', () => {
  expect(airportOf(ALANYA, '', 99)?.code).toBe('AYT')
  expect(airportOf(ALANYA, '', 70)?.code).toBe('GZP')
})

test('else the nearest', () => {
  expect(airportOf(ALANYA, '')?.code).toBe('GZP')
  expect(airportOf(GOREME, 'nothing of the kind')?.code).toBe('NAV')
})

test('none where none is known, whatever the words say', () => {
  expect(airportOf(MALLORCA, 'Antalya Airport (AYT)')).toBeUndefined()
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
