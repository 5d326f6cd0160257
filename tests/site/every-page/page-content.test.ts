import { describe, expect, test } from 'vitest'
import type { Page as WirePage } from '../../../src/demo/contract.ts'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { attribute, hrefs, LANGS, mainOf, pathIn, placeOf, words, type Lang } from '../pages.ts'
import { fromEveryPage, onEveryPage } from './pass.ts'

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
const world = theDemoWorld()
const provided = new Map<string, WirePage>()
for (const [lang, url] of world.pages.keys())
  if (url !== '404') provided.set(pathIn(lang, url), world.pages.get(lang, url)!)

const facts = fromEveryPage(({ dom }, { manifest }): Facts => {
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
      .map((id) => manifest.sources.get(id)?.source ?? ''),
    headings: main.querySelectorAll('h2, h3').map((heading) => words(heading)),
    structured: dom
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((script) => entities(JSON.parse(script.rawText) as Entity)),
  }
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
      expect(plain(facts.get(path)!.description), path).toBe(plain(description!))
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

  const REFUSED: Record<Lang, readonly [pets: RegExp, smoking: RegExp]> = {
    tr: [/evcil hayvan\s*kabul edilmez/i, /sigara\s*içilmez/i],
    en: [/pets\s*not allowed/i, /smoking\s*not allowed/i],
    de: [/haustiere\s*nicht erlaubt/i, /rauchen\s*nicht erlaubt/i],
    ru: [/животные\s*не принимаются/i, /курение\s*не разрешается/i],
  }

  test.each(LANGS)('R9.7 R9.8 R2.39 a hotel says from when and until when, no pets, no smoking (%s)', (lang) => {
    for (const { slug } of world.hotels) {
      const home = facts.get(pathIn(lang, `${lang === 'tr' ? 'oteller' : 'hotels'}/${slug}`))!
      for (const fact of [/14[:.]00/, /12[:.]00/, ...REFUSED[lang]]) expect(home.text, slug).toMatch(fact)
      expect(home.structured, slug).toContainEqual(
        expect.objectContaining({ checkinTime: '14:00', checkoutTime: '12:00', petsAllowed: false }),
      )
    }
  })

  test.each(LANGS)('R9.8 a room says that there is no smoking and no pet in it (%s)', (lang) => {
    const rooms = [...facts].filter(([path]) => placeOf(path).lang === lang && /\/(?:odalar|rooms)\/[^/]+$/.test(path))
    expect(rooms.length).toBeGreaterThan(100)
    for (const [path, { text, structured }] of rooms) {
      for (const fact of REFUSED[lang]) expect(text, path).toMatch(fact)
      expect(structured, path).toContainEqual(expect.objectContaining({ smokingAllowed: false }))
    }
  })
})

describe('a number in the words of a page', () => {
  const undiallable: string[] = []
  let found = 0
  onEveryPage(() => ({ path, dom }) => {
    const description = attribute(dom.querySelector('meta[name="description"]'), 'content')
    for (const { 0: text, index } of `${words(dom.querySelector('body'))} ${description}`.matchAll(
      /(?:\+90 )?444 0 558/g,
    )) {
      found++
      if (placeOf(path).lang !== 'tr' && !text.startsWith('+90')) undiallable.push(`${path} ${index}: ${text}`)
    }
  })

  test('R9.27 can be dialled from abroad in every language but Turkish', () => {
    expect(undiallable).toEqual([])
    expect(found).toBeGreaterThan(2000)
  })
})
