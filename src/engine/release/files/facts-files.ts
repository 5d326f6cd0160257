/** Machine-readable hotel facts: one release file per hotel and language with a hotel page. */
import { LOCALES, type Locale } from '../../../config/locales.ts'
import { factsFile, FACTS_SCHEMA_FILE } from '../../../features/facts/files.ts'
import { factsSchemaJson } from '../../../features/facts/schema.ts'
import { parsePath } from '../../../routes/paths.ts'
import type { RouteTable } from '../../../routes/table.ts'
import { keys } from '../../../records/keys.ts'
import { createReader, type Snapshot } from '../../../records/snapshot.ts'
import { createContext, type SiteInputs } from '../../../views/context.ts'
import { hotelFacts } from '../../../features/facts/view.ts'
import type { ContentStore } from './store.ts'

interface FactsInput {
  snapshot: Snapshot
  routes: RouteTable
  site: SiteInputs
  /**
   * Paths of the pages that a record change may affect, if nothing else changed. Facts read only records that the
   * hotel's pages read.
   */
  affected?: ReadonlySet<string> | undefined
}

/** Digests by file name: of all files, or of those that may have changed. */
export async function factsFiles(input: FactsInput, store: ContentStore): Promise<Record<string, string>> {
  const { snapshot, routes, site, affected } = input
  const files: Record<string, string> = {}
  const put = async (name: string, content: string) => void (files[name] = (await store.put(content)).hash)
  const wanted = affected && propertiesOf(affected, routes)
  for (const locale of LOCALES) {
    const context = createContext({ snapshot, routes, site }, locale)
    const ids = wanted ? (wanted.get(locale) ?? []) : hotelIds(snapshot)
    for (const id of ids) {
      const facts = hotelFacts(context, id)
      if (facts) await put(factsFile(locale, facts.slug), JSON.stringify(facts))
    }
  }
  if (!affected) await put(FACTS_SCHEMA_FILE, factsSchemaJson())
  return files
}

function hotelIds(snapshot: Snapshot): number[] {
  return (createReader(snapshot).read(keys.properties())?.hotels ?? []).map(({ id }) => id)
}

/** Properties by language whose pages these are. */
function propertiesOf(paths: Iterable<string>, routes: RouteTable): Map<Locale, Set<number>> {
  const properties = new Map<Locale, Set<number>>()
  for (const path of paths) {
    const propertyId = routes.entries.get(path)?.propertyId
    if (!propertyId) continue
    const { locale } = parsePath(path)
    const known = properties.get(locale)
    if (known) known.add(propertyId)
    else properties.set(locale, new Set([propertyId]))
  }
  return properties
}
