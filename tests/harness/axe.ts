/** axe in a page of a browser. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Of what axe could not decide, this is judged by looking at pixels: text over pictures. */
const CONTRAST = 'color-contrast'

/** Half the size of what `axe.source` holds: the page has to read it each time. */
const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Puts axe into the page that is open; a new page needs it anew. */
export const putAxe = (page: Page) => page.evaluate(SCRIPT)

/** What axe finds in the page as it is now, or cannot clear, targets under 24 px too, each with its places; nothing where all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate((): Promise<AxeResults> =>
    window.axe.run(document, {
      resultTypes: ['violations', 'incomplete'],
      // Style sheets asked for a second time, and read anew for rules that are not asked: a third of axe's time.
      preload: false,
      rules: { 'target-size': { enabled: true } },
    }),
  )
  // A page of the site in a frame of the desk, where axe may not run: pages are judged by themselves. Or the desk's line of status, which reloads.
  const isStill = ({ html }: { html: string }) => /^<iframe (?:sandbox=|class="status")/.test(html)
  const undecided = incomplete.filter(
    ({ id, nodes }) => id !== CONTRAST && !(id === 'frame-tested' && nodes.every(isStill)),
  )
  return [...violations, ...undecided].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
