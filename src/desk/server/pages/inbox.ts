/** The desk's list of faults in the site's content. */
import { deskAddress, type DeskLocale } from '../../views/locales.ts'
import { deskMessages } from '../../messages/index.ts'
import type { Names } from '../../messages/tr/details.ts'
import type { FindingView, InboxView } from '../../views/pages.ts'
import {
  OPERATORS_FINDINGS,
  problem,
  valuesOf,
  type FindingCode,
  type Problem,
} from '../../../config/problems/table.ts'
import type { ProblemValues } from '../../../config/problems/values.ts'
import type { Finding } from '../../../engine/state/findings.ts'
import type { State } from '../../../engine/state/state.ts'
import { offsetIn, type DeskRequest } from '../desk-request.ts'
import type { DeskParts } from '../parts.ts'
import { filterOf } from './filter.ts'
import { recordPages } from './record-pages.ts'
import { languageName, recordLabels } from './records.ts'

/** Findings listed per kind, on the overview and on the page of one kind. */
const OVERVIEW_LENGTH = 4
const PAGE_LENGTH = 25
/** Pages and faults listed per finding. */
const MOST_PAGES = 3
const MOST_FAULTS = 10
/** More failed calls than this mean that the provider is down. */
const MOST_FAILED_CALLS = 50

/** Each fault once: an unreachable provider replaces its failed calls, and findings of rooms replace equal ones of their list. */
export function listedFindings({ findings }: Pick<State, 'findings'>): Finding[] {
  const all = findings.all()
  const own = new Set(all.flatMap(({ problem }) => (problem.resource.startsWith('room/') ? faultsOf(problem) : [])))
  const listed = all.filter(({ problem }) => {
    const repeats = problem.resource.startsWith('rooms/') ? faultsOf(problem) : []
    return repeats.length === 0 || !repeats.every((fault) => own.has(fault))
  })
  const failed = listed.filter(({ problem }) => problem.code.startsWith('call-failed-'))
  const gone = listed.find(({ problem }) => problem.code === 'provider-failing')
  if (!gone && failed.length <= MOST_FAILED_CALLS) return listed
  const { kept = 0, reason = '' } = (gone && valuesOf(gone.problem, 'provider-failing')) ?? {}
  const outage = problem('provider-failing', '', { kept: failed.length + kept, reason })
  const others = listed.filter((each) => each !== gone && !failed.includes(each))
  return [{ problem: outage, since: (failed.at(-1) ?? gone)!.since }, ...others]
}

/** Faults of a room or a list of rooms, as texts that are equal for the same language, hotel and field. */
function faultsOf(problem: Problem): string[] {
  const [, lang, hotel] = problem.resource.split('/')
  const isList = problem.resource.startsWith('rooms/')
  const isOfRecord = problem.code === 'record-invalid' || problem.code === 'record-invalid-kept'
  if (problem.code !== 'part-dropped' && (isList || !isOfRecord)) return []
  const { faults = [] } = (problem.values ?? {}) as Partial<ProblemValues['part-dropped']>
  return faults.map(({ at, field, issue }) => JSON.stringify([lang, hotel, isList ? at.slice(1) : at, field, issue]))
}

