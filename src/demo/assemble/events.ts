import { LANGS, type Event, type EventSummary, type Lang } from '../contract.ts'
import { paragraphs } from '../content/html.ts'
import type { EventContent, HotelKey } from '../content/types.ts'
import { eventUrl } from '../paths.ts'
import { eventSummary } from '../world.ts'
import type { Directory } from './directory.ts'
import { metas, type Workshop } from './draft.ts'
import { stamp } from './ids.ts'

export function placeEvents(directory: Directory, events: readonly EventContent[]): void {
  for (const event of events)
    directory.add(`event:${event.id}`, {
      langs: LANGS.filter((lang) => !event.absentIn?.includes(lang)),
      url: (lang) => eventUrl(event.slug[lang], lang),
      slug: (lang) => event.slug[lang],
      id: event.id,
    })
}

export function addEvents(workshop: Workshop): void {
  const { world, directory, events } = workshop
  for (const event of events)
    for (const lang of directory.langs(`event:${event.id}`)) world.addEvent(lang, eventRecord(workshop, event, lang))
}

function eventRecord({ files, directory }: Workshop, event: EventContent, lang: Lang): Event {
  const { id, publisherId, slug, title, startsAt, endsAt, venue, body, description, pictures, hotel } = event
  const owner = hotel ?? 'group'
  const header = files.scene(pictures[0]!, id, owner, lang)
  return {
    id,
    slug: slug[lang],
    title: title[lang],
    publisher: { id: publisherId },
    startsAt,
    endsAt,
    venue: venue[lang],
    image: header,
    html: paragraphs(body[lang]),
    headerImage: header,
    images: pictures.map((subject, index) => files.scene(subject, id * 10 + index, owner, lang)),
    metas: metas({ title: title[lang], description: description[lang] }),
    hrefLangs: directory.hrefLangs(`event:${id}`),
    updatedAt: stamp(id),
  }
}

/** Events that a page lists in a language, by date: those of one hotel, or all. Call it after the events are made. */
export function eventsFor({ world, directory, events }: Workshop, lang: Lang, hotel?: HotelKey): EventSummary[] {
  return events
    .filter((event) => (hotel === undefined || event.hotel === hotel) && directory.has(`event:${event.id}`, lang))
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .flatMap(({ publisherId, slug }) => {
      const event = world.events.get(publisherId, lang, slug[lang])
      return event ? [eventSummary(event)] : []
    })
}
