/** A page that shows what its form asks, without a load. */
import type { Page, Route } from 'playwright'
import { expect } from 'vitest'
import { painted } from '../page/ready.ts'
import type { DemoVisits, WindowOptions } from '../../harness/visit.ts'

export const FORM = 'main form[data-queried]'

/** With the form's script, which comes with the first touch. `bypassCSP`: where the test parses an answer. */
export async function openForm(demo: DemoVisits, path: string, options: WindowOptions = {}): Promise<Page> {
  const page = await demo.open(path, options)
  await page.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true))
  const script = page.waitForResponse(/\/query-forms\.[^/]*\.js/)
  for (const type of ['pointerdown', 'pointerup', 'click']) await page.locator(FORM).dispatchEvent(type)
  await (await script).finished()
  // It listens once it has run.
  await page.evaluate((selector) => {
    const form = document.querySelector(selector)!
    const isHeard = () => !form.dispatchEvent(new Event('submit', { cancelable: true }))
    return new Promise<void>((resolve) => {
      const look = () => (isHeard() ? resolve() : requestAnimationFrame(look))
      look()
    })
  }, FORM)
  await painted(page)
  return page
}
export const stayed = (page: Page) => page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed === true)
export const box = (page: Page, name: string, value = '1') =>
  page.locator(`[data-queried] [name=${name}][value="${value}"]`)
export const total = (page: Page) => page.locator('[data-total]').innerText()
export const isBarShown = (page: Page) =>
  page.locator('[data-progress]').evaluate((element: HTMLElement) => !element.hidden)

/** Holds answers to queries until they are let go. */
export async function holdAnswers(page: Page): Promise<{ held: Route[]; next(count?: number): Promise<Route> }> {
  const held: Route[] = []
  await page.route(
    ({ search }) => search !== '',
    (route, request) => {
      if (request.resourceType() === 'fetch') return void held.push(route)
      return route.continue()
    },
  )
  return {
    held,
    async next(count = 1) {
      await expect.poll(() => held.length).toBe(count)
      return held[count - 1]!
    },
  }
}

/** Where the page and the server's answer to its address differ. */
export async function differences(page: Page, parts = '[data-part]', form = FORM): Promise<unknown[]> {
  const answer = await page.request.get(page.url())
  return page.evaluate(
    ([partSelector, formSelector, text]) => {
      const answer = new DOMParser().parseFromString(text, 'text/html')
      const partsOf = (of: Document) => [...of.querySelectorAll<HTMLElement>(partSelector)]
      const plain = (part: Element | null) => {
        const copy = part?.cloneNode(true) as Element | undefined
        // Where an island's markup ends; its element takes it out.
        for (const island of copy?.querySelectorAll('astro-island') ?? [])
          if (island.lastChild?.nodeType === Node.COMMENT_NODE) island.lastChild.remove()
        // What the clock says.
        for (const mark of copy?.querySelectorAll('[data-mark]') ?? []) mark.remove()
        for (const lane of copy?.querySelectorAll('[data-open]') ?? []) lane.removeAttribute('data-open')
        return copy
      }
      const read = [
        (of: Document) => [...new FormData(of.querySelector<HTMLFormElement>(formSelector)!)],
        (of: Document) => [...of.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map(({ href }) => href),
        // A list, until its island starts.
        (of: Document) => {
          const field = of.querySelector<HTMLElement>('#search-hotel')
          return field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field?.textContent
        },
        (of: Document) => of.title,
        (of: Document) => partsOf(of).map(({ dataset }) => dataset.part),
      ]
      return [
        ...partsOf(document).flatMap((part) => {
          const { dataset } = part
          const other = plain(answer.querySelector(dataset.part ? `[data-part="${dataset.part}"]` : partSelector))
          return other?.isEqualNode(plain(part)!) ? [] : [[part.outerHTML, other?.outerHTML]]
        }),
        ...read.flatMap((each) => {
          const [here, there] = [document, answer].map((of) => JSON.stringify(each(of)))
          return here === there ? [] : [[here, there]]
        }),
      ]
    },
    [parts, form, await answer.text()] as const,
  )
}
