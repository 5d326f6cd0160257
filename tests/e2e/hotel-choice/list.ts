/** The list of hotels, and what is chosen from it. */
import type { Page } from 'playwright'
import type { DemoVisits, WindowOptions } from '../../harness/visit.ts'
import { box } from '../answers/form.ts'

export const LIST = '/en/hotels'
export const PALE = ['Crystal Aura', 'Crystal Boutique']

export const shown = (page: Page) => page.locator('.choose__list .hotel:visible h3').allInnerTexts()
export const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

/** A page that says whether it was loaded again. */
export async function openList(demo: DemoVisits, path = LIST, options?: WindowOptions): Promise<Page> {
  const page = await demo.open(path, options)
  await page.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true))
  return page
}
/** Ticks a box and waits for the address to say so. */
export async function tick(page: Page, name: string, value = '1'): Promise<void> {
  await box(page, name, value).check()
  await page.waitForURL((url) => url.searchParams.getAll(name).includes(value))
}
