/** What list, hotel, rooms, comparison, day, week and pages about what a hotel has say, in the demo, of the same trip: the same, and nothing that no record says. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { STAY_RULES } from '../../src/config/reservation.ts'
import { QUERIED_VIEWS } from '../../src/features/kinds/answers.ts'
import { buildPath } from '../../src/routes/paths.ts'
import { buildUrl, type Place } from '../../src/routes/place.ts'
import type { QueriedName } from '../../src/routes/queried.ts'
import { offersFile, type Offers } from '../../src/views/fit/offer.ts'
import { tripQuery, type Trip } from '../../src/views/trip/trip.ts'
import type { BodyOf, FitRowView, HotelBody, OfferView, PageKind, PageView } from '../../src/views/view.ts'
import { atDepth } from '../harness/depth.ts'
import { useDemo } from '../harness/site.ts'
import { trips } from '../views/trip/trips.ts'

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
  place: Place | 'compare',
  { locale, trip }: Asked,
  more: [string, string][] = [],
) {
  const path =
    place === 'compare'
      ? buildPath(locale, locale === 'tr' ? 'karsilastir' : 'compare')
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
  test('is answered alike by all pages of a hotel', { timeout: 600_000 }, async () => {
    const list = (await viewAt('/en/hotels')).body as BodyOf<'hotel-list'>
    const slugs = list.groups.flatMap(({ hotels }) => hotels.map(({ href }) => href.split('/').at(-1)!))
    expect(slugs).toHaveLength(18)
    await fc.assert(
      fc.asyncProperty(asked, fc.constantFrom(...slugs), async (trip, hotel) => {
        const home = await bodyFor<'hotel'>('hotel', { kind: 'hotel', hotel }, trip)
        await listAgrees(home, trip, hotel)
        if (!home.hotelFit) return
        const rooms = await bodyFor<'rooms'>('rooms', { kind: 'hotel-page', hotel, page: 'rooms' }, trip)
        roomsAgree(home, rooms)
        await comparisonAgrees(rooms, trip, hotel)
        await dayAgrees(home, trip, hotel)
        await weekAgrees(home, trip, hotel)
        nothingElse(home, (await offersOf(trip.locale))[pathTo(hotel, trip.locale)]!, trip.trip)
      }),
      { numRuns: atDepth(200, 2000) },
    )
  })
})

async function listAgrees({ title, hotelFit: fit }: HotelBody, trip: Asked, hotel: string): Promise<void> {
  const list = await bodyFor<'hotel-list'>('hotels', { kind: 'hotel-list' }, trip)
  const card = list.groups.flatMap(({ hotels }) => hotels).find(({ href }) => href.endsWith(`/${hotel}`))!
  expect(card.isLeftOut ?? false, title).toBe(fit?.fit === 'no')
  expect(list.selection?.others.some(({ name }) => name === card.name) ?? false).toBe(fit?.fit === 'no')
  for (const { label, text, fit: state } of fit ? said(fit) : [])
    expect(card.facts.find((fact) => fact.label === label)?.value, label).toBe(state === 'unsaid' ? undefined : text)
}

function roomsAgree(home: HotelBody, { rooms }: BodyOf<'rooms'>): void {
  const row = home.hotelFit!.rows.find(({ name }) => name === 'room')
  const fitting = rooms.filter(({ fit }) => fit?.fit === 'yes')
  if (!row) return expect(fitting).toEqual([])
  expect(row.fit === 'yes').toBe(fitting.length > 0)
  if (fitting.length > 0) expect(fitting.map(({ href }) => href)).toContain(row.href)
  for (const room of [...home.rooms, ...home.roomTiles])
    expect(room.fit).toEqual(rooms.find(({ id }) => id === room.id)!.fit)
  const ranks = rooms.map(({ fit }) => ['yes', 'unsaid', 'no'].indexOf(fit!.fit))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  for (const { fit } of rooms) if (fit?.instead) expect(fitting.map(({ name }) => name)).toContain(fit.instead.name)
}

async function comparisonAgrees({ rooms }: BodyOf<'rooms'>, trip: Asked, hotel: string): Promise<void> {
  if (!rooms.some(({ fit }) => fit)) return
  const { comparison } = await bodyFor<'compare'>('compare', 'compare', trip, [['hotel', hotel]])
  const [row] = [...comparison!.different, ...comparison!.equal.map(({ label, cell }) => ({ label, cells: [cell] }))]
  const named = row!.cells[0]!.flatMap(({ text, href }) => (href ? [text] : []))
  const fitting = rooms.filter(({ fit }) => fit?.fit === 'yes').map(({ name }) => name)
  expect(named.length > 0).toBe(fitting.length > 0)
  expect(fitting).toEqual(expect.arrayContaining(named))
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
    if (rule) expect(things.find((thing) => thing.rule === rule && thing.name.startsWith(name))?.fit, name).toEqual(fit)
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
function nothingElse({ hotelFit: fit }: HotelBody, offer: OfferView, { ages }: Trip): void {
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
