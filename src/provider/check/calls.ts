/** Reports for each call of the contract whether it is answered, how fast, and with validators. */
import type { WireKind } from '../wire.ts'
import { POST_PATHS } from '../send.ts'
import { PATHS } from '../endpoints.ts'
import { pathAsked, pathOf } from '../mapping/calls.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import type { Requester } from './requester.ts'
import { difference } from './differences.ts'
import type { CallResult, Explored } from './explore.ts'
import { CALL_INSTEAD } from './instead.ts'
import type { CallReport, Difference, FormCall } from './report.ts'
import { troubleOf } from './troubles.ts'

const KINDS = Object.keys(PATHS) as WireKind[]
/** A crawl waits for thousands of responses. */
const SLOW_MS = 2000
/** Requests per call that are repeated with validators. */
const MAX_REPEATED = 2

export async function callsOf(
  requester: Requester,
  { results }: Explored,
  mapping: ProviderMapping,
): Promise<{ calls: CallReport[]; differences: Difference[] }> {
  await repeatSlowCalls(requester, results)
  const differences: Difference[] = []
  const reads = await Promise.all(
    KINDS.map(async (kind): Promise<CallReport> => {
      const own = results.filter((each) => each.kind === kind && each.answer.status !== 'not-asked')
      const validators = await validatorsOf(requester, own)
      const times = timesOf(requester, own)
      const report: CallReport = {
        ...{ call: kind, path: pathOf(kind, mapping), asked: own.length, instead: CALL_INSTEAD[kind] },
        answered: countOf(own, 'ok'),
        absent: countOf(own, 'absent'),
        failed: countOf(own, 'failed'),
        ...(times && { ms: times }),
        ...validators,
      }
      differences.push(...differencesOf(requester, pathAsked(kind, mapping), own, report))
      return report
    }),
  )
  return { calls: [...reads, formCall('newsletter'), formCall('contactForm', 'contact')], differences }
}

/** Repeats slow calls alone: they may have waited for the others. */
async function repeatSlowCalls(requester: Requester, results: readonly CallResult[]): Promise<void> {
  for (const kind of KINDS) {
    const own = results.filter((each) => each.kind === kind)
    const [first] = own.flatMap(({ requests }) => requests)
    const { least = 0 } = timesOf(requester, own) ?? {}
    if (first && least > SLOW_MS) await requester.client.get(first.path, first.query)
  }
}

function formCall(call: FormCall, form: keyof typeof POST_PATHS = 'newsletter'): CallReport {
  const untried = { asked: 0, answered: 0, absent: 0, failed: 0, etag: 'unknown', notModified: 'unknown' } as const
  return { call, path: POST_PATHS[form], ...untried, instead: CALL_INSTEAD[call] }
}

const countOf = (results: readonly CallResult[], status: string) =>
  results.filter(({ answer }) => answer.status === status).length

function timesOf(requester: Requester, results: readonly CallResult[]): CallReport['ms'] {
  const times = results
    .flatMap(({ requests }) => requests)
    .flatMap(({ path, query }) => requester.exchanges(path, query))
    .filter(({ error }) => !error)
    .map(({ ms }) => Math.round(ms))
    .sort((left, right) => left - right)
  if (times.length === 0) return undefined
  return { least: times[0]!, median: times[times.length >> 1]!, most: times.at(-1)! }
}

async function validatorsOf(
  requester: Requester,
  results: readonly CallResult[],
): Promise<Pick<CallReport, 'etag' | 'notModified'>> {
  const answered = results.flatMap(({ requests }) => requests).filter(({ answer }) => answer.status === 'ok')
  const tagged = answered.flatMap(({ path, query, answer }) =>
    answer.status === 'ok' && answer.etag !== undefined ? [{ path, query, etag: answer.etag }] : [],
  )
  if (answered.length === 0) return { etag: 'unknown', notModified: 'unknown' }
  if (tagged.length === 0) return { etag: 'none', notModified: 'unknown' }
  const again = await Promise.all(
    tagged.slice(0, MAX_REPEATED).map(({ path, query, etag }) => requester.isValid(path, query, etag)),
  )
  return { etag: tagged.length === answered.length ? 'all' : 'some', notModified: again.some(Boolean) ? 'yes' : 'no' }
}

function differencesOf(
  requester: Requester,
  path: string,
  own: readonly CallResult[],
  report: CallReport,
): Difference[] {
  const { asked, answered, absent, ms, etag, notModified } = report
  const kind = report.call as WireKind
  const differenceOf = (code: Difference['code'], message: string, results: readonly CallResult[]) =>
    difference({ code, calls: [kind], message, count: results.length, example: results[0]?.resource ?? path })
  const absentResults = own.filter(({ answer }) => answer.status === 'absent')
  const differences: Difference[] = []
  if (asked > 0 && absent === asked)
    differences.push(differenceOf('call-missing', `${path} is answered with 404 by all that was asked`, absentResults))
  // A page may not exist in a language; everything that lists and pages refer to should exist.
  else if (absent > 0 && kind !== 'page')
    differences.push(
      differenceOf('call-partly-missing', `${path} is answered with 404 by some of what is named`, absentResults),
    )

  const failures = Map.groupBy(
    own.flatMap((result) =>
      result.answer.status === 'failed' ? [{ result, trouble: troubleOfResult(requester, result) }] : [],
    ),
    ({ trouble }) => trouble.difference,
  )
  for (const [code, all] of failures)
    differences.push(
      differenceOf(
        code,
        `${path}: ${all[0]!.trouble.detail}`,
        all.map(({ result }) => result),
      ),
    )

  if (ms && ms.least > SLOW_MS)
    differences.push(differenceOf('call-slow', `${path} takes ${ms.least} ms and more`, own))
  const valid = own.filter(({ answer }) => answer.status === 'ok')
  if (etag === 'none') differences.push(differenceOf('no-validators', `${path} has no ETag`, valid))
  if (etag === 'some')
    differences.push(
      differenceOf(
        'no-validators',
        `${path} has an ETag now and then`,
        valid.filter(({ answer }) => answer.status === 'ok' && !answer.etag),
      ),
    )
  if (notModified === 'no')
    differences.push(differenceOf('validators-ignored', `${path} is answered in whole in spite of its ETag`, valid))
  return answered + absent + report.failed === 0 ? [] : differences
}

function troubleOfResult(requester: Requester, { answer, requests }: CallResult) {
  const { path, query } = requests.at(-1) ?? { path: '', query: {} }
  return troubleOf(requester.exchanges(path, query).at(-1), answer.status === 'failed' ? answer.message : '')
}
