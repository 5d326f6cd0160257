/**
 * Every problem that a crawl, build or publish can report: severity, message and remedy. `stop` blocks the publish.
 */
import { CONTENT_PROBLEMS } from './content.ts'
import { DETAILS } from './details.ts'
import type { ProblemKind, Severity } from './kind.ts'
import { NETLIFY_PROBLEMS } from './netlify.ts'
import { PROVIDER_PROBLEMS } from './provider.ts'
import { RELEASE_PROBLEMS } from './release.ts'
import { STATE_PROBLEMS } from './state.ts'
import type { ProblemValues } from './values.ts'

export const PROBLEMS = {
  ...PROVIDER_PROBLEMS,
  ...CONTENT_PROBLEMS,
  ...RELEASE_PROBLEMS,
  ...STATE_PROBLEMS,
  ...NETLIFY_PROBLEMS,
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof PROBLEMS

/** Codes that do not block a publish, but do not describe its content. */
const NO_FINDINGS = ['state-damaged', 'state-upgraded', 'state-taken-back', 'stage-switched'] as const

/** Codes that do not block a publish and describe its content: what the desk shows. */
export type FindingCode = Exclude<
  { [Code in ProblemCode]: (typeof PROBLEMS)[Code]['severity'] extends 'stop' ? never : Code }[ProblemCode],
  (typeof NO_FINDINGS)[number]
>

export const FINDING_CODES = (Object.keys(PROBLEMS) as ProblemCode[]).filter(
  (code): code is FindingCode =>
    PROBLEMS[code].severity !== 'stop' && !(NO_FINDINGS as readonly ProblemCode[]).includes(code),
)

/** A problem in the report. `resource` names the record or page. */
export interface Problem {
  severity: Severity
  code: ProblemCode
  resource: string
  /** In English, for operators. Never parsed. */
  message: string
  /** What a finding is about. */
  values?: ProblemValues[keyof ProblemValues]
}

/** What marketing cannot mend in the CMS. */
export const OPERATORS_FINDINGS: ReadonlySet<FindingCode> = new Set([
  'provider-failing',
  'media-failing',
  'call-failed-kept',
  'call-failed-empty',
  'cache-untold',
  'cache-forbidden',
  'number-invented',
  'redirects-broken',
  'redirects-unneeded',
  'page-faulty',
])

/** `about`: the values of a finding; the detail in English of any other problem. */
export function problem<Code extends ProblemCode>(
  code: Code,
  resource: string,
  about: Code extends keyof ProblemValues ? ProblemValues[Code] : string,
): Problem {
  const kind: ProblemKind = PROBLEMS[code]
  if (typeof about === 'string') return { severity: kind.severity, code, resource, message: kind.message(about) }
  const detail = (DETAILS[code as keyof ProblemValues] as (values: unknown) => string)(about)
  return { severity: kind.severity, code, resource, message: kind.message(detail), values: about }
}

/** The values of a problem of this code. */
export function valuesOf<Code extends keyof ProblemValues>(
  { code, values }: Problem,
  of: Code,
): ProblemValues[Code] | undefined {
  return code === of ? (values as ProblemValues[Code] | undefined) : undefined
}

/** Most problems listed in one message: an unreachable provider causes one per record. */
const TOLD = 20

/** Blocks a publish. Its message is for the operator. */
export class MustNotPublish extends Error {
  readonly problems: Problem[]
  constructor(problems: Problem[]) {
    const lines = problems
      .slice(0, TOLD)
      .map(({ code, resource, message }) => `  ${code} ${resource}\n    ${message}\n    ${PROBLEMS[code].remedy}`)
    if (problems.length > TOLD) lines.push(`  … and ${problems.length - TOLD} more`)
    super(`Nothing was published.\n${lines.join('\n')}`)
    this.name = 'MustNotPublish'
    this.problems = problems
  }
}

/** Whether `error` is a `MustNotPublish` with at least one of these codes. */
export function hasProblem(error: unknown, ...codes: readonly ProblemCode[]): boolean {
  return error instanceof MustNotPublish && error.problems.some(({ code }) => codes.includes(code))
}
