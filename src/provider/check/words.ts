/** Renders a report as text for a terminal. */
import { LOCALES } from '../../config/locales.ts'
import { PROBLEMS } from '../../config/problems/table.ts'
import type { CallReport, CheckReport, Difference, PageCount } from './report.ts'

/** The HTML page and JSON have all lines. */
const MAX_LINES = 40

export function reportText(report: CheckReport): string {
  const { provider, differences, neverGiven, missingPages, quarantined, proposal } = report
  return [
    `${provider}: ${verdict(report)}`,
    requestsText(report),
    ...report.stops.map(({ code, message }) => `  ${message}\n    ${PROBLEMS[code].remedy}`),
    ...section('Calls', report.calls.map(callLine)),
    ...section(`Differences from the contract: ${differences.length}`, listed(differences.map(differenceText))),
    ...section(`Optional fields that no answer has: ${neverGiven.length}`, [neverGiven.join(', ')].filter(Boolean)),
    ...section(
      `Answers that are not used: ${quarantined.length}`,
      listed(quarantined.map(({ call, message }) => `${call}: ${message}`)),
    ),
    ...section('Pages that would stand', pageTable(report.pages)),
    ...section(
      `Pages of the specification that would not: ${missingPages.length}`,
      listed(missingPages.map(({ path, why, instead }) => `${path} (${why}). ${instead}`)),
    ),
    ...(proposal
      ? [
          ...section('provider.mapping.ts could say', proposal.text.trimEnd().split('\n')),
          ...section(
            `With it ${proposal.isPublishable ? 'a site could be published' : 'no site could be published yet'}, and these pages would stand`,
            pageTable(proposal.pages),
          ),
        ]
      : []),
  ].join('\n')
}

export function verdict({ isPublishable, proposal }: CheckReport): string {
  if (isPublishable) return 'a site could be published.'
  return proposal?.isPublishable
    ? 'no site could be published as it is; with the proposed mapping, one could.'
    : 'no site could be published.'
}

export function requestsText({ asked: { requests, ms, isWhole } }: CheckReport): string {
  const extent = isWhole
    ? 'all that a crawl would ask for'
    : 'a part of what a crawl would ask for: --limit says how much'
  return `Asked ${requests} times in ${(ms / 1000).toFixed(1)} s, ${extent}. Nothing was stored.`
}

export function answeredText({ asked, answered, absent, failed }: CallReport): string {
  if (asked === 0) return 'not asked'
  return [`${answered} of ${asked} answered`, absent && `${absent} × 404`, failed && `${failed} failed`]
    .filter(Boolean)
    .join(', ')
}

export function validatorText({ etag, notModified }: CallReport): string {
  if (etag === 'unknown') return ''
  if (etag === 'none') return 'no ETag'
  const repeated = { yes: ', 304', no: ', no 304', unknown: '' }[notModified]
  return `${etag === 'all' ? 'ETag' : 'ETag now and then'}${repeated}`
}

const FORMS = ['newsletter', 'contactForm']

export function speedText({ call, ms }: CallReport): string {
  if (ms) return `${ms.median} ms (${ms.least}–${ms.most})`
  return FORMS.includes(call) ? 'not tried: it would send something to somebody' : 'nothing led to it'
}

function callLine(call: CallReport): string {
  const details = [answeredText(call), speedText(call), validatorText(call)].filter(Boolean).join('; ')
  return `${call.call.padEnd(18)} ${details}`
}

function differenceText({ message, count, example, instead, remedy, isMapped }: Difference): string {
  const times = count > 1 ? ` (${count} times)` : ''
  return `${message}${times}, as in ${example}\n    Guests: ${instead}\n    ${isMapped ? 'The mapping below says so.' : remedy}`
}

function pageTable(pages: readonly PageCount[]): string[] {
  const line = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(14) + cells.map((cell) => String(cell).padStart(7)).join('')
  const rows = pages.map(({ kind, stands, notAsked }) =>
    line(kind, [
      ...LOCALES.map((locale) => stands[locale]),
      notAsked === 0 ? '' : `+${notAsked} not asked`.padStart(16),
    ]),
  )
  return [line('', LOCALES), ...rows]
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]
}

function listed(lines: readonly string[]): string[] {
  if (lines.length <= MAX_LINES) return [...lines]
  return [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more: see --out or --json`]
}
