/** An event of the provider, as zod schemas. */
import { z } from 'zod'
import { list, Rejected, soft } from './lenient.ts'
import { isBefore } from './moment.ts'
import { id, text, words, name, moment, file, hrefLang, meta } from './wire-fields.ts'

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

/** Rejects an end before the start, since one of them is a typing error and guests need the start. */
export function withEndAfterStart<Event extends { startsAt?: string | undefined; endsAt?: string | undefined }>(
  event: Event,
): Event {
  const { startsAt, endsAt } = event
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string' || !isBefore(endsAt, startsAt)) return event
  return {
    ...event,
    endsAt: new Rejected({ field: [], issue: { code: 'before-start', end: endsAt, start: startsAt } }),
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
      updatedAt: soft(moment),
    })
    .transform(withEndAfterStart)
