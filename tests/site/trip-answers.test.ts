/** What list, hotel, rooms, room, comparison, reservation, day, week and pages about what a hotel has say, in the demo, of the same trip: the same, and nothing that no record says. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { STAY_RULES } from '../../src/site/reservation.ts'
import { translator } from '../../src/i18n/index.ts'
import { QUERIED_VIEWS } from '../../src/features/kinds/answers.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { buildUrl, type Place } from '../../src/routes/place.ts'
import type { QueriedName } from '../../src/routes/queried.ts'
import { stayAsked } from '../../src/features/booking/stay/asked.ts'
import type { BedKind } from '../../src/records/readings.ts'
import { beddingIn } from '../../src/provider/read/beds.ts'
import { offersFile, type Offers } from '../../src/views/fit/offer.ts'
import { partyOf, type Party } from '../../src/domain/fit/party.ts'
import { COT_AGE } from '../../src/domain/fit/sleeping.ts'
import { tripQuery, type Trip } from '../../src/domain/trip/trip.ts'
import type { BodyOf, FitRowView, HotelBody, OfferedRoom, Offer, PageKind, PageView } from '../../src/views/view.ts'
import { atDepth } from '../harness/depth.ts'
import { useDemo } from '../harness/site.ts'
import { trips } from '../domain/trip/trips.ts'

const demo = useDemo()

const views = new Map<string, Promise<PageView>>()
const viewAt = (path: string) => {
  if (!views.has(path))
    views.set(
      path,
      demo.site.viewFile(path).then(({ view }) => view),
    )
  return views.get(path)!
}
const json = async <T>(name: string): Promise<T | undefined> => {
  const answer = await fetch(`${demo.url}/${name}`)
  return answer.ok ? ((await answer.json()) as T) : undefined
}

const offersOf = async (locale: Locale) => (await json<Offers>(offersFile(locale)))!
const pathTo = (hotel: string, locale: Locale) => buildPath(locale, buildUrl({ kind: 'hotel', hotel }, locale))

interface Asked {
  locale: Locale
  trip: Trip
}

/** The body that answers; of the published page if nothing of the trip changes it. */
async function bodyFor<Kind extends PageKind>(
  name: QueriedName,
  place: Place | 'compare' | { path: string },
  { locale, trip }: Asked,
  more: [string, string][] = [],
) {
  const path =
    place === 'compare'
      ? buildPath(locale, locale === 'tr' ? 'karsilastir' : 'compare')
      : 'path' in place
        ? place.path
        : buildPath(locale, buildUrl(place, locale))
  const parameters = new URLSearchParams([...more, ...tripQuery(trip)])
  const view = await viewAt(path)
  const answer = await QUERIED_VIEWS[name](view, { locale, path, parameters }, json)
  return (answer ?? view).body as BodyOf<Kind>
}

/** Of people and days: wishes choose among hotels. */
const asked = fc.record({
  locale: fc.constantFrom(...LOCALES),
  trip: trips.map((trip): Trip => ({ ...trip, ...(trip.adults && { adults: 1 + (trip.adults % 6) }), wishes: {} })),
})

const said = ({ rows }: { rows: FitRowView[] }) => rows.filter(({ name }) => name !== 'guests')

