import { expect, test } from 'vitest'
import { useSite } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'

/** What a page has by its template. */
const TEMPLATES = [
  ['landing', { bar: 0, button: 0 }],
  ['main', { bar: 1, button: 0 }],
  ['hotel-index', { bar: 1, button: 1 }],
  ['intro-index', { bar: 1, button: 1 }],
  ['snow-globe', { bar: 1, button: 0 }],
  [null, { bar: 1, button: 0 }],
] as const

/** A page for each, whose category says nothing. */
const served = useSite(() => {
  const world = makeWorld({ groupPages: ['home', 'about'] })
  const about = world.pages.get('en', 'about-us')!
  TEMPLATES.forEach(([categoryTemplate], index) => {
    const url = `template-${index}`
    const page = { ...about, id: 900 + index, url, categoryTemplate, category: { code: 'SOMETHING_NEW' } }
    world.addPage({ ...page, hrefLangs: [{ locale: 'en', url }] })
    world.menus.edit([23, 'en'], ([menu]) => void menu!.items.push({ id: 900 + index, text: url, url }))
  })
  return world
})

test.each(TEMPLATES)('R3.15 a page with the template %s', async (template, expected) => {
  const index = TEMPLATES.findIndex(([each]) => each === template)
  const dom = await served.site.dom(`/en/template-${index}`)
  const button = dom.querySelectorAll('[data-float] [data-book]').length
  expect({ bar: dom.querySelectorAll('[data-nav]').length, button }).toEqual(expected)
})
