/** Redirects from former addresses: the only part of a release that depends on earlier releases. Pure. */
import { differences } from '../../records/changed-map.ts'
import type { FormerAddress } from '../state/releases/former-addresses.ts'
import type { PageEntry, Redirects } from './manifest.ts'

type Pages = ReadonlyMap<string, Pick<PageEntry, 'thing' | 'status'>>

/**
 * A former address redirects to the current page of the last thing that left it and still has a page, unless the address has a page again. `former`: in
 * the order in which they were left.
 */
export function redirectsOf(former: readonly FormerAddress[], pages: Pages): Redirects {
  if (former.length === 0) return {}
  const placeOf = placesIn(pages)
  const redirects = new Map<string, string>()
  for (const { path, thing } of former) {
    const target = placeOf(thing)
    if (target !== undefined && !pages.has(path)) redirects.set(path, target)
  }
  return Object.fromEntries([...redirects].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** A thing's path. A thing that moved to a different property, such as a hotel's page that became the group's, is matched by its id. */
function placesIn(pages: Pages): (thing: string) => string | undefined {
  const own = [...pages].filter(([, { status }]) => !status)
  const pathOf = new Map(own.map(([path, { thing }]) => [thing, path]))
  let byId: ReadonlyMap<string, typeof own> | undefined
  return (thing) => {
    const path = pathOf.get(thing)
    const id = path === undefined ? idOf(thing) : undefined
    if (id === undefined) return path
    byId ??= Map.groupBy(own, ([, each]) => idOf(each.thing) ?? '')
    const pages = byId.get(id) ?? []
    return pages.length === 1 ? pages[0]![0] : undefined
  }
}

/** The thing without its property: 'room en 29 2901' → 'room en 2901'. `undefined` if it has no id of its own. */
function idOf(thing: string): string | undefined {
  const [kind = '', locale, , id] = thing.split(' ')
  return id === undefined || !KINDS_WITH_UNIQUE_IDS.has(kind) ? undefined : `${kind} ${locale} ${id}`
}

/** Their ids are unique across properties. */
const KINDS_WITH_UNIQUE_IDS: ReadonlySet<string> = new Set(['page', 'room', 'event'])

/** Addresses that have a different thing, or none, in the next release. */
export function leftAddresses(before: Pages, after: Pages): FormerAddress[] {
  return [...differences(before, after)].flatMap((path) => {
    const page = before.get(path)
    return !page || page.status || page.thing === after.get(path)?.thing ? [] : [{ path, thing: page.thing }]
  })
}

/** New path by old path, for things that moved in the same language. */
export function movedPages(before: Pages, after: Pages): Redirects {
  const fresh = leftAddresses(after, before).filter(({ path }) => !before.has(path))
  const byThing = new Map(fresh.map(({ path, thing }) => [thing, path]))
  const moved = leftAddresses(before, after).flatMap(({ path, thing }) => {
    const to = after.has(path) ? undefined : byThing.get(thing)
    return to === undefined ? [] : [[path, to] as const]
  })
  return Object.fromEntries(moved)
}
