import { describe, expect, inject, test } from 'vitest'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { switcherOf, crumbsOf, hrefs, LANGS, mainOf, pathIn, type Crumb, type Lang } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

/** Sub-pages of a hotel that a hotel has or has not. */
const SUB_PAGES = [
  { rule: 'R2.40', turkish: 'alisveris', others: 'shopping' },
  { rule: 'R2.41', turkish: 'aquapark', others: 'aquapark' },
  { rule: 'R2.42', turkish: 'crispy-kids-world', others: 'crispy-kids-world' },
  { rule: 'R2.43', turkish: 'entegre-yonetim-sistemleri', others: 'integrated-management-systems' },
  { rule: 'R2.44', turkish: 'galeri', others: 'gallery' },
  { rule: 'R2.45', turkish: 'gastronomi', others: 'gastronomy' },
  { rule: 'R2.46', turkish: 'hakkimizda', others: 'about-us' },
  { rule: 'R2.47', turkish: 'iletisim', others: 'contact' },
  { rule: 'R2.48', turkish: 'kvkk', others: 'kvkk' },
  { rule: 'R2.49', turkish: 'marka-felsefesi', others: 'brand-philosophy' },
  { rule: 'R2.50', turkish: 'odalar', others: 'rooms' },
  { rule: 'R2.51', turkish: 'online-rezervasyon', others: 'online-reservation' },
  { rule: 'R2.52', turkish: 'plaj-ve-havuz', others: 'beach-and-pool' },
  { rule: 'R2.53', turkish: 'politikalarimiz', others: 'our-policies' },
  { rule: 'R2.54', turkish: 'sertifikalar-ve-oduller', others: 'certificates-and-awards' },
  { rule: 'R2.55', turkish: 'toplanti', others: 'meeting-and-corporate' },
]

const world = theDemoWorld()
const { hotels } = world
const homeUrl = (slug: string, lang: Lang) => `${lang === 'tr' ? 'oteller' : 'hotels'}/${slug}`
const inWords = (turkish: string, others: string, lang: Lang) => (lang === 'tr' ? turkish : others)

interface Facts {
  alternates: Record<string, string>
  links: string[]
  crumbs: Crumb[]
}
const facts = fromEveryPage(({ dom }): Facts => ({
  // A page that search engines are to leave out names no languages in its head.
  alternates: switcherOf(dom),
  links: hrefs(mainOf(dom)),
  crumbs: crumbsOf(dom),
}))

/** The pages of a url are there in the languages that the provider has it in, and name each other. */
function expectCluster(urlIn: (lang: Lang) => string): Lang[] {
  const languages = LANGS.filter((lang) => world.pages.get(lang, urlIn(lang)))
  const cluster = Object.fromEntries(languages.map((lang) => [lang, pathIn(lang, urlIn(lang))]))
  for (const lang of LANGS) {
    const page = facts.get(pathIn(lang, urlIn(lang)))
    if (!languages.includes(lang)) expect(page, pathIn(lang, urlIn(lang))).toBeUndefined()
    else expect(page?.alternates, cluster[lang]).toMatchObject(languages.length > 1 ? cluster : {})
  }
  return languages
}

/** The paths below a path, one segment deep. */
function below(path: string): Set<string> {
  return new Set(
    [...facts.keys()].filter(
      (each) => each.startsWith(`${path}/`) && each.split('/').length === path.split('/').length + 1,
    ),
  )
}

describe('sub-pages of every hotel', () => {
  test.each(SUB_PAGES)('$rule {hotel}/$turkish · {hotel}/$others', ({ turkish, others }) => {
    const clusters = hotels.map(({ slug }) =>
      expectCluster((lang) => `${homeUrl(slug, lang)}/${inWords(turkish, others, lang)}`),
    )
    expect(clusters.some((languages) => languages.length === 4)).toBe(true)
  })

  test('R2.48 the data-protection notice of a hotel is kvkk in every language', () => {
    expect([...facts.keys()].filter((path) => /\/hotels\/[^/]+\/gdpr$/.test(path))).toEqual([])
  })

  test('R2.51 every hotel has a reservation page in every language', () => {
    for (const { slug } of hotels)
      for (const lang of LANGS) {
        const page = inWords('online-rezervasyon', 'online-reservation', lang)
        expect(facts.has(`${pathIn(lang, homeUrl(slug, lang))}/${page}`), `${slug} ${lang}`).toBe(true)
      }
  })

  test('R2.45 R2.56 a gastronomy page links to the pages of its outlets, one for each that the language has', () => {
    let outlets = 0
    for (const { slug } of hotels)
      for (const lang of LANGS) {
        const url = `${homeUrl(slug, lang)}/${inWords('gastronomi', 'gastronomy', lang)}`
        const page = world.pages.get(lang, url)
        const items = world.gastronomies.get(page?.id ?? 0, lang)?.groups.flatMap((group) => group.items) ?? []
        const paths = items.filter((item) => world.pages.get(lang, item.url)).map((item) => pathIn(lang, item.url))
        expect(below(pathIn(lang, url)), url).toEqual(new Set(paths))
        expect(facts.get(pathIn(lang, url))?.links).toEqual(expect.arrayContaining(paths))
        outlets += paths.length
      }
    expect(outlets).toBeGreaterThan(hotels.length * 4)
  })

  test('R2.50 R2.57 R2.82 a rooms page links to its rooms in the order of the provider, one page for each', () => {
    for (const { id, slug } of hotels)
      for (const lang of LANGS) {
        const path = `${pathIn(lang, homeUrl(slug, lang))}/${inWords('odalar', 'rooms', lang)}`
        const rooms = (world.rooms.get(id, lang) ?? []).map((room) => `${path}/${room.slug}`)
        expect(rooms.length, path).toBeGreaterThan(0)
        expect(below(path), path).toEqual(new Set(rooms))
        const linked = (facts.get(path)?.links ?? []).filter((href) => rooms.includes(href))
        expect([...new Set(linked)], path).toEqual(rooms)
      }
  })

  test("R2.58 the last segment of a room's path is what the provider is asked for", () => {
    const asked = new Set(inject('demoRequests').map((each) => each.split('?')[0]))
    const rooms = [...facts.keys()].filter((path) => /\/(?:odalar|rooms)\/[^/]+$/.test(path))
    expect(rooms.length).toBeGreaterThan(hotels.length * 4)
    for (const path of rooms) expect(asked, path).toContain(`/v1/rooms/${path.slice(path.lastIndexOf('/') + 1)}`)
  })

  test('R2.59 the last link of the breadcrumbs of a room, an outlet or a region is its path without the last segment', () => {
    const details = [...facts].filter(([path]) =>
      /\/(?:odalar|rooms|gastronomi|gastronomy|anadolu|anatolia|turk-rivierasi|turkish-riviera)\/[^/]+$/.test(path),
    )
    expect(details.length).toBeGreaterThan(hotels.length * 8)
    for (const [path, { crumbs }] of details) {
      const parent = path.slice(0, path.lastIndexOf('/'))
      expect(crumbs.at(-2)?.href, path).toBe(parent)
      expect(facts.has(parent), parent).toBe(true)
    }
  })
})
