/** The ruler of a day runs from 06:00 to 02:00 in 80 quarters of an hour. */
const RULER_START = 6 * 60
const RULER_QUARTERS = 80
const DAY = 24 * 60

function minutesOf(time: string): number | undefined {
  const match = /^(\d{1,2}):(\d{2})/.exec(time)
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

/** Where 'HH:MM' to 'HH:MM' lies on the ruler; a `to` that is not later than `from` is after midnight. */
export function rulerSpan(from: string, to: string): { start: number; length: number } | undefined {
  let opens = minutesOf(from)
  let closes = minutesOf(to)
  if (opens === undefined || closes === undefined) return undefined
  if (closes <= opens) closes += DAY
  // What opens after midnight belongs to the evening before.
  if (closes <= RULER_START) {
    opens += DAY
    closes += DAY
  }
  const start = Math.max(0, (opens - RULER_START) / 15)
  const end = Math.min(RULER_QUARTERS, (closes - RULER_START) / 15)
  return end > start ? { start, length: end - start } : undefined
}
