/** What a hotel's pages say, each of what the site shows of its kind. */
import type { Locale } from '../../config/locales.ts'
import { parseUrl } from '../../routes/place.ts'
import type { HotelPage } from '../../site/pages.ts'
import { paragraphs, wordsOf } from '../../records/plain-text.ts'
import type { PageReadings } from '../../records/readings.ts'
import type { PageRecord, SectionRecord } from '../../records/records.ts'
import { airportIn } from './airport.ts'
import { slidesIn, timedRows } from './children.ts'
import { hallsIn, hallTableIn } from './halls.ts'
import { lifeguardsIn, openingIn } from './hours-and-ages.ts'
import { houseRulesIn, type RuleText } from './house-rules.ts'
import { groundsIn, guestsIn, metresIn } from './options.ts'
import { pageTables } from './page-tables.ts'
import { sayingsOn } from './sayings.ts'
import { seasonIn } from './season.ts'
import { sportIn } from './sport.ts'

type Read = (page: PageRecord, locale: Locale) => PageReadings

const READERS: Partial<Record<HotelPage | 'home', Read>> = {
  home: (page, locale) => ({
    season: ofOption(page, 'SEASON', seasonIn),
    beachMetres: ofOption(page, 'BEACH_DISTANCE', metresIn),
    grounds: ofOption(page, 'BEACH', groundsIn),
    airport: airportIn(page),
    houseRules: houseRulesIn(textsOf(page)),
    sayings: sayingsOn(page),
    sport: sportOn(page, locale),
  }),
  rooms: (page) => ({
    guests: pageTables(page)
      .flat()
      .map(([label = '', value = '']) => guestsIn(label, value))
      .find(Boolean),
  }),
  meeting: (page) => ({ halls: hallsIn(pageTables(page)), hallTable: hallTableIn(pageTables(page)) }),
  kids: (page, locale) => ({
    timed: timedRows(page),
    sayings: sayingsOn(page),
    sport: sportOn(page, locale),
    figures: figuresOn(page),
  }),
  'beach-pool': (page, locale) => ({
    timed: timedRows(page),
    lifeguards: lifeguardsIn(paragraphsOf(page)),
    sayings: sayingsOn(page),
    sport: sportOn(page, locale),
    figures: figuresOn(page),
  }),
  aquapark: (page) => ({
    slides: slidesIn(page),
    opening: openingIn(paragraphsOf(page)),
    sayings: sayingsOn(page),
  }),
  spa: (page) => ({ sayings: sayingsOn(page) }),
  shopping: (page) => ({ sayings: sayingsOn(page) }),
}

/** `url`: at which the site has the page; the provider may write it otherwise. */
export function pageReadings(page: PageRecord, url: string, locale: Locale): PageReadings {
  const place = parseUrl(url, locale)
  const name = place.kind === 'hotel' ? 'home' : place.kind === 'hotel-page' ? place.page : undefined
  return (name && READERS[name]?.(page, locale)) ?? {}
}

function ofOption<T>({ options }: PageRecord, name: string, read: (text: string) => T): T | undefined {
  const text = options.find(({ key }) => key === name)?.value
  return text === undefined ? undefined : read(text)
}

/** All that may say a rule of the house. */
function textsOf(page: PageRecord): RuleText[] {
  const options = page.options.flatMap(({ key, value }) => (value ? [{ title: key, text: value }] : []))
  const rows = pageTables(page).flatMap((table) =>
    table.map(([title, ...cells]) => ({ title, text: cells.join(': ') })),
  )
  return [...options, ...rows, ...page.sections.filter(({ layout }) => layout !== 'TABLE').flatMap(ofSection)]
}

function ofSection({ title, subtitle, html, items }: SectionRecord): RuleText[] {
  return [{ title, text: [subtitle, wordsOf(html ?? [])].filter(Boolean).join(' ') }, ...items.flatMap(ofSection)]
}

function paragraphsOf({ sections }: PageRecord): string[] {
  return sections.filter(({ layout }) => layout !== 'TABLE').flatMap(({ html }) => paragraphs(html ?? []))
}

const cardsOn = ({ sections }: PageRecord) =>
  sections.filter(({ layout }) => layout === 'CARDS').flatMap(({ items }) => items)

function sportOn(page: PageRecord, locale: Locale): PageReadings['sport'] {
  const cards = cardsOn(page).map(({ title, html }) => ({ title, text: wordsOf(html ?? []) }))
  const sessions = page.sessions.map(({ title, text = '' }) => ({ title, text }))
  return { cards: sportIn(cards, locale), sessions: sportIn(sessions, locale) }
}

function figuresOn(page: PageRecord): PageReadings['figures'] {
  const cards = cardsOn(page).flatMap(({ title, subtitle }) =>
    title && subtitle ? [{ label: title, value: subtitle }] : [],
  )
  if (cards.length > 0) return cards
  return pageTables(page)
    .flat()
    .flatMap(([label, value]) => (label && value && /\d/.test(value) ? [{ label, value }] : []))
}
