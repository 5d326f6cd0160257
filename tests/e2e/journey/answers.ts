/** What each page of a journey says of the party. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Locale } from '../../../src/config/locales.ts'
import { translator } from '../../../src/i18n/index.ts'
import { tripInWords } from '../../../src/views/fit/words.ts'
import type { Trip } from '../../../src/domain/trip/trip.ts'
import { tripParts } from '../../../src/views/trip/words.ts'
import { axeFindings, putAxe } from '../../harness/axe.ts'
import { field } from '../../harness/search-bar.ts'
import type { Party, Place } from './parties.ts'

interface Visitor {
  party: Party
  locale: Locale
  hasScript: boolean
  /** axe needs script: without, it is asked of the same page in a window that loads none of the site's. */
  judge?: Page
}

/** The page answers, nothing lies over it or beside the window, and axe finds nothing. */
export async function expectAnswer(page: Page, place: Place, visitor: Visitor): Promise<void> {
  const where = `${visitor.party.name}: ${page.url()}`
  await expectLine(page, place, visitor)
  await OWN_ANSWERS[place](page, visitor)
  expect(await page.locator('[data-search][data-open]').count(), `${where}: the search is over the page`).toBe(0)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider, `${where} moves sideways`).toBeLessThanOrEqual(0)
  const { judge = page } = visitor
  if (judge !== page) await judge.goto(page.url())
  await putAxe(judge)
  expect(await axeFindings(judge), where).toEqual([])
}

/** The trip in one line: with script all of it, else what the page asks for, or answers. */
async function expectLine(page: Page, place: Place, { party, locale, hasScript }: Visitor): Promise<void> {
  const said = hasScript ? party.trip : SAID[place](party.trip)
  const words = tripParts({ ...said, wishes: {} }, {}, { locale, t: translator(locale) }).join(' · ')
  const line = page.locator(hasScript ? '.trip__said .trip__text' : '.trip .trip__text')
  if (words === '') return expect(await line.count()).toBe(0)
  await expect.poll(async () => (await line.textContent())!.startsWith(words), { message: words }).toBe(true)
}

const all = (trip: Trip): Trip => trip
const agesAlone = ({ ages }: Trip): Trip => ({ ...(ages.length > 0 && { children: ages.length }), ages, wishes: {} })
const people = ({ adults, children = 0, ages }: Trip): Trip => ({ adults: adults!, children, ages, wishes: {} })
const days = ({ arrival, departure }: Trip) => ({ arrival: arrival!, departure: departure! })
const guestsOf = ({ adults, children = 0 }: Trip) => ({ adults: adults!, children })

/** What an address says there that the page before led to. */
const SAID: Record<Place, (trip: Trip) => Trip> = {
  list: all,
  hotel: all,
  rooms: all,
  room: all,
  subject: all,
  compare: people,
  day: agesAlone,
  week: agesAlone,
  reservation: (trip) => ({
    ...{ ...guestsOf(trip), ...days(trip), wishes: {} },
    ages: trip.ages.filter((age) => age <= 11),
  }),
}

const values = (page: Page, name: string) =>
  page
    .locator(`main [name=${name}]`)
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value).filter(Boolean))
/** What changes without a touch may wait until it moves nothing. */
const shown = (page: Page, selector: string) => page.locator(selector).first().waitFor({ state: 'attached' })
const inFields = (ages: readonly number[]) => ages.map(String)

const OWN_ANSWERS: Record<Place, (page: Page, visitor: Visitor) => Promise<void>> = {
  async list(page, { party: { trip, hotel } }) {
    // The form below, which compares the chosen hotels, takes the days along.
    await expect.poll(async () => [...new Set(await values(page, 'checkin'))]).toEqual([trip.arrival])
    expect(await values(page, 'room-adults')).toEqual([String(trip.adults)])
    expect(await page.locator(`main .hotel:not([hidden]) a[href*="/${hotel}"]`).count()).toBeGreaterThan(0)
  },
  async hotel(page, { party: { trip }, locale }) {
    const t = translator(locale)
    const title = t('fit.title', { trip: tripInWords(trip, { locale, t }) })
    await shown(page, 'main .suits h2')
    await expect.poll(() => page.locator('main .suits h2').first().textContent()).toBe(title)
  },
  rooms: (page) => shown(page, 'main .suits__room.suits--yes'),
  room: (page) => shown(page, 'main .sleeping'),
  async compare(page, { party: { trip } }) {
    expect(await values(page, 'adult')).toEqual([String(trip.adults)])
    expect(await values(page, 'child')).toEqual([String(trip.children ?? 0)])
  },
  async day(page, { party: { trip } }) {
    expect(await values(page, 'age')).toEqual(inFields(trip.ages))
    if (trip.ages.length > 0) await shown(page, '[data-answer] h2')
  },
  async week(page, { party: { trip }, hasScript }) {
    expect(await values(page, 'checkin')).toEqual(hasScript ? [trip.arrival] : [])
    expect(await values(page, 'checkout')).toEqual(hasScript ? [trip.departure] : [])
    expect(await values(page, 'age')).toEqual(inFields(trip.ages))
    expect(await page.locator('.agenda h3').count()).toBe(hasScript ? 8 : 7)
  },
  // Some have nothing to say of some parties; the search over the page would be no answer.
  async subject(page, { party: { trip } }) {
    if (trip.ages.length > 0) await shown(page, 'main .suits, main .suits__room')
  },
  /** With script the search of any page has it. */
  async reservation(page, { party: { trip }, locale, hasScript }) {
    const { adults, children } = guestsOf(trip)
    if (!hasScript) {
      expect(await values(page, 'checkin')).toEqual([trip.arrival])
      expect(await values(page, 'adult')).toEqual([String(adults)])
      return
    }
    const arrival = trip.arrival!.split('-').reverse().join('.')
    await expect.poll(() => field(page, 'checkIn').inputValue()).toBe(arrival)
    const t = translator(locale)
    const guests = [t('counts.adults', { count: adults }), children ? t('counts.children', { count: children }) : '']
    expect((await field(page, 'guests').textContent())!.trim()).toBe(guests.filter(Boolean).join(', '))
  },
}
