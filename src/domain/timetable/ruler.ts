/** The day's ruler: 06:00 to 02:00, in 80 quarter hours. */
export const RULER_START = 6 * 60
export const RULER_END = 26 * 60
export const DAY = 24 * 60

interface Span {
  start: number
  length: number
}

/** Minutes from midnight of 'HH:MM'. */
export function minutesOf(time: string): number | undefined {
  const match = /^(\d{1,2}):([0-5]\d)/.exec(time)
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Infinity
  return minutes <= DAY ? minutes : undefined
}

/** Minutes from midnight of the opening day. A `to` that is not later than `from` is on the next day. */
function opening(from: string, to: string): { opens: number; closes: number } | undefined {
  const opens = minutesOf(from)
  const closes = minutesOf(to)
  if (opens === undefined || closes === undefined) return undefined
  return { opens, closes: closes > opens ? closes : closes + DAY }
}

/** Position of 'HH:MM' to 'HH:MM' on the ruler. Two spans if it stays open overnight past 06:00. */
export function rulerSpans(from: string, to: string): Span[] {
  const open = opening(from, to)
  if (!open) return []
  const spans: Span[] = []
  for (const day of [DAY, 0, -DAY]) {
    const start = (Math.max(open.opens, day + RULER_START) - day - RULER_START) / 15
    const end = (Math.min(open.closes, day + RULER_END) - day - RULER_START) / 15
    const before = spans.at(-1)
    if (end <= start) continue
    if (before && before.start + before.length >= start) before.length = Math.max(before.length, end - before.start)
    else spans.push({ start, length: end - start })
  }
  return spans
}

/** Minutes from 06:00 to the opening; 0 if it is already open at 06:00. */
export function minutesIntoDay(from: string, to: string): number {
  const { opens = RULER_START, closes = RULER_START } = opening(from, to) ?? {}
  if (opens < RULER_START && closes > RULER_START) return 0
  return (opens - RULER_START + DAY) % DAY
}
