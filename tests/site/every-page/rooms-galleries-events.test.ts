import { expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { theDemoWorld } from '../../harness/demo-world.ts'
import type { BuiltSite } from '../../harness/site.ts'
import { alternatesOf, attribute, LANGS, mainOf, pathIn, words, type Lang } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const world = theDemoWorld()
const hotelPath = (slug: string, lang: Lang, turkish: string, others: string) =>
  pathIn(lang, lang === 'tr' ? `oteller/${slug}/${turkish}` : `hotels/${slug}/${others}`)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function sourcesIn(part: HTMLElement, { manifest }: BuiltSite): string[] {
  return part.querySelectorAll('img').map((img) => {
    const id = /\/(?:img|file)\/([0-9a-z]{9})/.exec(attribute(img, 'src'))?.[1] ?? ''
    return manifest.sources.get(id)?.source ?? attribute(img, 'src')
  })
}

const rooms = fromEveryPage(({ path, dom }, site) => {
  if (!/\/(?:odalar|rooms)\/[^/]+$/.test(path)) return undefined
  const main = mainOf(dom)
  return {
    heading: words(main.querySelector('h1')),
    text: words(main),
    pictures: sourcesIn(main, site),
    dates: dom
      .querySelectorAll('[data-book]')
      .filter((link) => !link.closest('#menu'))
      .map((link) => attribute(link, 'href')),
  }
})

test('R3.20 every room shows its name, its category and its plans', () => {
  let plans = 0
  for (const { id, slug } of world.hotels)
    for (const lang of LANGS)
      for (const room of world.rooms.get(id, lang) ?? []) {
        const path = `${hotelPath(slug, lang, 'odalar', 'rooms')}/${room.slug}`
        const { heading, text, pictures } = rooms.get(path)!
        expect(heading, path).toBe(plain(room.name))
        expect(text, path).toContain(plain(room.category!.name!))
        const own = world.plans.get(room.id, lang) ?? []
        for (const plan of own) {
          expect(
            pictures.some((source) => source.endsWith(plan.image.sourceUrl)),
            `${path} ${plan.title}`,
          ).toBe(true)
          // The heading over a single plan says what it is.
          if (own.length > 1) expect(text, path).toContain(plain(plan.title))
          if (plan.text) expect(text, path).toContain(plain(plan.text))
          plans++
        }
      }
  expect(plans).toBeGreaterThan(300)
})

test('without script each way to dates from a room’s page takes the room along', () => {
  let ways = 0
  for (const [path, room] of rooms)
    for (const href of room?.dates ?? []) {
      if (href.startsWith('#')) continue
      expect(href, path).toMatch(/\?room=\d+$/)
      ways++
    }
  expect(ways).toBeGreaterThan(3 * 4 * 100)
})

const galleries = fromEveryPage(({ path, dom }, site) =>
  !/\/(?:galeri|gallery)$/.test(path)
    ? undefined
    : mainOf(dom)
        .querySelectorAll('section')
        .map((section) => ({
          name: words(section.querySelector('h2')),
          files: sourcesIn(section, site),
          large: section.querySelectorAll('a[href^="/img/"]').length,
        })),
)

test('R3.21 every gallery shows its files under their categories, without script', () => {
  for (const { slug } of world.hotels)
    for (const lang of LANGS) {
      const path = hotelPath(slug, lang, 'galeri', 'gallery')
      const { gallery } = world.pages.get(lang, path.replace(/^\/(?:(?:en|de|ru)\/)?/, ''))!
      const files = world.galleryFiles.get(gallery!.id) ?? []
      for (const category of world.galleryCategories.get(gallery!.id, lang) ?? []) {
        const own = files.filter(({ categoryId }) => categoryId === category.id)
        const shown = galleries.get(path)!.find(({ name }) => name === category.name)
        const ordered = [...own].sort((left, right) => (left.ordinal ?? 0) - (right.ordinal ?? 0))
        expect(shown?.files, `${path} ${category.name}`).toEqual(
          ordered.map(
            ({ file }) => expect.stringMatching(new RegExp(`${file.sourceUrl.replace(/[.?+]/g, '\\$&')}$`)) as string,
          ),
        )
        expect(shown?.large).toBe(own.length)
      }
      expect(files.length, path).toBeGreaterThan(3)
    }
})

const events = fromEveryPage(({ path, dom }, site) => {
  if (!/\/(?:etkinlikler|events)\/[^/]+$/.test(path)) return undefined
  const main = mainOf(dom)
  return {
    heading: words(main.querySelector('h1')),
    title: words(dom.querySelector('title')),
    header: sourcesIn(main, site)[0],
    html: main.outerHTML,
    description: attribute(dom.querySelector('meta[name="description"]'), 'content'),
    alternates: alternatesOf(dom),
  }
})

test('R3.22 every event is shown with title, header image, text, metas and languages', () => {
  for (const [publisher, lang, slug] of world.events.keys()) {
    const event = world.events.get(publisher, lang, slug)!
    const path = pathIn(lang, `${lang === 'tr' ? 'etkinlikler' : 'events'}/${slug}`)
    const shown = events.get(path)!
    expect(shown.heading, path).toBe(plain(event.title))
    expect(shown.title, path).toContain(plain(event.title))
    expect(shown.header, path).toContain((event.headerImage ?? event.image)!.sourceUrl)
    const first = /<p>([^<]{20,60})/.exec(event.html ?? '')?.[1]
    expect(first, path).toBeTruthy()
    expect(shown.html, path).toContain(first)
    expect(shown.description, path).toBe(event.metas?.find(({ name }) => name === 'description')?.content)
    const { 'x-default': _, ...alternates } = shown.alternates
    expect(new Set(Object.keys(alternates)), path).toEqual(new Set(event.hrefLangs!.map(({ locale }) => locale)))
  }
})
