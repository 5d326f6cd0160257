/** Finds one page of the newest release, for the developer's commands. */
import { planPages } from '../../release/pages/page-plan.ts'
import { openRoutes } from '../../../routes/table.ts'
import { StoredSnapshot } from '../../../records/snapshot.ts'
import type { PublishedRelease } from '../../../records/release.ts'
import type { State } from '../../state/state.ts'
import { createViewBuilder, type BuiltView } from '../../../features/kinds/build.ts'
import type { SiteInputs } from '../../../views/context.ts'
import { NoSuchRelease } from '../history.ts'

/** There is no such page. The message suggests the closest path in the newest release. */
export class NoSuchPage extends Error {
  override name = 'NoSuchPage'

  constructor(path: string, { releases }: State) {
    const pages = releases.pageFiles(releases.newest()).filter(([, { status }]) => status === undefined)
    const nearest = nearestPath(
      path,
      pages.map(([each]) => each),
    )
    super(`There is no page ${path}.${nearest === undefined ? '' : ` The nearest is ${nearest}`}`)
  }
}

export const noReleaseYet = () => new NoSuchRelease('There is no release yet: run "npm run build" first.')

/** The release that the records in the state belong to; it may wait for approval. Rejects with `NoSuchRelease`. */
export async function newestRelease({ releases }: State): Promise<PublishedRelease> {
  const release = await releases.read(releases.newest())
  if (!release) throw noReleaseYet()
  return release
}

/** A page's view, built from the records of the newest release. Rejects with `NoSuchRelease` or `NoSuchPage`. */
export async function pageViewAt(state: State, path: string, site: SiteInputs): Promise<BuiltView> {
  const { routes: entries, routeProblems } = await newestRelease(state)
  const routes = openRoutes(entries, routeProblems)
  const page = planPages(routes).at(path)
  if (!page) throw new NoSuchPage(path, state)
  return page.build(createViewBuilder(new StoredSnapshot(state.records), routes, site))
}

/** The path with the smallest edit distance; the first on a tie. `undefined` if `paths` is empty. */
function nearestPath(path: string, paths: readonly string[]): string | undefined {
  let nearest: { path: string; edits: number } | undefined
  for (const other of paths) {
    const edits = editDistance(path, other)
    if (!nearest || edits < nearest.edits) nearest = { path: other, edits }
  }
  return nearest?.path
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let at = 1; at <= from.length; at++) {
    const next = [at]
    for (let column = 1; column <= to.length; column++) {
      const replaced = row[column - 1]! + Number(from[at - 1] !== to[column - 1])
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
