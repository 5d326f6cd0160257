import { expect, test } from 'vitest'
import { useSite } from '../harness/site.ts'
import { oneHotel } from '../worlds/index.ts'
import { attribute, mainOf, words } from './pages.ts'

const SAID = 'Said "twice" & <b>, of a house that stands so near to the sea that its shutters taste of salt.'
const section = (title: string, ordinal?: number) => ({ title, html: `<p>${title}.</p>`, ...(ordinal && { ordinal }) })

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
