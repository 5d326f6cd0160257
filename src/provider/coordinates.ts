/** Coordinates as editors mistype them: in whole degrees, or latitude and longitude exchanged. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { FieldIssue } from '../config/problems/values.ts'
import { statedCountry } from '../config/catalogue.ts'
import { GROUP_COUNTRY } from '../site/group.ts'
import { countryCode, countryIn } from './read/address.ts'
import { Cleaned, Rejected } from './lenient.ts'

interface Located {
  address?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}

/**
 * Rejects coordinates that cannot be the hotel's; they are exchanged if only that way round they lie in its country. `country`: the setting, for an address
 * that names none.
 */
export function withLikelyPlace<Contact extends Located>(contact: Contact, country: string = GROUP_COUNTRY): Contact {
  const { latitude, longitude } = contact
  // Rejected fields are no numbers.
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return contact
  // A field that is left empty is zero to some programs.
  const isWhole = latitude * longitude === 0 || (Number.isInteger(latitude) && Number.isInteger(longitude))
  const box = boxOf(countryOf(contact) ?? country)
  const isExchanged = box && !holds(box, latitude, longitude) && holds(box, longitude, latitude)
  if (!isWhole && !isExchanged) return contact
  const issue: FieldIssue = { code: isExchanged ? 'exchanged' : 'whole-degrees', is: `${latitude}, ${longitude}` }
  return { ...contact, latitude: new Rejected({ field: [], issue }), longitude: undefined }
}

/** The same for the contact of a page, whose property the catalogue may know. */
export function withLikelyProperty<Property extends { id: number; contact?: Located | undefined }>(
  property: Property,
): Property {
  const { id, contact } = property
  if (!contact || contact instanceof Rejected) return property
  return { ...property, contact: withLikelyPlace(contact, statedCountry(id)) }
}

function countryOf({ address }: Located): string | undefined {
  const line: unknown = (address as unknown) instanceof Cleaned ? (address as unknown as Cleaned).text : address
  return typeof line === 'string' ? countryIn(line) : undefined
}

interface Box {
  south: number
  north: number
  west: number
  east: number
}

/** The outlines are simplified. */
const MARGIN = 0.1
const holds = ({ south, north, west, east }: Box, latitude: number, longitude: number) =>
  latitude > south - MARGIN && latitude < north + MARGIN && longitude > west - MARGIN && longitude < east + MARGIN

type Topology = Parameters<typeof feature>[0]
let boxes: Map<string, Box> | undefined

/** `undefined` for countries too small for the map of the world. */
function boxOf(country: string): Box | undefined {
  boxes ??= allBoxes()
  return boxes.get(country)
}

function allBoxes(): Map<string, Box> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const world = feature(topology, topology.objects.countries!)
  const features = world.type === 'FeatureCollection' ? world.features : []
  return new Map(
    features.flatMap(({ geometry, properties }): [string, Box][] => {
      const code = countryCode(String(properties?.name))
      if (!code || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return []
      const points = geometry.coordinates.flat(geometry.type === 'Polygon' ? 1 : 2) as number[][]
      const [longitudes, latitudes] = [0, 1].map((axis) => points.map((point) => point[axis]!))
      const box = { south: Math.min(...latitudes!), north: Math.max(...latitudes!) }
      return [[code, { ...box, west: Math.min(...longitudes!), east: Math.max(...longitudes!) }]]
    }),
  )
}
