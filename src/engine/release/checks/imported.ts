/** Problems of imported redirects that depend on the pages of a release. */
import { problem, type Problem } from '../../../config/problems/table.ts'
import type { RedirectFault } from '../../../config/problems/values.ts'
import {
  destinationOf,
  pathOfOld,
  type ImportedRedirect,
  type ImportedTable,
  type Standing,
} from '../../../routes/imported.ts'
import { pathIn } from '../../../routes/paths.ts'

/** Lines in one problem. */
const MAX_LISTED = 50

interface RedirectsFile {
  name: string
  /** Lines of the file that are left out. */
  faults: readonly RedirectFault[]
}

export function importedProblems({ name, faults }: RedirectsFile, table: ImportedTable, site: Standing): Problem[] {
  const exists = (redirect: ImportedRedirect) => site.stands(pathOfOld(redirect))
  const unneeded = table.all.filter(exists)
  const lost = table.all.flatMap((redirect): RedirectFault[] => {
    const { from, to, line } = redirect
    if (to === undefined || exists(redirect)) return []
    const destination = destinationOf(redirect, table, site)
    const cause = !destination ? 'loop' : isLost(destination.location, site) ? 'target-missing' : undefined
    return cause ? [{ line, address: from, cause, target: to }] : []
  })
  const broken = [...faults, ...lost].sort((left, right) => left.line - right.line)
  const lines = unneeded.map(({ line, from }) => ({ line, address: from }))
  return [
    ...(broken.length > 0
      ? [problem('redirects-broken', name, { faults: broken.slice(0, MAX_LISTED), ...rest(broken) })]
      : []),
    ...(lines.length > 0
      ? [problem('redirects-unneeded', name, { lines: lines.slice(0, MAX_LISTED), ...rest(lines) })]
      : []),
  ]
}

const rest = ({ length }: readonly unknown[]) => ({ more: Math.max(0, length - MAX_LISTED) })

/** Whether a location on this site does not exist. */
function isLost(location: string | undefined, site: Standing): boolean {
  const path = location?.startsWith('/') ? pathIn(location) : undefined
  return path !== undefined && !site.stands(path)
}
