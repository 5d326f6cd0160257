import { describe, expect, test } from 'vitest'
import { parseFileUrl, parsePictureUrl } from '../../src/routes/pictures.ts'
import { useSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { crumbsOf, attribute, mainOf, words } from './pages.ts'

/** Sliders that hold no header picture. */
const NO_PICTURE = [
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
] as const

const sourceOf = (src = '') => served.site.manifest.sources.get(parsePictureUrl(src)!.id)?.source

const HEADER = { sourceUrl: '/media/test/7-2000x1000.png', width: 2000, height: 1000 }

/** Landing pages in English for each of them, without and with a header image, beside the one with slides. */
function addLandingPages(world: ReturnType<typeof makeWorld>): void {
  const deals = world.pages.get('en', 'summer-vacation-hotel-deals')!
  NO_PICTURE.forEach(([, sliders], index) => {
    const add = (id: number, url: string, page: Partial<typeof deals>) => {
      world.addPage({ ...deals, id, url, hrefLangs: [{ locale: 'en', url }], sliders: sliders as never, ...page })
      world.menus.edit([23, 'en'], ([menu]) => void menu!.items.push({ id, text: url, url }))
    }
    add(900 + index, `deals-${index}`, { options: [] })
    add(950 + index, `pictured-${index}`, {
      options: [{ key: 'HEADER_IMAGE', file: HEADER }],
      category: { code: 'CORPORATE' },
      breadcrumbs: [
        { text: 'Bay Hotels', url: '', active: false },
        { text: 'Deals', url: ['', 'javascript:x', 'nowhere'][index]!, active: false },
        {
          text: 'Summer',
          url: [null as never, 'javascript:void(0)', `pictured-${index}`][index]!,
          active: index !== 1,
        },
      ],
    })
  })
}

const served = useSite(() => {
  const world = makeWorld({
    hotels: [{}, { id: 14, name: 'Amiral', slug: 'amiral' }, { id: 24, name: 'Koy', slug: 'koy' }],
  })
  for (const property of world.properties) if (property.id !== 24) property.logo = null
  const picture = (id: number) => ({ sourceUrl: `/media/test/${id}-1600x900.png`, width: 1600, height: 900 })
  world.editPage('en', 'hotels/deniz-kizi', (page) =>
    Object.assign(page.heroSlides![0]!, { title: 'Nine steps to the sea' }),
  )
  world.editPage('en', 'hotels/amiral', (page) => {
    page.heroSlides![0]!.title = 'A ship on land'
    page.options = [
      { key: 'ROOMS', value: '84' },
      { key: 'BOARD', value: 'full board' },
      { key: 'OTHER', value: 'not shown' },
      { key: 'BEACH', value: '90 m, sand' },
      { key: 'SEASON' },
    ]
  })
  world.editPage('de', 'hotels/deniz-kizi', (page) => {
    const film = { sourceUrl: '/media/test/film.mp4', mimeType: 'video/mp4' }
    page.heroSlides = [
      { id: 1, type: 'VIDEO', file: film, poster: picture(1) },
      { id: 2, type: 'IMAGE', file: picture(2) },
      { id: 3, type: 'X' as never, file: picture(3) },
    ]
  })
  addLandingPages(world)
  const contents = { intro: { title: 'Words', html: '<p>Only words.</p>' } }
  world.editPage('en', 'about-us', (page) => {
    const options = [
      { key: 'OTHER', file: { sourceUrl: '/media/test/8-100x100.png' } },
      { key: 'HEADER_IMAGE', file: HEADER },
    ]
    Object.assign(page, { contents, options })
  })
  world.editPage('de', 'about-us', (page) => Object.assign(page, { contents, options: [{ key: 'HEADER_IMAGE' }] }))
  return world
})

describe('the hero', () => {
  test("R2.109 R3.5 shows the hotel's logo; for a hotel that only the provider knows, the slogan and the group's logo", async () => {
    const known = await served.site.dom('/en/hotels/amiral')
    const cloth = known.querySelectorAll('[data-hero] img').filter((img) => attribute(img, 'src').startsWith('/logos/'))
    expect(cloth.map((img) => [attribute(img, 'src'), attribute(img, 'alt')])).toEqual([
      ['/logos/admiral.svg', 'Amiral'],
    ])
    const unknown = await served.site.dom('/en/hotels/deniz-kizi')
    expect(unknown.querySelector('[data-hero]')!.outerHTML).not.toContain('/logos/')
    const slogan = unknown.querySelectorAll('[data-hero] p').filter((each) => words(each) === 'Nine steps to the sea')
    expect(slogan).toHaveLength(1)
    expect(attribute(unknown.querySelector('header img'), 'src')).toBe('/logos/group.svg')
  })

  test("R2.109 R2.158 shows the provider's logo before ours, as do header, footer and structured data", async () => {
    const { site } = served
    const dom = await site.dom('/en/hotels/koy')
    const logos = dom.querySelectorAll('header .brand img, .hero__logo img, footer img[alt="Koy"]')
    expect(logos.map(({ attrs }) => [attrs.alt, sourceOf(attrs.src)])).toEqual(
      Array.from({ length: 3 }, () => ['Koy', '/media/test/24-400x160.png']),
    )
    expect(sourceOf(/"logo":"https?:..[^/]+([^"]+)"/.exec(dom.innerHTML)![1])).toBe('/media/test/24-400x160.png')
  })

  test('carries the slogan under the hotel’s name, once on the page', async () => {
    const { textContent } = (await served.site.dom('/en/hotels/amiral')).querySelector('main')!
    const cloth = (await served.site.dom('/en/hotels/amiral')).querySelector('.hero__cloth')!
    expect(words(cloth.querySelector('h1'))).toBe('Amiral')
    expect(cloth.querySelectorAll('p').map((each) => words(each))[0]).toBe('A ship on land')
    expect(textContent.split('A ship on land')).toHaveLength(2)
  })

  test('is followed by what tells the hotel from others: beach, board and size as its options give them, before the rules of the house', async () => {
    const facts = (await served.site.dom('/en/hotels/amiral')).querySelector('.house dl')!
    const rows = facts.querySelectorAll('div').map((row) => row.querySelectorAll('dt, dd').map(words).join(' '))
    expect(rows.slice(0, 3)).toEqual(['Beach 90 m, sand', 'Board full board', 'Rooms 84'])
    expect(rows.join()).not.toMatch(/not shown|Season/)
    expect(rows.at(-1)).toMatch(/^Smoking/)
    const other = (await served.site.dom('/en/hotels/deniz-kizi')).querySelector('.house dl')!
    expect(words(other)).not.toContain('Board')
  })

  test('R3.16 shows a picture as img, a film as video, and a slide of another type as picture', async () => {
    const list = (await served.site.dom('/de/hotels/deniz-kizi')).querySelector('[data-hero] ol')!
    const slides = list.querySelectorAll('li')
    const shown = slides.map((slide) => slide.querySelectorAll('img, video').map(({ tagName }) => tagName))
    expect(shown).toEqual([['VIDEO'], ['IMG'], ['IMG']])
    const film = slides[0]!.querySelector('video source')
    const { id } = parseFileUrl(attribute(film, 'src'))!
    expect(served.site.manifest.sources.get(id)?.source).toMatch(/\/media\/test\/film\.mp4$/)
    expect(attribute(slides[0]!.querySelector('video'), 'poster')).toMatch(/^\/img\//)
  })
})

describe('the header of a landing page', () => {
  const beforeHeading = async (path: string) => mainOf(await served.site.dom(path)).innerHTML.split('<h1')[0]!

  test.each(NO_PICTURE.map(([name], index) => [name, index] as const))(
    'R2.113 is the HEADER_IMAGE where its slider is %s; without that no picture',
    async (_, index) => {
      expect(await beforeHeading(`/en/deals-${index}`)).not.toMatch(/<(?:img|picture|figure)\b/)
      expect(await beforeHeading(`/en/pictured-${index}`)).toMatch(/<img\b/)
      expect(await beforeHeading('/en/summer-vacation-hotel-deals')).toMatch(/<img\b/)
    },
  )

  test.each([0, 1, 2])(
    'R2.79 R2.158 has the contact buttons and the last crumb as the provider has it (%i)',
    async (index) => {
      const dom = await served.site.dom(`/en/pictured-${index}`)
      expect(dom.querySelectorAll('.land__acts a')).toHaveLength(3)
      expect(crumbsOf(dom)).toMatchObject([
        { text: 'Bay Hotels', href: '/en' },
        { text: 'Deals', href: undefined },
        { text: 'Summer' },
      ])
    },
  )
})

test('R3.12 the header image is the option HEADER_IMAGE; without it there is no empty box', async () => {
  const sources = mainOf(await served.site.dom('/en/about-us'))
    .querySelectorAll('img')
    .map((img) => sourceOf(attribute(img, 'src')))
  expect(sources).toEqual([HEADER.sourceUrl])
  const without = mainOf(await served.site.dom('/de/about-us'))
  expect(without.querySelectorAll('img, picture, figure')).toEqual([])
  expect(
    without.querySelectorAll('div').filter((box) => words(box) === '' && box.querySelector('input') === null),
  ).toEqual([])
})
