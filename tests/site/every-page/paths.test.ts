import { expect, test } from 'vitest'
import { attribute, placeOf } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const facts = fromEveryPage(({ dom }) => ({
  lang: attribute(dom.querySelector('html'), 'lang'),
  slashed: dom
    .querySelectorAll('a, link')
    .map((link) => attribute(link, 'href').replace('https://www.crystalhotels.example', ''))
    .filter((href) => href.startsWith('/') && /.\/($|[?#])/.test(href)),
}))

test('R1.4 R2.1 R2.2 the prefix of a path is the language of its page, and Turkish has none', () => {
  const languages = new Map([...facts].map(([path, { lang }]) => [path, lang]))
  for (const [path, lang] of languages) expect(lang, path).toBe(placeOf(path).lang)
  expect(new Set(languages.values())).toEqual(new Set(['tr', 'en', 'de', 'ru']))
  expect(languages.get('/hakkimizda')).toBe('tr')
  expect([...languages.keys()].filter((path) => /^\/tr(\/|$)/.test(path))).toEqual([])
})

test('R2.5 no link of the site has a slash at its end but the Turkish home page', () => {
  expect(facts.size).toBeGreaterThan(1000)
  expect([...facts.values()].flatMap(({ slashed }) => slashed)).toEqual([])
})
