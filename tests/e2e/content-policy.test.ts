// @module-tag chromium
/** The content security policy in a browser. Every kind of page, and pages in use, are asked in `every-kind` and `pages-in-use`. */
import type { BrowserContext } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { missingPath } from '../harness/page-kinds.ts'
import { openThirdPartySite } from './page/third-parties.ts'
import { readThrough } from './page/ready.ts'
import { field, wakeSearch } from '../harness/search-bar.ts'
import { useDemoPage } from '../harness/visit.ts'
import { watchForbidden } from './every-kind/policy.ts'

const demo = useDemoPage()

/** A window whose pages tell what was forbidden, with or without a listener of their own. */
async function watchedWindow(): Promise<{ context: BrowserContext; forbidden: string[] }> {
  const context = await demo.openWindow({ locale: 'en-GB', pictures: () => false })
  onTestFinished(() => context.close())
  return { context, forbidden: await watchForbidden(context) }
}

test('the page of an unknown path does nothing that is forbidden', async () => {
  const { context, forbidden } = await watchedWindow()
  const page = await context.newPage()
  await page.goto(demo.at(missingPath('de')))
  await readThrough(page)
  expect(forbidden).toEqual([])
})

test('what the visitor agrees to may load: chat, statistics and the map', async () => {
  const world = await openThirdPartySite()
  const { context, forbidden } = await watchedWindow()
  try {
    await world.answer(context)
    const page = await context.newPage()
    await page.goto(`${world.running.url}/en/hotels/crystal-aura/contact`)
    await page.locator('.ask [data-consent-answer=all]').click()
    await page.locator('#live-chat button').waitFor()
    await page.locator('[data-map] iframe').waitFor()
    await expect.poll(() => page.evaluate(() => (window as { tagManagerRan?: boolean }).tagManagerRan)).toBe(true)
    expect(forbidden).toEqual([])
  } finally {
    await world.close()
  }
})

test('what is not the site’s own does not run', async () => {
  const { context, forbidden } = await watchedWindow()
  const page = await context.newPage()
  await context.route('**/en/about-us', async (route) => {
    const response = await route.fetch()
    const planted = `<script>ran = true</script><img src="https://elsewhere.example/x.png"><p style="color: red">`
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${planted}</main>`) })
  })
  await page.goto(demo.at('/en/about-us'))
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expect.poll(() => refusedBy(forbidden)).toEqual(['img-src', 'script-src-elem', 'style-src-attr'])
})

test('a script that a mistake lets in writes no markup: neither into a page nor into a script', async () => {
  const { context, forbidden } = await watchedWindow()
  const page = await context.newPage()
  await page.goto(demo.at('/en'))
  // The calendar's own markup is let through from here on; no other is.
  await wakeSearch(page)
  await field(page, 'checkIn').click()
  await page.locator('.flatpickr-weekday').first().waitFor()
  expect(forbidden).toEqual([])
  const errors = await page.evaluate(() => {
    const script = document.createElement('script')
    const attempts = [
      () => (document.body.innerHTML = '<p>'),
      () => document.body.insertAdjacentHTML('beforeend', "<span class='flatpickr-weekday'><b>x</b></span>"),
      () => new DOMParser().parseFromString('<p>', 'text/html'),
      () => (script.src = '/_astro/x.js'),
      () => (script.text = 'ran = true'),
      () => Object.assign(document.createElement('iframe'), { srcdoc: '<p>' }),
      () => (window as { trustedTypes?: { createPolicy(name: string): unknown } }).trustedTypes!.createPolicy('mine'),
    ]
    return attempts.map((attempt) => {
      try {
        return String(attempt())
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(errors).toEqual(errors.map(() => 'TypeError'))
  await expect
    .poll(() => new Set(refusedBy(forbidden)))
    .toEqual(new Set(['require-trusted-types-for', 'trusted-types']))
})

/** Directives, sorted. */
const refusedBy = (forbidden: readonly string[]) =>
  forbidden.flatMap((text) => / (\S+) forbids /.exec(text)?.[1] ?? []).sort()
