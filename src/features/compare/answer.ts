/** The comparison of what a guest chose. */
import { compared, hotelRows, pathOf, roomRows, type Asked, type ComparedRoom } from './rows.ts'
import { keptOf, MOST_COMPARED, queryOf, selectionIn, type Said, type Selection } from './selection.ts'
import { offersFile } from '../../views/fit/offer.ts'
import { partyOf } from '../../domain/fit/party.ts'
import { questionIn } from '../../views/fit/question.ts'
import type { HotelFacts } from '../facts/schema.ts'
import type { Translate } from '../../i18n/index.ts'
import { hrefOf } from '../../routes/paths.ts'
import { mediaName, parsePictureUrl, pictureUrl } from '../../routes/pictures.ts'
import type { CompareBody, ComparedView } from '../../views/view.ts'
import { tripIn } from '../../domain/trip/trip.ts'
import { namedFacts } from './named-facts.ts'
import { byFit, roomFit } from '../../domain/fit/room-fit.ts'
import { saysPrivate, withLanguageQuery, withSearchStart, withTitle } from '../../views/queried/page.ts'
import type { QueriedView } from '../../views/queried/query.ts'

type ColumnView = ComparedView['columns'][number]

/** `undefined` if the address has neither a selection nor a party. */
export const compareView: QueriedView<CompareBody> = async (view, query, json) => {
  const { body } = view
  const { locale, path, parameters } = query
  const inAddress = selectionIn(parameters)
  if (!parameters.has('hotel') && !parameters.has('room')) {
    const { adults, children, arrival, month } = tripIn(parameters)
    if (adults === undefined && children === undefined && !arrival && !month) return undefined
    return withLanguageQuery(
      { ...view, body: { ...body, ...saysPrivate(parameters), party: partyView(inAddress.said) } },
      parameters,
    )
  }
  const named = namedFacts(locale, json)
  // What does not exist is left out of columns and addresses.
  const rooms = unique(await Promise.all(inAddress.rooms.map(named.room)), ({ room }) => room)
  // If none of the rooms exists, their hotels are compared.
  const slugs = rooms.length > 0 ? [] : [...inAddress.hotels, ...inAddress.rooms.map(({ hotel }) => hotel)]
  const hotels = unique(await Promise.all(slugs.map(named.hotel)), (hotel) => hotel)
  const { said } = inAddress
  const asked: Asked = {
    question: { ...questionIn(query, Date.now()), trip: said, party: partyOf(said)! },
    offers: (await json(offersFile(locale))) ?? {},
  }
  const { t } = asked.question.language
  const selection: Selection = {
    ...inAddress,
    hotels: hotels.map(({ slug }) => slug),
    rooms: rooms.map(({ hotel, room }) => ({ hotel: hotel.slug, room: room.slug })),
  }
  const address = (changed: Partial<Selection>) => `${hrefOf(path)}?${queryOf({ ...selection, ...changed })}`
  const areRooms = rooms.length > 0
  const columns = areRooms ? roomColumns(rooms, { address, t }) : hotelColumns(hotels, asked, { address, t })
  const { different, equal } = compared(areRooms ? roomRows(rooms, asked) : hotelRows(hotels, asked))
  const comparison: ComparedView = {
    columns,
    different,
    equal: equal.map(({ label, cells }) => ({ label, cell: cells[0]! })),
    note: noteOf(),
    party: partyView(said),
    chosen: areRooms ? [] : selection.hotels,
    ...(areRooms && { rooms: roomGroups(rooms, asked) }),
  }
  const filled = withSearchStart(
    { ...view, body: { ...body, ...saysPrivate(parameters), comparison } },
    (areRooms ? rooms.map(({ hotel }) => hotel) : hotels).map(({ slug }) => slug),
  )
  if (columns.length === 0) return filled
  return withLanguageQuery(withTitle(filled, columns.map(({ name }) => name).join(' · ')), queryOf(selection))

  function noteOf(): string {
    if (columns.length === 0) return t('compare.none')
    if (columns.length === 1) return t(areRooms ? 'compare.oneRoom' : 'compare.one')
    return inAddress.left > 0 ? t('compare.left') : ''
  }
}

const partyView = (said: Said) => ({ adults: said.adults, children: said.children, kept: keptOf(said) })

/** Drops missing items and duplicates. */
function unique<T>(items: (T | undefined)[], identityOf: (each: T) => unknown): T[] {
  return [...new Map(items.filter((each) => each !== undefined).map((each) => [identityOf(each), each])).values()]
}

interface Page {
  /** Address of the comparison after a change of its selection. */
  address(changed: Partial<Selection>): string
  t: Translate
}

function hotelColumns(hotels: HotelFacts[], { question: { party } }: Asked, { address, t }: Page): ColumnView[] {
  return hotels.map((hotel) => {
    const { slug, name, url, image } = hotel
    const first = hotel.rooms
      .filter((room) => roomFit(room, party).fit === 'yes')
      .slice(0, MOST_COMPARED)
      .map((room) => ({ hotel: slug, room: room.slug }))
    return {
      name,
      href: pathOf(url),
      ...thumbnail(image),
      book: bookingOf(hotel, url, t),
      without: address({ hotels: hotels.map((each) => each.slug).filter((each) => each !== slug) }),
      ...(first.length > 1 && { rooms: address({ hotels: [], rooms: first }) }),
    }
  })
}

function roomColumns(rooms: ComparedRoom[], { address, t }: Page): ColumnView[] {
  return rooms.map(({ room, hotel }, index) => ({
    name: room.name,
    ...(room.url && { href: pathOf(room.url) }),
    ...thumbnail(room.image),
    book: bookingOf(hotel, room.url, t),
    without: address({
      rooms: rooms
        .filter((_each, place) => place !== index)
        .map((each) => ({ hotel: each.hotel.slug, room: each.room.slug })),
    }),
  }))
}

/** Link to the page's open search, or the telephone of a hotel without online reservations. */
function bookingOf({ reservation, url: home }: HotelFacts, url: string | undefined, t: Translate): ColumnView['book'] {
  return reservation.url
    ? { href: `${pathOf(url ?? home)}#search`, text: t('components.common.book') }
    : { href: `tel:${reservation.phone}`, text: t('components.common.fixed.call') }
}

function thumbnail(image: HotelFacts['image']): { picture?: string } {
  const picture = image && parsePictureUrl(pathOf(image.url))
  return picture ? { picture: pictureUrl(mediaName(picture), 640) } : {}
}

/** Rooms to choose from: those of the compared rooms' hotels that take the party, those that suit first, and what was chosen. */
function roomGroups(rooms: ComparedRoom[], { question: { party } }: Asked): NonNullable<ComparedView['rooms']> {
  const chosen = new Set(rooms.map(({ room, hotel }) => `${hotel.slug}/${room.slug}`))
  return [...new Set(rooms.map(({ hotel }) => hotel))].map((hotel) => ({
    title: hotel.name,
    rooms: byFit(hotel.rooms, (room) => roomFit(room, party).fit).flatMap((room) => {
      const value = `${hotel.slug}/${room.slug}`
      const isChosen = chosen.has(value)
      return isChosen || roomFit(room, party).fit !== 'no' ? [{ name: room.name, value, isChosen }] : []
    }),
  }))
}
