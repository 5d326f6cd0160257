/** The history in words, with the durations of publishes. */
import { deskAddress, type DeskLocale } from '../../views/locales.ts'
import { momentText, personText } from '../../views/moment.ts'
import type { HistoryView, PlotPoint } from '../../views/pages.ts'
import { instantIn } from '../../../config/zones.ts'
import type { HistoryFilter, HistoryLine } from '../../../engine/state/releases/history.ts'
import type { Run } from '../../../engine/state/runs.ts'
import type { State } from '../../../engine/state/state.ts'
import type { DeskRequest } from '../desk-request.ts'
import type { DeskParts } from '../parts.ts'
import { factsOf, filterOf, type Filter } from './filter.ts'
import { byText, lineTexts } from './history-lines.ts'
import { pageEditsOf } from './page-edits.ts'
import { editText } from './reasons.ts'
import { thingLabels } from './records.ts'

const LINES_PER_PAGE = 50
/** Records named in a line of a filtered history. */
const MOST_CAUSES = 10
const LINES_PER_CHUNK = 500
/** Lines searched for the oldest ones. */
const MOST_LINES = 100_000
const RUNS_IN_PLOT = 100
const DAY_MS = 24 * 60 * 60 * 1000
/** Range of the plot's height; durations beyond it are clamped. */
const [FASTEST_MS, SLOWEST_MS] = [100, 100_000]

/**
 * Query: `who`, `since`, `until`, `path` and the desk's filter; `from`, the number of the line, or with `path` of the release, after which the page begins,
 * newest first. With a path, what changed on that page.
 */
export async function historyView({ state }: DeskParts, request: DeskRequest): Promise<HistoryView> {
  const { query, path, locale } = request
  const from = Number(query.get('from')) || Number.MAX_SAFE_INTEGER
  const [who, since, until] = ['who', 'since', 'until'].map((name) => query.get(name) ?? '') as [string, string, string]
  const choice = { who, since: dayIn(since), until: dayIn(until), path }
  const days = {
    who: who || undefined,
    since: startOf(choice.since)?.toISOString(),
    until: endOf(choice.until)?.toISOString(),
  }
  const filter = filterOf(state, request)
  const older = (next: number) =>
    `${deskAddress(locale, 'history')}?${new URLSearchParams({ ...choice, ...filter.query, from: `${next}` })}`
  const people = state.history.people().map((name) => ({ name, text: personText(name, locale) }))
  const common = { kind: 'history' as const, choice, filter: filter.view, people }
  if (path !== '') {
    const isListed = (thing: string, kind: string) => filter.matchesThing(thing, [kind])
    const edits = pageEditsOf(state, locale, { path, from, ...days, isListed })
    const next = edits.older === undefined ? undefined : older(edits.older)
    return {
      ...common,
      edits: edits.edits,
      lines: [],
      older: next,
      isNewest: from === Number.MAX_SAFE_INTEGER,
      plot: [],
    }
  }
  const isListed = filter.view.isSet ? lineFilter(state, filter, locale) : () => true
  const listed = (before: number, most: number) => linesBefore(state.history, { before, most, days, isListed })
  const matches = listed(from, LINES_PER_PAGE + 1)
  const lines = matches.length > 0 ? matches : listed(Number.MAX_SAFE_INTEGER, MOST_LINES).slice(-LINES_PER_PAGE)
  const keptNames = new Set((await state.releases.list()).map(({ number, release }) => `${number} ${release}`))
  const textOf = lineTexts(locale, state)
  /** In place of the line's own, which are those of most pages. */
  const chosenCauses = (release: number) =>
    state.edits.recordsOf(release, filter.edits).slice(0, MOST_CAUSES).map(editText(state, locale))
  const isWhole = Object.values(choice).every((each) => each === '') && !filter.view.isSet
  const isNewest = from > state.history.last()
  return {
    ...common,
    edits: undefined,
    lines: lines.slice(0, LINES_PER_PAGE).map((line) => ({
      ...textOf(line),
      ...(filter.view.isSet && line.details.causes !== undefined && { causes: chosenCauses(line.release!) }),
      release: keptNames.has(`${line.release} ${line.id}`) ? line.release : undefined,
    })),
    older: lines.length > LINES_PER_PAGE ? older(lines[LINES_PER_PAGE - 1]!.number) : undefined,
    isNewest,
    plot: isWhole && isNewest ? plotOf(state, locale) : [],
  }
}

