/** The hall finder's answer to a query, in words. Pure. */
import type { Locale } from '../../config/locales.ts'
import { messages } from '../../i18n/index.ts'
import { plainTranslator } from '../../i18n/plain.ts'
import { fittingHalls, isAsked, nameOf, queryIn, queryOf, waysOut, type Way } from './select.ts'
import type { Seating } from '../../records/seats.ts'
import type { HallQuery, OfferedHall } from '../../views/view.ts'

/** What a page offers. */
export interface FinderPage {
  path: string
  locale: Locale
  halls: readonly OfferedHall[]
}

export interface FinderView {
  query: HallQuery
  /** Indexes of the halls that are shown, in their order. */
  shown: number[]
  /** '12 halls, the smallest that fits first'. */
  total: string
  isAsked: boolean
  /** Why nothing is shown. */
  none: string
  ways: { href: string; text: string }[]
  /** Query of the link that inquires about a hall, without the hall's key. */
  asking: string
  /** The hall that the inquiry is about. */
  inquiry?: { place: number; title: string; subject: string }
}

/** Characters of a contact form's subject. */
const LONGEST_SUBJECT = 200

export function finderView(page: FinderPage, parameters: URLSearchParams): FinderView {
  const { halls } = page
  // `translator` caches its texts, which would be one for any number here.
  const t = plainTranslator(messages[page.locale], page.locale)
  const figures = new Intl.NumberFormat(page.locale)
  const query = queryIn(parameters, halls)
  const shown = fittingHalls(halls, query)
  const { persons, seating } = query
  const inWords = (count: number) => t('counts.halls', { count })
  const people = (count: number) => t('counts.persons', { count }).replace(String(count), figures.format(count))
  const seatingOf = (name: Seating) => t(`halls.seatings.${name}`)
  const hrefOf = (of: HallQuery) => [page.path, queryOf(of)].filter(Boolean).join('?')
  const wayText: Record<Way['kind'], (way: Way) => string> = {
    seating: ({ query: { seating: other }, halls: fitting }) =>
      t('halls.otherSeating', { seating: other && seatingOf(other), halls: inWords(fitting.length) }),
    everywhere: ({ halls: fitting }) => t('halls.elsewhere', { halls: inWords(fitting.length) }),
    pair({ halls: two, persons: together }) {
      const [first = '', second = ''] = two.map((place) => nameOf(halls[place]!))
      const hotel = halls[two[0]!]!.hotel.name
      return t('halls.pair', { hotel, first, second, persons: people(together) })
    },
    fewer: ({ persons: fewer, query: { where } }) =>
      t(where ? 'halls.fewer' : 'halls.largest', { persons: people(fewer) }),
  }
  const isRanked = shown.length > 0 && (persons > 0 || seating !== '') && query.together === ''
  const place = halls.findIndex(({ key }) => key === query.ask)
  const total = inWords(shown.length)
  return {
    query,
    shown,
    total: isRanked ? t('halls.ranked', { halls: total }) : total,
    isAsked: isAsked(query),
    none: t(persons > 0 ? 'halls.none' : 'halls.noneSeated'),
    ways:
      shown.length > 0
        ? []
        : waysOut(halls, query).map((way) => ({ href: hrefOf(way.query), text: wayText[way.kind](way) })),
    asking: queryOf({ ...query, ask: '' }),
    ...(place !== -1 && { inquiry: { place, ...inquiryOf(place) } }),
  }

  function inquiryOf(of: number): { title: string; subject: string } {
    const hall = [nameOf(halls[of]!), halls[of]!.hotel.name].filter(Boolean).join(', ')
    const wish = [persons > 0 && people(persons), seating && seatingOf(seating)].filter(Boolean).join(', ')
    const subject = wish ? `${hall}: ${wish}` : hall
    return { title: t('halls.inquiry', { hall }), subject: subject.slice(0, LONGEST_SUBJECT) }
  }
}
