/** Addresses of pages that were renamed. The one part of a release whose input is the history of releases. Pure. */
import { differences } from '../state/changed-map.ts'
import type { Manifest, PageEntry, Redirects } from './manifest.ts'

type Pages = ReadonlyMap<string, PageEntry>

/**
 * The redirects of the releases before, and those of pages that have moved since. `previous`: the live one and the newest, where they are not the
 * same. A chain is made one step; an address that is a page again redirects no more, nor does one whose page is gone.
 */
export function nextRedirects(previous: readonly Pick<Manifest, 'pages' | 'redirects'>[], pages: Pages): Redirects {
  const all: Redirects = Object.assign(
    {},
    ...previous.flatMap((release) => [release.redirects, movedPages(release.pages, pages)]),
  )
  const entries = Object.keys(all)
    .map((from) => [from, follow(from, all, pages)] as const)
    .filter((entry): entry is readonly [string, string] => entry[1] !== undefined && !pages.has(entry[0]))
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** New path by old path, of pages that are gone from one while the same thing, in the same language, is new at another. */
export function movedPages(before: Pages, after: Pages): Redirects {
  const paths = [...differences(before, after)]
  const gone = paths.filter((path) => !after.has(path) && before.has(path) && !before.get(path)!.status)
  if (gone.length === 0) return {}
  const fresh = paths.filter((path) => !before.has(path) && after.has(path))
  const byThing = new Map(fresh.map((path) => [after.get(path)!.thing, path]))
  return Object.fromEntries(
    gone.flatMap((path) => {
      const to = byThing.get(before.get(path)!.thing)
      return to === undefined ? [] : [[path, to]]
    }),
  )
}

/** The page at the end of a redirect chain, if any. */
function follow(from: string, redirects: Redirects, pages: Pages): string | undefined {
  const seen = new Set([from])
  let path = redirects[from]!
  while (!pages.has(path)) {
    const next = redirects[path]
    if (next === undefined || seen.has(next)) return undefined
    seen.add(next)
    path = next
  }
  return path
}

/** The list in Netlify's format, which our server also reads: one permanent redirect per line. */
export function redirectsFile(redirects: Redirects): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`)
    .join('')
}
