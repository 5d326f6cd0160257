/** Coasts that pages show: files of the release, one for each part of the world, whatever pages and languages show it. */
import { LOCALES } from '../config/locales.ts'
import { MAPS_FOLDER, mapFile, type MapBox } from '../map/box.ts'
import { createCoast } from '../map/coast.ts'
import type { RouteTable } from '../routes/table.ts'
import { keys, kindOf } from '../snapshot/keys.ts'
import type { PageRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createContext, type SiteInputs } from '../views/context.ts'
import { locationOf, mapBoxesAt } from '../views/maps.ts'
import type { Manifest } from './manifest.ts'
import type { ContentStore } from './store.ts'

interface MapInput {
  snapshot: Snapshot
  routes: RouteTable
  site: SiteInputs
  /** The release before, where its routes are the same and its files can be taken over. */
  last?: { snapshot: Snapshot; changed: ReadonlySet<string>; assets: Manifest['assets'] } | undefined
}

/** Digests by names: of all files, or of those that came or went. `undefined`: there is no such file any more. */
export async function mapFiles(
  { snapshot, routes, site, last }: MapInput,
  store: ContentStore,
): Promise<Map<string, string | undefined>> {
  const files = new Map<string, string | undefined>()
  if (last && !movesHotels(last.changed, last.snapshot, snapshot)) return files
  const drawn = createCoast()
  for (const [name, box] of mapBoxes({ snapshot, routes, site }))
    files.set(name, last?.assets.get(name) ?? (await store.put(await drawn(box))).hash)
  for (const name of last?.assets.keys() ?? [])
    if (name.startsWith(`${MAPS_FOLDER}/`) && !files.has(name)) files.set(name, undefined)
  return files
}

/** A map of the site by the name of its file; `undefined`: it has no such map. */
export async function mapSvg(input: Omit<MapInput, 'last'>, name: string): Promise<string | undefined> {
  const box = name.startsWith(`${MAPS_FOLDER}/`) ? mapBoxes(input).get(name) : undefined
  return box && (await createCoast()(box))
}

function mapBoxes({ snapshot, routes, site }: Omit<MapInput, 'last'>): Map<string, MapBox> {
  const contexts = new Map(LOCALES.map((locale) => [locale, createContext(snapshot, routes, site, locale)]))
  const boxes = [...routes.all()].flatMap((route) => mapBoxesAt(contexts.get(route.locale)!, route))
  return new Map(boxes.map((box) => [mapFile(box), box]))
}

/** Whether a change of these records can ask for other maps. */
function movesHotels(changed: ReadonlySet<string>, before: Snapshot, after: Snapshot): boolean {
  return [...changed].some((key) => {
    const kind = kindOf(key)
    if (kind === 'regions' || key === keys.properties()) return true
    return kind === 'page' && locationText(before, key) !== locationText(after, key)
  })
}

function locationText(snapshot: Snapshot, key: string): string {
  const page = snapshot.get(key)?.value as PageRecord | null | undefined
  return JSON.stringify((page && locationOf(page)) ?? null)
}
