/**
 * Outputs: the files of a release that are made from records, besides its pages. Each has a name, 'facts /en/hotels/crystal-flora'. What it read is
 * stored with it, and it is made again when one of these records changed.
 */
import { HOTELS_FILE, SEASONS_FILE } from '../../../config/data-files.ts'
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../../../config/locales.ts'
import { hotelSeasons } from '../../../features/booking/season-file.ts'
import { hotelTargets } from '../../../features/booking/targets.ts'
import { calendarFiles } from '../../../features/calendar/view.ts'
import { factsFiles, factsSchemaFile } from '../../../features/facts/view.ts'
import { createMapFiles } from '../../../features/maps/release-files.ts'
import type { OutputEntry, ReleaseFile } from '../../../records/release.ts'
import type { Snapshot } from '../../../records/snapshot.ts'
import type { Route, RouteTable } from '../../../routes/table.ts'
import { createContext, type SiteInputs, type ViewContext } from '../../../views/context.ts'
import type { Manifest } from '../manifest.ts'
import { llmsText } from './llms.ts'
import { settingsFiles } from './settings-files.ts'
import type { ContentStore } from './store.ts'

/** Only makers of pages look at the route. */
type Maker = (context: ViewContext, route: Route) => readonly ReleaseFile[]

type Outputs = ReturnType<typeof openOutputs>

export function openOutputs(snapshot: Snapshot, routes: RouteTable, site: SiteInputs) {
  const maps = createMapFiles()
  const ofSite: Record<string, Maker> = {
    schema: factsSchemaFile,
    settings: settingsFiles,
    llms: (context) => [{ name: 'llms.txt', content: llmsText(context) }],
    hotels: (context) => [{ name: HOTELS_FILE, content: JSON.stringify(hotelTargets(context)) }],
    seasons: (context) => [{ name: SEASONS_FILE, content: JSON.stringify(hotelSeasons(context)) }],
  }
  const ofLanguage: Record<string, Maker> = { regions: maps.ofRegions }
  const ofPage: Record<string, Maker> = { facts: factsFiles, calendar: calendarFiles, maps: maps.ofPage }
  const makers = { ...ofSite, ...ofLanguage, ...ofPage }
  const named = (some: object, of: string) => Object.keys(some).map((maker) => `${maker} ${of}`)
  return {
    names: () => [
      ...named(ofSite, DEFAULT_LOCALE),
      ...LOCALES.flatMap((locale) => named(ofLanguage, locale)),
      ...routes.all().flatMap(({ path }) => named(ofPage, path)),
    ],
    /** The files of an output, and the keys of the records that it read. */
    make(name: string) {
      const [maker = '', of = ''] = name.split(' ')
      const route = routes.at(of)!
      const context = createContext({ snapshot, routes, site }, isLocale(of) ? of : route.locale)
      const files = makers[maker]!(context, route)
      return { reads: [...context.reads].sort(), files }
    },
  }
}

interface MadeOutputs {
  /** `undefined`: it neither read nor made anything. */
  outputs: [name: string, OutputEntry | undefined][]
  /** Digests by file name. */
  files: Map<string, string>
}

/** `names`: all unless given. `drawn`: files of the last release, if the same code made them. */
export async function makeOutputs(
  outputs: Outputs,
  { names = outputs.names(), drawn }: { names?: Iterable<string> | undefined; drawn?: Manifest['assets'] | undefined },
  store: ContentStore,
): Promise<MadeOutputs> {
  const made: MadeOutputs = { outputs: [], files: new Map() }
  for (const output of names) {
    const { reads, files } = outputs.make(output)
    for (const file of files) {
      const kept = typeof file.content === 'string' ? undefined : (made.files.get(file.name) ?? drawn?.get(file.name))
      const isKept = kept !== undefined && (await store.has(kept))
      made.files.set(file.name, isKept ? kept : (await store.put(await contentOf(file))).hash)
    }
    const entry = { reads, files: files.map(({ name }) => name) }
    made.outputs.push([output, reads.length + files.length > 0 ? entry : undefined])
  }
  return made
}

export const contentOf = ({ content }: ReleaseFile) => (typeof content === 'string' ? content : content())

/** Files that some outputs had before, and that no output has any more. */
export function lostFiles(
  before: Iterable<OutputEntry | undefined>,
  after: ReadonlyMap<string, OutputEntry>,
  made: ReadonlyMap<string, string>,
): string[] {
  const lost = new Set([...before].flatMap((entry) => entry?.files ?? []).filter((name) => !made.has(name)))
  if (lost.size > 0) for (const [, { files }] of after) for (const name of files) lost.delete(name)
  return [...lost]
}
