/** What a hotel's records say of whom and when it suits. */
import { MOST_HOTELS_EVERYWHERE } from '../../config/constants.ts'
import { OFFERS_FOLDER } from '../../config/data-files.ts'
import { LOCALES, type Locale } from '../../config/locales.ts'
import type { HotelPage } from '../../routes/slugs.ts'
import type { PageRecord } from '../../records/records.ts'
import { roomCards } from '../cards.ts'
import type { ViewContext } from '../context.ts'
import { hotels, hotelSlug } from '../hotels.ts'
import { hrefTo } from '../links.ts'
import { clubGroupsIn, slidesIn, type Asked } from '../../provider/read/children.ts'
import { guestAgeIn } from '../../provider/read/options.ts'
import { pageTables } from '../../provider/read/page-tables.ts'
import { seasonIn } from '../../provider/read/season.ts'
import { ruleText } from '../trip/child-rule.ts'
import type { OfferedRuleView, OfferView } from '../view.ts'

export type Offers = Record<string, OfferView>

/** The release's file of a language. */
export const offersFile = (locale: Locale) => `${OFFERS_FOLDER}/${locale}.json`

/** By the address of each hotel's page; none of a long list, whose file every change of any hotel would write again. */
export function offers(context: ViewContext): Offers {
  const all = hotels(context)
  if (all.length > MOST_HOTELS_EVERYWHERE) return {}
  return Object.fromEntries(
    all.flatMap(({ id }) => {
      const href = hrefTo(context.routes.hotelHome(id, context.locale))
      return href ? [[href, offerOf(context, id)]] : []
    }),
  )
}

/** The offer of a hotel by the path of its home or of any page below it. */
export function offerAt(offers: Offers, path: string): OfferView | undefined {
  const home = Object.keys(offers).find((each) => path === each || path.startsWith(`${each}/`))
  return home === undefined ? undefined : offers[home]
}

function offerOf(context: ViewContext, propertyId: number): OfferView {
  const { routes, locale, read } = context
  const home = routes.hotelHome(propertyId, locale)
  const options = home?.kind === 'page' ? read(home.key)?.options : undefined
  const said = options?.find(({ key }) => key === 'SEASON')?.value
  const dates = said ? seasonIn(said) : undefined
  const club = pageOf(context, propertyId, 'kids')
  const park = pageOf(context, propertyId, 'aquapark')
  const guestAge = guestAgeOf(context, propertyId)
  const slug = hotelSlug(context, propertyId)
  return {
    ...(slug && { slug }),
    rooms: offeredRooms(context, propertyId),
    ...(guestAge !== undefined && { guestAge }),
    ...(said && { season: { said, ...(dates && { dates }) } }),
    groups: (club ? clubGroupsIn(club) : []).map(({ name, asked }) => ({ name, ...(asked && ruled(asked)) })),
    slides: (park ? slidesIn(park) : []).map(({ name, asked }) => ({ name, ...ruled(asked) })),
  }
}

export function offeredRooms(context: ViewContext, propertyId: number): OfferView['rooms'] {
  return roomCards(context, propertyId).map(({ id, name, href, maxAdults, maxChildren, beds, advisedFrom }) => ({
    id,
    name,
    ...(href && { href }),
    ...(maxAdults !== undefined && { maxAdults }),
    ...(maxChildren !== undefined && { maxChildren }),
    ...(beds && { beds }),
    ...(advisedFrom && { advisedFrom }),
  }))
}

function guestAgeOf(context: ViewContext, propertyId: number): number | undefined {
  const inRows = (page: PageRecord) =>
    pageTables(page)
      .flat()
      .map(([label = '', value = '']) => guestAgeIn(label, value))
      .find((age) => age !== undefined)
  for (const locale of [context.locale, ...LOCALES]) {
    const page = pageOf({ ...context, locale }, propertyId, 'rooms')
    const age = page && inRows(page)
    if (age !== undefined) return age
  }
  return undefined
}

function pageOf({ routes, read, locale }: ViewContext, propertyId: number, page: HotelPage): PageRecord | undefined {
  const route = routes.hotelPage(propertyId, locale, page)
  return route?.kind === 'page' ? read(route.key) : undefined
}

const ruled = ({ note, rule }: Asked): Omit<OfferedRuleView, 'name'> => ({
  note,
  ...(rule && { rule: ruleText(rule) }),
})
