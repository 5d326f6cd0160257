/**
 * npm run screenshots: every kind of page, and every state of one in use, at four widths, with a contact sheet for each width, in `screenshots/`.
 * The language changes from page to page and from width to width, so that each kind is seen in all four.
 * `-- --languages=de,ru --widths=375 --pages=home,room` takes those pages in those languages at those widths.
 * With `BASE_URL` a site that is served already; without it the site is built from the provider and served.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { isLocale, LOCALES, type Locale } from '../src/config/locales.ts'
import { buildSite } from '../src/engine/publisher/build-site.ts'
import { serveSite } from '../src/hosts/serve.ts'
import { launchBrowser } from '../tests/harness/browser.ts'
import { alternatePaths, missingPath, PAGE_KINDS } from '../tests/harness/page-kinds.ts'
import { PAGE_STATES } from '../tests/e2e/page/page-states.ts'
import { contactSheet, type SheetShot } from './contact-sheet.ts'
import { command, environment, openProvider, progressLine, ROOT } from './project.ts'

const FOLDER = join(ROOT, 'screenshots')
const WIDTHS = [375, 768, 1280, 1600]
const SHEETS: Record<number, { columns: number; width: number; height: number }> = {
  375: { columns: 12, width: 188, height: 1500 },
  768: { columns: 9, width: 256, height: 1500 },
}
const WIDE_SHEET = { columns: 8, width: 320, height: 1200 }

interface Kind {
  name: string
  paths: Record<Locale, string>
  query?: string | undefined
  /** Brings the page into a state; the screenshot shows the viewport afterwards. */
  use?: (page: Page) => Promise<void>
}

await command(async () => {
  const { values } = parseArgs({
    options: { languages: { type: 'string' }, widths: { type: 'string' }, pages: { type: 'string' } },
  })
  const languages = values.languages?.split(',').filter(isLocale)
  const widths = values.widths?.split(',').map(Number) ?? WIDTHS
  const wanted = values.pages?.split(',')
  const site = await openSite()
  const browser = await launchBrowser()
  try {
    const kinds = (await kindsOf(site.url)).filter(({ name }) => wanted?.includes(name) ?? true)
    for (const width of widths) await shootAll(browser, site.url, width, kinds, languages)
    console.log(`screenshots are in ${FOLDER}`)
  } finally {
    await browser.close()
    await site.close()
  }
})

async function openSite(): Promise<{ url: string; close(): Promise<void> }> {
  const running = process.env.BASE_URL
  if (running) return { url: running.replace(/\/$/, ''), close: async () => {} }
  const settings = environment()
  const provider = await openProvider(settings)
  const stateFolder = join(ROOT, '.cache', 'screenshots')
  await buildSite({
    root: ROOT,
    stateFolder,
    providerUrl: provider.url,
    site: settings,
    onProgress: progressLine(),
  })
  const site = await serveSite({ stateFolder, providerUrl: provider.url, port: 0 })
  return {
    url: site.url,
    close: async () => {
      await site.close()
      await provider.close()
    },
  }
}

async function kindsOf(base: string): Promise<Kind[]> {
  const pathsOf = async (path: string) => alternatePaths(await (await fetch(base + path)).text())
  const pages = await Promise.all(PAGE_KINDS.map(async ({ name, path }) => ({ name, paths: await pathsOf(path) })))
  const states = await Promise.all(
    PAGE_STATES.map(async ({ name, path, query, open }) => ({ name, paths: await pathsOf(path), query, use: open })),
  )
  const home = pages.find(({ name }) => name === 'home')!.paths
  const missing = Object.fromEntries(LOCALES.map((locale) => [locale, missingPath(locale)]))
  return [
    ...pages,
    { name: 'not-found', paths: missing as Record<Locale, string> },
    { name: 'notice', paths: home, use: answerWithoutScript },
    ...states,
  ]
}

async function shootAll(
  browser: Browser,
  base: string,
  width: number,
  kinds: Kind[],
  languages: readonly Locale[] | undefined,
) {
  const folder = join(FOLDER, String(width))
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 740 : 900 } })
  const page = await context.newPage()
  const shots: SheetShot[] = []
  for (const [index, { name, paths, query = '', use }] of kinds.entries()) {
    const turn = LOCALES[(index + WIDTHS.indexOf(width)) % LOCALES.length] ?? 'en'
    for (const locale of languages ?? [turn]) {
      const file = join(folder, `${name}-${locale}.jpg`)
      await page.goto(base + paths[locale] + query)
      await use?.(page)
      await settle(page)
      await page.screenshot({ path: file, type: 'jpeg', quality: 85, fullPage: !use })
      shots.push({ name: `${name} ${locale}`, file })
      console.log(file)
    }
  }
  await context.close()
  await contactSheet(shots, join(FOLDER, `sheet-${width}.jpg`), SHEETS[width] ?? WIDE_SHEET)
}

/** Submits a form as without script and shows the answer. */
async function answerWithoutScript(page: Page) {
  const answer = page.waitForNavigation()
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-newsletter]')!
    form.querySelector<HTMLInputElement>('[name=email]')!.value = 'not an address'
    form.submit()
  })
  await answer
}

/** Waits for every picture and font. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const image of pictures) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...pictures.map((image) => image.decode().catch(() => undefined))])
    document.querySelector('#cc-main')?.remove()
  })
}
