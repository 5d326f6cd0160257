/** An event of the provider, as zod schemas. */
import { z } from 'zod'
import { zoneOf } from '../config/catalogue.ts'
import { zonedTime } from '../config/zones.ts'
import { list, Rejected, soft } from './lenient.ts'
import { isBefore } from './moment.ts'
import { id, text, words, name, instant, moment, file, hrefLang, meta } from './wire-fields.ts'

export const eventSummary = () => ({
  id,
  slug: text,
  title: name,
  publisher: z.object({ id }),
  startsAt: soft(moment),
  endsAt: soft(moment),
  venue: soft(words),
  image: soft(file),
})

interface Timed {
  publisher: { id: number }
  startsAt?: string | undefined
  endsAt?: string | undefined
}

/** Gives times in the zone of the hotel. An end before the start is rejected: one of them is a typing error, and guests need the start. */
export function withZonedTimes<Event extends Timed>(event: Event): Event {
  const zone = zoneOf(event.publisher.id)
  // A rejected field is no text.
  const zoned = (iso: unknown) => (typeof iso === 'string' ? zonedTime(iso, zone) : (iso as undefined))
  const [startsAt, endsAt] = [zoned(event.startsAt), zoned(event.endsAt)]
  const isWrong = typeof startsAt === 'string' && typeof endsAt === 'string' && isBefore(endsAt, startsAt)
  return {
    ...event,
    startsAt,
    endsAt: isWrong
      ? new Rejected({ field: [], issue: { code: 'before-start', end: endsAt, start: startsAt } })
      : endsAt,
  }
}

export const event = () =>
  z
    .object({
      ...eventSummary(),
      html: soft(text),
      headerImage: soft(file),
      images: list(file),
      metas: list(meta),
      hrefLangs: list(hrefLang),
      updatedAt: soft(instant),
    })
    .transform(withZonedTimes)
