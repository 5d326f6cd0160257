/** Assigns pages to the sitemap's parts. Pure. */
import type { Route } from './table.ts'

/** The format allows 50,000 pages. With small parts a change rewrites little. */
const PAGES_PER_PART = 100

/** File of the part that lists each route, by path. `routes`: sorted by path. */
export function sitemapParts(routes: readonly Route[]): Map<string, string> {
  const counts = new Map<string, number>()
  const files = new Map<string, string>()
  for (const route of routes) {
    if (!route.listed) continue
    const kind = partKind(route)
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    files.set(route.path, `sitemaps/${kind}-${Math.floor(count / PAGES_PER_PART) + 1}.xml`)
  }
  return files
}

/** Sorts files of parts by kind and number: 'rooms-2.xml' before 'rooms-10.xml'. */
export function inPartOrder(files: Iterable<string>): string[] {
  const parts = [...files].map((file) => {
    const [, kind = '', number = ''] = /^sitemaps\/(.+)-(\d+)\.xml$/.exec(file) ?? []
    return { file, kind, number: Number(number) }
  })
  return parts
    .sort((left, right) => (left.kind < right.kind ? -1 : Number(left.kind > right.kind)) || left.number - right.number)
    .map(({ file }) => file)
}

/** Pages of one kind share a part. */
function partKind({ kind, place }: Route): string {
  if (kind !== 'page' && kind !== 'event-list') return `${kind}s`
  switch (place.kind) {
    case 'region':
      return 'regions'
    case 'hotel':
      return 'hotels'
    case 'hotel-page':
      return 'hotel-pages'
    case 'outlet':
      return 'outlets'
    default:
      return 'pages'
  }
}