/** Lines of releases that changed such records, and of their translations. */
function lineFilter(state: State, filter: Filter, locale: DeskLocale): (line: HistoryLine) => boolean {
  const releases = state.edits.releasesWith(filter.edits)
  const labelOf = thingLabels(state, locale)
  return ({ what, release, details }) => {
    if (release !== undefined) return releases.has(release)
    const { thing, locale: language } = details as { thing?: string; locale?: string }
    const label = what === 'dismissed' && thing !== undefined ? labelOf(thing, language ?? '') : undefined
    return label !== undefined && filter.matches(factsOf(label))
  }
}

interface LinesOptions {
  /** Number of a line. */
  before: number
  most: number
  days: HistoryFilter
  isListed: (line: HistoryLine) => boolean
}

/** Newest first. */
function linesBefore(history: State['history'], { before, most, days, isListed }: LinesOptions): HistoryLine[] {
  const found: HistoryLine[] = []
  for (let last = before; found.length < most;) {
    const chunk = history.before(last, LINES_PER_CHUNK, days)
    found.push(...chunk.filter(isListed))
    if (chunk.length < LINES_PER_CHUNK) break
    last = chunk.at(-1)!.number
  }
  return found.slice(0, most)
}

const startOf = (day: string) => instantIn(`${day}T00:00`)
const endOf = (day: string) => {
  const start = startOf(day)
  return start && new Date(start.getTime() + DAY_MS)
}
/** '' if the text is not a day. The end of the year 9999 has no four figures to be compared with. */
const dayIn = (text: string) => (text < '9999' && startOf(text) ? text : '')

/** Left to right in order; the height is the duration on a logarithmic scale. Both in per mille. */
function plotOf({ runs: all, history }: Pick<State, 'runs' | 'history'>, locale: DeskLocale): PlotPoint[] {
  const range = Math.log(SLOWEST_MS / FASTEST_MS)
  const runs = all.newest(RUNS_IN_PLOT).reverse()
  // Authors are in the history. They belong to a release's first run; later runs only found the release again.
  const lines = new Map(
    history.before(Number.MAX_SAFE_INTEGER, LINES_PER_CHUNK).map((line) => [`${line.what} ${line.release}`, line]),
  )
  const byOf = ({ number, by, outcome, release }: Run) => {
    const isFirst = release !== undefined && all.ofRelease(release)?.number === number
    return byText({ details: {}, ...(isFirst && lines.get(`${outcome} ${release}`)), by }, locale)
  }
  return runs.map((run, index) => ({
    x: Math.round((1000 * (index + 0.5)) / runs.length),
    y: Math.round(1000 * Math.min(1, Math.max(0, 1 - Math.log(Math.max(run.ms, 1) / FASTEST_MS) / range))),
    // Failed calls may hide changes, so this is not `unchanged`.
    outcome: run.outcome === 'unchanged' && run.report?.crawl.failed ? 'failed' : run.outcome,
    ms: run.ms,
    at: momentText(run.at, locale),
    by: byOf(run),
  }))
}

/** Streams the stored history as JSON lines, at the reader's pace. */
export function historyExport({ history }: Pick<State, 'history'>): Response {
  const encoder = new TextEncoder()
  let last = 0
  const lines = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = history.lines(last, LINES_PER_CHUNK)
      last = chunk.at(-1)?.number ?? last
      if (chunk.length === 0) controller.close()
      else controller.enqueue(encoder.encode(chunk.map((line) => `${JSON.stringify(line)}\n`).join('')))
    },
  })
  return new Response(lines, {
    headers: {
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': 'attachment; filename="history.jsonl"',
    },
  })
}
