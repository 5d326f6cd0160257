/** axe in a page of a browser. */
import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Puts axe into the page that is open; a new page needs it anew. */
export const putAxe = (page: Page) => page.evaluate(axe.source)

/** What axe finds in the page as it is now, targets under 24 px too, each with its places; nothing where all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate((): Promise<AxeResults> =>
    window.axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
