/**
 * Outputs: files of a release that are made from records, besides pages. Each output has a name, such as 'facts /en/hotels/crystal-flora', and may have
 * several files. The records it read are stored with it; it is made again when one of them has changed.
 */
import { HOTELS_FILE, SEASONS_FILE } from '../../../config/data-files.ts'
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../../../config/locales.ts'
import { hotelSeasons } from '../../../features/booking/season-file.ts'
import { hotelTargets } from '../../../features/booking/targets.ts'
import { calendarFiles } from '../../../features/calendar/view.ts'
import { factsFiles, factsSchemaFile } from '../../../features/facts/view.ts'
import { createMapFiles } from '../../../features/maps/release-files.ts'
import { jsonFile, type OutputEntry, type ReleaseFile } from '../../../records/release.ts'
import type { Snapshot } from '../../../records/snapshot.ts'
import type { Route, RouteTable } from '../../../routes/table.ts'
import { offers, offersFile } from '../../../views/fit/offer.ts'
import { createContext, type SiteInputs, type ViewContext } from '../../../views/context.ts'
import type { Manifest } from '../manifest.ts'
import { llmsText } from './llms.ts'
import { settingsFiles } from './settings-files.ts'
import type { ContentStore } from './store.ts'

/** Only outputs of a page use the route. */
type Maker = (context: ViewContext, route: Route) => readonly ReleaseFile[]

type Outputs = ReturnType<typeof openOutputs>

export function openOutputs(snapshot: Snapshot, routes: RouteTable, site: SiteInputs) {
  const maps = createMapFiles()
  const ofSite: Record<string, Maker> = {
    schema: factsSchemaFile,
    settings: settingsFiles,
    // An invitation to read the site.
    llms: (context) => (site.stage ? [] : [{ name: 'llms.txt', content: llmsText(context) }]),
    hotels: (context) => [jsonFile(HOTELS_FILE, hotelTargets(context))],
    seasons: (context) => [jsonFile(SEASONS_FILE, hotelSeasons(context))],
  }
  const ofLanguage: Record<string, Maker> = {
    regions: maps.ofRegions,
    offers: (context) => [jsonFile(offersFile(context.locale), offers(context))],
  }
  const ofPage: Record<string, Maker> = { facts: factsFiles, calendar: calendarFiles, maps: maps.ofPage }
  const makers = { ...ofSite, ...ofLanguage, ...ofPage }
  const namesFor = (some: object, subject: string) => Object.keys(some).map((maker) => `${maker} ${subject}`)
  return {
    names: () => [
      ...namesFor(ofSite, DEFAULT_LOCALE),
      ...LOCALES.flatMap((locale) => namesFor(ofLanguage, locale)),
      ...routes.all().flatMap(({ path }) => namesFor(ofPage, path)),
    ],
    /** Returns the files of an output, and the keys of the records it read. */
    make(name: string) {
      const [maker = '', subject = ''] = name.split(' ')
      const route = routes.at(subject)!
      const context = createContext({ snapshot, routes, site }, isLocale(subject) ? subject : route.locale)
      const files = makers[maker]!(context, route)
      return { reads: [...context.reads].sort(), files }
    },
  }
}

interface MadeOutputs {
  /** `undefined`: it has neither reads nor files. */
  outputs: [name: string, OutputEntry | undefined][]
  /** Digests by file name. */
  files: Map<string, string>
}

/** `names`: all by default. `lastFiles`: of the last release, if the same code made them; their lazy contents need not be made again. */
export async function makeOutputs(
  outputs: Outputs,
  {
    names = outputs.names(),
    lastFiles,
  }: { names?: Iterable<string> | undefined; lastFiles?: Manifest['assets'] | undefined },
  store: ContentStore,
): Promise<MadeOutputs> {
  const made: MadeOutputs = { outputs: [], files: new Map() }
  for (const output of names) {
    const { reads, files } = outputs.make(output)
    for (const file of files) {
      const reusable =
        typeof file.content === 'string' ? undefined : (made.files.get(file.name) ?? lastFiles?.get(file.name))
      const isStored = reusable !== undefined && (await store.has(reusable))
      made.files.set(file.name, isStored ? reusable : (await store.put(await contentOf(file))).hash)
    }
    const entry = { reads, files: files.map(({ name }) => name) }
    made.outputs.push([output, reads.length + files.length > 0 ? entry : undefined])
  }
  return made
}

export const contentOf = ({ content }: ReleaseFile) => (typeof content === 'string' ? content : content())

/** Names of files that these outputs had before and no output has any more. */
export function lostFiles(
  before: Iterable<OutputEntry | undefined>,
  after: ReadonlyMap<string, OutputEntry>,
  made: ReadonlyMap<string, string>,
): string[] {
  const lost = new Set([...before].flatMap((entry) => entry?.files ?? []).filter((name) => !made.has(name)))
  if (lost.size > 0) for (const [, { files }] of after) for (const name of files) lost.delete(name)
  return [...lost]
}
