/** Coastlines: one release file per map region, shared by all pages and languages that show it. */
import { LOCALES } from '../../../config/locales.ts'
import { MAPS_FOLDER, mapFile, type MapBox } from '../../../features/maps/box.ts'
import { createCoast } from '../../../features/maps/coast.ts'
import type { RouteTable } from '../../../routes/table.ts'
import { keys, kindOf } from '../../../records/keys.ts'
import type { PageRecord, PropertiesRecord } from '../../../records/records.ts'
import type { Snapshot } from '../../../records/snapshot.ts'
import { createContext, type SiteInputs } from '../../../views/context.ts'
import { locationOf, mapBoxesAt } from '../../../features/maps/view.ts'
import type { Manifest } from '../manifest.ts'
import type { ContentStore } from './store.ts'

interface ShownInput {
  snapshot: Snapshot
  routes: RouteTable
  site: SiteInputs
}

interface MapInput extends ShownInput {
  /** The previous release, if its routes are the same and its files can be reused. */
  last?: { snapshot: Snapshot; changed: ReadonlySet<string>; assets: Manifest['assets'] } | undefined
  /** Files of the previous release, if the same code drew them: their names identify their content. */
  drawn?: Manifest['assets'] | undefined
}

/** Digests by file name: of all files, or of those added or removed. `undefined`: removed. */
export async function mapFiles(
  { snapshot, routes, site, last, drawn = last?.assets }: MapInput,
  store: ContentStore,
): Promise<Map<string, string | undefined>> {
  const files = new Map<string, string | undefined>()
  if (last && !movesHotels(last.changed, last.snapshot, snapshot)) return files
  const draw = createCoast()
  for (const [name, box] of mapBoxes({ snapshot, routes, site })) {
    const kept = drawn?.get(name)
    const isKept = kept !== undefined && (await store.has(kept))
    files.set(name, isKept ? kept : (await store.put(await draw(box))).hash)
  }
  for (const name of last?.assets.keys() ?? [])
    if (name.startsWith(`${MAPS_FOLDER}/`) && !files.has(name)) files.set(name, undefined)
  return files
}

/** A map of the site by the name of its file; `undefined`: it has no such map. */
export async function mapSvg(input: ShownInput, name: string): Promise<string | undefined> {
  const box = name.startsWith(`${MAPS_FOLDER}/`) ? mapBoxes(input).get(name) : undefined
  return box && (await createCoast()(box))
}

function mapBoxes({ snapshot, routes, site }: ShownInput): Map<string, MapBox> {
  const contexts = new Map(LOCALES.map((locale) => [locale, createContext({ snapshot, routes, site }, locale)]))
  const boxes = [...routes.all()].flatMap((route) => mapBoxesAt(contexts.get(route.locale)!, route))
  return new Map(boxes.map((box) => [mapFile(box), box]))
}

/** Whether a change of these records can affect maps. */
function movesHotels(changed: ReadonlySet<string>, before: Snapshot, after: Snapshot): boolean {
  return [...changed].some((key) => {
    const kind = kindOf(key)
    if (kind === 'regions') return true
    if (key === keys.properties()) return hotelsText(before) !== hotelsText(after)
    return kind === 'page' && locationText(before, key) !== locationText(after, key)
  })
}

/** The fields of the hotel list that maps use. */
function hotelsText(snapshot: Snapshot): string {
  const { hotels = [] } = (snapshot.get(keys.properties())?.value ?? {}) as Partial<PropertiesRecord>
  return JSON.stringify(hotels.map(({ id, slug, name, regionCode }) => [id, slug, name, regionCode]))
}

function locationText(snapshot: Snapshot, key: string): string {
  const page = snapshot.get(key)?.value as PageRecord | null | undefined
  return JSON.stringify((page && locationOf(page)) ?? null)
}
