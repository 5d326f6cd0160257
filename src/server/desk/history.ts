/** The history in words, with the durations of publishes. */
import type { DeskLocale } from '../../desk/locales.ts'
import { deskMessages } from '../../desk/messages/index.ts'
import { momentText, personText } from '../../desk/moment.ts'
import type { HistoryView, LineText, PlotPoint } from '../../desk/views.ts'
import type { HistoryLine } from '../../state/history.ts'
import type { Run } from '../../state/runs.ts'
import type { State } from '../../state/state.ts'
import type { Asked } from './asked.ts'
import type { DeskParts } from './parts.ts'
import { languageName } from './records.ts'
import { placeName } from './translations.ts'

/** Lines on a page, and in a chunk of the export. */
const LISTED = 50
const PIECE = 500
const PLOTTED = 100
/** Range of the plot's height in milliseconds; durations beyond it are clamped. */
const [FASTEST, SLOWEST] = [100, 100_000]

/** Query: `from`, the number of the line after which the page begins, newest first. */
export async function historyView({ state }: DeskParts, { query, locale }: Asked): Promise<HistoryView> {
  const from = Number(query.get('from')) || Number.MAX_SAFE_INTEGER
  const lines = state.history.before(from, LISTED + 1)
  const kept = new Set((await state.releases.list()).map(({ number, release }) => `${number} ${release}`))
  const textOf = lineTexts(locale)
  return {
    kind: 'history',
    lines: lines.slice(0, LISTED).map((line) => ({
      ...textOf(line),
      release: kept.has(`${line.release} ${line.id}`) ? line.release : undefined,
    })),
    next: lines.length > LISTED ? lines[LISTED - 1]!.number : undefined,
    isNewest: from > state.history.last(),
    plot: plotOf(state.runs.newest(PLOTTED).reverse(), locale),
  }
}

export function lineTexts(locale: DeskLocale): (line: HistoryLine) => LineText {
  const m = deskMessages[locale]
  return ({ at, what, release, by, details }) => {
    const { time, locale: language, places = [], codes = [], ...more } = details as LineDetails
    const { pages, lateSeconds, overtakenBy, plannedBy } = more
    const fields = [...new Set(places.map((place) => placeName(place, m.fields)))].join(' · ')
    const text = m.history.lines[what]({
      release: release === undefined ? '' : m.release(release),
      by: personText(by, locale),
      time: time === undefined ? '' : momentText(time, locale),
      language: language === undefined ? '' : languageName(language, locale),
      field: fields || undefined,
      codes: codes.map((code) =>
        Object.hasOwn(m.problems, code) ? m.problems[code as keyof typeof m.problems] : code,
      ),
      ...{ pages, overtakenBy, plannedBy: plannedBy && personText(plannedBy, locale) },
      lateMinutes: lateSeconds === undefined ? undefined : Math.ceil(lateSeconds / 60),
    })
    return { at: momentText(at, locale), text }
  }
}

interface LineDetails {
  time?: string
  locale?: string
  pages?: number
  lateSeconds?: number
  overtakenBy?: number
  plannedBy?: string
  codes?: string[]
  places?: string[]
}

/** Left to right in order; the height is the duration on a logarithmic scale. Both in per mille. */
function plotOf(runs: readonly Run[], locale: DeskLocale): PlotPoint[] {
  const range = Math.log(SLOWEST / FASTEST)
  return runs.map(({ at, ms, outcome, by, report }, index) => ({
    x: Math.round((1000 * (index + 0.5)) / runs.length),
    y: Math.round(1000 * Math.min(1, Math.max(0, 1 - Math.log(Math.max(ms, 1) / FASTEST) / range))),
    // Failed calls may hide changes, so this is not `unchanged`.
    outcome: outcome === 'unchanged' && report?.crawl.failed ? 'failed' : outcome,
    ...{ ms, at: momentText(at, locale), by: personText(by, locale) },
  }))
}

/** Streams the stored history as JSON lines, at the reader's pace. */
export function historyExport({ history }: Pick<State, 'history'>): Response {
  const encoder = new TextEncoder()
  let last = 0
  const lines = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = history.lines(last, PIECE)
      last = piece.at(-1)?.number ?? last
      if (piece.length === 0) controller.close()
      else controller.enqueue(encoder.encode(piece.map((line) => `${JSON.stringify(line)}\n`).join('')))
    },
  })
  return new Response(lines, {
    headers: {
      'content-type': 'application/jsonl; charset=utf-8',
      'content-disposition': 'attachment; filename="history.jsonl"',
    },
  })
}
