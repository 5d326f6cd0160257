import { describe, expect, test } from 'vitest'
import { theDemoWorld } from '../../harness/demo-world.ts'
import { alternatesOf, attribute, LANGS, pathIn, placeOf, switcherOf, words, type Lang } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const NAMES: Record<string, string> = { tr: 'Türkçe', en: 'English', ru: 'Русский', de: 'Deutsch' }
const ORDER = ['tr', 'en', 'ru', 'de']

interface Facts {
  alternates: Record<string, string>
  listed: boolean
  switcher: Record<string, string>
  shown: string
  names: [string, string][]
  current: string[]
}
const facts = fromEveryPage(({ dom }): Facts => {
  const links = dom.querySelectorAll('header a[lang]')
  return {
    alternates: alternatesOf(dom),
    listed: !attribute(dom.querySelector('meta[name=robots]'), 'content').includes('noindex'),
    switcher: switcherOf(dom),
    shown: words(dom.querySelector('header details > summary')),
    names: links.map((link) => [attribute(link, 'lang'), words(link)]),
    current: links.filter((link) => link.hasAttribute('aria-current')).map((link) => attribute(link, 'lang')),
  }
})

describe('the language switcher of every page', () => {
  test('R1.6 R2.99 R2.100 shows the current code in upper case and links the languages by name, in order', () => {
    const having = [...facts].filter(([, { names }]) => names.length > 0)
    expect(having.length).toBeGreaterThan(2000)
    for (const [path, { shown, names, current, switcher }] of having) {
      const { lang } = placeOf(path)
      expect(shown, path).toMatch(new RegExp(`(^|[^A-Z])${lang.toUpperCase()}$`))
      expect(names, path).toEqual(ORDER.filter((code) => switcher[code]).map((code) => [code, NAMES[code]]))
      expect([current, switcher[lang]], path).toEqual([[lang], path])
    }
  })

  test('R2.103 every link of it leads to a page', () => {
    for (const [path, { switcher }] of facts)
      for (const target of Object.values(switcher)) expect(facts.has(target), `${path} → ${target}`).toBe(true)
  })
})

describe('rooms and events', () => {
  const world = theDemoWorld()
  const roomsPage = (slug: string, lang: Lang) =>
    pathIn(lang, lang === 'tr' ? `oteller/${slug}/odalar` : `hotels/${slug}/rooms`)

  test("R2.93 R2.101 R2.103 a room's links have each language's own slug; a language without it has its rooms page", () => {
    let lacking = 0
    for (const { id, slug } of world.hotels) {
      const slugs = new Map<number, Partial<Record<Lang, string>>>()
      for (const lang of LANGS)
        for (const room of world.rooms.get(id, lang) ?? [])
          slugs.set(room.id, { ...slugs.get(room.id), [lang]: `${roomsPage(slug, lang)}/${room.slug}` })
      for (const paths of slugs.values()) {
        const expected = Object.fromEntries(LANGS.map((lang) => [lang, paths[lang] ?? roomsPage(slug, lang)]))
        const { 'x-default': _, ...own } = facts.get(Object.values(paths)[0]!)!.alternates
        expect(own).toEqual(paths)
        for (const path of Object.values(paths)) expect(facts.get(path)!.switcher, path).toEqual(expected)
        if (Object.keys(paths).length < 4) lacking++
      }
    }
    expect(lacking).toBeGreaterThan(0)
  })

  test("R2.101 an event's links have each language's own slug", () => {
    const slugs = new Map<number, Record<string, string>>()
    for (const [publisher, lang, slug] of world.events.keys()) {
      const { id } = world.events.get(publisher, lang, slug)!
      const path = pathIn(lang, `${lang === 'tr' ? 'etkinlikler' : 'events'}/${slug}`)
      slugs.set(id, { ...slugs.get(id), [lang]: path })
    }
    for (const paths of slugs.values())
      for (const path of Object.values(paths)) expect(facts.get(path)!.switcher, path).toEqual(paths)
    expect(
      [...slugs.values()].some((paths) => new Set(Object.values(paths).map((path) => path.split('/').at(-1))).size > 2),
    ).toBe(true)
  })
})