/** Query: `kind`, a code to list in full, and `from`, its offset. */
export async function inboxView({ state, desk, media, cmsUrl }: DeskParts, request: DeskRequest): Promise<InboxView> {
  const { locale, query } = request
  const { kinds } = deskMessages[locale].inbox
  const filter = filterOf(state, request)
  const shown = await recordPages({ state, desk })
  const { release, ahead } = shown
  const label = recordLabels(state, locale, cmsUrl)
  const lists = { state, locale, shown, label }
  const all = listedFindings(state)
  const listed = filter.view.isSet ? await asyncFilter(all, ({ problem }) => isChosen(problem)) : all
  const byCode = Map.groupBy(listed, ({ problem }) => problem.code as FindingCode)
  const codes = (Object.keys(kinds) as FindingCode[]).filter((code) => byCode.has(code))
  const only = codes.find((code) => code === query.get('kind'))
  const from = offsetIn(query)

  /** A record without a hotel of its own counts for those whose pages show it, and whose names its details have. */
  async function isChosen(problem: Problem): Promise<boolean> {
    const { key, keysWithFile, details } = recordsOf(problem, lists)
    const own = key === undefined ? undefined : label(key)
    const paths = own?.hotel === undefined ? await shown.of(key, keysWithFile) : []
    const hotels = paths.map((path) => filter.hotelOf(release!.pages.get(path)!.thing))
    return filter.matches({
      hotels: [own?.hotel, ...hotels, ...details],
      lang: own?.lang,
      kinds: own ? [own.kind] : [],
    })
  }

  // Some files may exist by now: retried for the next reader.
  for (const { problem } of (byCode.get('file-missing') ?? []).slice(0, PAGE_LENGTH)) {
    const source = release?.sources.get(problem.resource)?.source
    if (source !== undefined) void media.retry(problem.resource, source)
  }
  const groups = (only ? [only] : codes).map(async (code): Promise<InboxView['groups'][number]> => {
    const findings = byCode.get(code)!
    const last = Math.floor(Math.max(0, findings.length - 1) / PAGE_LENGTH) * PAGE_LENGTH
    const [start, most] = only ? [Math.min(from, last), PAGE_LENGTH] : [0, OVERVIEW_LENGTH]
    const next = start + most < findings.length ? (only ? start + most : 0) : undefined
    return {
      code,
      isForOperators: OPERATORS_FINDINGS.has(code),
      count: findings.length,
      findings: await Promise.all(findings.slice(start, start + most).map((each) => findingView(each, lists))),
      more:
        next === undefined
          ? undefined
          : `${deskAddress(locale, 'inbox')}?${new URLSearchParams({ kind: code, ...filter.query, from: `${next}` })}`,
    }
  })
  return { kind: 'inbox', ahead, filter: filter.view, only, groups: await Promise.all(groups) }
}

interface Lists extends Pick<DeskParts, 'state'> {
  locale: DeskLocale
  shown: Awaited<ReturnType<typeof recordPages>>
  label: ReturnType<typeof recordLabels>
}

function recordsOf(problem: Problem, { state, locale, shown, label }: Lists) {
  const { code, resource } = problem
  const keysWithFile = code === 'file-missing' ? state.records.holding(`"${resource}"`) : []
  const isPage = resource.startsWith('/')
  const key = isPage ? shown.release?.routes.get(resource)?.record : (keysWithFile[0] ?? resource)
  return { key, keysWithFile, details: detailsOf(problem, locale, (each) => label(each)?.name ?? each) }
}

async function findingView({ problem, since }: Finding, lists: Lists): Promise<FindingView> {
  const { locale, shown, label } = lists
  const { code, resource } = problem
  const isPage = resource.startsWith('/')
  const { key, keysWithFile, details } = recordsOf(problem, lists)
  const { name, cms } = label(key ?? resource) ?? {
    name: isPage ? resource : (details[0] ?? deskMessages[locale].inbox.kinds[code as FindingCode].title),
    cms: undefined,
  }
  const all = isPage ? [resource].filter(shown.isForReaders) : await shown.of(key, keysWithFile)
  return {
    name,
    since,
    cms,
    details: details.slice(0, MOST_FAULTS).filter((each) => each !== name),
    moreFaults: Math.max(0, details.length - MOST_FAULTS),
    pages: all.slice(0, MOST_PAGES).map((path) => ({ path, href: shown.hrefTo(path) })),
    more: Math.max(0, all.length - MOST_PAGES),
  }
}

async function asyncFilter<T>(all: readonly T[], isListed: (each: T) => Promise<boolean>): Promise<T[]> {
  const listed = await Promise.all(all.map(isListed))
  return all.filter((_, index) => listed[index])
}

/** Details in the reader's language. */
function detailsOf(problem: Problem, locale: DeskLocale, nameOf: (key: string) => string): readonly string[] {
  const textsOf = deskMessages[locale].details[problem.code as FindingCode] as (
    values: unknown,
    names: Names,
  ) => readonly string[]
  return textsOf(problem.values, { record: nameOf, language: (code) => languageName(code, locale) })
}
