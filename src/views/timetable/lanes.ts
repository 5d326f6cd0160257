/**
 * What is open when at a hotel, from its pages' records: one lane per outlet, pool, children's group and session with
 * opening hours.
 */
import { outletAt } from '../claims.ts'
import type { HotelPage } from '../../site/pages.ts'
import type { Route } from '../../routes/table.ts'
import { keys } from '../../records/keys.ts'
import { isTimed } from '../../records/outline.ts'
import type { ChildRule } from '../../records/readings.ts'
import type { GastronomyRecord, PageRecord } from '../../records/records.ts'
import type { ViewContext } from '../context.ts'
import { hrefTo } from '../links.ts'
import { minutesIntoDay } from '../../domain/timetable/ruler.ts'
import type { DayGroupView, DayLaneView, HoursView } from '../view.ts'

type Group = DayGroupView['name']
export interface Lane extends DayLaneView {
  /** The same in every language, and unless what it names changes: its kind, and the provider's id or what it asks or opens at. */
  id: string
}
interface GroupedLane extends Lane {
  group: Group
}

export interface LaneGroup extends Omit<DayGroupView, 'lanes'> {
  lanes: Lane[]
}

const GROUPS: readonly Group[] = ['moments', 'eat', 'drink', 'children', 'water', 'wellness', 'evening']
/** 18:00, in minutes from 06:00. */
const EVENING_MINUTES = 12 * 60

export interface HotelRecords {
  propertyId: number
  gastronomy: GastronomyRecord
}

/** In the order of the day. */
export function laneGroups(context: ViewContext, { propertyId, gastronomy }: HotelRecords): LaneGroup[] {
  const below = (page: HotelPage) => pageOf(context, context.routes.hotelPage(propertyId, context.locale, page))
  const home = pageOf(context, context.routes.hotelHome(propertyId, context.locale))
  const lanes: GroupedLane[] = [
    ...outletLanes(context, gastronomy),
    ...sessionLanes(home, (hours) => (beginning(hours) >= EVENING_MINUTES ? 'evening' : 'moments')),
    ...clubLanes(below('kids')),
    ...waterLanes(context, below('beach-pool'), below('aquapark')),
    ...spaLanes(context, below('spa')),
  ]
  const timed = lanes
    .map((lane) => ({ ...lane, hours: lane.hours.filter(isTimed) }))
    .filter(({ hours }) => hours.length > 0)
  return GROUPS.map((name) => ({
    name,
    title: context.t(`pages.timetable.${name}`),
    lanes: timed
      .filter(({ group }) => group === name)
      .sort((left, right) => beginning(left.hours) - beginning(right.hours))
      .map(({ group: _group, ...lane }) => lane),
  })).filter(({ lanes: some }) => some.length > 0)
}

/** The day starts at 06:00, so what opens after midnight comes last. */
function beginning([first]: readonly HoursView[]): number {
  return minutesIntoDay(first!.from, first!.to)
}

export interface PageWithHref {
  page: PageRecord
  href: string
}

export function pageOf(context: ViewContext, route: Route | undefined): PageWithHref | undefined {
  const page = route?.kind === 'page' ? context.read(route.key) : undefined
  return page && { page, href: hrefTo(route)! }
}

function outletLanes(context: ViewContext, { groups }: GastronomyRecord): GroupedLane[] {
  const all = groups.flatMap(({ items }) => items)
  return groups.flatMap(({ code, items }) =>
    items.map(({ id, title, url, hours, paid }): GroupedLane => {
      const route = outletAt(all, url)?.id === id ? context.routes.find(context.locale, url) : undefined
      const asked = route && context.read(keys.outlet(context.locale, route.id))?.readings?.asked
      return {
        id: `o${id}`,
        group: /BAR/.test(code) ? 'drink' : 'eat',
        name: title,
        ...(route && { href: hrefTo(route)! }),
        hours,
        ...(paid && { paid }),
        ...asked,
      }
    }),
  )
}

function sessionLanes(source: PageWithHref | undefined, groupAt: (hours: HoursView[]) => Group): GroupedLane[] {
  return (source?.page.sessions ?? [])
    .filter(({ hours }) => hours.length > 0)
    .map(({ id, title: name, hours }) => ({ id: `s${id}`, group: groupAt(hours), name, href: source!.href, hours }))
}

function clubLanes(club: PageWithHref | undefined): GroupedLane[] {
  if (!club) return []
  const rows = (club.page.readings?.timed ?? []).map(({ name, hours, asked }): GroupedLane => {
    const id = `k${asked?.rule ? ruleOf(asked.rule) : spanOf(hours)}`
    return { id, group: 'children', name, href: club.href, hours, ...asked }
  })
  return [...rows, ...sessionLanes(club, () => 'children')]
}

function waterLanes(
  context: ViewContext,
  beach: PageWithHref | undefined,
  park: PageWithHref | undefined,
): GroupedLane[] {
  const { t } = context
  const lane = (id: string, name: string, { href, hours }: { href: string; hours: HoursView[] }): GroupedLane => ({
    id,
    group: 'water',
    name,
    href,
    hours,
  })
  const { timed = [], lifeguards = [] } = beach?.page.readings ?? {}
  const { opening = [], slides = [] } = park?.page.readings ?? {}
  return [
    ...(beach ? timed.map(({ name, hours }) => lane(`w${spanOf(hours)}`, name, { ...beach, hours })) : []),
    ...(beach ? [lane('beach', t('pages.timetable.beach'), { ...beach, hours: lifeguards })] : []),
    ...(park
      ? [
          {
            ...lane('aquapark', t('compare.amenities.aquapark'), { ...park, hours: opening }),
            parts: slides.map(({ name, asked }) => ({ name, ...asked })),
          },
        ]
      : []),
    ...[beach, park].flatMap((each) => sessionLanes(each, () => 'water')),
  ]
}

function spaLanes(context: ViewContext, spa: PageWithHref | undefined): GroupedLane[] {
  if (!spa) return []
  const hours = context.read(keys.outlet(context.locale, spa.page.id))?.hours ?? []
  const name = context.t('compare.amenities.spa-and-wellness')
  return [{ id: 'spa', group: 'wellness', name, href: spa.href, hours }, ...sessionLanes(spa, () => 'wellness')]
}

/** '0930-1730' */
const spanOf = (hours: readonly HoursView[]) =>
  hours
    .map(({ from, to }) => `${from}-${to}`)
    .join('_')
    .replaceAll(':', '')

/** '4-7', '16-', '120cm' */
const ruleOf = (rule: ChildRule) =>
  'height' in rule ? `${rule.height}cm` : `${rule.ages.from ?? ''}-${rule.ages.to ?? ''}`
