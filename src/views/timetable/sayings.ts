/** What a hotel says of single days of the week: markets, tournaments, music, what is open on some days alone. In its own words. */
import { agesIn, isAgeLabel, timeIn } from '../../provider/read/hours-and-ages.ts'
import { daysOf, type Weekday } from '../../provider/read/weekdays.ts'
import type { GastronomyRecord, PageRecord, SectionRecord } from '../../records/records.ts'
import type { HotelPage } from '../../routes/slugs.ts'
import { keys } from '../../records/keys.ts'
import { outletAt } from '../claims.ts'
import type { ViewContext } from '../context.ts'
import { hrefTo } from '../links.ts'
import { paragraphs, wordsOf } from '../../records/plain-text.ts'
import { ruleText } from '../trip/child-rule.ts'
import { rowsOf } from '../../provider/read/children.ts'
import { pageOf, type HotelRecords } from './lanes.ts'

export interface Saying {
  /** The same in every language: where it is said, and the days. */
  id: string
  /** What it is said of; missing if the words say so themselves. */
  name?: string
  text: string
  weekdays: Weekday[]
  /** 'HH:MM' */
  from?: string
  to?: string
  href?: string
  /** As in `trip/child-rule.ts`. */
  rule?: string
}

interface Said {
  name?: string | undefined
  text: string
  rule?: string | undefined
}

/** Of more days it is not what makes a day. */
const MOST_DAYS = 4
const PAGES = ['kids', 'beach-pool', 'aquapark', 'spa', 'shopping'] as const satisfies HotelPage[]

/** In the order of the hotel's pages; the same words are said once. */
export function sayingsOf(context: ViewContext, { propertyId, gastronomy }: HotelRecords): Saying[] {
  const { locale, routes } = context
  const home = pageOf(context, routes.hotelHome(propertyId, locale))
  const below = PAGES.flatMap((name) => {
    const found = pageOf(context, routes.hotelPage(propertyId, locale, name))
    return found ? [{ ...found, name }] : []
  })
  const all = [
    ...(home ? ofSource({ id: 'home', href: home.href }, ofPage(home.page)) : []),
    ...outletSayings(context, gastronomy),
    ...below.flatMap(({ name, href, page }) =>
      ofSource({ id: name, href }, [...ofPage(page), ...(name === 'spa' ? facilitiesOf(context, page.id) : [])]),
    ),
  ]
  return withOwnIds(all.filter(({ text }, index) => all.findIndex((each) => each.text === text) === index))
}

/** Two of one place and the same days are told apart by their order. */
export function withOwnIds<Each extends { id: string }>(all: readonly Each[]): Each[] {
  const seen = new Map<string, number>()
  return all.map((each) => {
    const count = (seen.get(each.id) ?? 0) + 1
    seen.set(each.id, count)
    return count === 1 ? each : { ...each, id: `${each.id}_${count}` }
  })
}

function outletSayings(context: ViewContext, { groups }: GastronomyRecord): Saying[] {
  const items = groups.flatMap((group) => group.items)
  return items.flatMap(({ id, title: name, url, text = '' }) => {
    const route = outletAt(items, url)?.id === id ? context.routes.find(context.locale, url) : undefined
    const record = route && context.read(keys.outlet(context.locale, route.id))
    const features = (record?.features ?? []).flatMap(({ label, value }) =>
      value ? [{ name: `${name}: ${label}`, text: value }] : [],
    )
    const told = [text, ...paragraphs(record?.html ?? [])].map((each) => ({ name, text: each }))
    return ofSource({ id: `o${id}`, href: route && hrefTo(route)! }, [...features, ...told])
  })
}

function facilitiesOf({ read, locale }: ViewContext, pageId: number): Said[] {
  return (read(keys.spa(locale, pageId))?.facilities ?? []).map(({ title: name, text = '' }) => ({ name, text }))
}

function ofPage(page: PageRecord): Said[] {
  const rows = rowsOf(page).flatMap(({ name, cells }) => {
    const ages = agesIn(cells.find(({ head }) => isAgeLabel(head))?.text ?? '')
    return cells.map(({ text }) => ({ name, text, rule: ages && ruleText({ ages }) }))
  })
  const sessions = page.sessions.map(({ title: name, text = '' }) => ({ name, text }))
  return [...rows, ...sessions, ...page.sections.flatMap((section) => ofSection(section, false))]
}

function ofSection({ layout, title, html, items }: SectionRecord, isItem: boolean): Said[] {
  if (layout === 'TABLE') return []
  // A section's heading is of more than one of its sentences.
  const name = isItem && title && !title.endsWith('?') ? title : undefined
  const told = paragraphs(html ?? [])
  const texts = told.length > 0 ? told : [wordsOf(html ?? [])]
  return [...texts.map((text) => ({ name, text })), ...items.flatMap((item) => ofSection(item, true))]
}

function ofSource({ id, href }: { id: string; href: string | undefined }, said: readonly Said[]): Saying[] {
  return said.flatMap(({ name, text: whole, rule }) =>
    clausesIn(whole).flatMap((text) => {
      const weekdays = daysOf(text)
      if (weekdays.length === 0 || weekdays.length > MOST_DAYS) return []
      const about = { ...(name && { name }), ...(href && { href }), ...(rule && { rule }) }
      return [{ id: `${id}-${weekdays.join('')}`, text, weekdays, ...timeIn(text), ...about }]
    }),
  )
}

/** Sentences, and their parts by semicolons where each names days of its own. */
function clausesIn(text: string): string[] {
  return text.split(/(?<=(?:[^\d\s]|[:.]\d\d)[.!?…])\s+/u).flatMap((sentence) => {
    const parts = sentence.split(/;\s+/u)
    return parts.length > 1 && parts.every((part) => daysOf(part).length > 0) ? parts : [sentence]
  })
}
