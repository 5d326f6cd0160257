/** An old site's addresses against the newest release: what becomes of each, and a file of redirects that says so. */
import { redirectFaultText } from '../../config/problems/details.ts'
import type { RedirectFault } from '../../config/problems/values.ts'
import type { PublishedRelease } from '../../records/release.ts'
import {
  addressOf,
  destinationOf,
  importedKey,
  openImported,
  type Destination,
  type ImportedRedirect,
} from '../../routes/imported.ts'
import { readRedirects } from '../../routes/lists/redirects-file.ts'
import type { ContentStore } from '../release/files/store.ts'
import type { State } from '../state/state.ts'
import { judge, type Judged, type NewSite, type Outcome } from './judge.ts'
import { askOldSite, type AskedSite, type OldSiteOptions } from './old-site.ts'
import { factsOf, lossesOf, worstFirst, type Comparison } from './page-facts.ts'
import { createProposals } from './proposals.ts'
import { keptFile, proposedLines, redirectsText, type ProposedLine } from './redirects-text.ts'

export interface MoveInInput {
  /** Of the old site, as `sitemapAddresses` reads them; those without a host are of it. */
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
  /** Whether every address leads to a page, or was said to be gone; and the old pages could be read, if they were asked for. */
  isReady: boolean
  counts: Record<Outcome, number>
  /** Problems in the file of redirects. */
  faults: string[]
  addresses: Judged[]
  compared?: { pages: Comparison[] } & Omit<AskedSite, 'pages'>
}

const OUTCOMES: readonly Outcome[] = [
  'lost',
  'circle',
  'proposed',
  'imported',
  'moved',
  'mended',
  'page',
  'other-language',
  'other-page',
  'gone',
  'other-site',
]

export async function moveIn(input: MoveInInput): Promise<{ report: MoveInReport; redirects: string }> {
  const { siteUrl, release, oldSite } = input
  const { redirects, faults } = readRedirects(input.redirects, siteUrl)
  const file = keptFile(input.redirects)
  const proposed = proposedLines(file, redirects)
  const undecided = new Set(proposed.map(({ redirect }) => redirect))
  const site = siteOf(
    input,
    redirects.filter((each) => !undecided.has(each)),
  )
  const changed = proposed.filter(({ isChanged }) => isChanged)
  const judged = judgedAll(input, proposed, site).map((each) => withChanged(each, changed))
  // Once somebody agrees with all of them.
  const agreed = undecided.size === 0 ? site : { ...site, imported: openImported(redirects) }
  const broken = redirects.filter((each) => !undecided.has(each) && isBroken(each, agreed))
  const counts = Object.fromEntries(
    OUTCOMES.map((outcome) => [outcome, judged.filter((each) => each.outcome === outcome).length]),
  ) as Record<Outcome, number>
  const compared = oldSite && (await compare(judged, { ...input, oldSite }))
  const problems = [...faults.map(redirectFaultText), ...broken.map((each) => redirectFaultText(faultOf(each, agreed)))]
  const endOf = (each: ImportedRedirect) =>
    isBroken(each, agreed) ? undefined : destinationOf(each, site.imported, site)
  return {
    report: {
      release: release.id,
      isReady: counts.lost + counts.circle + counts.proposed + problems.length === 0 && compared?.isRead !== false,
      counts,
      faults: problems,
      addresses: judged,
      ...(compared && { compared }),
    },
    redirects: redirectsText({ file, redirects, faults, judged, changed, endOf }),
  }
}

/** The listed addresses, each once, and those of lines that nobody has agreed with. */
function judgedAll({ addresses, oldSite, siteUrl }: MoveInInput, proposed: ProposedLine[], site: NewSite): Judged[] {
  const whole = addresses.find((each) => !each.startsWith('/') && URL.canParse(each))
  const origin = new URL(whole ?? oldSite?.url ?? siteUrl).origin
  const isOwn = ownHost(whole === undefined ? [origin] : addresses, oldSite?.url)
  const hrefs = new Map<string, string>()
  const list = (address: string) => {
    const href = address.startsWith('/') ? origin + address : address
    const key = URL.canParse(href) ? new URL(href).href : href
    if (!hrefs.has(key)) hrefs.set(key, address)
  }
  addresses.forEach(list)
  const judged = [...hrefs].map(([href, address]) => ({ ...judge(href, isOwn, site), address }))
  const known = new Set(judged.map(({ from }) => importedKey(from)))
  const more = proposed.map(({ redirect }) => redirect.from).filter((from) => !known.has(importedKey(from)))
  return [...judged, ...more.map((from) => ({ ...judge(origin + encodeURI(from), isOwn, site), address: from }))]
}

/** Where a person named a page and left the note, that page stays proposed. */
function withChanged(judged: Judged, changed: readonly ProposedLine[]): Judged {
  if (judged.outcome !== 'proposed' && judged.outcome !== 'lost') return judged
  const path = judged.from.split('?', 1)[0]!
  const lineFor = (from: string) => changed.find(({ redirect }) => importedKey(redirect.from) === importedKey(from))
  const line = lineFor(judged.from) ?? lineFor(path)
  if (!line) return judged
  const { address } = judged
  const { from, to } = line.redirect
  return { address, from, outcome: 'proposed', target: to!.startsWith('/') ? decodeURI(to!) : to! }
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

async function compare(
  judged: readonly Judged[],
  { oldSite, release, store, siteUrl }: MoveInInput & { oldSite: OldSiteOptions },
): Promise<NonNullable<MoveInReport['compared']>> {
  const byAddress = new Map(
    judged
      .filter(({ outcome }) => outcome !== 'other-site')
      .map((each) => [URL.canParse(each.address) ? withQuery(new URL(each.address)) : each.address, each]),
  )
  const { pages, ...about } = await askOldSite([...byAddress.keys()], oldSite)
  const origin = await originOf(release, store, siteUrl)
  const compared: Comparison[] = []
  for (const [address, before] of pages) {
    const { target } = byAddress.get(address)!
    const path = target?.startsWith('/') ? decodeURI(target) : undefined
    const page = path === undefined ? undefined : release.pages.get(path)
    const after = page && factsOf(200, (await store.get(page.hash)).toString())
    const here = origin + (target ?? '')
    compared.push({
      address,
      before,
      losses: lossesOf(before, after, here),
      ...(target && { target }),
      ...(after && { after }),
    })
  }
  return { pages: worstFirst(compared), ...about }
}

/** With which the release was built; this command may be called with other settings. */
async function originOf(release: PublishedRelease, store: MoveInInput['store'], siteUrl: string): Promise<string> {
  const home = release.pages.get('/')
  const { canonical } = factsOf(200, home ? (await store.get(home.hash)).toString() : '')
  return URL.canParse(canonical) ? new URL(canonical).origin : siteUrl
}

const withQuery = ({ pathname, search }: URL) => pathname + search
