/** Halls of another provider: its own columns give its own seatings, and where it has none, nothing speaks of them. */
import { expect, test } from 'vitest'
import { hotelFacts } from '../../src/features/facts/view.ts'
import { hallFinder, hallsLink } from '../../src/features/halls/view.ts'
import { offerViews } from '../../src/features/hotels/offers-view.ts'
import { contextOf, page } from './made.ts'

const GROUP = 'meeting-and-corporate'
const HOTEL = `hotels/koy/${GROUP}`

/** What the pages for meetings have: the group's, and that of a hotel with a table. */
function halls(rows: string[][], items: { title: string; subtitle: string }[] = []) {
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  const sections = [{ id: 's', layout: 'TABLE', html: [`<table>${table}</table>`], items }] as never
  const context = contextOf({
    'page/en/': page('', { id: 1 }),
    'regions/en': [
      { code: 'SIDE', name: 'Side', slug: 'side', url: 'side' },
      { code: 'KEMER', name: 'Kemer', slug: 'kemer', url: 'kemer' },
    ],
    [`page/en/${GROUP}`]: page(GROUP, { id: 2 }),
    'page/en/hotels/koy': page('hotels/koy', { id: 3, propertyId: 5 }),
    [`page/en/${HOTEL}`]: page(HOTEL, { id: 4, propertyId: 5, sections }),
  })
  const [group, hotel] = [GROUP, HOTEL].map((url) => context.routes.find('en', url)!)
  return {
    finder: hallFinder(context, group!),
    elsewhere: hallFinder(context, hotel!),
    link: hallsLink(context, hotel!),
    facts: hotelFacts(context, 5)!.halls,
    offers: offerViews(context, group!).map(({ name }) => name),
  }
}

test('without halls there is no finder and no way to one, and the hotel is a row as on other pages', () => {
  for (const rows of [
    [],
    [['Iris', '240']],
    [
      ['Room', 'Area', 'Height'],
      ['Iris', '90', '4'],
    ],
  ]) {
    const { finder, link, offers } = halls(rows)
    expect(finder).toBeUndefined()
    expect(link).toEqual({})
    expect(offers).toEqual(['Koy'])
  }
})

test('a table that says how many alone has one seating, and its measures are no people', () => {
  const { finder, elsewhere, link, offers } = halls([
    ['Room', 'Size (m²)', 'Capacity'],
    ['Oak', '900', '240 people'],
  ])
  expect(finder).toMatchObject({
    halls: [{ key: 'koy/Oak', name: 'Oak', area: '900', seats: { capacity: 240 } }],
    seatings: [{ value: 'capacity' }],
    regions: [{ value: 'SIDE', label: 'Side' }],
    hotels: [{ value: 'koy', label: 'Koy' }],
  })
  expect(elsewhere).toBeUndefined()
  expect(link).toEqual({ hallsHref: `/en/${GROUP}?where=koy` })
  expect(offers).toEqual([])
})

test('facts have the halls that the finder has, whatever stands above, beside or below them', () => {
  const { finder, facts } = halls([
    ['Equipment', 'Number'],
    ['Screen', '3'],
    ['</td></tr></table><table><tr><td>Rooms for meetings'],
    ['Room', 'Area', 'Theatre'],
    ['Oak', '90', '80'],
    ['Foyer', '200', ''],
    ['</td></tr></table><table><tr><td>Hall', 'Classroom', 'Area'],
    ['Elm', '40', '60'],
  ])
  expect(finder!.halls.map(({ name }) => name)).toEqual(['Oak', 'Elm'])
  expect(facts).toEqual({
    columns: ['Room', 'Area', 'Theatre', 'Classroom'],
    rows: [
      ['Oak', '90', '80', ''],
      ['Elm', '60', '', '40'],
    ],
  })
  expect(
    halls([
      ['Equipment', 'Number'],
      ['Screen', '3'],
    ]).facts,
  ).toBeUndefined()
})

test('a second table and pairs of facts beside a table of halls are no halls', () => {
  const { finder } = halls(
    [
      ['Room', 'Area', 'Theatre'],
      ['Oak', '90', '80'],
      ['</td></tr></table><table><tr><td>Equipment', 'Height', 'Number'],
      ['Screen', '3', '25'],
    ],
    [
      { title: 'Total capacity', subtitle: 'Up to 1,000 people' },
      { title: 'Parking spaces', subtitle: '200' },
    ],
  )
  expect(finder!.halls.map(({ key }) => key)).toEqual(['koy/Oak'])
})