describe('a trip', () => {
  test('R5.36 R5.37 is answered alike by all pages of a hotel', { timeout: 600_000 }, async () => {
    const list = (await viewAt('/en/hotels')).body as BodyOf<'hotel-list'>
    const slugs = list.groups.flatMap(({ hotels }) => hotels.map(({ href }) => href.split('/').at(-1)!))
    expect(slugs).toHaveLength(18)
    await fc.assert(
      fc.asyncProperty(asked, fc.constantFrom(...slugs), async (trip, hotel) => {
        const home = await bodyFor<'hotel'>('hotel', { kind: 'hotel', hotel }, trip)
        await listAgrees(home, trip, hotel)
        if (!home.hotelFit) return
        const { rooms } = await bodyFor<'rooms'>('rooms', { kind: 'hotel-page', hotel, page: 'rooms' }, trip)
        roomsAgree(home, rooms, trip.trip)
        for (const room of rooms) await roomAgrees(room, trip, hotel)
        await comparisonAgrees(home, rooms, trip, hotel)
        await dayAgrees(home, trip, hotel)
        await weekAgrees(home, trip, hotel)
        nothingElse(home, (await offersOf(trip.locale))[pathTo(hotel, trip.locale)]!, trip.trip)
      }),
      { numRuns: atDepth(60, 2000) },
    )
  })

  test.each([
    ['tr', 'Otel 6 yaşından küçük çocuklara önermiyor'],
    ['en', 'The hotel advises against it for children under 6'],
    ['de', 'Das Hotel rät für Kinder unter 6 Jahren davon ab'],
    ['ru', 'Отель не рекомендует детям до 6 лет'],
  ] as const)('R5.36 says which children the text of a room advises against (%s)', async (locale, words) => {
    const hotel = 'crystal-de-luxe'
    const fitFor = async (ages: number[]) => {
      const asked = { locale, trip: { adults: 2, children: 1, ages, wishes: {} } }
      const home = await bodyFor<'hotel'>('hotel', { kind: 'hotel', hotel }, asked)
      const { rooms } = await bodyFor<'rooms'>('rooms', { kind: 'hotel-page', hotel, page: 'rooms' }, asked)
      roomsAgree(home, rooms, asked.trip)
      const duplex = rooms.find(({ advisedFrom }) => advisedFrom)!
      await roomAgrees(duplex, asked, hotel)
      return duplex.fit
    }
    expect(await fitFor([6])).toMatchObject({ fit: 'yes' })
    for (const ages of [[5], []]) expect(await fitFor(ages)).toMatchObject({ fit: 'unsaid', text: words })
  })
})

async function listAgrees({ title, hotelFit: fit }: HotelBody, trip: Asked, hotel: string): Promise<void> {
  const list = await bodyFor<'hotel-list'>('hotels', { kind: 'hotel-list' }, trip)
  const card = list.groups.flatMap(({ hotels }) => hotels).find(({ href }) => href.endsWith(`/${hotel}`))!
  expect(card.isLeftOut ?? false, title).toBe(fit?.fit === 'no')
  expect(list.selection?.others.some(({ name }) => name === card.name) ?? false).toBe(fit?.fit === 'no')
  for (const { label, text, isSilent } of fit ? said(fit) : [])
    expect(card.facts.find((fact) => fact.label === label)?.value, label).toBe(isSilent ? undefined : text)
}

type Rooms = BodyOf<'rooms'>['rooms']

/** No room suits at a hotel that does not, and none whose limits or named beds are too few. */
function roomsAgree(home: HotelBody, rooms: Rooms, trip: Trip): void {
  const { fit, rows } = home.hotelFit!
  const row = rows.find(({ name }) => name === 'room')
  const suiting = rooms.filter((room) => room.fit?.fit === 'yes')
  if (!row) return expect(rooms.filter((room) => room.fit)).toEqual([])
  expect(suiting).toEqual(fit === 'no' ? [] : rooms.filter((room) => holds(room, partyOf(trip)!)))
  const isKeptOut = suiting.length === 0 && rooms.some((room) => holds(room, partyOf(trip)!))
  if (isKeptOut) expect(row.text).toContain(rooms[0]!.fit!.text)
  expect(row.fit === 'yes').toBe(suiting.length > 0)
  if (row.href) expect(rooms[0]!.href).toBe(row.href)
  for (const room of [...home.rooms, ...home.roomTiles])
    expect(room.fit).toEqual(rooms.find(({ id }) => id === room.id)!.fit)
  const ranks = rooms.map((room) => ['yes', 'unsaid', 'no'].indexOf(room.fit!.fit))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  for (const room of rooms) if (room.fit?.instead) expect(room.fit.instead.name).toBe(suiting[0]!.name)
}

const LARGE: readonly BedKind[] = ['king', 'double', 'bunk', 'sofa']

