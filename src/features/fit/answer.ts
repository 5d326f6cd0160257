/** A hotel's home, its rooms and a room for a guest's trip. `undefined`: the query says neither who travels nor when. */
import { hrefOf } from '../../routes/paths.ts'
import { offersFile, type Offers } from '../../views/fit/offer.ts'
import { hotelFit, hotelReasons } from '../../views/fit/hotel-fit.ts'
import type { Party } from '../../views/fit/party.ts'
import { byFit } from '../../views/fit/room-fit.ts'
import { roomFitView, sleepingView } from '../../views/fit/rooms.ts'
import { reasonRow, tripInWords } from '../../views/fit/words.ts'
import type { Language } from '../../views/timetable/fitting.ts'
import type { Query, ReadJson } from '../../views/queried/query.ts'
import type {
  FitView,
  HotelBody,
  HotelFitView,
  OfferedRoomView,
  OfferView,
  PageView,
  RoomBody,
  RoomFitView,
  RoomsBody,
} from '../../views/view.ts'
import { answered, askedIn, type Asked } from './asked.ts'

const VERDICTS = { yes: 'fit.yesHotel', unsaid: 'fit.unsaidHotel', no: 'fit.noHotel' } as const satisfies Record<
  FitView,
  string
>

export async function hotelView(view: PageView, query: Query, json: ReadJson): Promise<PageView | undefined> {
  const body = view.body as HotelBody
  const asked = askedIn(query)
  if (!asked) return undefined
  const offer = (await json<Offers>(offersFile(query.locale)))?.[hrefOf(query.path)]
  const fit = offer && hotelFitView(offer, asked)
  if (!fit) return answered(view, body, query)
  const { language, party } = asked
  const large = body.rooms.length
  const rooms = party ? withFit([...body.rooms, ...body.roomTiles], offer.rooms, { party, language }) : undefined
  const inOrder = rooms && { rooms: rooms.slice(0, large), roomTiles: rooms.slice(large) }
  return answered(view, { ...body, hotelFit: fit, ...inOrder }, query)
}

export async function roomsView(view: PageView, query: Query): Promise<PageView | undefined> {
  const body = view.body as RoomsBody
  const asked = askedIn(query)
  if (!asked) return undefined
  const { language, party } = asked
  if (!party) return answered(view, body, query)
  return answered(view, { ...body, rooms: withFit(body.rooms, body.rooms, { party, language }) }, query)
}

export async function roomView(view: PageView, query: Query): Promise<PageView | undefined> {
  const body = view.body as RoomBody
  const asked = askedIn(query)
  if (!asked) return undefined
  const { language, party } = asked
  if (!party) return answered(view, body, query)
  const { room, others } = body
  const sleeping = sleepingView(room, party, language)
  const fit: RoomFitView = {
    ...roomFitView(room, { rooms: body.offeredRooms, party, language }),
    ...(sleeping && { sleeping }),
  }
  return answered(view, { ...body, fit, others: withFit(others, body.offeredRooms, { party, language }) }, query)
}

/** `undefined` if nothing of the trip can be asked of a hotel. */
function hotelFitView(offer: OfferView, { trip, language }: Asked): HotelFitView | undefined {
  const reasons = hotelReasons(offer, trip)
  if (reasons.length === 0) return undefined
  const { t } = language
  const fit = hotelFit(reasons)
  const hasHeights = reasons.some((reason) => reason.name === 'slides' && reason.fit !== 'unsaid')
  return {
    title: t('fit.title', { trip: tripInWords(trip, language) }),
    fit,
    verdict: t(fit === 'unsaid' && reasons.some(({ name }) => name === 'days') ? 'fit.otherDays' : VERDICTS[fit]),
    rows: reasons.map((reason) => reasonRow(reason, language)),
    note: [t('fit.note'), ...(hasHeights ? [t('day.measured')] : [])].join(' '),
  }
}

/** With what each says of the party, those that fit first. */
function withFit<Room extends OfferedRoomView>(
  rooms: readonly Room[],
  offered: readonly OfferedRoomView[],
  { party, language }: { party: Party; language: Language },
): (Room & { fit: RoomFitView })[] {
  const judged = rooms.map((room) => ({ ...room, fit: roomFitView(room, { rooms: offered, party, language }) }))
  return byFit(judged, ({ fit }) => fit.fit)
}
