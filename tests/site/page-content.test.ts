import { beforeAll, describe, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import type { Page as WirePage } from '../../src/demo/contract.ts'
import { demoSite, siteOf } from '../harness/site.ts'
import { oneHotel } from '../worlds/index.ts'
import { attribute, harvest, hrefs, LANGS, mainOf, pathIn, words } from './pages.ts'
import { LEAST_DESCRIPTION } from '../../src/views/titles.ts'

type Entity = Record<string, unknown>
/** The things that a document of structured data is about. */
const entities = (document: Entity): Entity[] => (document['@graph'] as Entity[] | undefined) ?? [document]

interface Facts {
  title: string
  h1: string
  description: string
  text: string
  links: string[]
  sources: string[]
  headings: string[]
  structured: Entity[]
}
const world = demoWorld()
const provided = new Map<string, WirePage>()
let facts: Map<string, Facts>
beforeAll(async () => {
  for (const [lang, url] of world.pages.keys())
    if (url !== '404') provided.set(pathIn(lang, url), world.pages.get(lang, url)!)
  const site = await demoSite()
  facts = await harvest(site, ({ dom }) => {
    const main = mainOf(dom)
    return {
      title: words(dom.querySelector('title')),
      h1: words(dom.querySelector('h1')),
      description: attribute(dom.querySelector('meta[name="description"]'), 'content'),
      text: words(main),
      links: hrefs(main),
      sources: main
        .querySelectorAll('img, source')
        .flatMap((img) => /\/img\/([0-9a-z]{9})/.exec(attribute(img, 'src') || attribute(img, 'srcset'))?.[1] ?? [])
        .map((id) => site.manifest.sources.get(id)?.source ?? ''),
      headings: main.querySelectorAll('h2, h3').map((heading) => words(heading)),
      structured: dom
        .querySelectorAll('script[type="application/ld+json"]')
        .flatMap((script) => entities(JSON.parse(script.rawText) as Entity)),
    }
  })
})

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

describe("every page of the embedded provider's site", () => {
  test('R3.11 has the title of its record as document title and as its one heading', () => {
    expect(provided.size).toBeGreaterThan(1500)
    for (const [path, { title }] of provided) {
      expect(facts.get(path)?.h1, path).toBe(plain(title))
      expect(facts.get(path)?.title, path).toContain(plain(title))
    }
  })

  test('R3.13 has the description of its record in its head', () => {
    for (const [path, { metas }] of provided) {
      const description = metas?.find(({ name }) => name === 'description')?.content
      expect(description, path).toBeTruthy()
      // Few words are told further, with the house and its place.
      const said = plain(facts.get(path)!.description)
      if (description!.length >= LEAST_DESCRIPTION) expect(said, path).toBe(plain(description!))
      else expect(said.startsWith(plain(description!)), `${path}: ${said}`).toBe(true)
    }
  })

  test('R3.12 has the picture of its option HEADER_IMAGE, where it has no slides of its own for that', () => {
    let pictured = 0
    for (const [path, { options, heroSlides, sliders }] of provided) {
      const file = options?.find(({ key }) => key === 'HEADER_IMAGE')?.file
      if (!file || heroSlides?.length || sliders?.some(({ key }) => key.startsWith('HEADER_'))) continue
      const found = facts.get(path)!.sources.some((source) => source.endsWith(file.sourceUrl))
      expect(found, `${path} ${file.sourceUrl}`).toBe(true)
      pictured++
    }
    expect(pictured).toBeGreaterThan(200)
  })

  test('R3.14 has the titles of its sections, in their order', () => {
    let sections = 0
    for (const [path, { contents, title }] of provided) {
      const ordered = Object.values(contents ?? {}).sort((left, right) => (left.ordinal ?? 0) - (right.ordinal ?? 0))
      const titles = ordered
        .map((section) => plain(section.title ?? ''))
        .filter((each) => each && each !== plain(title))
      // In order: each is found behind the one before.
      let behind = 0
      for (const each of titles) {
        const place = facts.get(path)!.headings.indexOf(each, behind)
        expect(place, `${path} ${each}`).toBeGreaterThanOrEqual(behind)
        behind = place + 1
      }
      sections += titles.length
    }
    expect(sections).toBeGreaterThan(2000)
  })

  test('R3.18 lists its events, each with a link to its page', () => {
    let listed = 0
    for (const [path, { events, locale }] of provided)
      for (const event of events ?? []) {
        const target = pathIn(locale, `${locale === 'tr' ? 'etkinlikler' : 'events'}/${event.slug}`)
        expect(facts.get(path)!.links, path).toContain(target)
        expect(facts.has(target), target).toBe(true)
        expect(facts.get(path)!.text, path).toContain(plain(event.title))
        listed++
      }
    expect(listed).toBeGreaterThan(10)
  })

  test('R3.19 lists its sessions with title, text and hours', () => {
    let listed = 0
    for (const [path, { sessions }] of provided)
      for (const session of sessions ?? []) {
        const parts = [
          session.title,
          session.text ?? '',
          ...(session.hours ?? []).flatMap(({ from, to }) => [from, to]),
        ]
        for (const part of parts) expect(facts.get(path)!.text, path).toContain(plain(part))
        listed++
      }
    expect(listed).toBeGreaterThan(50)
  })

  test.each(LANGS)('R9.7 R9.8 R2.39 a hotel says from when and until when, no pets, no smoking (%s)', (lang) => {
    const [pets, smoking] = {
      tr: [/evcil hayvan/i, /sigara/i],
      en: [/pets\s*not allowed/i, /smoking\s*not allowed/i],
      de: [/haustiere/i, /rauchen/i],
      ru: [/животн/i, /курени/i],
    }[lang] as [RegExp, RegExp]
    for (const { slug } of world.hotels) {
      const home = facts.get(pathIn(lang, `${lang === 'tr' ? 'oteller' : 'hotels'}/${slug}`))!
      for (const fact of [/14[:.]00/, /12[:.]00/, pets, smoking]) expect(home.text, slug).toMatch(fact)
      expect(home.structured, slug).toContainEqual(
        expect.objectContaining({ checkinTime: '14:00', checkoutTime: '12:00', petsAllowed: false }),
      )
    }
  })

  test('R9.8 a room says that there is no smoking and no pet in it', () => {
    const rooms = [...facts].filter(([path]) => /\/(?:odalar|rooms)\/[^/]+$/.test(path))
    expect(rooms.length).toBeGreaterThan(400)
    for (const [path, { structured }] of rooms)
      expect(structured, path).toContainEqual(expect.objectContaining({ smokingAllowed: false }))
  })
})

describe('a page of the provider', () => {
  test('R3.13 has its metas by name and by property in its head, as text', async () => {
    const SAID = 'Said "twice" & <b>, of a house that stands so near to the sea that its shutters taste of salt.'
    const made = oneHotel()
    made.editPage('en', 'about-us', (page) => {
      page.metas = [
        { name: 'description', content: SAID },
        { name: 'keywords', content: 'bay, pier' },
        { name: 'robots', content: 'noindex' },
        { property: 'og:title', content: 'For sharing' },
        { property: 'og:type', content: 'article' },
      ]
    })
    const dom = await (await siteOf(made)).dom('/en/about-us')
    const content = (selector: string) =>
      dom.querySelectorAll(`head meta[${selector}]`).map((meta) => attribute(meta, 'content'))
    expect(content('name="description"')).toEqual([SAID])
    expect(content('name="keywords"')).toEqual(['bay, pier'])
    expect(content('name="robots"')).toEqual(['noindex'])
    expect(content('property="og:title"')).toEqual(['For sharing'])
    expect(content('property="og:type"')).toEqual(['article'])
  })

  test('R3.14 shows its sections by ordinal, and those without one as they are listed', async () => {
    const made = oneHotel()
    const section = (title: string, ordinal?: number) => ({
      title,
      html: `<p>${title}.</p>`,
      ...(ordinal && { ordinal }),
    })
    made.editPage('en', 'about-us', (page) => {
      page.contents = {
        z: section('Third', 30),
        a: section('First', 10),
        m: section('Second', 20),
        b: section('Second again', 20),
      }
    })
    made.editPage('de', 'about-us', (page) => {
      page.contents = { z: section('Eins'), a: section('Zwei'), m: section('Drei') }
    })
    const site = await siteOf(made)
    const titles = async (path: string) =>
      mainOf(await site.dom(path))
        .querySelectorAll('h2')
        .map((each) => words(each))
    expect((await titles('/en/about-us')).slice(0, 4)).toEqual(['First', 'Second', 'Second again', 'Third'])
    expect((await titles('/de/about-us')).slice(0, 3)).toEqual(['Eins', 'Zwei', 'Drei'])
  })
})
