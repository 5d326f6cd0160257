// @module-tag chromium
/** The look's own rules in a browser: colours, faces, breakpoints, and which bars a width gets. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { sample } from '../harness/depth.ts'
import { resize } from './page/ready.ts'
import { useDemoPage } from '../harness/visit.ts'

const HOTEL = '/en/hotels/crystal-flora'
const LANDING = '/en/summer-vacation-hotel-deals'

const demo = useDemoPage()

const opened = (path: string, width: number): Promise<Page> =>
  demo.open(path, { viewport: { width, height: 800 }, reducedMotion: 'reduce' })

/** Hue in degrees, saturation and lightness in per cent. */
function hsl(colour: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)!.map((part) => Number(part) / 255)
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const range = high - low
  const lightness = (low + high) / 2
  const sector =
    high === red ? (green - blue) / range : high === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return {
    hue: range === 0 ? 0 : (sector * 60 + 360) % 360,
    saturation: range === 0 ? 0 : (100 * range) / (1 - Math.abs(2 * lightness - 1)),
    lightness: 100 * lightness,
  }
}

/** What a token computes to, and what the part that must wear it wears. */
function worn(page: Page, token: string, selector: string, property: 'color' | 'backgroundColor') {
  return page.evaluate(
    ([name, part, css]) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(${name})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return { token: color, part: getComputedStyle(document.querySelector(part)!)[css] }
    },
    [token, selector, property] as const,
  )
}

describe('colours', () => {
  test.each([
    {
      name: 'primary amber',
      token: '--amber-500',
      selector: '.btn--amber',
      property: 'backgroundColor' as const,
      hues: [25, 50],
    },
    {
      name: 'secondary purple',
      token: '--fig-900',
      selector: 'footer',
      property: 'backgroundColor' as const,
      hues: [270, 310],
    },
    {
      name: 'success teal-green',
      token: '--teal-700',
      selector: '.has .icon',
      property: 'color' as const,
      hues: [150, 190],
    },
  ])('R1.10 the theme has $name, and its parts wear it', async ({ token, selector, property, hues }) => {
    const page = await opened(`${HOTEL}/rooms/night-swimmers-family-room`, 1280)
    const colours = await worn(page, token, selector, property)
    expect(colours.part).toBe(colours.token)
    const { hue, saturation } = hsl(colours.token)
    expect(saturation).toBeGreaterThan(40)
    expect(hue).toBeGreaterThanOrEqual(hues[0]!)
    expect(hue).toBeLessThanOrEqual(hues[1]!)
  })

  test('R1.11 titles wear a brown-grey of their own, which is not the colour of the text', async () => {
    const page = await opened(HOTEL, 1280)
    const { token, part } = await worn(page, '--title', 'main h2', 'color')
    expect(part).toBe(token)
    expect(part).not.toBe(await page.evaluate(() => getComputedStyle(document.body).color))
    const { hue, saturation, lightness } = hsl(part)
    expect(hue).toBeGreaterThan(10)
    expect(hue).toBeLessThan(45)
    expect(saturation).toBeLessThan(25)
    expect(lightness).toBeLessThan(50)
  })
})

test('R1.12 every part of a Russian page has another font than in the other languages, and it is loaded', async () => {
  const parts = ['h1', 'main p', 'header .btn', '[data-newsletter] [name=email]', 'footer']
  const families = new Map<string, string[]>()
  for (const path of ['/', '/en', '/de', '/ru']) {
    const page = await opened(path, 1280)
    const familyOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily)
    families.set(path, await Promise.all(parts.map(familyOf)))
    if (path !== '/ru') continue
    const loaded = await page.evaluate(async () =>
      [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    expect(loaded.join()).toContain('Golos Text')
  }
  expect(families.get('/en')).toEqual(families.get('/'))
  expect(families.get('/de')).toEqual(families.get('/'))
  for (const [index, family] of families.get('/ru')!.entries()) expect(family).not.toBe(families.get('/')![index])
})

test('R1.13 media queries of the style sheets name no other widths than 576, 768, 992, 1200 and 1400 px', async () => {
  const styles = new Set<string>()
  for (const path of ['/', '/ru', HOTEL, LANDING]) {
    const html = await demo.built().html(path)
    for (const [, inline] of html.matchAll(/<style>(.*?)<\/style>/g)) styles.add(inline!)
    for (const [, href] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
      styles.add(await (await fetch(demo.at(href!))).text())
  }
  expect(styles.size).toBeGreaterThan(1)
  const widths = new Set<number>()
  for (const sheet of styles)
    for (const [query] of sheet.matchAll(/@media[^{]*/g))
      for (const [, pixels] of query.matchAll(/([\d.]+)px/g)) widths.add(Number(pixels))
  expect(widths.size).toBeGreaterThan(2)
  expect([576, 768, 992, 1200, 1400]).toEqual(expect.arrayContaining([...widths]))
})

describe('the nav bar', () => {
  test.each(sample(['/en', HOTEL, `${HOTEL}/rooms`, '/en/contact'], 1))(
    'R1.14 R2.83 R2.84 is full from 992 px on, and short below (%s)',
    async (path) => {
      const page = await opened(path, 1280)
      const nav = page.locator('[data-nav]')
      for (const width of [1280, 992, 768, 390]) {
        await resize(page, { width, height: 800 })
        for (const part of ['[data-phone]', 'a[href="/en/a-club"]', 'summary'])
          expect(await nav.locator(part).first().isVisible(), `${width} px ${part}`).toBe(width >= 992)
        for (const part of ['[popovertarget=menu]', 'a.brand', '[data-book]'])
          expect(await nav.locator(part).isVisible(), `${width} px ${part}`).toBe(true)
      }
    },
  )

  test.each(sample([390, 768], 0))(
    'R2.84 at %i px the search is a sheet that the bar opens over the whole width',
    async (width) => {
      const page = await opened(HOTEL, width)
      const search = page.locator('[data-search]')
      expect(await search.isVisible()).toBe(false)
      await page.locator('[data-nav] [data-book]').click()
      await search.waitFor({ state: 'visible' })
      const box = (await search.boundingBox())!
      expect(box.width).toBe(width)
      expect(box.y + box.height).toBe(800)
    },
  )

  test('R2.83 at 1280 px the search stands in the hero without being opened', async () => {
    const page = await opened(HOTEL, 1280)
    expect(await page.locator('[data-hero] [data-search]').isVisible()).toBe(true)
  })
})

test('the first screen of a hotel on a phone says its name once, to who sees it', async () => {
  for (const path of ['/en/hotels/crystal-family', '/oteller/crystal-palace', '/ru/hotels/crystal-kaymakli']) {
    const page = await opened(path, 375)
    const said = await page.evaluate(() => {
      const name = document.querySelector('h1')!.textContent.trim()
      const says = (element: Element) =>
        element instanceof HTMLImageElement
          ? element.alt === name || element.matches('[class^=brand__]')
          : [...element.childNodes].some(
              (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() === name,
            )
      return [...document.querySelectorAll('body *')].filter((element) => {
        const { top, width, height } = element.getBoundingClientRect()
        return (
          says(element) &&
          top < innerHeight &&
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
      }).length
    })
    expect(said, path).toBe(1)
  }
})
