/** The days of an event. */
import { dateOf, momentOf, type Moment } from '../../i18n/dates.ts'
import type { EventSummaryRecord } from '../../records/records.ts'
import { addDays } from '../trip/dates.ts'

/** An event that ends past midnight, up to this hour, is still one of the day before. */
const NIGHT_ENDS = '06:00'

export interface EventDays {
  start: Moment
  end?: Moment
  /** 'YYYY-MM-DD'; equal for an event of one day, which may end in the night behind it. */
  first: string
  last: string
}

/** `undefined` for an event without a date. */
export function eventDays({
  startsAt = '',
  endsAt = '',
}: Pick<EventSummaryRecord, 'startsAt' | 'endsAt'>): EventDays | undefined {
  const [start, end] = [startsAt, endsAt].map((iso) => momentOf(iso))
  if (!start) return undefined
  const first = dateOf(start)
  const ends = end ? dateOf(end) : first
  const isNight = ends > first && end?.time !== undefined && end.time <= NIGHT_ENDS
  const last = isNight ? addDays(ends, -1) : ends
  return { start, ...(end && { end }), first, last: last > first ? last : first }
}
