// @module-tag chromium
/** Payloads in every field, in a real browser: none runs, none calls out, none leaves its place. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Manifest } from '../../src/engine/release/manifest.ts'
import { cleanText } from '../../src/provider/text.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import { listed } from '../harness/listed.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { useBrowsers } from '../harness/visit.ts'
import { hostileWorld, SECTION_PAGES } from './hostile-world.ts'
import { PAYLOADS } from './payloads.ts'

let folder: string
let site: WorldSite
let server: RunningSite
const openWindow = useBrowsers()
let context: BrowserContext
let fields: Map<string, number>
/** Pages in which a payload came alive, and what else was asked for something, since they were looked at. */
const alive: string[] = []
const called: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crystal-hostile-'))
  const hostile = hostileWorld()
  fields = hostile.fields
  site = await buildSiteOf(hostile.world, { distFolder: join(folder, 'dist') })
  server = await site.serve()
  // Without the pages' own policy: what is published must be harmless by itself.
  context = await openWindow({ viewport: { width: 375, height: 800 }, bypassCSP: true, pictures: true })
  await context.exposeBinding('hit', ({ page }) => void alive.push(page.url()))
  // Pictures say nothing here, and cost time: each is one that could not be loaded.
  await context.route(/\/(?:img|file)\//, (route) => route.abort())
  await context.route(
    (url) => url.origin !== new URL(server.url).origin,
    (route) => {
      called.push(`${route.request().url()} from ${route.request().frame().url()}`)
      return route.abort()
    },
  )
})

afterAll(async () => {
  await server?.close()
  await site?.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a page must not hold; run in the page. */
function offences(): string[] {
  const found: string[] = []
  const own = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:'])
  for (const element of document.querySelectorAll('*')) {
    const name = `${element.localName}.${element.className}`
    if (/^(?:base|object|embed|applet|frame|frameset|isindex|marquee|xmp|plaintext)$/.test(element.localName))
      found.push(name)
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) found.push(`${name} ${attribute}`)
      if (!/^(?:href|src|action|formaction|data|poster|background|xlink:href|cite|ping)$/.test(attribute)) continue
      const url = URL.canParse(value, location.href) ? new URL(value, location.href) : undefined
      const isHarmless = url !== undefined && own.has(url.protocol) && url.username === '' && url.password === ''
      if (!isHarmless) found.push(`${name} ${attribute}=${value}`)
      const isLink = element.localName === 'a' || ['canonical', 'alternate'].includes(element.getAttribute('rel') ?? '')
      if (isHarmless && !isLink && url.origin !== location.origin && own.has(url.protocol))
        found.push(`${name} ${attribute}=${value}`)
    }
    if (
      element.localName === 'script' &&
      element.textContent.includes('hit(') &&
      !/ld\+json/.test(element.getAttribute('type') ?? '')
    )
      found.push(name)
    if (
      element.localName === 'meta' &&
      (element.hasAttribute('http-equiv') || /^(?:referrer|color-scheme)$/.test(element.getAttribute('name') ?? ''))
    )
      found.push(`${name} ${element.outerHTML}`)
  }
  for (const part of ['main', 'body > header', 'body > footer', 'h1']) {
    if (document.querySelectorAll(part).length !== 1) found.push(`${document.querySelectorAll(part).length} × ${part}`)
  }
  if (document.querySelectorAll('meta[name=viewport]').length !== 1) found.push('another viewport')
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) JSON.parse(script.textContent)
  if (Reflect.has(Object.prototype, 'polluted')) found.push('the prototype of all objects')
  return found
}

const wider = () => document.scrollingElement!.scrollWidth - innerWidth

/** What is wrong with a page that was loaded, whatever it was loaded from. */
async function wrongIn(page: Page): Promise<string[]> {
  const found = await page.evaluate(offences)
  const over = await page.evaluate(wider)
  const lived = alive.splice(0).map((url) => `a payload came alive in ${url}`)
  const calls = called.splice(0).map((call) => `somebody else was asked: ${call}`)
  return [...found, ...(over > 0 ? [`${over} px too wide`] : []), ...lived, ...calls]
}

/** What is wrong with a page of the site, which must be there. */
async function open(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(server.url + encodeURI(path), { waitUntil: 'load' })
  expect([answer?.status(), page.url()]).toEqual([200, server.url + encodeURI(path)])
  return (await wrongIn(page)).map((each) => `${path}: ${each.slice(0, 300)}`)
}

test('a payload that comes alive, calls out or leaves its place is seen', async () => {
  const page = await context.newPage()
  await page.goto(`${server.url}/en/hostile-0`, { waitUntil: 'load' })
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="hit(1)"><iframe src="https://evil.example/frame"></iframe><main></main>',
    )
  })
  await expect.poll(() => [alive.length, called.length]).toEqual([1, 1])
  expect(await wrongIn(page)).toEqual(
    expect.arrayContaining([
      'img. onerror',
      '2 × main',
      expect.stringContaining('a payload came alive'),
      expect.stringContaining('https://evil.example/frame'),
    ]),
  )
  await page.close()
})

