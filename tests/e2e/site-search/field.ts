/** The field of the search of the whole site, and what answers it. */
import type { Page, Route } from 'playwright'
import type { DemoVisits, WindowOptions } from '../../harness/visit.ts'

export const SEARCH = '/en/search'
export const HOTEL = '/en/hotels/crystal-flora'

/** What the server answers to script. */
export const part = (told: string, titles: string[]) =>
  `<h2 data-summary>${told}</h2><ol data-results>${titles
    .map((title, index) => `<li><a href="${HOTEL}?n=${index}">${title}</a><p>Rooms · ${title}</p><p>Excerpt</p></li>`)
    .join('')}</ol>`
export const answerTo = (query: string, count = 3) =>
  part(
    `${count} pages about “${query}”`,
    Array.from({ length: count }, (_, index) => `${query} ${index + 1}`),
  )

export interface Asked {
  query: string
  route: Route
}

/** A page whose searches are answered by `answer`: by default at once, with three results. */
export async function openAnswered(
  demo: DemoVisits,
  path: string,
  answer: (asked: Asked) => Promise<void> = ({ query, route }) => route.fulfill({ body: answerTo(query) }),
  options: WindowOptions = {},
) {
  const page = await demo.newPage(options)
  const asked: string[] = []
  await page.route('**/search?*part=results*', (route) => {
    const query = new URL(route.request().url()).searchParams.get('q') ?? ''
    asked.push(query)
    return answer({ query, route })
  })
  await page.goto(demo.at(path))
  return { page, asked }
}

export const options = (page: Page) => page.locator('.finder [role=option]:visible')
export const titles = (page: Page) => options(page).locator('b').allInnerTexts()
export const active = (page: Page) => page.locator('.finder [role=option][aria-selected=true] b').allInnerTexts()

export async function live(page: Page, field = '#q') {
  await page.locator(field).focus()
  await page.locator(`${field}[role=combobox]`).waitFor()
}
