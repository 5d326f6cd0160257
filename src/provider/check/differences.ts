/** Describes differences from the contract. */
import type { FieldIssue } from '../../config/problems/values.ts'
import { faultText } from '../../config/problems/details.ts'
import { PATHS } from '../endpoints.ts'
import { pathAsked } from '../mapping/calls.ts'
import type { ProviderMapping } from '../mapping/mapping.ts'
import type { Unit } from '../shapes.ts'
import type { WireKind } from '../wire.ts'
import { DIFFERENCES } from './difference-codes.ts'
import { CALL_INSTEAD, DIFFERENCE_INSTEAD, fieldInstead } from './instead.ts'
import type { FieldProposal } from './propose.ts'
import type { Difference } from './report.ts'
import type { FieldSeen, Survey } from './survey.ts'
import type { WrappingProposal } from './wrapping.ts'

type Finding = Omit<Difference, 'remedy' | 'instead' | 'isMapped'> & { instead?: string; isMapped?: boolean }

export function difference(finding: Finding): Difference {
  const { calls, unit, field } = finding
  return {
    instead: DIFFERENCE_INSTEAD[finding.code] ?? (field && unit ? fieldInstead(unit, field) : CALL_INSTEAD[calls[0]!]),
    isMapped: false,
    ...finding,
    remedy: DIFFERENCES[finding.code],
  }
}

const total = ({ faults }: FieldSeen) => [...faults.values()].reduce((sum, { count }) => sum + count, 0)
const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((all, count) => all + count, 0)
const firstExample = ({ faults, example }: FieldSeen) => [...faults.values()][0]?.example ?? example

export function ofProposal({ unit, field, place, seen }: FieldProposal): Difference {
  const where = typeof place === 'string' ? { at: place } : place
  const isElsewhere = where.at !== undefined
  const written = [...seen.faults.values()].map(({ issue }) => issueText(issue)).join('; ')
  const isOwn = where.at === '.'
  const message = isElsewhere
    ? isOwn
      ? `${unit}.${field} is what stands there itself: ${written || 'it is no object'}`
      : `${unit}.${field} is at “${where.at}”${where.as ? `, written as ${where.as}` : ''}`
    : `${unit}.${field} is written otherwise: ${written}`
  return difference({
    code: isElsewhere ? 'field-elsewhere' : 'field-written',
    ...{ calls: [...seen.kinds], unit, field, message },
    ...{
      count: total(seen) || seen.absent || sum(seen.lackingWhole.counts),
      example: firstExample(seen),
      isMapped: true,
    },
  })
}

export function ofWrapping({ kind, at, pages, count, example }: WrappingProposal): Difference {
  const message = pages
    ? `The list comes in pages, its entries at “${at}”, the next one ${'next' in pages ? `by “${pages.next}”` : `by the parameter “${pages.parameter}”`}`
    : `The answer is at “${at}”`
  return difference({
    ...{ code: pages ? 'list-paged' : 'answer-wrapped', calls: [kind], message, count, example, isMapped: true },
  })
}

/** Differences without a proposal: missing or invalid fields, and responses of the wrong type. */
export function ofSurvey({ fields, unexpected }: Survey, mapping: ProviderMapping): Difference[] {
  const answers = [...unexpected].map(([kind, { issue, count, example }]) =>
    difference({
      code: 'answer-unlike',
      calls: [kind],
      message: `The answer of ${pathAsked(kind, mapping)}: ${issueText(issue)}`,
      count,
      example,
    }),
  )
  return [...answers, ...[...fields.values()].flatMap(ofField)]
}

function ofField(seen: FieldSeen): Difference[] {
  const { unit, name: field, kinds, absent, isRequired, example } = seen
  const about = { calls: [...kinds], unit, field }
  const name = `${unit}.${field}`
  const missing = isRequired && absent > 0
  return [
    ...(missing
      ? [difference({ ...about, code: 'field-missing', message: `${name} is missing`, count: absent, example })]
      : []),
    ...[...seen.faults.values()].map((fault) =>
      difference({
        ...{ ...about, code: 'field-invalid', message: `${name}: ${issueText(fault.issue)}` },
        ...{ count: fault.count, example: fault.example },
      }),
    ),
  ]
}

const issueText = (issue: FieldIssue) => faultText({ at: [], field: [], issue })

/** Optional fields that were always missing, except in objects that were always missing, too. */
export function neverGiven({ fields }: Survey, isMapped: (unit: Unit, field: string) => boolean): string[] {
  return [...fields.values()]
    .filter((seen) => !seen.isRequired && seen.absent > 0 && seen.given === 0 && !isMapped(seen.unit, seen.name))
    .map(({ unit, name }) => `${unit}.${name}`)
    .sort()
}

export function byCall(left: Difference, right: Difference): number {
  const order = Object.keys(PATHS) as WireKind[]
  const rank = ({ calls }: Difference) => order.indexOf(calls[0]!)
  return rank(left) - rank(right) || left.message.localeCompare(right.message, 'en')
}
