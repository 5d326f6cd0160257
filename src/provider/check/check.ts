/** Crawls a provider with the same client, schemas and records as a publish, and reports differences from the contract. Stores nothing. */
import { problem, type Problem } from '../../config/problems/table.ts'
import type { FieldFault } from '../../config/problems/values.ts'
import { faultText } from '../../config/problems/details.ts'
import { keys, kindOf, type RecordKey } from '../../records/keys.ts'
import type { PropertiesRecord } from '../../records/records.ts'
import { isLoopback, isPublicHost, type HostLists } from '../hosts.ts'
import { hotelsWithoutPages, unansweredLists, withoutProperties } from '../crawl/crawl.ts'
import { addressAsked } from '../mapping/calls.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import { addressOfCall, callOf, calls } from '../endpoints.ts'
import type { Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import { createRequester, type Requester } from './requester.ts'
import { callsOf } from './calls.ts'
import { byCall, difference, neverGiven, ofProposal, ofSurvey, ofWrapping } from './differences.ts'
import type { DifferenceCode } from './difference-codes.ts'
import { explore, isHotelHome, type Explored } from './explore.ts'
import { mappingText } from './mapping-text.ts'
import { pagesOf } from './pages.ts'
import { proposedFields, withFields, type FieldProposal } from './propose.ts'
import type { CheckReport, Difference } from './report.ts'
import { isPage, troubleOf } from './troubles.ts'
import { proposedWrappings, withWrappings, type WrappingProposal } from './wrapping.ts'

export interface CheckOptions {
  url: string
  /** Maximum number of requests. */
  limit?: number
  /** Known differences. */
  mapping?: ProviderMapping | undefined
  hosts?: HostLists | undefined
  /** Whether it may be in a private network. */
  isPrivate?: boolean
  timeout?: number
  onProgress?: ((asked: number, limit: number) => void) | undefined
}

export const DEFAULT_LIMIT = 300

/** The provider cannot be checked at all. */
export class CannotCheck extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/** A renamed field hides the fields below it, so proposals take several rounds. Each round only requests what is new. */
const MAX_ROUNDS = 12

interface Proposals {
  fields: FieldProposal[]
  wrappings: WrappingProposal[]
}

export async function checkProvider(options: CheckOptions): Promise<CheckReport> {
  const { limit = DEFAULT_LIMIT, mapping: given = {}, timeout, hosts, onProgress } = options
  const started = performance.now()
  const url = checkedUrl(options.url, options.isPrivate === true)
  const requester = createRequester({ url, limit, timeout, hosts, onProgress })
  await probe(requester, given)

  const proposals: Proposals = { fields: [], wrappings: [] }
  let mapping = given
  let quota = 1
  let explored = await explore(requester, requester.get, mapping, { quota })
  if (explored.results.every(({ answer }) => answer.status === 'absent')) throw nothingThere(url, explored)
  for (let round = 0; round < MAX_ROUNDS;) {
    const better = await improved(requester, explored, mapping, proposals)
    if (better) {
      mapping = better
      round++
    } else if (explored.skipped.size > 0 && requester.left > 0) quota *= 4
    else break
    const withHomes = hotelsWithoutPages(explored.records).length > 0
    explored = await explore(requester, requester.get, mapping, { quota, withHomes })
  }

  const asIs =
    mapping === given
      ? explored
      : await explore(requester, requester.cached, given, { quota: Number.POSITIVE_INFINITY })
  const { calls, differences } = await callsOf(requester, explored, given)
  const isMappedField = (unit: Unit, field: string) => isMapped(mapping, unit, field)
  return {
    provider: url,
    ...publishability(asIs, url, given),
    asked: {
      requests: requester.client.counts.requests,
      ...{ limit, isWhole: explored.skipped.size === 0, ms: Math.round(performance.now() - started) },
    },
    calls,
    differences: [
      ...proposals.wrappings.map(ofWrapping),
      ...proposals.fields.map(ofProposal),
      ...[...ofSurvey(explored.survey, given), ...ofProblems(explored.problems, given), ...differences],
    ].sort(byCall),
    neverGiven: neverGiven(explored.survey, isMappedField),
    quarantined: quarantined(asIs.problems, given),
    ...(mapping !== given && {
      proposal: { mapping, text: mappingText(mapping, proposals.fields), ...publishability(explored, url, mapping) },
    }),
  }
}

function nothingThere(url: string, { results: [first] }: Explored): CannotCheck {
  const path = first?.requests.at(-1)?.path ?? calls.properties().path
  return new CannotCheck(
    problem('provider-unreachable', url, `${url} answers, but nothing is at ${path}: is the base address right?`),
  )
}

/** What a first build would refuse, by the same functions. */
function publishability(explored: Explored, url: string, mapping: ProviderMapping) {
  const { counts: pages, missing: missingPages, problems } = pagesOf(explored)
  const properties = explored.records.get(keys.properties())?.value as PropertiesRecord | undefined
  const isStop = ({ severity }: Problem) => severity === 'stop'
  const crawlStops = [
    ...(properties ? [] : [withoutProperties(url, explored.problems)]),
    ...explored.problems.filter(isStop),
  ]
  // Where a home was not asked for, nobody knows whether its hotel has a page.
  const isSampled = properties && [...explored.skipped].some((key) => isHotelHome(key, properties))
  const unfit = [
    ...unansweredLists(explored.records, mapping),
    ...(isSampled ? [] : hotelsWithoutPages(explored.records)),
  ]
  // No release is made of a crawl that stops, and none is judged that cannot be made.
  const stops = [crawlStops, problems.filter(isStop), unfit].find((found) => found.length > 0) ?? []
  return { isPublishable: stops.length === 0, stops, pages, missingPages }
}

/** The mapping with new proposals, which are added to `found`; `undefined` if there are none. */
async function improved(
  requester: Requester,
  explored: Explored,
  mapping: ProviderMapping,
  found: Proposals,
): Promise<ProviderMapping | undefined> {
  const wrapped = new Set(found.wrappings.map(({ kind }) => kind))
  const responsesOf = (kind: WireKind) =>
    explored.results
      .filter((each) => each.kind === kind)
      .flatMap(({ requests }) => requests)
      .flatMap(({ path, query, answer }) => (answer.status === 'ok' ? [{ path, query, body: answer.body }] : []))
  const wrappings = (await proposedWrappings(explored.survey, responsesOf, requester.get)).filter(
    ({ kind }) => !wrapped.has(kind),
  )
  const fields = proposedFields(explored.survey, mapping)
  if (wrappings.length + fields.length === 0) return undefined
  found.wrappings.push(...wrappings)
  found.fields.push(...fields)
  return withFields(wrappings.length > 0 ? withWrappings(mapping, wrappings) : mapping, fields)
}

function isMapped(mapping: ProviderMapping, unit: Unit, field: string): boolean {
  return Object.hasOwn((mapping.fields?.[unit] ?? {}) as object, field)
}

/** Differences that the crawl reports as problems, once for each call. */
function ofProblems(problems: readonly Problem[], mapping: ProviderMapping): Difference[] {
  const found = problems.flatMap(
    (each): { code: DifferenceCode; kind: WireKind; resource: string; message: string }[] => {
      const { code, resource, message, values } = each
      const key = resource as RecordKey
      const about = { kind: kindOf(key) as WireKind, resource: addressOfRecord(key, mapping), message }
      if (code === 'url-dropped') return [{ ...about, code: 'address-left-out' }]
      if (code === 'path-twice') return [{ ...about, code: 'address-twice' }]
      const faults = ((values as { faults?: readonly FieldFault[] } | undefined)?.faults ?? []).filter(({ issue }) =>
        ['other', 'before-start'].includes(issue.code),
      )
      return faults.map((fault) => ({ ...about, code: 'answer-other', message: faultText(fault) }))
    },
  )
  return [...Map.groupBy(found, ({ code, kind }) => `${code} ${kind}`).values()].map((alike) => {
    const { code, kind, message, resource } = alike[0]!
    return difference({ code, calls: [kind], message, count: alike.length, example: resource })
  })
}

function quarantined(problems: readonly Problem[], mapping: ProviderMapping): CheckReport['quarantined'] {
  return problems
    .filter(({ code }) => code === 'record-invalid')
    .map(({ resource, message }) => ({ call: addressOfRecord(resource as RecordKey, mapping), message }))
}

function addressOfRecord(key: RecordKey, mapping: ProviderMapping): string {
  const { path, query } = callOf(key)
  return addressAsked(path, query, mapping)
}

function checkedUrl(input: string, isPrivate: boolean): string {
  const text = input.trim()
  if (text === '') throw new CannotCheck(problem('provider-address', '--url', 'none was given'))
  if (!URL.canParse(text)) throw new CannotCheck(problem('provider-address', '--url', JSON.stringify(text)))
  const url = new URL(text)
  const { protocol, hostname, username, password, search, hash } = url
  if (!/^https?:$/.test(protocol) || username || password || search || hash)
    // The text may contain a password.
    throw new CannotCheck(problem('provider-address', '--url', JSON.stringify(`${url.origin}${url.pathname}`)))
  if (!isPrivate && !isLoopback(hostname) && !isPublicHost(hostname))
    throw new CannotCheck(problem('provider-private', '--url', hostname))
  return text.replace(/\/+$/, '')
}

/** Makes the first call of every crawl. Throws if the provider cannot be checked. */
async function probe(requester: Requester, mapping: ProviderMapping): Promise<void> {
  const { results } = await explore(requester, requester.get, mapping, { quota: 0 })
  const [first] = results
  if (!first) return
  const { path, query } = first.requests.at(-1) ?? calls.properties()
  const exchange = requester.exchanges(path, query).at(-1)
  const where = `${requester.client.baseUrl}${addressOfCall(path, query)}`
  if (first.answer.status === 'absent' && isPage(exchange?.headers))
    throw new CannotCheck(problem('provider-page', where, `${where}, status 404`))
  if (first.answer.status !== 'failed' && first.answer.status !== 'not-asked') return
  const { problem: code, detail } = troubleOf(exchange, first.answer.message)
  throw new CannotCheck(problem(code, where, `${where}: ${detail}`))
}
