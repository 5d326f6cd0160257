import { beforeAll, expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import { demoSite, type BuiltSite } from '../harness/site.ts'
import { alternatesOf, attribute, LANGS, mainOf, pathIn, words, type Lang } from './pages.ts'

const world = demoWorld()
const hotelPath = (slug: string, lang: Lang, turkish: string, others: string) =>
  pathIn(lang, lang === 'tr' ? `oteller/${slug}/${turkish}` : `hotels/${slug}/${others}`)
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

let site: BuiltSite
beforeAll(async () => {
  site = await demoSite()
})

function sourceOf(address: string): string {
  const id = /\/(?:img|file)\/([0-9a-z]{9})/.exec(address)?.[1] ?? ''
  return site.manifest.sources.get(id)?.source ?? address
}

test('R3.20 every room shows its name, its category and its plans', async () => {
  let plans = 0
  for (const { id, slug } of world.hotels)
    for (const lang of LANGS)
      for (const room of world.rooms.get(id, lang) ?? []) {
        const path = `${hotelPath(slug, lang, 'odalar', 'rooms')}/${room.slug}`
        const main = mainOf(await site.dom(path))
        expect(words(main.querySelector('h1')), path).toBe(room.name)
        expect(words(main), path).toContain(plain(room.category!.name!))
        const pictures = main.querySelectorAll('img').map((img) => sourceOf(attribute(img, 'src')))
        const own = world.plans.get(room.id, lang) ?? []
        for (const plan of own) {
          expect(
            pictures.some((source) => source.endsWith(plan.image.sourceUrl)),
            `${path} ${plan.title}`,
          ).toBe(true)
          // The heading over a single plan says what it is.
          if (own.length > 1) expect(words(main), path).toContain(plain(plan.title))
          if (plan.text) expect(words(main), path).toContain(plain(plan.text))
          plans++
        }
      }
  expect(plans).toBeGreaterThan(300)
})

test('R3.21 every gallery shows its files under their categories, without script', async () => {
  for (const { slug } of world.hotels)
    for (const lang of LANGS) {
      const path = hotelPath(slug, lang, 'galeri', 'gallery')
      const { gallery } = world.pages.get(lang, path.replace(/^\/(?:(?:en|de|ru)\/)?/, ''))!
      const files = world.galleryFiles.get(gallery!.id) ?? []
      const sections = mainOf(await site.dom(path))
        .querySelectorAll('section')
        .map((section) => ({
          name: words(section.querySelector('h2')),
          files: section.querySelectorAll('img').map((img) => sourceOf(attribute(img, 'src'))),
          large: section.querySelectorAll('a[href^="/img/"]').length,
        }))
      for (const category of world.galleryCategories.get(gallery!.id, lang) ?? []) {
        const own = files.filter(({ categoryId }) => categoryId === category.id)
        const shown = sections.find(({ name }) => name === category.name)
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

test('R3.22 every event is shown with title, header image, text, metas and languages', async () => {
  for (const [publisher, lang, slug] of world.events.keys()) {
    const event = world.events.get(publisher, lang, slug)!
    const path = pathIn(lang, `${lang === 'tr' ? 'etkinlikler' : 'events'}/${slug}`)
    const dom = await site.dom(path)
    const main = mainOf(dom)
    expect(words(main.querySelector('h1')), path).toBe(plain(event.title))
    expect(words(dom.querySelector('title')), path).toContain(plain(event.title))
    const header = event.headerImage ?? event.image
    expect(sourceOf(attribute(main.querySelector('img'), 'src')), path).toContain(header!.sourceUrl)
    const first = /<p>([^<]{20,60})/.exec(event.html ?? '')?.[1]
    expect(first, path).toBeTruthy()
    expect(main.outerHTML, path).toContain(first)
    const description = event.metas?.find(({ name }) => name === 'description')?.content
    expect(attribute(dom.querySelector('meta[name="description"]'), 'content'), path).toBe(description)
    const { 'x-default': _, ...alternates } = alternatesOf(dom)
    expect(new Set(Object.keys(alternates)), path).toEqual(new Set(event.hrefLangs!.map(({ locale }) => locale)))
  }
})
