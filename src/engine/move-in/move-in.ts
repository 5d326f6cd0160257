/** An old site's addresses against the newest release: what becomes of each, and a file of redirects that says so. */
import { redirectFaultText, type RedirectFault } from '../../config/problems/values.ts'
import type { PublishedRelease } from '../../records/release.ts'
import {
  addressOf,
  destinationOf,
  importedKey,
  openImported,
  type Destination,
  type ImportedRedirect,
} from '../../routes/imported.ts'
import { hrefOf } from '../../routes/paths.ts'
import { csvRows, csvText, readRedirects } from '../../routes/redirects-file.ts'
import type { ContentStore } from '../release/files/store.ts'
import type { State } from '../state/state.ts'
import { judge, type Judged, type NewSite, type Outcome } from './judge.ts'
import { askOldSite, type AskedSite, type OldSiteOptions } from './old-site.ts'
import { factsOf, lossesOf, worstFirst, type Comparison } from './page-facts.ts'
import { createProposals } from './proposals.ts'

export interface MoveInInput {
  /** Of the old site, as `sitemapAddresses` reads them. */
  addresses: readonly string[]
  /** The file of redirects that there is. */
  redirects: string
  siteUrl: string
  release: PublishedRelease
  state: Pick<State, 'releases' | 'formerAddresses'>
  store: Pick<ContentStore, 'get'>
  /** If given, pages are compared. */
  oldSite?: OldSiteOptions | undefined
}

export interface MoveInReport {
  release: string
  /** Whether every address leads to a page, or was said to be gone. */
  isReady: boolean
  counts: Record<Outcome, number>
  /** Problems in the file of redirects. */
  faults: string[]
  addresses: Judged[]
  compared?: { pages: Comparison[] } & Pick<AskedSite, 'forbidden' | 'left'>
}

const OUTCOMES: readonly Outcome[] = [
  'lost',
  'circle',
  'proposed',
  'imported',
  'moved',
  'mended',
  'page',
  'gone',
  'other-site',
]

export async function moveIn(input: MoveInInput): Promise<{ report: MoveInReport; redirects: string }> {
  const { addresses, siteUrl, release, oldSite } = input
  const { redirects, faults } = readRedirects(input.redirects, siteUrl)
  const site = siteOf(input, redirects)
  const isOwn = ownHost(addresses, oldSite?.url)
  const judged = addresses.map((address) => judge(address, isOwn, site))
  const broken = redirects.filter((each) => isBroken(each, site))
  const counts = Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, judged.filter((each) => each.outcome === outcome).length]),
  ) as Record<Outcome, number>
  const compared = oldSite && (await compare(judged, { ...input, oldSite }))
  const problems = [...faults.map(redirectFaultText), ...broken.map((each) => redirectFaultText(faultOf(each, site)))]
  return {
    report: {
      release: release.id,
      isReady: counts.lost + counts.circle + counts.proposed + problems.length === 0,
      counts,
      faults: problems,
      addresses: judged,
      ...(compared && { compared }),
    },
    redirects: redirectsText(input.redirects, { redirects, judged, site }),
  }
}

function siteOf({ release, state }: MoveInInput, redirects: ImportedRedirect[]): NewSite {
  const { number, assets } = release
  const pages = new Set(state.releases.pageFiles(number).flatMap(([path, { status }]) => (status ? [] : [path])))
  const imported = openImported(redirects)
  const paired = redirects.flatMap(({ from, to }) => (to?.startsWith('/') ? [[from, decodeURI(to)] as const] : []))
  return {
    stands: (path) => pages.has(path) || assets.has(path.slice(1)),
    moved: (path) => release.redirects[path],
    imported,
    isGone: (path) => state.formerAddresses.goneAt(path, number) !== undefined,
    propose: createProposals(pages, [...paired, ...Object.entries(release.redirects)]),
  }
}

