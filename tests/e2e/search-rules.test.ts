// @module-tag chromium
/** What the calendar says of a hotel's days. The rules themselves are data: those that the site has are looked for by their kind. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { STAY_RULES } from '../../src/site/reservation.ts'
import type { StayRule } from '../../src/config/site-types.ts'
import { day, field } from '../harness/search-bar.ts'
import { ON_PHONE, useSearchPage } from './page/search-page.ts'

const search = useSearchPage()

const ruleOf = (kind: StayRule['kind']) => STAY_RULES.find((rule) => rule.kind === kind)!
const tip = (page: Page) => page.getByRole('tooltip')

/** The calendar with the first day of a rule's period, which is in the future at the tests' time. */
async function openAt(rule: StayRule): Promise<{ page: Page; first: string }> {
  const first = `2027-${rule.from}`
  const page = await search.openSearch(`/en?hotel=${rule.hotels[0]}&checkin=${first}`)
  await field(page, 'checkIn').click()
  return { page, first }
}

test.each([
  ['R9.9', 'half-day', 'Half day: arrival or departure only'],
  ['R9.10', 'saturday', 'Saturday to Saturday only'],
  ['R9.11', 'sunday', 'Sunday to Sunday only'],
  ['R9.12', 'minimum-nights', 'On these dates the minimum stay is 5 nights'],
] as const)('%s the tooltip of a %s', async (_, kind, text) => {
  const { page, first } = await openAt(ruleOf(kind))
  await day(page, first).hover()
  expect(await tip(page).textContent()).toBe(text)
  expect(await day(page, first).getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'))
})

test('R9.12 days outside the period and other hotels have no tooltip', async () => {
  const rule = ruleOf('minimum-nights')
  const { page, first } = await openAt(rule)
  const before = `${first.slice(0, 8)}${String(Number(first.slice(8)) - 1).padStart(2, '0')}`
  await day(page, before).hover()
  expect(await tip(page).count()).toBe(0)
  const other = await search.openSearch(`/en?hotel=crystal-aura&checkin=${first}`)
  await field(other, 'checkIn').click()
  await day(other, first).hover()
  expect(await tip(other).count()).toBe(0)
})

test('R9.10 the tooltip comes with the focus too, and Escape hides it without closing the calendar', async () => {
  const { page } = await openAt(ruleOf('saturday'))
  // The page scrolls as the field is clicked: a pointer that comes to rest over a day would show the tooltip anew.
  await page.mouse.move(0, 0)
  await page.keyboard.press('ArrowDown')
  await tip(page).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => tip(page).count()).toBe(0)
  expect(await field(page, 'checkIn').getAttribute('aria-expanded')).toBe('true')
})

test('R9.10 R9.12 a stay that does not keep the rule is told so in words', async () => {
  const rule = ruleOf('saturday')
  const page = await search.openSearch(search.at(`/en?hotel=${rule.hotels[0]}&checkin=2027-07-04&checkout=2027-07-11`))
  await field(page, 'checkIn').click()
  expect(await page.locator('.pop__foot:visible').textContent()).toBe(
    '7 nights. Saturday to Saturday only. Your dates do not fit this yet.',
  )
  await field(page, 'checkIn').fill('03.07.2027')
  await field(page, 'checkOut').fill('10.07.2027')
  expect((await page.locator('.pop__foot:visible').textContent())!.trim()).toBe('7 nights. Saturday to Saturday only.')
})

test.each([
  ['desktop', {}],
  ['phone', ON_PHONE],
] as const)('R5.37 on a %s the nearest stays stand below the dates, and one touch takes one', async (_, options) => {
  const rule = ruleOf('sunday')
  const page = await search.openSearch(`/en?hotel=${rule.hotels[0]}&checkin=2027-07-12&checkout=2027-07-19`, options)
  const notice = page.locator('.search__season:visible')
  expect((await notice.textContent())!.replaceAll(/[\u2060]/g, '').replaceAll('\u00a0', ' ')).toBe(
    'Stays run Sunday to Sunday: 11–18 July or 18–25 July',
  )
  await notice.getByRole('button').last().click()
  expect(await field(page, 'checkIn').inputValue()).toBe('18.07.2027')
  expect(await field(page, 'checkOut').inputValue()).toBe('25.07.2027')
  expect(await notice.count()).toBe(0)
})

test.each([
  ['R9.9', 'half-day', 'Half day: arrival or departure only'],
  ['R9.10', 'saturday', 'Saturday to Saturday only'],
] as const)('%s a finger that chooses a day learns of a %s below the calendar', async (_, kind, text) => {
  const rule = ruleOf(kind)
  const page = await search.openSearch(`/en?hotel=${rule.hotels[0]}&checkin=2027-${rule.from}`, ON_PHONE)
  await field(page, 'checkIn').tap()
  await day(page, `2027-${rule.from}`).tap()
  await expect.poll(() => page.locator('.pop__foot:visible').textContent()).toContain(text)
})

test('R2.138 on a phone nothing lies over the warning about the dates', async () => {
  const rule = ruleOf('saturday')
  const page = await search.openSearch(`/en?hotel=${rule.hotels[0]}&checkin=2027-07-04&checkout=2027-07-11`, ON_PHONE)
  await field(page, 'checkIn').tap()
  const warning = page.locator('.pop__warning:visible')
  await warning.scrollIntoViewIfNeeded()
  const covering = await warning.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return seen?.closest('.pop__foot') ? undefined : (seen?.outerHTML.slice(0, 200) ?? 'outside of the window')
  })
  expect(covering).toBeUndefined()
})
