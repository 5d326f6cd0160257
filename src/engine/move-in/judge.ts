/** What becomes of an address of an old site here, as every host answers it. Pure. */
import {
  destinationOf,
  addressOf,
  pathOfOld,
  queryOfOld,
  type ImportedTable,
  type Standing,
} from '../../routes/imported.ts'
import { correctedPaths } from '../../routes/mended-address.ts'
import { parsePath, pathOf } from '../../routes/paths.ts'
import { oldLanguage } from '../../routes/old-language.ts'
import { doubtOf, namesLanguage, pageParameters } from './old-address.ts'
import { UNCLEAR, type Proposal } from './proposals.ts'

/**
 * `page`: the same address. `mended`: one of its spellings. `moved`: by a redirect of this site. `imported`: by the file of redirects. `gone`: 410, as somebody
 * decided. `proposed`: nowhere yet, but to this page if a person agrees. `lost`: nowhere. `circle`: the file leads round. `other-site`: not this
 * site's to answer. `other-language`: a page, whose query asks for another language than it has. `other-page`: a page, whose query may name another one.
 */
export type Outcome =
  | 'page'
  | 'other-language'
  | 'other-page'
  | 'mended'
  | 'moved'
  | 'imported'
  | 'gone'
  | 'proposed'
  | 'lost'
  | 'circle'
  | 'other-site'

export interface Judged {
  /** As it is listed. */
  address: string
  /** As a line of the file of redirects has it. */
  from: string
  outcome: Outcome
  /** Where it leads, or would. */
  target?: string
  /** Of a proposal, 0 to 1. */
  sureness?: number
  /** What a person should know of it. */
  why?: string
}

export interface NewSite extends Standing {
  imported: ImportedTable
  /** Whether a page of this site was there. */
  isGone(path: string): boolean
  /** By path and query. */
  propose(from: string): Proposal | undefined
}

/** Misspellings that Caddy and nginx hand to our server; any other has a line of its own. */
const MENDED_EVERYWHERE = /[A-Z\u{80}-\u{10ffff}]|[.,;:!')\]>]$|\.(?:html?|php|aspx?)$|^\/tr(?:\/|$)/u

export function judge(address: string, isOwn: (url: URL) => boolean, site: NewSite): Judged {
  if (!URL.canParse(address)) return { address, from: address, outcome: 'lost' }
  const url = new URL(address)
  const from = addressOf(url)
  const path = pathOfOld({ from })
  url.search = queryOfOld({ from })
  const about = { address, from }
  if (!isOwn(url)) return { ...about, outcome: 'other-site' }
  if (site.stands(path) && isOtherLanguage(path, url.search))
    return { ...about, outcome: 'other-language', target: path }
  const parameters = pageParameters(url.search)
  const mayBeOther = (page: string) => {
    const found = parameters.length > 0 ? site.propose(from) : undefined
    return parameters.length > 0 && (found?.path !== page || found.why !== undefined)
  }
  if (site.stands(path) && mayBeOther(path))
    return { ...about, outcome: 'other-page', target: path, why: doubtOf(parameters) }
  if (site.stands(path)) return { ...about, outcome: pathOf(url) === path ? 'page' : 'mended', target: path }
  const moved = site.moved(path)
  if (moved !== undefined) return { ...about, outcome: 'moved', target: moved }

  const redirect = site.imported.at(path, url.search)
  const destination = redirect && destinationOf(redirect, site.imported, site)
  if (destination?.status === 410) return { ...about, outcome: 'gone' }
  if (destination && isPage(destination.location!, site))
    return { ...about, outcome: 'imported', target: destination.location! }

  // A line that leads nowhere is in the way of what is meant, and has to go.
  const meant = meantPage(pathOf(url) ?? path, site)
  const named = site.propose(from)
  // What its query names is meant, where that is a page of its own.
  const isNamed = named !== undefined && named.isByQuery && named.sureness >= 0.5 && named.path !== meant
  const isUnclear = meant !== undefined && !isNamed && mayBeOther(meant)
  if (!redirect && meant !== undefined && !isNamed && !isUnclear && MENDED_EVERYWHERE.test(path))
    return { ...about, outcome: 'mended', target: meant }
  if (!redirect && meant === undefined && site.isGone(path)) return { ...about, outcome: 'gone' }
  const proposal: Proposal | undefined =
    meant === undefined || isNamed
      ? named
      : isUnclear
        ? { path: meant, sureness: UNCLEAR, isByQuery: true, why: doubtOf(parameters) }
        : { path: meant, sureness: 1, isByQuery: false }
  if (proposal) {
    const { path: target, sureness, why, isByQuery } = proposal
    return {
      address,
      from: isByQuery ? from : path,
      outcome: 'proposed',
      target,
      sureness: Math.round(sureness * 100) / 100,
      ...(why && { why }),
    }
  }
  return { ...about, outcome: redirect && !destination ? 'circle' : 'lost' }
}

function isOtherLanguage(path: string, search: string): boolean {
  return namesLanguage(search) && (path === '/' || oldLanguage(`/${search}`) !== parsePath(path).locale)
}

/** Of another site, or one that is here. */
function isPage(location: string, site: Standing): boolean {
  if (!location.startsWith('/')) return true
  const path = pathOf(new URL(location, 'http://localhost'))
  return path !== undefined && site.stands(path)
}

function meantPage(path: string, site: NewSite): string | undefined {
  for (const meant of correctedPaths(path)) {
    if (site.stands(meant)) return meant
    const redirect = site.imported.at(meant)
    const location = redirect && destinationOf(redirect, site.imported, site)?.location
    const target = site.moved(meant) ?? (location?.startsWith('/') ? decodeURI(location) : undefined)
    if (target !== undefined && site.stands(target)) return target
  }
  return undefined
}
