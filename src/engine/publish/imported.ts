/** What web servers are told of addresses that the site before this one had. Thousands of lines: made anew only where the file or the addresses of pages changed. */
import { isDeepStrictEqual } from 'node:util'
import { differences } from '../../records/changed-map.ts'
import {
  destinationOf,
  IMPORTED_FILE,
  inSmallLetters,
  pathOfOld,
  queryOfOld,
  readImported,
  type ImportedRedirect,
  type ImportedTable,
  type Standing,
} from '../../routes/imported.ts'
import { isFilePath, ODD_PATH } from '../../routes/mended-address.ts'
import { inOldLanguage } from '../../routes/old-language.ts'
import { fileOf } from '../../routes/paths.ts'
import type { PublishedRelease } from '../release/manifest.ts'
import type { ContentStore } from '../release/files/store.ts'
import { lostPage } from '../release/pages/lost-page.ts'
import { quoted, rulesFor } from './host-words.ts'

export interface HostedImported {
  table: ImportedTable
  /** Netlify's rules. */
  rules: string
  /** Files that the configurations in `deploy/` include. */
  included: Record<string, string>
}

/** `to`: as it stands in a `Location`; with 410 the page that says so. */
interface HostedRedirect extends Pick<ImportedRedirect, 'from' | 'status'> {
  to: string
  /** Whether the visitor's query is passed on. */
  takesQuery: boolean
  /** Whether a file of a page stands there, which Netlify would serve: '/en/hotels.html'. */
  isAtFile: boolean
}

/** For all releases that one process publishes. */
export function openHosted(store: Pick<ContentStore, 'get'>): (release: PublishedRelease) => Promise<HostedImported> {
  let last: { hash: string; release: PublishedRelease; hosted: HostedImported } | undefined
  return async (release) => {
    const hash = release.assets.get(IMPORTED_FILE)
    if (hash === undefined) return NONE
    if (last?.hash === hash && hasSameAddresses(last.release, release)) return last.hosted
    const table = last?.hash === hash ? last.hosted.table : readImported((await store.get(hash)).toString())
    const hosted = hostedOf(table, redirectsOf(release, table))
    last = { hash, release, hosted }
    return hosted
  }
}

function hasSameAddresses(before: PublishedRelease, after: PublishedRelease): boolean {
  return isDeepStrictEqual(before.redirects, after.redirects) && differences(before.routes, after.routes).size === 0
}

/** Without those whose own address has a page: files are looked for before these, but not those of other spellings. */
function redirectsOf({ pages, assets, redirects }: PublishedRelease, table: ImportedTable): HostedRedirect[] {
  const site: Standing = {
    // A target that is an old address itself is looked up; all others are left as they are.
    stands: (path) => !(table.at(path) || redirects[path]) || pages.has(path) || assets.has(path.slice(1)),
    moved: (path) => redirects[path],
  }
  const known = new Map<string, boolean>()
  const has = (path: string) => {
    if (!known.has(path)) known.set(path, pages.has(path))
    return known.get(path)!
  }
  return table.all.flatMap((redirect) => {
    const { from } = redirect
    const path = pathOfOld(redirect)
    const page = pages.get(path)
    if ((page && !page.status) || assets.has(path.slice(1))) return []
    const destination = redirects[path] === undefined ? destinationOf(redirect, table, site) : undefined
    if (!destination) return []
    const { status, location, takesQuery } = destination
    const to = location ?? `/${fileOf(lostPage(has, inOldLanguage(from), '')!)}`
    return [{ from, status, to, takesQuery, isAtFile: isFileOfPage(path, pages) }]
  })
}

const isFileOfPage = (path: string, pages: PublishedRelease['pages']) =>
  path.endsWith('.html') && pages.has(path === '/index.html' ? '/' : path.slice(0, -'.html'.length))

function hostedOf(table: ImportedTable, redirects: readonly HostedRedirect[]): HostedImported {
  // Netlify takes the first that fits.
  const count = ({ from }: HostedRedirect) => new URLSearchParams(queryOfOld({ from })).size
  const rules = [...redirects].sort((left, right) => count(right) - count(left)).flatMap(netlifyRules)
  return { table, rules: rules.join(''), included: includedFiles(redirects) }
}

