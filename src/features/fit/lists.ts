/** Lists of hotels and of events for a guest's trip: what suits it, or is on in its days, comes first. `undefined`: the query says neither who travels nor when. */
import { offersFile, type Offers } from '../../views/fit/offer.ts'
import { hotelFit, hotelReasons, isNeeded } from '../../views/fit/hotel-fit.ts'
import { byFit } from '../../views/fit/room-fit.ts'
import { eventDays } from '../../views/timetable/event-days.ts'
import { reasonRow } from '../../views/fit/words.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'
import type { EventListBody, FitNoteView, FitView, ListedEventView, OfferView, PageView } from '../../views/view.ts'
import { answered, askedIn, type Asked } from './asked.ts'

/** Of a page that shows which hotels have what it is about. */
export async function offersView(view: PageView, query: Query, json: ReadJson): Promise<PageView | undefined> {
  const { body } = view
  const asked = askedIn(query)
  if (!asked) return undefined
  const offers = (await json<Offers>(offersFile(query.locale))) ?? {}
  const noted = <Hotel extends { href: string }>(hotels: readonly Hotel[]) => suitingFirst(hotels, offers, asked)
  if (body.kind === 'landing') return answered(view, { ...body, hotels: noted(body.hotels) }, query)
  return answered(view, body.offers ? { ...body, offers: noted(body.offers) } : body, query)
}

function suitingFirst<Hotel extends { href: string }>(hotels: readonly Hotel[], offers: Offers, asked: Asked): Hotel[] {
  const judged = hotels.map((hotel) => {
    const offer = offerAt(hotel.href, offers)
    const verdict = offer && hotelNote(offer, asked)
    return { hotel: verdict?.note ? { ...hotel, fit: verdict.note } : hotel, fit: verdict?.fit }
  })
  return byFit(judged, ({ fit }) => fit ?? 'unsaid').map(({ hotel }) => hotel)
}

/** A card leads to a page of the hotel, or to its home. */
function offerAt(href: string, offers: Offers): OfferView | undefined {
  const home = Object.keys(offers).find((each) => href === each || href.startsWith(`${each}/`))
  return home === undefined ? undefined : offers[home]
}

function hotelNote(offer: OfferView, { trip, language }: Asked): { fit: FitView; note?: FitNoteView } {
  const { t } = language
  const reasons = hotelReasons(offer, trip)
  const fit = hotelFit(reasons)
  const against = reasons.find(({ name, fit: state }) => name === 'days' || (state === 'no' && isNeeded(name)))
  if (against) {
    const { label, text, source } = reasonRow(against, language)
    return { fit, note: { fit, text: `${label}: ${text}`, source } }
  }
  return fit === 'yes' ? { fit, note: { fit, text: t('fit.yes') } } : { fit }
}

export async function eventsView(view: PageView, query: Query): Promise<PageView | undefined> {
  const body = view.body as EventListBody
  const asked = askedIn(query)
  if (!asked) return undefined
  const on = body.list.filter((event) => isDuring(event, asked))
  const fit: FitNoteView = { fit: 'yes', text: asked.language.t('fit.during') }
  const others = body.list.filter((event) => !on.includes(event))
  return answered(view, { ...body, list: [...on.map((event) => ({ ...event, fit })), ...others] }, query)
}

function isDuring({ startsAt, lastDay }: ListedEventView, { trip: { arrival, departure, month } }: Asked): boolean {
  const days = eventDays({ startsAt })
  if (!days) return false
  const [first, last] = [days.first, lastDay ?? days.last]
  if (month) return first.slice(0, 7) <= month && month <= last.slice(0, 7)
  return arrival !== undefined && arrival <= last && first <= (departure ?? arrival)
}
