// @module-tag chromium
/** Pages that stay open while the site is published again and again, by one state of the code after the other. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { INTERNAL_RESERVATIONS } from '../../src/site/reservation.ts'
import { PREVIEW_HOURS, prune } from '../../src/engine/publisher/history.ts'
import { openState } from '../../src/engine/state/state.ts'
import { codeVersion } from '../harness/code-version.ts'
import { atDepth, DEEP } from '../harness/depth.ts'
import { freePort } from '../harness/ports.ts'
import { publisherOf } from '../harness/publisher.ts'
import { field } from '../harness/search-bar.ts'
import { PROJECT } from '../harness/settings.ts'
import { siteOf } from '../harness/site.ts'
import { PHONE, useBrowsers } from '../harness/visit.ts'
import { startCaddy } from '../hosts/web-servers.ts'
import { makeWorld } from '../worlds/index.ts'

const openWindow = useBrowsers()

const HOTEL = '/en/hotels/deniz-kizi'
/** Its reservations team is asked for a stay. */
const ASKED = INTERNAL_RESERVATIONS[0]!.slug
/** Pages that have every island between them. */
const PATHS = [HOTEL, `${HOTEL}/contact`, `${HOTEL}/online-reservation`, `/en/hotels/${ASKED}/online-reservation`]
const PUBLISHES = atDepth(10, 50)
/** Every so many publishes another state of the code makes them. */
const EACH_CODE = 5

interface Tab {
  page: Page
  opened: string
  /** Requests that failed, with why. */
  failed: string[]
}

/** As a guest's phone has it: islands wait for the guest. */
async function openTab(url: string, opened: string): Promise<Tab> {
  const window = await openWindow({ viewport: PHONE })
  onTestFinished(() => window.close())
  // Not a file: only our server knows it.
  await window.route('**/edge/country', (route) => route.fulfill({ json: { country: 'tr' } }))
  const page = await window.newPage()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(`${request.url()}: ${request.failure()?.errorText}`))
  page.on('response', (answer) => answer.status() >= 400 && failed.push(`${answer.url()}: ${answer.status()}`))
  page.on('pageerror', ({ message }) => failed.push(message))
  await page.goto(url, { waitUntil: 'load' })
  // A page that an island could not be loaded for loads itself anew.
  await page.evaluate(() => Object.assign(window, { isTheFirst: true }))
  return { page, opened, failed }
}

/** Turns to each island of a page, and opens what the search loads last. Returns the names of their components. */
/** Names of all components that components start in browsers. */
async function islands(): Promise<string[]> {
  const source = join(PROJECT, 'src')
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.astro'))
  const texts = await Promise.all(files.map((name) => readFile(join(source, name), 'utf8')))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/<(\w+)\s+client:/g)].map(([, name]) => name!)))].sort()
}

async function useIslands({ page, opened }: Tab): Promise<string[]> {
  const islands = page.locator('astro-island')
  const components = await islands.evaluateAll((all) =>
    all.map((island) => {
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      return island.getAttribute('component-url')!
    }),
  )
  for (const island of await islands.all()) await island.locator('[data-live]').first().waitFor({ state: 'attached' })
  await page.locator('[data-nav] [data-book]').first().click()
  await field(page, 'checkIn').click()
  await page.locator('.pop:not([hidden]) .flatpickr-day:not(.prevMonthDay)').first().waitFor()
  expect(await page.evaluate(() => 'isTheFirst' in window), opened).toBe(true)
  return components.map((url) => /^\/_astro\/([A-Za-z]+)\./.exec(url)![1]!)
}

test(
  `tabs that were open over ${PUBLISHES} publishes, ${PUBLISHES / EACH_CODE} of them of new code, find every file that their islands ask for`,
  { tags: 'caddy', timeout: atDepth(600_000, 1_800_000) },
  async () => {
    const asked = { id: 52, slug: ASKED, name: 'Crystal Centro', subPages: ['reservation' as const], rooms: 1 }
    const site = await siteOf(makeWorld({ langs: ['tr', 'en'], hotels: [{}, asked] }))
    const distFolder = join(site.stateFolder, 'dist')
    const state = openState(site.stateFolder)
    await site.rebuild({ distFolder })
    let server = await site.serve()
    onTestFinished(() => server.close())
    // Files alone: what is not in dist/ is nowhere.
    const files = await startCaddy({ ...site, distFolder, origin: { port: await freePort() } })
    onTestFinished(() => files.close())

    const tabs: Tab[] = []
    let publisher = publisherOf(site, { distFolder })
    for (let count = 1; count <= PUBLISHES; count++) {
      if (count % EACH_CODE === 1) {
        for (const path of PATHS)
          // Files alone have the longer memory to prove.
          for (const [name, { url }] of Object.entries(count === 1 || DEEP ? { server, files } : { files }))
            tabs.push(
              await openTab(url.replace('localhost', '127.0.0.1') + path, `${name}, ${path}, before publish ${count}`),
            )
        publisher = publisherOf(site, { distFolder, ...(await codeVersion(site.stateFolder, count)) })
      }
      site.provider.world.editPage('en', 'about-us', (page) => void (page.title = `Title ${count}`))
      await publisher.publish()
      // A day later the releases before are forgotten.
      const tomorrow = new Date(Date.now() + (PREVIEW_HOURS + 1) * 3_600_000)
      await prune(site.stateFolder, state, tomorrow)
    }
    expect((await state.releases.list()).map(({ number }) => number)).not.toContain(1)
    const { port } = server
    await server.close()
    server = await site.serve({ port })

    const used = new Set<string>()
    for (const tab of tabs) for (const component of await useIslands(tab)) used.add(component)
    expect(tabs.filter(({ failed }) => failed.length > 0).map(({ opened, failed }) => [opened, failed])).toEqual([])
    expect([...used].sort()).toEqual(await islands())
  },
)
