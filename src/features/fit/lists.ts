/** Lists of hotels and of events for a guest's trip: what suits it, or is on in its days, comes first. `undefined`: the query says neither who travels nor when. */
import { offerAt, offersFile, type Offers } from '../../views/fit/offer.ts'
import { hotelFit, hotelReasons, obstacleIn } from '../../domain/fit/hotel-fit.ts'
import type { Question } from '../../views/fit/question.ts'
import { byFit } from '../../domain/fit/room-fit.ts'
import { eventDays } from '../../domain/timetable/event-days.ts'
import { noteOf } from '../../views/fit/words.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'
import type { EventListBody, FitNoteView, FitView, ListedEventView, Offer, PageView } from '../../views/view.ts'
import { answered, askedIn } from './asked.ts'

/** Of a page that shows which hotels have what it is about. */
export async function offersView(view: PageView, query: Query, json: ReadJson): Promise<PageView | undefined> {
  const { body } = view
  const asked = askedIn(query)
  if (!asked) return undefined
  const offers = (await json(offersFile(query.locale))) ?? {}
  const noted = <Hotel extends { href: string }>(hotels: readonly Hotel[]) => suitingFirst(hotels, offers, asked)
  if (body.kind === 'landing') return answered(view, { ...body, hotels: noted(body.hotels) }, query)
  return answered(view, body.offers ? { ...body, offers: noted(body.offers) } : body, query)
}

function suitingFirst<Hotel extends { href: string }>(
  hotels: readonly Hotel[],
  offers: Offers,
  asked: Question,
): Hotel[] {
  const judged = hotels.map((hotel) => {
    const offer = offerAt(offers, hotel.href)
    const verdict = offer && hotelNote(offer, asked)
    return { hotel: verdict?.note ? { ...hotel, fit: verdict.note } : hotel, fit: verdict?.fit }
  })
  return byFit(judged, ({ fit }) => fit ?? 'unsaid').map(({ hotel }) => hotel)
}

function hotelNote(offer: Offer, question: Question): { fit: FitView; note?: FitNoteView } {
  const reasons = hotelReasons(offer, question.trip, question.today)
  const fit = hotelFit(reasons)
  const asked = reasons.find((reason) => reason.name === 'room' && (reason.fit === 'no' || reason.asked))
  const against = obstacleIn(reasons) ?? asked
  if (against) return { fit, note: noteOf(against, question) }
  return fit === 'yes' ? { fit, note: { fit, text: question.language.t('fit.yes') } } : { fit }
}

export async function eventsView(view: PageView<EventListBody>, query: Query): Promise<PageView | undefined> {
  const { body } = view
  const asked = askedIn(query)
  if (!asked) return undefined
  const on = body.list.filter((event) => isDuring(event, asked))
  const fit: FitNoteView = { fit: 'yes', text: asked.language.t('fit.during') }
  const others = body.list.filter((event) => !on.includes(event))
  return answered(view, { ...body, list: [...on.map((event) => ({ ...event, fit })), ...others] }, query)
}

function isDuring({ startsAt, lastDay }: ListedEventView, { trip: { arrival, departure, month } }: Question): boolean {
  const days = eventDays({ startsAt })
  if (!days) return false
  const [first, last] = [days.first, lastDay ?? days.last]
  if (month) return first.slice(0, 7) <= month && month <= last.slice(0, 7)
  return arrival !== undefined && arrival <= last && first <= (departure ?? arrival)
}
