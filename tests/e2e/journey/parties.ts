/** Four parties, and where each says its trip. */
import type { Page } from 'playwright'
import type { Translate } from '../../../src/i18n/index.ts'
import type { Trip } from '../../../src/domain/trip/trip.ts'
import { field, wakeSearch } from '../../harness/search-bar.ts'

export type Place = 'list' | 'hotel' | 'rooms' | 'room' | 'compare' | 'day' | 'week' | 'subject' | 'reservation'

export interface Party {
  name: string
  /** With the arrival and the departure. */
  trip: Trip & { arrival: string; departure: string }
  hotel: string
  /** Last part of the English address of a page about something that the hotel has. */
  subject: string
  /** Where the trip is said. */
  door: Place
  /** Of the kept trip, once the door has said it. */
  saysLast: string
  /** Says there, with script, what the page asks for. */
  say(page: Page, t: Translate): Promise<void>
}

const BORN = ['01.02.2023', '01.02.2018']
const onPhone = (page: Page) => page.viewportSize()!.width < 992
const nights = (arrival: string, departure: string) => ({ arrival, departure })
const inWords = (iso: string) => iso.split('-').reverse().join('.')

const couple: Party = {
  name: 'a couple who want no children around them',
  trip: { adults: 2, ages: [], ...nights('2027-06-28', '2027-07-05'), wishes: { adults: ['1'] } },
  hotel: 'crystal-aura',
  subject: 'spa-and-wellness',
  door: 'list',
  saysLast: 'adult=2',
  async say(page) {
    if (onPhone(page)) await page.locator('.choose__title').click()
    await page.locator('[data-queried] [name=adults]').check()
    await page.waitForURL(/adults=1/)
    await page.locator('[name=room-adults]').fill('2')
    await page.keyboard.press('Enter')
    await page.waitForURL(/room-adults=2/)
  },
}

const family: Party = {
  name: 'a family of four',
  trip: { adults: 2, children: 2, ages: [4, 9], ...nights('2027-07-10', '2027-07-17'), wishes: {} },
  hotel: 'crystal-family',
  subject: 'crispy-kids-world',
  door: 'hotel',
  saysLast: '2018-02-01',
  async say(page, t) {
    const { arrival, departure, ages } = family.trip
    await wakeSearch(page)
    if (onPhone(page)) await page.locator('[data-nav] [data-book]').click()
    await field(page, 'checkIn').fill(inWords(arrival))
    await field(page, 'checkOut').fill(inWords(departure))
    await field(page, 'guests').click()
    for (const [index] of ages.entries()) {
      await page.getByRole('button', { name: t('components.common.search.moreChildren') }).click()
      await page.getByLabel(t('components.common.search.birthDate', { number: index + 1 })).fill(BORN[index]!)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    if (onPhone(page)) await page.keyboard.press('Escape')
  },
}

const generations: Party = {
  name: 'grandparents, parents and a baby',
  trip: { adults: 4, children: 1, ages: [0], ...nights('2027-06-28', '2027-07-05'), wishes: {} },
  hotel: 'crystal-family',
  subject: 'gastronomy',
  door: 'compare',
  saysLast: 'child=1',
  async say(page) {
    for (const hotel of ['crystal-family', 'crystal-waterworld']) await page.locator(`input[value=${hotel}]`).check()
    await page.locator('.compare__party [name=adult]').fill('4')
    await page.locator('.compare__party [name=child]').fill('1')
    await page.keyboard.press('Enter')
    await page.waitForURL(/hotel=.*adult=4&child=1/)
  },
}

const parent: Party = {
  name: 'a parent with a child of eleven',
  trip: { adults: 1, children: 1, ages: [11], ...nights('2027-08-01', '2027-08-08'), wishes: {} },
  hotel: 'crystal-waterworld',
  subject: 'aquapark',
  door: 'day',
  saysLast: 'age=11',
  async say(page) {
    await page.locator('main [name=age]').first().fill('11')
    await page.keyboard.press('Enter')
    await page.locator('[data-answer] h2').waitFor()
    await page.waitForURL(/age=11/)
  },
}

export const PARTIES = { couple, family, generations, parent }

/** Says in the trip's line what the door did not ask for. */
export async function sayTheRest(page: Page, { trip }: Party): Promise<void> {
  await page.locator('.trip__said').click()
  const panel = page.locator('.trip__panel')
  await panel.locator('[name=adult]').fill(String(trip.adults))
  for (const [index, age] of trip.ages.entries()) await panel.locator('[name=age]').nth(index).selectOption(String(age))
  await panel.locator('[name=checkIn]').fill(trip.arrival)
  await panel.locator('[name=checkOut]').fill(trip.departure)
  await panel.locator('button:not([type=button])').click()
  await panel.waitFor({ state: 'hidden' })
}
