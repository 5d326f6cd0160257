/** Which airport a hotel's guests arrive at. */
import { describe, expect, test } from 'vitest'
import { AIRPORTS } from '../../../src/features/maps/airports.ts'
import { airportOf } from '../../../src/features/maps/arrival.ts'
import { kilometresBetween } from '../../../src/features/maps/box.ts'

const ALANYA = { latitude: 36.631, longitude: 31.755 }
const GOREME = { latitude: 38.643, longitude: 34.83 }
const FALIRAKI = { latitude: 36.34, longitude: 28.2 }
const KOS = { latitude: 36.85, longitude: 27.25 }
const KYRENIA = { latitude: 35.34, longitude: 33.32 }
const MALLORCA = { latitude: 39.55, longitude: 2.6 }

test('the one whose code the words name, though another one is nearer', () => {
  expect(airportOf(ALANYA, 'Antalya Airport (AYT)')?.code).toBe('AYT')
  expect(airportOf(ALANYA, 'GZP: 66 km')?.code).toBe('GZP')
})

test('else the one that agrees with the kilometres of the way', () => {
  expect(airportOf(ALANYA, '', { kilometres: 99 })?.code).toBe('AYT')
  expect(airportOf(ALANYA, '', { kilometres: 70 })?.code).toBe('GZP')
})

test('else the nearest', () => {
  expect(airportOf(ALANYA, '')?.code).toBe('GZP')
  expect(airportOf(GOREME, 'nothing of the kind')?.code).toBe('NAV')
})

test('none where none is known, whatever the words say', () => {
  expect(airportOf(MALLORCA, 'Antalya Airport (AYT)')).toBeUndefined()
})

describe('none beyond a border', () => {
  test.each([
    ['Rhodes', FALIRAKI, { text: 'RHO 14 km, 25 min', kilometres: 14, minutes: 25 }],
    ['Kos', KOS, { text: 'KGS: 25 km', kilometres: 25 }],
    ['Kyrenia', KYRENIA, { text: 'ECN 40 min', minutes: 40 }],
  ])('%s, by the code of the way, by its kilometres, or by its minutes', (_name, place, way) => {
    expect(airportOf(place, '', way)).toBeUndefined()
    expect(airportOf(place, '', { ...way, text: '' })).toBeUndefined()
  })

  test.each([
    'Rhodes International Airport (RHO)',
    'Flughafen RHO, Mietwagen',
    'аэропорт (RHO)',
    'RHO Airport',
    'RHO havalimanı',
  ])('%s', (words) => {
    expect(airportOf(FALIRAKI, JSON.stringify([words]))).toBeUndefined()
  })

  test('nor one far away where nothing is said of the way', () => {
    expect(airportOf(KYRENIA, '')).toBeUndefined()
  })
})

test('what is no code of an airport is not taken for one', () => {
  const words = JSON.stringify([
    { key: 'AIRPORT_DISTANCE', value: '45 min' },
    'VIP airport transfer, 30 EUR',
    'SPA (BBQ)',
  ])
  expect(airportOf(ALANYA, words, { text: '45 min, 30 EUR', minutes: 45 })?.code).toBe('GZP')
})

test('a code in the way is told from those in other words', () => {
  const way = { text: 'AYT 95 km', kilometres: 95 }
  expect(airportOf(ALANYA, 'GZP is nearer', way)?.code).toBe('AYT')
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
