/** Pages as a browser renders them ahead, before the guest sees them. Browsers that are driven render none, so the page is merely told that it is one. */
import type { Page } from 'playwright'

/** All that the page loads from now on. */
export async function renderAhead(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', {
      get: () => !document.documentElement.hasAttribute('data-seen-by-test'),
    }),
  )
}

/** The guest follows the link to it. */
export async function showRendered(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-seen-by-test', '')
    document.dispatchEvent(new Event('prerenderingchange'))
  })
}