const FIELDS = listed(`
  certificates.items.image.alt | certificates.items.image.mimeType | certificates.items.image.sourceUrl | certificates.items.title
  contacts.address | contacts.departments.phone | contacts.departments.title | contacts.email | contacts.phone | contacts.whatsapp
  events.headerImage.alt | events.headerImage.mimeType | events.html | events.image.alt | events.image.mimeType | events.image.sourceUrl
  events.metas.content | events.metas.name | events.title | events.venue | galleryCategories.name | galleryFiles.file.alt
  galleryFiles.file.mimeType | gastronomies.groups.items.hrefLangs.url | gastronomies.groups.items.image.alt
  gastronomies.groups.items.image.mimeType | gastronomies.groups.items.image.sourceUrl | gastronomies.groups.items.text
  gastronomies.groups.items.title | gastronomies.groups.items.url | gastronomies.groups.title | menus.items.subitems.text
  menus.items.subitems.url | menus.items.text | menus.items.url | outlets.features.label | outlets.features.value | outlets.hours.label
  outlets.html | outlets.images.alt | outlets.images.mimeType | outlets.images.sourceUrl | outlets.title | pages.breadcrumbs.text
  pages.categoryTemplate | pages.contents.intro.html | pages.contents.intro.title | pages.contents.more.html
  pages.contents.more.image.alt | pages.contents.more.image.mimeType | pages.contents.more.image.sourceUrl | pages.contents.more.title
  pages.events.image.alt | pages.events.image.mimeType | pages.events.image.sourceUrl | pages.events.title | pages.events.venue
  pages.heroSlides.file.alt | pages.heroSlides.file.mimeType | pages.heroSlides.file.sourceUrl | pages.heroSlides.mobileFile.alt
  pages.heroSlides.mobileFile.mimeType | pages.heroSlides.mobileFile.sourceUrl | pages.heroSlides.text | pages.heroSlides.title
  pages.metas.content | pages.metas.name | pages.options.file.alt | pages.options.file.mimeType | pages.options.file.sourceUrl
  pages.property.contact.address | pages.property.contact.email | pages.property.contact.phone | pages.property.contact.whatsapp
  pages.property.propertyNetwork.name | pages.sessions.title | pages.sliders.slides.file.alt | pages.sliders.slides.file.mimeType
  pages.sliders.slides.file.sourceUrl | pages.sliders.slides.title | pages.title | plans.image.alt | plans.image.mimeType
  plans.image.sourceUrl | plans.text | plans.title | properties.image.alt | properties.image.mimeType | properties.logo.alt
  properties.logo.mimeType | properties.name | properties.propertyNetwork.name | properties.regionCode | properties.reservationUrl
  regions.image.alt | regions.image.mimeType | regions.image.sourceUrl | regions.name | regions.text | rooms.beds | rooms.category.name
  rooms.features.label | rooms.features.value | rooms.html | rooms.image.alt | rooms.image.mimeType | rooms.image.sourceUrl
  rooms.images.alt | rooms.images.mimeType | rooms.images.sourceUrl | rooms.metas.content | rooms.metas.name | rooms.name | rooms.text
  rooms.view | spas.facilities.image.alt | spas.facilities.image.mimeType | spas.facilities.image.sourceUrl | spas.facilities.text
  spas.facilities.title | spas.treatments.text | spas.treatments.title | stories.items.file.alt | stories.items.file.mimeType
  stories.items.file.sourceUrl | stories.thumbnail.alt | stories.thumbnail.mimeType | stories.title`)

test('there are at least 300 payloads, each another, and every field of the contract gets some', () => {
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBe(PAYLOADS.length)
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300)
  expect([...fields.keys()].sort()).toEqual(FIELDS)
})

describe('at 375 px', () => {
  test.each(SECTION_PAGES)(
    '/en/$url holds its payloads as texts: none comes alive, none calls out',
    async ({ url, payloads }) => {
      const page = await context.newPage()
      expect(await open(page, `/en/${url}`)).toEqual([])
      const shown = await page.evaluate(() => document.body.textContent.replace(/\s+/g, ' '))
      for (const { text } of payloads) expect(shown).toContain(printed(text))
      await page.close()
    },
  )

  test('every other page is whole too, each in the one language or the other, and nothing comes alive there', async () => {
    const page = await context.newPage()
    const found: string[] = []
    for (const path of oneLanguageEach(site.manifest)) found.push(...(await open(page, path)))
    expect(found).toEqual([])
    await page.close()
  })
})

test('no file is written outside the output folder', async () => {
  expect((await readdir(folder)).sort()).toEqual(['dist'])
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  expect(Reflect.has(Object.prototype, 'polluted')).toBe(false)
})

/** Paths of all things but the pages above, the languages taking turns. */
function oneLanguageEach({ pages }: Manifest): string[] {
  const paths = new Map<string, string[]>()
  for (const [path, { thing, status }] of pages) {
    if (status || path.includes('hostile-')) continue
    const name = thing.replace(/ (?:tr|en|de|ru) /, ' ')
    paths.set(name, [...(paths.get(name) ?? []), path])
  }
  return [...paths.values()].map((each, index) => each[index % each.length]!)
}

/** A text as a page shows it: its entities as characters, without what cannot be seen, in one line. */
function printed(text: string): string {
  return cleanText(text).text.replace(/\s+/g, ' ')
}
