// @module-tag chromium
/** Which picture a width gets, and what a landing page shows at it. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePictureUrl } from '../../src/routes/pictures.ts'
import type { RunningSite } from '../../src/hosts/serve.ts'
import { theDemoWorld } from '../harness/demo-world.ts'
import { buildSiteOf, type WorldSite } from '../harness/site.ts'
import { useDemoPage, useVisit } from '../harness/visit.ts'
import { oneHotel } from '../worlds/index.ts'

const LANDING = '/en/summer-vacation-hotel-deals'

const demo = useDemoPage()

const at = (width: number) => ({ viewport: { width, height: 800 }, reducedMotion: 'reduce' as const })

const opened = (path: string, width: number): Promise<Page> => demo.open(path, { ...at(width), pictures: true })

describe('the picture of a width', () => {
  let world: WorldSite
  let running: RunningSite
  const visits = useVisit(() => running.url)
  const file = (seed: number) => ({ sourceUrl: `/media/test/${seed}-1600x900.png`, width: 1600, height: 900 })
  const [heroDesktop, heroMobile, heroAlone, sliderDesktop, sliderMobile, sliderAlone] = [1, 2, 3, 4, 5, 6].map(file)

  beforeAll(async () => {
    const provided = oneHotel()
    provided.editPage('en', 'hotels/deniz-kizi', (page) => {
      page.heroSlides = [
        { id: 1, type: 'IMAGE', file: heroDesktop!, mobileFile: heroMobile! },
        { id: 2, type: 'IMAGE', file: heroAlone! },
      ]
      page.sliders = [
        {
          key: 'TERRACES',
          slides: [
            { id: 3, file: sliderDesktop!, mobileFile: sliderMobile! },
            { id: 4, file: sliderAlone! },
          ],
        },
      ]
    })
    world = await buildSiteOf(provided)
    running = await world.serve()
  })
  afterAll(async () => {
    await running?.close()
    await world?.close()
  })

  /** Seeds of the world's pictures that the page asks for, with all its pictures in sight. */
  async function seedsAt(path: string, width: number): Promise<number[]> {
    const page = await visits.newPage({ ...at(width), pictures: () => false })
    const ids = new Set<string>()
    page.on('request', (request) => {
      const id = parsePictureUrl(new URL(request.url()).pathname)?.id
      if (id) ids.add(id)
    })
    await page.goto(visits.at(path))
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    })
    const sources = [...ids].map((id) => world.manifest.sources.get(id)!.source)
    return sources.flatMap((source) => /\/media\/test\/(\d)-1600x900\.png$/.exec(source)?.[1] ?? []).map(Number)
  }

  test.each([
    { width: 390, shown: [2, 3, 5, 6], hidden: [1, 4] },
    { width: 768, shown: [2, 3], hidden: [1] },
    { width: 1280, shown: [1, 3, 4, 6], hidden: [2, 5] },
  ])('R2.108 R3.17 of a slide, in a hero or not, at $width px is the file for it', async ({ width, shown, hidden }) => {
    const seeds = await seedsAt('/en/hotels/deniz-kizi', width)
    expect(seeds).toEqual(expect.arrayContaining(shown))
    for (const seed of hidden) expect(seeds).not.toContain(seed)
  })
})

describe('the landing page', () => {
  const CALL = [/^tel:\+?\d+$/, /^https:\/\/wa\.me\//]

  test.each([
    { rules: 'R2.112 R2.114', width: 1280, slider: 'HEADER_DESKTOP', targets: CALL },
    { rules: 'R2.112 R2.115', width: 390, slider: 'HEADER_MOBILE', targets: [...CALL, /^https:\/\//] },
  ])('$rules at $width px has the header of $slider and its contact buttons', async ({ width, slider, targets }) => {
    const page = await opened(LANDING, width)
    const picture = page.locator('main img').first()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    const id = parsePictureUrl(
      new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).pathname,
    )!.id
    const { sliders } = theDemoWorld().pages.get('en', LANDING.slice('/en/'.length))!
    const { file } = sliders!.find(({ key }) => key === slider)!.slides[0]!
    expect(demo.built().manifest.sources.get(id)!.source).toBe(file.sourceUrl)

    const shown = page.locator('main a.btn').filter({ visible: true })
    const heads = await shown.evaluateAll((links) =>
      links
        .filter((link) => link.closest('div')!.querySelector('[href^="tel:"]'))
        .map((link) => link.getAttribute('href')!),
    )
    expect(heads).toHaveLength(targets.length)
    for (const [index, target] of targets.entries()) expect(heads[index]).toMatch(target)
  })
})
