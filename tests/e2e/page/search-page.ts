/** Pages of the demo's site with their search in use, at a fixed time, and no way out into the network. */
import type { Page } from 'playwright'
import { field, wakeSearch } from '../../harness/search-bar.ts'
import { DESKTOP, PHONE, useDemoPage, type DemoVisits, type WindowOptions } from '../../harness/visit.ts'

export const ON_DESKTOP = { viewport: DESKTOP }
export const ON_PHONE = { viewport: PHONE, hasTouch: true }

export interface OpenOptions extends WindowOptions {
  /** Of the visitor, as an edge network names it. */
  country?: string
  /** An instant in UTC. */
  now?: string
}

export interface SearchVisits extends DemoVisits {
  /** A new page that has loaded a path, or nothing yet. */
  openPage(path: string | undefined, options?: OpenOptions): Promise<Page>
  /** With the island in place. On phones and where the bar is folded away it is opened by the nav bar's button. */
  openSearch(path: string, options?: OpenOptions): Promise<Page>
}

const NOW = '2027-06-04T09:00:00Z'

export function useSearchPage(): SearchVisits {
  const visits = useDemoPage()

  async function openPage(path: string | undefined, options: OpenOptions = {}): Promise<Page> {
    const { country = 'gb', now = NOW, ...others } = options
    const page = await visits.newPage({ extraHTTPHeaders: { 'x-country': country }, ...others })
    // Hotels' booking sites: an empty page stands for each.
    await page
      .context()
      .route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }))
    await page.clock.setFixedTime(now)
    if (path !== undefined) await page.goto(visits.at(path), { waitUntil: 'domcontentloaded' })
    return page
  }

  async function openSearch(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await openPage(path, options)
    await wakeSearch(page)
    if (!(await field(page, 'hotel').isVisible())) await page.locator('[data-nav] [data-book]').click()
    return page
  }

  return { ...visits, openPage, openSearch }
}
