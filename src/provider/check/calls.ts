/** Of each call of the contract: whether it is answered, how fast, and with validators. */
import type { WireKind } from '../wire.ts'
import { POST_PATHS } from '../send.ts'
import { PATHS } from '../endpoints.ts'
import type { Asker } from './asker.ts'
import { difference } from './differences.ts'
import type { Explored, Told } from './explore.ts'
import { CALL_INSTEAD } from './instead.ts'
import type { CallReport, Difference, FormCall } from './report.ts'
import { troubleOf } from './troubles.ts'

const KINDS = Object.keys(PATHS) as WireKind[]
/** Milliseconds that no answer should take: a crawl waits for thousands. */
const SLOW = 2000
/** Calls of a kind that are asked again with their validators. */
const ASKED_AGAIN = 2

export async function callsOf(
  asker: Asker,
  { told }: Explored,
): Promise<{ calls: CallReport[]; differences: Difference[] }> {
  await askSlowOnesAlone(asker, told)
  const differences: Difference[] = []
  const reads = await Promise.all(
    KINDS.map(async (kind): Promise<CallReport> => {
      const own = told.filter((each) => each.kind === kind && each.answer.status !== 'not-asked')
      const validators = await validatorsOf(asker, own)
      const times = timesOf(asker, own)
      const report: CallReport = {
        ...{ call: kind, path: PATHS[kind], asked: own.length, instead: CALL_INSTEAD[kind] },
        answered: countOf(own, 'ok'),
        absent: countOf(own, 'absent'),
        failed: countOf(own, 'failed'),
        ...(times && { ms: times }),
        ...validators,
      }
      differences.push(...differencesOf(asker, kind, own, report))
      return report
    }),
  )
  return { calls: [...reads, formCall('newsletter'), formCall('contactForm', 'contact')], differences }
}

/** What took long beside all else may have waited for it. */
async function askSlowOnesAlone(asker: Asker, told: readonly Told[]): Promise<void> {
  for (const kind of KINDS) {
    const own = told.filter((each) => each.kind === kind)
    const [first] = own.flatMap(({ questions }) => questions)
    const { least = 0 } = timesOf(asker, own) ?? {}
    if (first && least > SLOW) await asker.client.get(first.path, first.query)
  }
}

function formCall(call: FormCall, form: keyof typeof POST_PATHS = 'newsletter'): CallReport {
  const untried = { asked: 0, answered: 0, absent: 0, failed: 0, etag: 'unknown', notModified: 'unknown' } as const
  return { call, path: POST_PATHS[form], ...untried, instead: CALL_INSTEAD[call] }
}

const countOf = (told: readonly Told[], status: string) => told.filter(({ answer }) => answer.status === status).length

function timesOf(asker: Asker, told: readonly Told[]): CallReport['ms'] {
  const times = told
    .flatMap(({ questions }) => questions)
    .flatMap(({ path, query }) => asker.exchanges(path, query))
    .filter(({ error }) => !error)
    .map(({ ms }) => Math.round(ms))
    .sort((left, right) => left - right)
  if (times.length === 0) return undefined
  return { least: times[0]!, median: times[times.length >> 1]!, most: times.at(-1)! }
}

async function validatorsOf(asker: Asker, told: readonly Told[]): Promise<Pick<CallReport, 'etag' | 'notModified'>> {
  const answered = told.flatMap(({ questions }) => questions).filter(({ answer }) => answer.status === 'ok')
  const tagged = answered.flatMap(({ path, query, answer }) =>
    answer.status === 'ok' && answer.etag !== undefined ? [{ path, query, etag: answer.etag }] : [],
  )
  if (answered.length === 0) return { etag: 'unknown', notModified: 'unknown' }
  if (tagged.length === 0) return { etag: 'none', notModified: 'unknown' }
  const again = await Promise.all(
    tagged.slice(0, ASKED_AGAIN).map(({ path, query, etag }) => asker.isValid(path, query, etag)),
  )
  return { etag: tagged.length === answered.length ? 'all' : 'some', notModified: again.some(Boolean) ? 'yes' : 'no' }
}

function differencesOf(asker: Asker, kind: WireKind, own: readonly Told[], report: CallReport): Difference[] {
  const { asked, answered, absent, path, ms, etag, notModified } = report
  const of = (code: Difference['code'], message: string, told: readonly Told[]) =>
    difference({ code, calls: [kind], message, count: told.length, example: told[0]?.resource ?? path })
  const gone = own.filter(({ answer }) => answer.status === 'absent')
  const found: Difference[] = []
  if (asked > 0 && absent === asked)
    found.push(of('call-missing', `${path} is answered with 404 by all that was asked`, gone))
  // A page may not exist in a language; what lists and pages name should.
  else if (absent > 0 && kind !== 'page')
    found.push(of('call-partly-missing', `${path} is answered with 404 by some of what is named`, gone))

  const failures = Map.groupBy(
    own.flatMap((told) => (told.answer.status === 'failed' ? [{ told, trouble: troubleOfTold(asker, told) }] : [])),
    ({ trouble }) => trouble.difference,
  )
  for (const [code, all] of failures)
    found.push(
      of(
        code,
        `${path}: ${all[0]!.trouble.detail}`,
        all.map(({ told }) => told),
      ),
    )

  if (ms && ms.least > SLOW) found.push(of('call-slow', `${path} takes ${ms.least} ms and more`, own))
  const valid = own.filter(({ answer }) => answer.status === 'ok')
  if (etag === 'none') found.push(of('no-validators', `${path} has no ETag`, valid))
  if (etag === 'some')
    found.push(
      of(
        'no-validators',
        `${path} has an ETag now and then`,
        valid.filter(({ answer }) => answer.status === 'ok' && !answer.etag),
      ),
    )
  if (notModified === 'no')
    found.push(of('validators-ignored', `${path} is answered in whole in spite of its ETag`, valid))
  return answered + absent + report.failed === 0 ? [] : found
}

function troubleOfTold(asker: Asker, { answer, questions }: Told) {
  const { path, query } = questions.at(-1) ?? { path: '', query: {} }
  return troubleOf(asker.exchanges(path, query).at(-1), answer.status === 'failed' ? answer.message : '')
}
