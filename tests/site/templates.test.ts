import { expect, test } from 'vitest'
import { hotelUrl, subPageUrl } from '../../src/demo/paths.ts'
import { useSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'

/** What a page has by its template, and what beside it as a page of a hotel with a number of its own. */
const TEMPLATES = [
  [' Landing', { bar: 0, button: 0 }, { tabs: 1, strip: 0 }],
  ['main', { bar: 1, button: 0 }, { tabs: 1, strip: 1 }],
  ['hotel-index', { bar: 1, button: 1 }, { tabs: 1, strip: 1 }],
  ['intro-index', { bar: 1, button: 1 }, { tabs: 1, strip: 1 }],
  ['event-detail', { bar: 1, button: 0 }, { tabs: 1, strip: 1 }],
  ['room-index', { bar: 1, button: 0 }, { tabs: 1, strip: 1 }],
  ['snow-globe', { bar: 1, button: 0 }, { tabs: 1, strip: 1 }],
  [null, { bar: 1, button: 0 }, { tabs: 1, strip: 1 }],
] as const

const HOTEL = hotelUrl('crystal-world-of-colours', 'en')

/** Two pages for each, of the group and of the hotel, whose category says nothing. */
const served = useSite(() => {
  const world = makeWorld({ groupPages: ['home', 'about'], hotels: [{ slug: 'crystal-world-of-colours' }] })
  const about = world.pages.get('en', 'about-us')!
  const ofHotel = world.pages.get('en', subPageUrl('crystal-world-of-colours', 'about', 'en'))!
  const add = (from: typeof about, id: number, url: string, categoryTemplate: string | null) => {
    const page = { ...from, id, url, categoryTemplate, category: { code: 'SOMETHING_NEW' } }
    world.addPage({ ...page, hrefLangs: [{ locale: 'en', url }] })
    world.menus.edit([23, 'en'], ([menu]) => void menu!.items.push({ id, text: url, url }))
  }
  TEMPLATES.forEach(([template], index) => {
    add(about, 900 + index, `template-${index}`, template)
    add(ofHotel, 950 + index, `${HOTEL}/template-${index}`, template)
  })
  return world
})

test.each(TEMPLATES)('R3.15 R2.86 a page with the template %s', async (template, expected, beside) => {
  const index = TEMPLATES.findIndex(([each]) => each === template)
  const [group, hotel] = await Promise.all(
    [`/en/template-${index}`, `/en/${HOTEL}/template-${index}`].map((path) => served.site.dom(path)),
  )
  const countOf = (dom: typeof group, selector: string) => dom!.querySelectorAll(selector).length
  for (const dom of [group, hotel])
    expect({ bar: countOf(dom, '[data-nav]'), button: countOf(dom, '[data-float] [data-book]') }).toEqual(expected)
  expect({ tabs: countOf(group, 'main .tabs'), strip: countOf(group, 'main .strip') }).toEqual({ tabs: 0, strip: 0 })
  expect({ tabs: countOf(hotel, 'main .tabs'), strip: countOf(hotel, 'main .strip') }).toEqual(beside)
})
