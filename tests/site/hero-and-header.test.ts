import { expect, test, describe } from 'vitest'
import { parsePictureUrl } from '../../src/routes/pictures.ts'
import { demoSite, siteOf } from '../harness/site.ts'
import { makeWorld, oneHotel } from '../worlds/index.ts'
import { attribute, harvest, mainOf, words } from './pages.ts'

describe('the hero', () => {
  test("R2.109 R3.5 shows the hotel's logo; for a hotel that only the provider knows, the slogan and the group's logo", async () => {
    const world = makeWorld({ hotels: [{}, { id: 14, name: 'Amiral', slug: 'amiral' }] })
    world.editPage('en', 'hotels/deniz-kizi', (page) =>
      Object.assign(page.heroSlides![0]!, { title: 'Nine steps to the sea' }),
    )
    const site = await siteOf(world)
    const known = await site.dom('/en/hotels/amiral')
    const cloth = known.querySelectorAll('[data-hero] img').filter((img) => attribute(img, 'src').startsWith('/logos/'))
    expect(cloth.map((img) => [attribute(img, 'src'), attribute(img, 'alt')])).toEqual([
      ['/logos/admiral.svg', 'Amiral'],
    ])
    const unknown = await site.dom('/en/hotels/deniz-kizi')
    expect(unknown.querySelector('[data-hero]')!.outerHTML).not.toContain('/logos/')
    const slogan = unknown.querySelectorAll('[data-hero] p').filter((each) => words(each) === 'Nine steps to the sea')
    expect(slogan).toHaveLength(1)
    expect(attribute(unknown.querySelector('header img'), 'src')).toBe('/logos/group.svg')
  })

  test('R3.16 shows a picture as img, a film as video, and a slide of another type as picture', async () => {
    const world = oneHotel()
    const picture = (id: number) => ({ sourceUrl: `/media/test/${id}-1600x900.png`, width: 1600, height: 900 })
    world.editPage('en', 'hotels/deniz-kizi', (page) => {
      page.heroSlides = [
        {
          id: 1,
          type: 'VIDEO',
          file: { sourceUrl: '/media/test/film.mp4', mimeType: 'video/mp4' },
          poster: picture(1),
        },
        { id: 2, type: 'IMAGE', file: picture(2) },
        { id: 3, type: 'X' as never, file: picture(3) },
      ]
    })
    const site = await siteOf(world)
    const list = (await site.dom('/en/hotels/deniz-kizi')).querySelector('[data-hero] ol')!
    const slides = list.querySelectorAll('li')
    const shown = slides.map((slide) => slide.querySelectorAll('img, video').map(({ tagName }) => tagName))
    expect(shown).toEqual([['VIDEO'], ['IMG'], ['IMG']])
    const film = slides[0]!.querySelector('video source')
    const id = /^\/file\/([0-9a-z]+)\.mp4$/.exec(attribute(film, 'src'))?.[1]
    expect(site.manifest.sources.get(id!)?.source).toMatch(/\/media\/test\/film\.mp4$/)
    expect(attribute(slides[0]!.querySelector('video'), 'poster')).toMatch(/^\/img\//)
  })

  test('R9.15 has no arrows: no button of it leads to the slide before or after', async () => {
    const buttons = await harvest(await demoSite(), ({ dom, lang }) => {
      const hero = lang === 'en' ? dom.querySelector('[data-hero]') : null
      return hero?.querySelectorAll('button').map((each) => `${attribute(each, 'aria-label')} ${words(each)}`)
    })
    const heroes = [...buttons].filter(([, names]) => names !== undefined)
    expect(heroes.length).toBeGreaterThan(18)
    for (const [path, names] of heroes)
      expect(
        names!.filter((name) => /prev|next|before|forward|\bback\b|arrow|slide (left|right)/i.test(name)),
        path,
      ).toEqual([])
  })
})

describe('the header of a landing page', () => {
  test.each([
    ['missing', undefined],
    ['null', null],
    [
      'without slides',
      [
        { key: 'HEADER_DESKTOP', slides: [] },
        { key: 'HEADER_MOBILE', slides: [] },
      ],
    ],
    ['of another key', [{ key: 'OTHER', slides: [] }]],
  ])('R2.113 is no picture where its slider is %s', async (_, sliders) => {
    const world = makeWorld()
    world.editPage('en', 'summer-vacation-hotel-deals', (page) => {
      page.options = []
      page.sliders = sliders
    })
    const site = await siteOf(world)
    const before = mainOf(await site.dom('/en/summer-vacation-hotel-deals')).innerHTML.split('<h1')[0]!
    expect(before).not.toMatch(/<(?:img|picture|figure)\b/)
    const with_ = mainOf(await site.dom('/de/summer-vacation-hotel-deals')).innerHTML.split('<h1')[0]!
    expect(with_).toMatch(/<img\b/)
  })
})

describe('the header image', () => {
  test('R3.12 is the option HEADER_IMAGE; without it there is no empty box', async () => {
    const world = oneHotel()
    const strip = (page: { options?: unknown; contents?: unknown }) => {
      page.contents = { intro: { title: 'Words', html: '<p>Only words.</p>' } }
    }
    world.editPage('en', 'about-us', (page) => {
      strip(page)
      page.options = [
        { key: 'OTHER', file: { sourceUrl: '/media/test/8-100x100.png' } },
        { key: 'HEADER_IMAGE', file: { sourceUrl: '/media/test/7-2000x1000.png', width: 2000, height: 1000 } },
      ]
    })
    world.editPage('de', 'about-us', (page) => {
      strip(page)
      page.options = [{ key: 'HEADER_IMAGE' }]
    })
    const site = await siteOf(world)
    const sources = mainOf(await site.dom('/en/about-us'))
      .querySelectorAll('img')
      .map((img) => site.manifest.sources.get(parsePictureUrl(attribute(img, 'src'))!.id)?.source)
    expect(sources).toEqual([expect.stringMatching(/\/media\/test\/7-2000x1000\.png$/)])
    const without = mainOf(await site.dom('/de/about-us'))
    expect(without.querySelectorAll('img, picture, figure')).toEqual([])
    expect(
      without.querySelectorAll('div').filter((box) => words(box) === '' && box.querySelector('input') === null),
    ).toEqual([])
  })
})
