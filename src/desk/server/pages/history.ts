/** The history in words, with the durations of publishes. */
import { deskAddress, type DeskLocale } from '../../views/locales.ts'
import { deskMessages } from '../../messages/index.ts'
import { isolated, momentText, personText } from '../../views/moment.ts'
import type { HistoryView, LineText, PlotPoint } from '../../views/pages.ts'
import { instantIn } from '../../../config/zones.ts'
import { pageVersions } from '../../../engine/publisher/page-history.ts'
import type { Cause } from '../../../engine/state/releases/causes.ts'
import type { HistoryLine } from '../../../engine/state/releases/history.ts'
import type { Run } from '../../../engine/state/runs.ts'
import type { State } from '../../../engine/state/state.ts'
import type { DeskRequest } from '../desk-request.ts'
import type { DeskParts } from '../parts.ts'
import { causeTexts } from './reasons.ts'
import { languageName, thingNames } from './records.ts'
import { placeName } from './translations.ts'

const LINES_PER_PAGE = 50
const LINES_PER_CHUNK = 500
/** Lines searched for the oldest ones. */
const MOST_LINES = 100_000
const RUNS_IN_PLOT = 100
const DAY_MS = 24 * 60 * 60 * 1000
/** Range of the plot's height; durations beyond it are clamped. */
const [FASTEST_MS, SLOWEST_MS] = [100, 100_000]

/** Query: `who`, `since`, `until` and `path` filter; `from`, the number of the line after which the page begins, newest first. */
export async function historyView({ state }: DeskParts, { query, path, locale }: DeskRequest): Promise<HistoryView> {
  const from = Number(query.get('from')) || Number.MAX_SAFE_INTEGER
  const [who, since, until] = ['who', 'since', 'until'].map((name) => query.get(name) ?? '') as [string, string, string]
  const choice = { who, since: dayIn(since), until: dayIn(until), path }
  const filter = {
    who: who || undefined,
    since: startOf(choice.since)?.toISOString(),
    until: endOf(choice.until)?.toISOString(),
    releases: path === '' ? undefined : await pageVersions(state, path),
  }
  const matches = state.history.before(from, LINES_PER_PAGE + 1, filter)
  const lines =
    matches.length > 0
      ? matches
      : state.history.before(Number.MAX_SAFE_INTEGER, MOST_LINES, filter).slice(-LINES_PER_PAGE)
  const keptNames = new Set((await state.releases.list()).map(({ number, release }) => `${number} ${release}`))
  const textOf = lineTexts(locale, state)
  const isWhole = Object.values(choice).every((each) => each === '')
  const isNewest = from > state.history.last()
  const older = new URLSearchParams({ ...choice, from: String(lines[LINES_PER_PAGE - 1]?.number) })
  return {
    kind: 'history',
    choice,
    people: state.history.people().map((name) => ({ name, text: personText(name, locale) })),
    lines: lines.slice(0, LINES_PER_PAGE).map((line) => ({
      ...textOf(line),
      release: keptNames.has(`${line.release} ${line.id}`) ? line.release : undefined,
    })),
    older: lines.length > LINES_PER_PAGE ? `${deskAddress(locale, 'history')}?${older}` : undefined,
    isNewest,
    plot: isWhole && isNewest ? plotOf(state, locale) : [],
  }
}

const startOf = (day: string) => instantIn(`${day}T00:00`)
const endOf = (day: string) => {
  const start = startOf(day)
  return start && new Date(start.getTime() + DAY_MS)
}
/** '' if the text is not a day. */
const dayIn = (text: string) => (startOf(text) ? text : '')

/** `state`: optional, to name the changed records. */
export function lineTexts(locale: DeskLocale, state?: Pick<State, 'records'>): (line: HistoryLine) => LineText {
  const m = deskMessages[locale]
  const causeOf = state && causeTexts(state, locale)
  const recordOf = state && thingNames(state, locale)
  return (line) => {
    const { at, what, release, details, isWithdrawn = false } = line
    const { time, thing, locale: language, places = [], codes = [], causes = [], ...more } = details as LineDetails
    const { pages, lateSeconds, overtakenBy, plannedBy, isBack = false } = more
    const fields = [...new Set(places.map((place) => placeName(place, m.fields)))].join(' · ')
    const text = m.history.lines[what]({
      release: release === undefined ? '' : m.release(release),
      by: byText(line, locale),
      time: time === undefined ? '' : momentText(time, locale),
      record: language === undefined ? '' : ((thing && recordOf?.(thing, language)) ?? languageName(language, locale)),
      field: fields || undefined,
      codes: codes.map((code) =>
        Object.hasOwn(m.problems, code) ? m.problems[code as keyof typeof m.problems] : code,
      ),
      isWithdrawn,
      isBack,
      pages,
      overtakenBy,
      plannedBy: plannedBy && personText(plannedBy, locale),
      lateMinutes: lateSeconds === undefined ? undefined : Math.ceil(lateSeconds / 60),
    })
    return { at: momentText(at, locale), text, ...(causeOf && causes.length > 0 && { causes: causes.map(causeOf) }) }
  }
}

/** Who did it: the authors in the content system, if known. */
export function byText(line: Pick<HistoryLine, 'by' | 'details'> | undefined, locale: DeskLocale): string {
  if (!line) return personText('operator', locale)
  const { authors = [] } = line.details as LineDetails
  return line.by === 'webhook' && authors.length > 0
    ? deskMessages[locale].history.authors(authors.map(isolated).join(', '))
    : personText(line.by, locale)
}

interface LineDetails {
  time?: string
  thing?: string
  locale?: string
  pages?: number
  lateSeconds?: number
  overtakenBy?: number
  plannedBy?: string
  codes?: string[]
  places?: string[]
  isBack?: boolean
  authors?: string[]
  causes?: Cause[]
}

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
