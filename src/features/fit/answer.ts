/** A hotel's home, its rooms and a room for a guest's trip. `undefined`: the query says neither who travels nor when. */
import { parsePath } from '../../routes/paths.ts'
import { parseUrl } from '../../routes/place.ts'
import { offerAt, offersFile } from '../../views/fit/offer.ts'
import { hotelFit, hotelReasons, isNeeded } from '../../domain/fit/hotel-fit.ts'
import type { Question } from '../../views/fit/question.ts'
import { judgeRooms, sleepingView, type JudgedRooms } from '../../views/fit/rooms.ts'
import { reasonRows, tripInWords } from '../../views/fit/words.ts'
import type { QueriedView, Query, ReadJson } from '../../views/queried/query.ts'
import type { FitView, HotelBody, HotelFitView, OfferedRoom, Offer, RoomBody, RoomsBody } from '../../views/view.ts'
import { answered, askedIn } from './asked.ts'

const VERDICTS = { yes: 'fit.yesHotel', unsaid: 'fit.unsaidHotel', no: 'fit.noHotel' } as const satisfies Record<
  FitView,
  string
>

export const hotelView: QueriedView<HotelBody> = async (view, query, json) => {
  const { body } = view
  const asked = askedIn(query)
  if (!asked) return undefined
  const offer = await offerOf(query, json)
  const fit = offer && hotelFitView(offer, asked)
  if (!fit) return answered(view, body, query)
  const large = body.rooms.length
  const rooms = withFit([...body.rooms, ...body.roomTiles], judgeRooms(offer, asked))
  return answered(view, { ...body, hotelFit: fit, rooms: rooms.slice(0, large), roomTiles: rooms.slice(large) }, query)
}

export const roomsView: QueriedView<RoomsBody> = async (view, query, json) => {
  const { body } = view
  const asked = askedIn(query)
  if (!asked) return undefined
  const judged = judgeRooms((await offerOf(query, json)) ?? roomsAlone(query, body.rooms), asked)
  const { obstacle } = judged
  return answered(view, { ...body, rooms: withFit(body.rooms, judged), ...(obstacle && { fit: obstacle }) }, query)
}

export const roomView: QueriedView<RoomBody> = async (view, query, json) => {
  const { body } = view
  const asked = askedIn(query)
  if (!asked) return undefined
  const { room, others, offeredRooms } = body
  const judged = judgeRooms((await offerOf(query, json)) ?? roomsAlone(query, offeredRooms), asked)
  const note = judged.noteOf(room)
  const sleeping = asked.party && sleepingView(room, asked.party, asked.language)
  const fit = note ?? judged.obstacle
  return answered(
    view,
    { ...body, ...(fit && { fit: { ...fit, ...(sleeping && { sleeping }) } }), others: withFit(others, judged) },
    query,
  )
}

const offerOf = async ({ locale, path }: Query, json: ReadJson): Promise<Offer | undefined> =>
  offerAt((await json(offersFile(locale))) ?? {}, path)

/** Of a long list of hotels there is no offer. */
function roomsAlone({ locale, path }: Query, rooms: Offer['rooms']): Offer {
  const place = parseUrl(parsePath(path).url, locale)
  return { ...('hotel' in place && { slug: place.hotel }), rooms, groups: [], slides: [] }
}

/** `undefined` if nothing of the trip can be asked of a hotel. */
function hotelFitView(offer: Offer, question: Question): HotelFitView | undefined {
  const { trip, today, language } = question
  const reasons = hotelReasons(offer, trip, today)
  if (reasons.length === 0) return undefined
  const { t } = language
  const fit = hotelFit(reasons)
  const rows = reasonRows(reasons, question)
  const against = reasons.filter((reason) => isNeeded(reason.name) && reason.fit === 'no')
  const days = against.length === 1 ? rows.find(({ name }) => name === 'days') : undefined
  const hasHeights = reasons.some((reason) => reason.name === 'slides' && reason.fit !== 'unsaid')
  return {
    title: t('fit.title', { trip: tripInWords(trip, language) }),
    fit,
    verdict: days?.text ?? t(VERDICTS[fit]),
    ...(days?.stays && { stays: days.stays }),
    rows: rows.filter((row) => row !== days),
    note: [t('fit.note'), ...(hasHeights ? [t('day.measured')] : [])].join(' '),
  }
}

/** With what each says of the trip, those that suit first. The page says the nearest stays once. */
function withFit<Room extends OfferedRoom>(rooms: readonly Room[], { noteOf, inOrder }: JudgedRooms): Room[] {
  return inOrder(rooms).map((room) => {
    const note = noteOf(room)
    if (!note) return room
    const { stays: _, ...fit } = note
    return { ...room, fit }
  })
}