/** By numbers: places in beds against people. Only the youngest can sleep in a cot. */
function holds(room: OfferedRoom, { adults, children, ages }: Party): boolean {
  const { maxAdults = 0, maxChildren = 0, beds, advisedFrom = 0 } = room
  const choices = beds === undefined ? undefined : beddingIn(beds)
  const babies = ages.filter((age) => age <= COT_AGE).length
  const isHeld = choices?.some((kinds) => {
    const cots = kinds.filter((kind) => kind === 'cot').length
    const places = kinds.length - cots + kinds.filter((kind) => LARGE.includes(kind)).length
    return adults + children - Math.min(babies, cots) <= places
  })
  const isAdvised = ages.every((age) => age >= advisedFrom) && (advisedFrom === 0 || ages.length === children)
  return adults <= maxAdults && children <= maxChildren && isHeld !== false && isAdvised
}

/** A room's page, its column of a comparison and the reservation that it leads to say what its card says. */
async function roomAgrees(card: Rooms[number], trip: Asked, hotel: string): Promise<void> {
  const { fit } = await bodyFor<'room'>('room', { path: card.href! }, trip)
  if (!card.fit) return
  expect([fit!.fit, fit!.text, fit!.instead]).toEqual([card.fit.fit, card.fit.text, card.fit.instead])
  const column = `${hotel}/${card.href!.split('/').at(-1)}`
  const { comparison } = await bodyFor<'compare'>('compare', 'compare', trip, [['room', column]])
  expect(comparison!.different[0]!.cells[0]![0]!.text).toBe(card.fit.text)
  // A reservation is of days.
  if (trip.trip.month) return
  const reservation = await bodyFor<'reservation'>(
    'reservation',
    { kind: 'hotel-page', hotel, page: 'reservation' },
    trip,
    [['room', String(card.id)]],
  )
  const { verdict } = stayAsked(reservation, trip.locale)
  expect([verdict!.fit, verdict!.instead]).toEqual([card.fit.fit, card.fit.instead])
  // The reservation page says the first and the last day of a season.
  const season = translator(trip.locale)('facts.season')
  if (!card.fit.text.startsWith(season)) expect(verdict!.text).toBe(card.fit.text)
}

async function comparisonAgrees(home: HotelBody, rooms: Rooms, trip: Asked, hotel: string): Promise<void> {
  if (!rooms.some(({ fit }) => fit)) return
  const { comparison } = await bodyFor<'compare'>('compare', 'compare', trip, [['hotel', hotel]])
  const [cell] = comparison!.different[0]!.cells
  const suiting = rooms.filter(({ fit }) => fit?.fit === 'yes').map(({ href }) => href)
  if (suiting.length > 0) expect(cell!.flatMap(({ href }) => href ?? [])).toEqual(suiting.slice(0, 3))
  if (home.hotelFit!.stays)
    expect(cell!.slice(1).map(({ text }) => text)).toEqual(
      home.hotelFit!.stays.flatMap(({ text, href }) => (href ? [text] : [])),
    )
  const asked = home.hotelFit!.rows.find(({ name }) => name === 'room')!
  if (home.hotelFit!.fit !== 'no' && asked.fit === 'unsaid') expect(cell![0]!.text).toBe(asked.text)
}

async function dayAgrees(home: HotelBody, trip: Asked, hotel: string): Promise<void> {
  const club = home.hotelFit!.rows.find(({ name }) => name === 'club')
  if (!club) return
  const path = buildPath(trip.locale, buildUrl({ kind: 'hotel-day', hotel }, trip.locale))
  if (!demo.site.paths.includes(path)) return
  const { groups } = await bodyFor<'day'>('day', { kind: 'hotel-day', hotel }, trip)
  const lanes = groups.flatMap((group) => group.lanes.map((lane) => ({ ...lane, group: group.name })))
  const children = lanes.filter(({ group, rule }) => group === 'children' && rule)
  const fitting = children.filter(({ fit }) => fit?.state !== 'no')
  if (club.fit === 'yes') expect(fitting.some(({ name }) => club.text.startsWith(name))).toBe(true)
  else expect(fitting).toEqual([])
  const slides = home.hotelFit!.rows.find(({ name }) => name === 'slides')!
  const parts = lanes.flatMap(({ parts: some = [] }) => some)
  if (parts.length > 0) expect(slides.fit === 'yes').toBe(parts.some(({ fit }) => fit?.state !== 'no'))
}

