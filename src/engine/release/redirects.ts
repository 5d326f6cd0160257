/** Addresses of pages that were renamed. The one part of a release whose input is the history of releases. Pure. */
import { differences } from '../../records/changed-map.ts'
import type { FormerAddress } from '../state/releases/former-addresses.ts'
import type { PageEntry, Redirects } from './manifest.ts'

type Pages = ReadonlyMap<string, Pick<PageEntry, 'thing' | 'status'>>

/**
 * An address leads to the page of the last thing which left it and has one now, whatever had the address since. `former`: in the order in which they
 * were left. An address that is a page again does not redirect.
 */
export function redirectsOf(former: readonly FormerAddress[], pages: Pages): Redirects {
  if (former.length === 0) return {}
  const placeOf = placesIn(pages)
  const all = new Map<string, string>()
  for (const { path, thing } of former) {
    const target = placeOf(thing)
    if (target !== undefined && !pages.has(path)) all.set(path, target)
  }
  return Object.fromEntries([...all].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** Where a thing is; one that is of another property by now, as a hotel's page that became the group's, is known by its id. */
function placesIn(pages: Pages): (thing: string) => string | undefined {
  const own = [...pages].filter(([, { status }]) => !status)
  const pathOf = new Map(own.map(([path, { thing }]) => [thing, path]))
  let byId: ReadonlyMap<string, readonly string[]> | undefined
  return (thing) => {
    const known = pathOf.get(thing)
    const id = known === undefined ? idOf(thing) : undefined
    if (id === undefined) return known
    byId ??= new Map(
      [...Map.groupBy(own, ([, each]) => idOf(each.thing) ?? '')].map(([of, found]) => [
        of,
        found.map(([path]) => path),
      ]),
    )
    const paths = byId.get(id) ?? []
    return paths.length === 1 ? paths[0] : undefined
  }
}

/** 'room en 2901' of 'room en 29 2901': without its property. `undefined` for what has no id of its own. */
function idOf(thing: string): string | undefined {
  const [kind = '', locale, , id] = thing.split(' ')
  return id === undefined || !OF_RECORDS.has(kind) ? undefined : `${kind} ${locale} ${id}`
}

/** Kinds of things whose ids no two properties share. */
const OF_RECORDS: ReadonlySet<string> = new Set(['page', 'room', 'event'])

/** Addresses of one release whose things are not there in the next one. */
export function leftAddresses(before: Pages, after: Pages): FormerAddress[] {
  return [...differences(before, after)].flatMap((path) => {
    const was = before.get(path)
    return !was || was.status || was.thing === after.get(path)?.thing ? [] : [{ path, thing: was.thing }]
  })
}

/** New path by old path, of pages that are gone from one while the same thing, in the same language, is new at another. */
export function movedPages(before: Pages, after: Pages): Redirects {
  const fresh = leftAddresses(after, before).filter(({ path }) => !before.has(path))
  const byThing = new Map(fresh.map(({ path, thing }) => [thing, path]))
  const moved = leftAddresses(before, after).flatMap(({ path, thing }) => {
    const to = after.has(path) ? undefined : byThing.get(thing)
    return to === undefined ? [] : [[path, to] as const]
  })
  return Object.fromEntries(moved)
}
