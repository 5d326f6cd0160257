/** Guards: reasons to refuse a release that would replace the live one. Pure. */
import { LOCALES } from '../../../config/locales.ts'
import { problem, type Problem } from '../../../config/problems/table.ts'
import { buildPath } from '../../../routes/paths.ts'
import { comparePages, propertyOf, type Manifest, type PageEntry } from '../manifest.ts'

interface GuardOptions {
  /** Largest share of the last release's pages that a release may lose, 0 to 1. */
  pageLoss: number
  /** Ids of the hotels that are no longer in the list of properties. */
  dropped?: readonly number[]
  /** Keys of lists that had entries and should not be empty. */
  emptied?: readonly string[]
  /** Paths of pages whose languages contradict each other. */
  clusters?: readonly string[]
}

/** Reasons not to publish; empty if it may go live. */
export function refusals(previous: Manifest | undefined, next: Manifest, options: GuardOptions): Problem[] {
  if (!previous) return []
  return [
    ...lostPages(previous, next, options),
    ...lostHomes(previous, next),
    ...lostLists(next, options),
    ...brokenLinks(previous, next),
    ...faultyPages(previous, next, options),
  ]
}

/** One hotel may leave the group with its pages; several at once look like an error. */
function lostPages(previous: Manifest, next: Manifest, { pageLoss, dropped = [] }: GuardOptions): Problem[] {
  const [leaving] = dropped.length === 1 ? dropped : []
  const isLeaving = (page: PageEntry) => leaving !== undefined && propertyOf(page) === leaving
  const lost = comparePages(previous, next).removed.filter((path) => {
    const page = previous.pages.get(path)!
    return !page.status && !next.redirects[path] && !isLeaving(page)
  })
  if (lost.length === 0) return []
  const before = [...previous.pages.values()].filter(({ status }) => !status).length
  if (lost.length / before <= pageLoss) return []
  const detail = `${lost.length} of ${before} pages, such as ${lost.slice(0, 3).join(', ')}`
  return [problem('pages-lost', next.id, detail)]
}

function lostHomes(previous: Manifest, next: Manifest): Problem[] {
  return LOCALES.map((locale) => buildPath(locale, ''))
    .filter((path) => previous.pages.has(path) && !next.pages.has(path))
    .map((path) => problem('home-lost', path, path))
}

function lostLists(next: Manifest, { emptied = [] }: GuardOptions): Problem[] {
  if (emptied.length === 0) return []
  const detail = `${emptied.length}, such as ${emptied.slice(0, 5).join(', ')}`
  return [problem('lists-emptied', next.id, detail)]
}

function brokenLinks(previous: Manifest, next: Manifest): Problem[] {
  const before = new Set(previous.brokenLinks)
  const added = next.brokenLinks.filter((link) => !before.has(link))
  return added.length === 0 ? [] : [problem('links-broken', next.id, added.slice(0, 5).join(', '))]
}

/** Faults that the last release had, too, are reported but do not block the publish. */
function faultyPages(previous: Manifest, next: Manifest, { clusters = [] }: GuardOptions): Problem[] {
  const countFaults = ({ faults = [] }: PageEntry) => faults.filter(({ code }) => code === 'page-faulty').length
  const { added, changed } = comparePages(previous, next)
  const worse = [...added, ...changed].filter((path) => {
    const before = previous.pages.get(path)
    return countFaults(next.pages.get(path)!) > (before ? countFaults(before) : 0)
  })
  const all = [...worse, ...clusters]
  if (all.length === 0) return []
  const [first] = worse.flatMap((path) => next.pages.get(path)!.faults!).filter(({ code }) => code === 'page-faulty')
  const examples = `${all.length}, such as ${all.slice(0, 3).join(', ')}`
  return [problem('pages-faulty', next.id, first ? `${examples}. ${first.message}` : examples)]
}