/** Capitals count there. Of odd paths an edge function asks, in small letters and with a line's own query. */
function netlifyRules({ from, status, to, isAtFile }: HostedRedirect): string[] {
  const path = pathOfOld({ from })
  const parameters = [...new URLSearchParams(queryOfOld({ from }))]
  const spelled = (spelling: (name: string) => string) =>
    parameters.map(([name, value]) => `${spelling(name)}=${encodeURIComponent(value)} `).join('')
  const queries = isAskedFor(path) ? [spelled(String)] : NAME_SPELLINGS.map(spelled)
  return [...new Set(queries)].flatMap((query) => {
    const answer = `${query}${to} ${isAtFile ? `${status}!` : status}`
    return [...new Set([path, inSmallLetters(path)])].flatMap((each) => rulesFor(each.replaceAll('*', '%2A'), answer))
  })
}

const NAME_SPELLINGS: readonly ((name: string) => string)[] = [
  String,
  inSmallLetters,
  (name) => name.toUpperCase(),
  (name) => name.charAt(0).toUpperCase() + name.slice(1),
]

const ODD = new RegExp(ODD_PATH)
const isAskedFor = (path: string) => ODD.test(path) && !isFilePath(path)

/**
 * By address, by address and query as it is written, and paths of which our server compares the queries. nginx does not tell capitals apart, and knows no status
 * but as a word of the code.
 */
function includedFiles(redirects: readonly HostedRedirect[]): Record<string, string> {
  const [plain, withQuery] = [false, true].map((has) => redirects.filter(({ from }) => from.includes('?') === has))
  const byQuery = [...new Set(withQuery!.map((redirect) => inSmallLetters(pathOfOld(redirect))))]
  return {
    'imported.caddy': caddyMap('plain', '{vars.bare}', { all: plain!, other: '"" "" ""' }),
    'imported-queries.caddy': caddyMap('old', '{vars.bare}?{query}', {
      all: withQuery!,
      other: '{plain} {plain_to} {plain_query}',
    }),
    'by-query.caddy': `map {vars.bare} {by_query} {\n${byQuery.map((path) => `\t${quoted(path)} yes\n`).join('')}\tdefault ""\n}\n`,
    'by-query.nginx': byQuery.map((path) => `${quoted(path)} 1;\n`).join(''),
    'imported.nginx': nginxMap(plain!),
    'imported-queries.nginx': nginxMap(withQuery!),
    'old.nginx': `${[301, 302, 308].map((status) => `if ($old_${status}) { return ${status} $old_${status}; }\n`).join('')}if ($old ~ ^410) { return 410; }\n`,
  }
}

function caddyMap(
  name: string,
  source: string,
  { all, other }: { all: readonly HostedRedirect[]; other: string },
): string {
  const lines = all.flatMap(({ from, status, to, takesQuery }) => {
    const query = takesQuery && status !== 410 ? '{vars.asked}' : ''
    return [...new Set([from, small(from)])].map(
      (each) => `\t${quoted(each)} ${status} ${quoted(to)} ${quoted(query)}\n`,
    )
  })
  return `map ${source} {${name}} {${name}_to} {${name}_query} {\n${lines.join('')}\tdefault ${other}\n}\n`
}

/** nginx refuses to start with two that differ in capitals only: our server tells those apart. */
function nginxMap(all: readonly HostedRedirect[]): string {
  const lines = [...Map.groupBy(all, ({ from }) => inSmallLetters(from))].map(([from, [first, ...others]]) => {
    const { status, to, takesQuery } = first!
    const target = to + (takesQuery && status !== 410 ? '$is_args$args' : '')
    return others.length > 0 ? '' : `${quoted(from)} ${quoted(`${status} ${target}`)};\n`
  })
  return lines.join('')
}

const small = (from: string) => inSmallLetters(pathOfOld({ from })) + queryOfOld({ from })

export const NONE: HostedImported = hostedOf({ all: [], at: () => undefined }, [])
