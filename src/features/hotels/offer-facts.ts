/** What each hotel says about the subject of a group page: hours of its spa, groups of its kids' club, its shore and pools. */
import type { Place } from '../../routes/place.ts'
import type { HotelPage, StaticPage } from '../../site/pages.ts'
import { keys } from '../../records/keys.ts'
import type { PageRecord } from '../../records/records.ts'
import type { ViewContext } from '../../views/context.ts'
import type { FeatureView } from '../../views/view.ts'

/** Facts of a hotel; more would hide the next hotel. */
const MOST_FACTS = 3

const LENGTHS = 1

type Facts = (context: ViewContext, propertyId: number) => FeatureView[]

const FACTS: Partial<Record<StaticPage, Facts>> = {
  spa: spaFacts,
  kids: (context, id) => figuresOn(context, id, 'kids'),
  'beach-pool': (context, id) => [...shoreFacts(context, id), ...figuresOn(context, id, 'beach-pool')],
  // Lengths are swum where a hotel says of no other sport.
  sport: (context, id) =>
    oncePerLabel([...sportFacts(context, id), ...figuresOn(context, id, 'beach-pool').slice(0, LENGTHS)]),
}

/** In the order of the hotel's page; empty if the group page is not about such facts. */
export function offerFacts(context: ViewContext, place: Place, propertyId: number): FeatureView[] {
  const facts = place.kind === 'static' ? FACTS[place.page] : undefined
  return facts?.(context, propertyId).slice(0, MOST_FACTS) ?? []
}

function spaFacts(context: ViewContext, propertyId: number): FeatureView[] {
  const { t, locale, read } = context
  const page = pageOf(context, propertyId, 'spa')
  if (!page) return []
  const hours = read(keys.outlet(locale, page.id))?.hours ?? []
  const { facilities = [], treatments = [] } = read(keys.spa(locale, page.id)) ?? {}
  const times = hours.map(({ label, from, to }) => [label, `${from}–${to}`].filter(Boolean).join(' '))
  return [
    { label: t('pages.outlet.hours'), value: times.join(', ') },
    { label: t('pages.spa.facilities'), value: titles(facilities) },
    { label: t('pages.spa.treatments'), value: titles(treatments) },
  ].filter(({ value }) => value !== '')
}

function sportFacts(context: ViewContext, propertyId: number): FeatureView[] {
  const { locale, routes, read } = context
  const home = routes.hotelHome(propertyId, locale)
  const [own, pools, kids] = [
    home?.kind === 'page' ? read(home.key) : undefined,
    pageOf(context, propertyId, 'beach-pool'),
    pageOf(context, propertyId, 'kids'),
  ].map((page) => page?.readings?.sport)
  const spa = pageOf(context, propertyId, 'spa')
  const facilities = (spa && read(keys.spa(locale, spa.id))?.facilities) ?? []
  const inSpa = facilities.flatMap(({ readings }) => readings?.sport ?? [])
  return [own?.cards, inSpa, own?.sessions, pools?.cards, kids?.cards].flatMap((each) => each ?? [])
}

const oncePerLabel = (facts: FeatureView[]) =>
  facts.filter(({ label }, index) => facts.findIndex((each) => each.label === label) === index)

const titles = (items: readonly { title: string }[]) =>
  items
    .slice(0, MOST_FACTS)
    .map(({ title }) => title)
    .join(', ')

function shoreFacts(context: ViewContext, propertyId: number): FeatureView[] {
  const { t, locale, routes, read } = context
  const home = routes.hotelHome(propertyId, locale)
  const options = (home?.kind === 'page' && read(home.key)?.options) || []
  return [
    { label: t('facts.beach'), value: options.find(({ key }) => key === 'BEACH')?.value },
    { label: t('facts.walk'), value: options.find(({ key }) => key === 'BEACH_DISTANCE')?.value },
  ].filter(({ value }) => value)
}

function figuresOn(context: ViewContext, propertyId: number, subject: HotelPage): FeatureView[] {
  return pageOf(context, propertyId, subject)?.readings?.figures ?? []
}

function pageOf(context: ViewContext, propertyId: number, subject: HotelPage): PageRecord | undefined {
  const route = context.routes.hotelPage(propertyId, context.locale, subject)
  return route?.kind === 'page' ? context.read(route.key) : undefined
}
