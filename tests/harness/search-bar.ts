/** The search bar of any page: how it is woken, and where its parts are. */
import type { Locator, Page } from 'playwright'

/** The search's script comes when it is seen, or a pointer is about to open it. */
export async function wakeSearch(page: Page): Promise<void> {
  await page.locator('[data-nav] [data-book]').dispatchEvent('pointerenter')
  await page.locator('[data-search] [data-live]').waitFor({ state: 'attached' })
}

export type FieldName = 'hotel' | 'checkIn' | 'checkOut' | 'guests'

export const field = (page: Page, name: FieldName): Locator => page.locator(`[data-search] [data-field=${name}]`)
export const day = (page: Page, iso: string): Locator =>
  page.locator(`.pop:not([hidden]) .flatpickr-day:not(.prevMonthDay, .nextMonthDay)[data-day="${iso}"]`)

export const stayOf = async (page: Page) => ({
  checkIn: await field(page, 'checkIn').inputValue(),
  checkOut: await field(page, 'checkOut').inputValue(),
})

export const send = (page: Page) => page.locator('[data-search] [type=submit]').click()

/** Address of the tab that a click opens. */
export async function opened(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()])
  await tab.waitForLoadState('domcontentloaded')
  const url = tab.url()
  await tab.close()
  return url
}
