/**
 * What a view function may use: records (every read is recorded), the route table, texts. No clock, no network, no
 * global state.
 */
import type { SecurityContact } from '../config/environment.ts'
import type { ServiceHosts } from '../config/headers.ts'
import type { Locale } from '../config/locales.ts'
import type { Stage } from '../config/stage.ts'
import { translator, type Translate } from '../i18n/index.ts'
import { problem, type Problem } from '../config/problems/table.ts'
import type { RouteTable } from '../routes/table.ts'
import type { FileRecord } from '../records/parts.ts'
import { createReader, type Reader, type Snapshot } from '../records/snapshot.ts'

/** Inputs of a release besides the records. A service without a host is not used. */
export interface SiteInputs extends ServiceHosts {
  siteUrl: string
  copyrightYear: number
  /** Key that IndexNow looks up at `/{key}.txt` before it accepts changes. */
  indexNowKey?: string | undefined
  /** What becomes of addresses that the site before this one had: `IMPORTED_FILE`. */
  redirects?: string | undefined
  /** Where weaknesses are reported, an address as in security.txt, and until when that holds. */
  security?: SecurityContact | undefined
  stage?: Stage | undefined
}

export interface ViewContext extends Pick<Reader, 'read' | 'reads'> {
  locale: Locale
  routes: RouteTable
  site: SiteInputs
  t: Translate
  /** Pictures, videos and documents that the view names, by id. */
  files: Map<string, FileRecord>
  problems: Problem[]
  /** Ids that texts of the page have. */
  ids: Set<string>
  /** Reports a link whose target has no page in this language. */
  reportMissing(from: string, url: string, text?: string): void
}

/** What all views of a release are made from. */
interface ReleaseInputs {
  snapshot: Snapshot
  routes: RouteTable
  site: SiteInputs
}

export function createContext({ snapshot, routes, site }: ReleaseInputs, locale: Locale): ViewContext {
  const { read, reads } = createReader(snapshot)
  const problems: Problem[] = []
  return {
    read,
    reads,
    locale,
    routes,
    site,
    t: translator(locale),
    files: new Map(),
    problems,
    ids: new Set(),
    reportMissing(from, url, text) {
      const start = text && [...text].slice(0, 80).join('')
      problems.push(problem('link-missing', from, { locale, url, ...(start && { text: start }) }))
    },
  }
}
