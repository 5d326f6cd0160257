/** Local times by IANA zone, so that clocks may change. A text is ISO 8601: a date, or a date and time with or without an offset. */
import { GROUP_ZONE } from '../site/group.ts'

const MINUTE = 60_000
const WITH_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/i

/**
 * The moment as clocks in the zone show it, with their offset: '2027-06-21T19:30:00+03:00'. A time without an offset is the zone's already; a date
 * stays as it is. `undefined` if the text is not a moment. A time that clocks skip in spring is the one an hour later.
 */
export function zonedTime(iso: string, zone = GROUP_ZONE): string | undefined {
  const instant = instantOf(iso, zone)
  if (instant === undefined) return undefined
  if (!iso.includes('T')) return iso
  const offset = offsetAt(instant, zone)
  const text = offsetText(offset)
  // As it was written, with seconds or without, where it is the zone's own.
  if (WITH_OFFSET.exec(iso)?.[0] === text) return iso
  const clock = new Date(instant + offset * MINUTE).toISOString().slice(0, 19)
  const isSame = !WITH_OFFSET.test(iso) && clock.startsWith(iso.slice(0, 16))
  return (isSame ? iso : clock) + text
}

/** A time without an offset gets the zone's; any other text is unchanged. */
export function withOffset(iso: string, zone = GROUP_ZONE): string {
  return iso.includes('T') && !WITH_OFFSET.test(iso) ? (zonedTime(iso, zone) ?? iso) : iso
}

/** Milliseconds of the epoch; of a date its beginning in the zone. */
export function instantOf(iso: string, zone = GROUP_ZONE): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(iso)) return undefined
  if (iso.includes('T') && WITH_OFFSET.test(iso)) return validTime(Date.parse(iso))
  const clock = validTime(Date.parse(iso.includes('T') ? `${iso}Z` : `${iso}T00:00Z`))
  if (clock === undefined) return undefined
  // The offset on the day is that of the moment but near a change, which the second step corrects.
  const near = clock - offsetAt(clock, zone) * MINUTE
  return clock - offsetAt(near, zone) * MINUTE
}

/** The instant of a date and time of the group, '2027-06-21T09:30', as forms give them; `undefined` for any other text. */
export function instantIn(text: string): Date | undefined {
  // East of Greenwich the first day of the year 0 begins in a year of six figures.
  const instant = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? instantOf(text) : undefined
  // There is no 30 February, and `Date` would read 2 March.
  return instant !== undefined && zonedTime(new Date(instant).toISOString())!.startsWith(text)
    ? new Date(instant)
    : undefined
}

/** The day that the zone's calendars show, 'YYYY-MM-DD'. */
export function dayAt(instant: number, zone = GROUP_ZONE): string {
  return new Date(instant + offsetAt(instant, zone) * MINUTE).toISOString().slice(0, 10)
}

const validTime = (time: number) => (Number.isNaN(time) ? undefined : time)

const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes east of UTC. */
function offsetAt(instant: number, zone: string): number {
  let format = formats.get(zone)
  if (!format)
    formats.set(zone, (format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })))
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name) ?? []
  return hours === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function offsetText(offset: number): string {
  const two = (figure: number) => String(Math.floor(figure)).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(Math.abs(offset) / 60)}:${two(Math.abs(offset) % 60)}`
}
