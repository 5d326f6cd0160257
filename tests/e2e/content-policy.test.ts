// @module-tag chromium
/** The content security policy in a browser. Every kind of page, and pages in use, are asked in `every-kind` and `pages-in-use`. */
import type { BrowserContext } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { missingPath } from '../harness/page-kinds.ts'
import { openThirdPartySite } from '../harness/third-parties.ts'
import { readThrough } from '../harness/ready.ts'
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
    await page.locator('.cm [data-role=all]').click()
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
  await page.goto(demo.at('/en/about-us'))
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/x.png"><p style="color: red">')
    return (window as { ran?: boolean }).ran === true
  })
  expect(ran).toBe(false)
  await expect
    .poll(() =>
      forbidden
        .filter((text) => / forbids /.test(text))
        .map((text) => / (\S+) forbids/.exec(text)?.[1])
        .sort(),
    )
    .toEqual(['img-src', 'script-src-elem', 'style-src-attr'])
})
