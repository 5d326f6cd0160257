/** Checks imported redirects against the pages of each release. */
import type { Problem } from '../../config/problems/table.ts'
import { readImported } from '../../routes/imported.ts'
import type { RouteTable } from '../../routes/table.ts'
import { importedProblems } from '../release/checks/imported.ts'
import type { ReleaseResult } from '../release/make-release.ts'
import type { PublisherOptions } from './options.ts'

export function checkImported({ site, redirectsFile }: PublisherOptions): (made: ReleaseResult) => Problem[] {
  if (site.redirects === undefined || !redirectsFile) return () => []
  const table = readImported(site.redirects)
  let checked: { routes: RouteTable; problems: Problem[] } | undefined
  return ({ routes, manifest }) => {
    // While routes are kept no page comes or goes: thousands of addresses need not be looked up for each edit.
    if (routes && checked?.routes === routes) return checked.problems
    const { pages, assets, redirects } = manifest
    const problems = importedProblems(redirectsFile, table, {
      stands: (path) => pages.has(path) || assets.has(path.slice(1)),
      moved: (path) => redirects[path],
    })
    checked = routes && { routes, problems }
    return problems
  }
}
