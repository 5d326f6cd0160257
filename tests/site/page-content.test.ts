import { expect, test } from 'vitest'
import { useSite } from '../harness/site.ts'
import { oneHotel } from '../worlds/index.ts'
import { attribute, mainOf, words } from './pages.ts'

const SAID = 'Said "twice" & <b>, of a house that stands so near to the sea that its shutters taste of salt.'
const section = (title: string, ordinal?: number) => ({ title, html: `<p>${title}.</p>`, ...(ordinal && { ordinal }) })

/** Of sections with items. */
const LAYOUTS = ['TEXT', 'CARDS', 'FAQ', 'TABLE', 'FEATURES']

const served = useSite(() => {
  const world = oneHotel()
  world.editPage('en', 'about-us', (page) => {
    page.metas = [
      { name: 'description', content: SAID },
      { name: 'keywords', content: 'bay, pier' },
      { name: 'robots', content: 'noindex' },
      { property: 'og:title', content: 'For sharing' },
      { property: 'og:type', content: 'article' },
    ]
    page.contents = {
      z: section('Third', 30),
      a: section('First', 10),
      m: section('Second', 20),
      b: section('Second again', 20),
    }
  })
  world.editPage('de', 'about-us', (page) => {
    page.contents = { z: section('Eins'), a: section('Zwei'), m: section('Drei') }
  })
  world.editPage('ru', 'about-us', (page) => {
    page.contents = Object.fromEntries(
      LAYOUTS.map((layout) => [layout, { ...section(layout), layout, items: [section('1'), section('2')] }]),
    )
  })
  return world
})

test('R3.13 a page has its metas by name and by property in its head, as text', async () => {
  const dom = await served.site.dom('/en/about-us')
  const content = (selector: string) =>
    dom.querySelectorAll(`head meta[${selector}]`).map((meta) => attribute(meta, 'content'))
  expect(content('name="description"')).toEqual([SAID])
  expect(content('name="keywords"')).toEqual(['bay, pier'])
  expect(content('name="robots"')).toEqual(['noindex'])
  expect(content('property="og:title"')).toEqual(['For sharing'])
  expect(content('property="og:type"')).toEqual(['article'])
})

test('R3.14 a page shows its sections by ordinal, and those without one as they are listed', async () => {
  const titles = async (path: string) =>
    mainOf(await served.site.dom(path))
      .querySelectorAll('h2')
      .map((each) => words(each))
  expect((await titles('/en/about-us')).slice(0, 4)).toEqual(['First', 'Second', 'Second again', 'Third'])
  expect((await titles('/de/about-us')).slice(0, 3)).toEqual(['Eins', 'Zwei', 'Drei'])
})

test('each section can be linked to, and each of its items, whatever its layout', async () => {
  const dom = await served.site.dom('/ru/about-us')
  const names = LAYOUTS.map((layout) => `s-${layout.toLowerCase()}`).flatMap((name) => [name, `${name}-1`, `${name}-2`])
  expect(names.filter((name) => !dom.querySelector(`main [id="${name}"]`))).toEqual([])
})
