/** Asks a provider as a crawl would, through the same client, schemas and records, and says what it lacks of the contract. Stores nothing. */
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { problem, type Problem } from '../../config/problems/table.ts'
import type { FieldFault } from '../../config/problems/values.ts'
import { faultText } from '../../config/problems/values.ts'
import { kindOf, type RecordKey } from '../../records/keys.ts'
import { isLoopback, isPublicHost, type HostLists } from '../hosts.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import { calls } from '../endpoints.ts'
import type { Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import { createAsker, nameOf, type Asker } from './asker.ts'
import { callsOf } from './calls.ts'
import { byCall, difference, neverGiven, ofProposal, ofSurvey, ofWrapping } from './differences.ts'
import type { DifferenceCode } from './difference-codes.ts'
import { explore, type Explored } from './explore.ts'
import { mappingText } from './mapping-text.ts'
import { pagesOf } from './pages.ts'
import { proposedFields, withFields, type FieldProposal } from './propose.ts'
import type { CheckReport, Difference } from './report.ts'
import { isPage, troubleOf } from './troubles.ts'
import { proposedWrappings, withWrappings, type WrappingProposal } from './wrapping.ts'

export interface CheckOptions {
  url: string
  /** Calls at most. */
  limit?: number
  /** Where it is known to differ. */
  mapping?: ProviderMapping | undefined
  hosts?: HostLists | undefined
  /** Whether it may be in a private network. */
  isPrivate?: boolean
  timeout?: number
  onProgress?: ((asked: number, limit: number) => void) | undefined
}

export const USUAL_LIMIT = 300

/** Why a provider cannot be asked. */
export class CannotAsk extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/** A rename hides what stands below it, so it takes some rounds; each asks only for what the one before did not lead to. */
const ROUNDS = 12

export async function checkProvider(options: CheckOptions): Promise<CheckReport> {
  const { limit = USUAL_LIMIT, mapping: given = {}, timeout, hosts, onProgress } = options
  const started = performance.now()
  const url = addressOf(options.url, options.isPrivate === true)
  const asker = createAsker({ url, limit, timeout, hosts, onProgress })
  await knock(asker, given)

  const found: { fields: FieldProposal[]; wrappings: WrappingProposal[] } = { fields: [], wrappings: [] }
  let mapping = given
  let quota = 1
  let explored = await explore(asker, asker.get, mapping, quota)
  for (let round = 0; round < ROUNDS;) {
    const better = await improved(asker, explored, mapping, found)
    if (better) {
      mapping = better
      round++
    } else if (explored.skipped.size > 0 && asker.left > 0) quota *= 4
    else break
    explored = await explore(asker, asker.get, mapping, quota)
  }

  const asIs = mapping === given ? explored : await explore(asker, asker.known, given, Number.POSITIVE_INFINITY)
  const { calls, differences } = await callsOf(asker, explored)
  const isElsewhere = (unit: Unit, field: string) => isMapped(mapping, unit, field)
  return {
    provider: url,
    ...standing(asIs),
    asked: {
      requests: asker.client.counts.requests,
      ...{ limit, isWhole: explored.skipped.size === 0, ms: Math.round(performance.now() - started) },
    },
    calls,
    differences: [
      ...found.wrappings.map(ofWrapping),
      ...found.fields.map(ofProposal),
      ...[...ofSurvey(explored.survey), ...ofProblems(explored.problems), ...differences],
    ].sort(byCall),
    neverGiven: neverGiven(explored.survey, isElsewhere),
    quarantined: quarantined(asIs.problems),
    ...(mapping !== given && {
      proposal: { mapping, text: mappingText(mapping, found.fields), ...standing(explored) },
    }),
  }
}

function standing(explored: Explored) {
  const { counts: pages, missing: missingPages, hasHome, problems } = pagesOf(explored)
  const stops = [...explored.problems, ...problems].filter(({ severity }) => severity === 'stop')
  const properties = [...explored.records.values()].length > 0 && explored.records.get('properties')?.value
  if (!properties && stops.length === 0)
    stops.push(problem('provider-unreachable', 'properties', 'it has no list of properties'))
  if (!hasHome)
    stops.push(problem('home-missing', `page/${DEFAULT_LOCALE}/`, `the provider has none in ${DEFAULT_LOCALE}`))
  return { isPublishable: stops.length === 0, stops, pages, missingPages }
}

async function improved(
  asker: Asker,
  explored: Explored,
  mapping: ProviderMapping,
  found: { fields: FieldProposal[]; wrappings: WrappingProposal[] },
): Promise<ProviderMapping | undefined> {
  const known = new Set(found.wrappings.map(({ kind }) => kind))
  const askedOf = (kind: WireKind) =>
    explored.told
      .filter((each) => each.kind === kind)
      .flatMap(({ questions }) => questions)
      .flatMap(({ path, query, answer }) => (answer.status === 'ok' ? [{ path, query, body: answer.body }] : []))
  const wrappings = (await proposedWrappings(explored.survey, askedOf, asker.get)).filter(
    ({ kind }) => !known.has(kind),
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

/** What a crawl finds beyond fields: once for each call. */
function ofProblems(problems: readonly Problem[]): Difference[] {
  const found = problems.flatMap(
    (each): { code: DifferenceCode; kind: WireKind; resource: string; message: string }[] => {
      const { code, resource, message, values } = each
      const about = { kind: kindOf(resource as RecordKey) as WireKind, resource, message }
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

function quarantined(problems: readonly Problem[]): CheckReport['quarantined'] {
  return problems
    .filter(({ code }) => code === 'record-invalid')
    .map(({ resource, message }) => ({ call: resource, message }))
}

function addressOf(written: string, isPrivate: boolean): string {
  const text = written.trim()
  if (text === '') throw new CannotAsk(problem('provider-address', '--url', 'none was given'))
  if (!URL.canParse(text)) throw new CannotAsk(problem('provider-address', '--url', JSON.stringify(text)))
  const url = new URL(text)
  const { protocol, hostname, username, password, search, hash } = url
  if (!/^https?:$/.test(protocol) || username || password || search || hash)
    // What is written may hold a password.
    throw new CannotAsk(problem('provider-address', '--url', JSON.stringify(`${url.origin}${url.pathname}`)))
  if (!isPrivate && !isLoopback(hostname) && !isPublicHost(hostname))
    throw new CannotAsk(problem('provider-private', '--url', hostname))
  return text.replace(/\/+$/, '')
}

/** The first call of every crawl. Throws where nothing can be asked. */
async function knock(asker: Asker, mapping: ProviderMapping): Promise<void> {
  const { told } = await explore(asker, asker.get, mapping, 0)
  const [first] = told
  if (!first) return
  const { path, query } = first.questions.at(-1) ?? calls.properties()
  const exchange = asker.exchanges(path, query).at(-1)
  const where = `${asker.client.baseUrl}${nameOf(path, query)}`
  if (first.answer.status === 'absent' && isPage(exchange?.headers))
    throw new CannotAsk(problem('provider-page', where, `${where}, status 404`))
  if (first.answer.status !== 'failed' && first.answer.status !== 'not-asked') return
  const { problem: code, detail } = troubleOf(exchange, first.answer.message)
  throw new CannotAsk(problem(code, where, `${where}: ${detail}`))
}
