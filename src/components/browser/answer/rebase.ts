/** Links of a page change the choices that the page was drawn for; the guest may have changed others since. Pure. */

interface Choices {
  /** Of the link. */
  link: URLSearchParams
  /** That the page shows. */
  drawn: URLSearchParams
  /** By now. */
  entered: URLSearchParams
}

/** What the link changes, applied to the choices of by now. A link without a query takes everything back. */
export function rebased({ link, drawn, entered }: Choices): URLSearchParams {
  if ([...link].length === 0) return link
  const query = new URLSearchParams()
  for (const name of new Set([...link.keys(), ...entered.keys()])) {
    const [to, from, now] = [link, drawn, entered].map((each) => each.getAll(name).filter(Boolean)) as Lists
    for (const value of isSame(now, from) ? to : merged(to, from, now)) query.append(name, value)
  }
  query.sort()
  return query
}

type Lists = [to: string[], from: string[], now: string[]]

const isSame = (one: readonly string[], other: readonly string[]) =>
  String([...one].sort()) === String([...other].sort())

const merged = (...[to, from, now]: Lists) => [
  ...to.filter((value) => !from.includes(value) && !now.includes(value)),
  ...now.filter((value) => !from.includes(value) || to.includes(value)),
]