/** The week, the day and the pages that its entries lead to say the same of one thing; a day of the stay on which the hotel is closed is one on its home too. */
async function weekAgrees(home: HotelBody, trip: Asked, hotel: string): Promise<void> {
  const path = (kind: 'hotel-week' | 'hotel-day') => buildPath(trip.locale, buildUrl({ kind, hotel }, trip.locale))
  if (!demo.site.paths.includes(path('hotel-week'))) return
  const week = await bodyFor<'week'>('week', { kind: 'hotel-week', hotel }, trip)
  const [house] = week.houses
  const things = house!.groups.flatMap((group) => group.things)
  const isShut = home.hotelFit!.rows.some(({ name, fit }) => name === 'season' && fit === 'no')
  // Without a departure the week shows seven days, and the home page knows of the first alone.
  if (trip.trip.departure && house!.entries.some(({ isClosed }) => isClosed)) expect(isShut).toBe(true)
  const { groups } = await bodyFor<'day'>('day', { kind: 'hotel-day', hotel }, trip)
  for (const { name, rule, fit } of groups.flatMap(({ lanes }) => lanes))
    if (rule) {
      const same = things.find((thing) => isDeepStrictEqual(thing.rule, rule) && thing.name.startsWith(name))
      expect(same?.fit, name).toEqual(fit)
    }
  for (const page of ['kids', 'aquapark'] as const) {
    const place: Place = { kind: 'hotel-page', hotel, page }
    const here = buildPath(trip.locale, buildUrl(place, trip.locale))
    if (!demo.site.paths.includes(here)) continue
    const { hotelFit } = await bodyFor<'content'>('subject', place, trip)
    const said = things.filter(({ href }) => href === here).flatMap((thing) => [thing, ...(thing.parts ?? [])])
    for (const { name, fit } of said) {
      if (!fit) continue
      if (isShut) expect(hotelFit!.fit).toBe('no')
      if (isShut) continue
      const row = hotelFit!.rows.find(({ label, text }) => label === name && text.includes(fit.words))
      expect(row?.fit, name).toBe(fit.state === 'no' ? 'no' : 'yes')
    }
  }
}

/** What is said names something that the hotel's own pages say; what they do not say is said to be so. */
function nothingElse({ hotelFit: fit }: HotelBody, offer: Offer, { ages }: Trip): void {
  for (const row of fit!.rows) {
    expect(row.source).not.toBe('')
    if (row.fit === 'unsaid') continue
    const bases = {
      room: offer.rooms.some(({ maxAdults }) => maxAdults),
      guests: offer.guestAge !== undefined,
      season: Boolean(offer.season?.said) && row.text.includes(offer.season!.said),
      days: STAY_RULES.some(({ hotels }) => hotels.includes(offer.slug!)),
      club: offer.groups.some(({ rule }) => rule),
      slides: offer.slides.length > 0 && ages.length > 0,
    }
    expect(bases[row.name!], row.name).toBe(true)
  }
}

test('names of groups and seasons are those of the hotel’s pages', async () => {
  for (const locale of LOCALES) {
    const path = buildPath(locale, buildUrl({ kind: 'hotel', hotel: 'crystal-family' }, locale))
    const offer = (await offersOf(locale))[path]!
    const club = await demo.site.html(
      buildPath(locale, buildUrl({ kind: 'hotel-page', hotel: 'crystal-family', page: 'kids' }, locale)),
    )
    expect(offer.groups.length).toBeGreaterThan(2)
    for (const { name, note } of offer.groups) expect([club.includes(name), club.includes(note!)]).toEqual([true, true])
    expect(await demo.site.html(path)).toContain(offer.season!.said)
  }
})