/** The old site is where it is asked, or where most of its addresses are; 'www.' is no difference. */
function ownHost(addresses: readonly string[], asked: string | undefined): (url: URL) => boolean {
  const bare = ({ host }: URL) => host.replace(/^www\./, '')
  const hosts = Map.groupBy(
    addresses.flatMap((each) => (URL.canParse(each) ? [bare(new URL(each))] : [])),
    String,
  )
  const [most = ''] = [...hosts].sort(([, left], [, right]) => right.length - left.length)[0] ?? []
  const own = new Set([most, ...(asked === undefined ? [] : [bare(new URL(asked))])])
  return (url) => /^https?:$/.test(url.protocol) && own.has(bare(url))
}

const isLost = (destination: Destination | undefined, site: NewSite) =>
  !destination ||
  (destination.location?.startsWith('/') === true &&
    !site.stands(addressOf(new URL(destination.location, 'http://localhost')).split('?', 1)[0]!))

function isBroken(redirect: ImportedRedirect, site: NewSite): boolean {
  return !site.stands(redirect.from.split('?', 1)[0]!) && isLost(destinationOf(redirect, site.imported, site), site)
}

function faultOf(redirect: ImportedRedirect, site: NewSite): RedirectFault {
  const { line, from: address, to } = redirect
  const cause = destinationOf(redirect, site.imported, site) ? 'target-missing' : 'loop'
  return { line, address, cause, ...(to !== undefined && { target: to }) }
}

interface Decided {
  redirects: readonly ImportedRedirect[]
  judged: readonly Judged[]
  site: NewSite
}

/** The lines that there are, each straight to its end, then what is proposed; what a person has to decide is a comment. */
function redirectsText(before: string, { redirects, judged, site }: Decided): string {
  const [names, ...rows] = csvRows(before)
  const note = names?.cells.findIndex((name) => /^notes?$/i.test(name)) ?? -1
  const noteAt = new Map(note < 0 ? [] : rows.map(({ line, cells }) => [line, cells[note] ?? '']))
  const proposed = new Map(
    judged.flatMap(({ outcome, from, target, sureness }) =>
      outcome === 'proposed' ? [[importedKey(from), { from, target: target!, sureness: sureness! }] as const] : [],
    ),
  )
  const kept = redirects.flatMap((redirect) => {
    const { from, status, line } = redirect
    const said = noteAt.get(line) ?? ''
    if (proposed.has(importedKey(from))) return []
    if (isBroken(redirect, site)) return [[`# ${from}`, redirect.to ?? '', status, said || 'leads nowhere']]
    return [[from, destinationOf(redirect, site.imported, site)!.location ?? '', status, said]]
  })
  const fresh = [...proposed.values()].map(({ from, target, sureness }) => [
    from,
    hrefOf(target),
    301,
    `proposed, ${Math.round(sureness * 100)} % sure`,
  ])
  const lost = new Set(judged.flatMap(({ outcome, from }) => (outcome === 'lost' ? [from] : [])))
  const open = [...lost].map((from) => [`# ${from}`, '', 410, 'name a page, or take the # away if it is gone for good'])
  return csvText([['from', 'to', 'status', 'note'], ...kept, ...fresh, ...open])
}

async function compare(
  judged: readonly Judged[],
  { oldSite, release, store, siteUrl }: MoveInInput & { oldSite: OldSiteOptions },
): Promise<NonNullable<MoveInReport['compared']>> {
  const byAddress = new Map(
    judged
      .filter(({ outcome }) => outcome !== 'other-site')
      .map((each) => [URL.canParse(each.address) ? withQuery(new URL(each.address)) : each.address, each]),
  )
  const { pages, forbidden, left } = await askOldSite([...byAddress.keys()], oldSite)
  const compared: Comparison[] = []
  for (const [address, before] of pages) {
    const { target } = byAddress.get(address)!
    const path = target?.startsWith('/') ? decodeURI(target) : undefined
    const page = path === undefined ? undefined : release.pages.get(path)
    const after = page && factsOf(200, (await store.get(page.hash)).toString())
    const here = siteUrl + (target ?? '')
    compared.push({
      address,
      before,
      losses: lossesOf(before, after, here),
      ...(target && { target }),
      ...(after && { after }),
    })
  }
  return { pages: worstFirst(compared), forbidden, left }
}

const withQuery = ({ pathname, search }: URL) => pathname + search
