/** Detects responses wrapped in an object, and paged lists. */
import { PATHS, type Query } from '../endpoints.ts'
import type { Answer } from '../client.ts'
import { valueAt } from '../mapping/fields.ts'
import type { Pages, ProviderMapping } from '../mapping/mapping.ts'
import { answerShape, kindShape } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import { envelopeOf, inside } from './fit.ts'
import type { Survey } from './survey.ts'

export interface WrappingProposal {
  kind: WireKind
  at: string
  pages?: Pages | undefined
  count: number
  example: string
}

/** A response before any mapping. */
export interface RawResponse {
  path: string
  query: Query
  body: unknown
}

export async function proposedWrappings(
  { unexpected }: Survey,
  responsesOf: (kind: WireKind) => readonly RawResponse[],
  ask: (path: string, query: Query) => Promise<Answer>,
): Promise<WrappingProposal[]> {
  const proposals: WrappingProposal[] = []
  for (const [kind, { count, example }] of unexpected) {
    const paths = new Set(responsesOf(kind).map(({ body }) => envelopeOf(answerShape(kind), body)))
    const [at] = paths
    if (paths.size !== 1 || at === undefined) continue
    const pages = answerShape(kind).is === 'list' ? await pagesOf(responsesOf(kind), at, ask) : undefined
    proposals.push({ kind, at, pages, count, example })
  }
  return proposals
}

/** Field names of the next page: its address, or a value for a parameter. */
const NEXT = /^next(?:page|url|link|href|cursor|token|uri)?$/i
const COUNT = /^(?:total_?pages|pages?_?count|page_?total|last_?page|pages|number_?of_?pages)$/i
const NUMBER = /^(?:page|current_?page|page_?(?:number|index|no)|number)$/i
const OFFSET = /^(?:offset|skip|start)$/i

async function pagesOf(
  responses: readonly RawResponse[],
  at: string,
  ask: (path: string, query: Query) => Promise<Answer>,
): Promise<Pages | undefined> {
  for (const { path, query, body } of responses) {
    const around = inside(body, 3).filter(([place]) => place !== at && !place.startsWith(`${at}.`))
    const named = (pattern: RegExp, fits: (value: unknown) => boolean) =>
      around.find(([place, value]) => pattern.test(endOf(place)) && fits(value))
    const next = around.find(([place, value]) => isNext(place) && typeof value !== 'object' && value !== '')
    if (next && isAddress(next[1])) return { next: next[0] }
    const entries = valueAt(body, at)
    if (!Array.isArray(entries) || entries.length === 0) continue
    /** Whether the parameter returns different entries. */
    const leadsOn = async (parameter: string, value: number | string) => {
      const answer = await ask(path, { ...query, [parameter]: value })
      const more = answer.status === 'ok' ? valueAt(answer.body, at) : undefined
      return Array.isArray(more) && more.length > 0 && JSON.stringify(more) !== JSON.stringify(entries)
    }
    if (next)
      for (const parameter of new Set(['cursor', endOf(next[0]), 'after', 'page', 'token']))
        if (await leadsOn(parameter, next[1] as string | number)) return { next: next[0], parameter }
    const count = named(COUNT, (value) => typeof value === 'number' && value > 1)
    const number = named(NUMBER, (value) => typeof value === 'number')
    if (count || number) {
      const first = (number?.[1] as number | undefined) ?? 1
      for (const parameter of new Set(['page', ...(number ? [endOf(number[0])] : []), 'pageNumber', 'p']))
        if (await leadsOn(parameter, first + 1))
          return { parameter, ...(first !== 1 && { first }), ...(count && { last: count[0] }) }
    }
    const offset = named(OFFSET, (value) => typeof value === 'number')
    if (offset && (await leadsOn(endOf(offset[0]), entries.length)))
      return { parameter: endOf(offset[0]), counts: 'entries' }
  }
  return undefined
}

const endOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
/** 'next', 'links.next', 'links.next.href' */
const isNext = (path: string) =>
  path
    .split('.')
    .slice(-2)
    .some((step) => NEXT.test(step))
const isAddress = (value: unknown) => typeof value === 'string' && /^(?:https?:|\/|\?)/.test(value)

/**
 * If the first call is wrapped, most others are wrapped in the same way, and unwrapped ones still work: the mapping says it once for all calls. Unless
 * the contract has a field of that name; then each call gets its own entry.
 */
export function withWrappings(mapping: ProviderMapping, proposals: readonly WrappingProposal[]): ProviderMapping {
  const calls = structuredClone(mapping.calls ?? {})
  const first = proposals.find(({ kind, pages }) => kind === 'properties' && !pages)?.at
  const at = mapping.at ?? (first !== undefined && !isContractField(first) ? first : undefined)
  for (const { kind, at: own, pages } of proposals) {
    if (own === at && !pages) continue
    calls[kind] = { ...calls[kind], ...(own !== at && { at: own }), ...(pages && { pages }) }
  }
  return { ...mapping, ...(at !== undefined && { at }), ...(Object.keys(calls).length > 0 && { calls }) }
}

function isContractField(path: string): boolean {
  const [name = ''] = path.split('.')
  return (Object.keys(PATHS) as WireKind[]).some((kind) => kindShape(kind).fields.has(name))
}
