import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, LOCALES } from '../../../src/config/locales.ts'
import { LANGUAGES } from '../../../src/site/languages.ts'
import { attribute, hrefs, LANGS, pathIn, placeOf } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

interface Facts {
  lang: string
  links: string[]
  fields: string[]
  text: string
}
const facts = fromEveryPage(({ dom }): Facts => ({
  lang: attribute(dom.querySelector('html'), 'lang'),
  links: hrefs(dom),
  fields: dom
    .querySelectorAll('input')
    .map((input) => `${attribute(input, 'type')} ${attribute(input, 'autocomplete')}`),
  text: dom
    .querySelectorAll('a, button')
    .map((each) => each.text)
    .join('\n'),
}))

describe('what the product is', () => {
  test('R1.3 no page asks who the visitor is', () => {
    for (const [path, { links, fields, text }] of facts) {
      expect(
        fields.filter((field) => /password|username|one-time/.test(field)),
        path,
      ).toEqual([])
      expect(
        links.filter((href) => /log-?in|sign-?in|account|giris-yap|uyelik|konto|hesab/i.test(href)),
        path,
      ).toEqual([])
      expect(text, path).not.toMatch(
        /\b(?:log in|sign in|my account|giriş yap|hesabım|anmelden|mein konto|войти|личный кабинет)\b/i,
      )
    }
  })

  test('R1.4 R1.5 R1.6 four languages, Turkish first, each with a code, an iso value and its own name', () => {
    expect(new Set([...facts.values()].map(({ lang }) => lang))).toEqual(new Set(['tr', 'en', 'de', 'ru']))
    expect(DEFAULT_LOCALE).toBe('tr')
    expect(LOCALES.map((code) => [code, LANGUAGES[code].name])).toEqual([
      ['tr', 'Türkçe'],
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['ru', 'Русский'],
    ])
    for (const code of LOCALES) expect(LANGUAGES[code].iso).toMatch(new RegExp(`^${code}-[A-Z]{2}$`))
  })
})

test.each(LANGS)('R1.7 plain links lead from the home page in %s to every page of that language', (lang) => {
  const all = [...facts.keys()].filter((path) => placeOf(path).lang === lang)
  const reached = new Set([pathIn(lang, '')])
  for (const path of reached)
    for (const href of facts.get(path)?.links ?? []) {
      const target = href.replace(/#.*$/, '')
      if (facts.has(target) && placeOf(target).lang === lang) reached.add(target)
    }
  expect(all.filter((path) => !reached.has(path))).toEqual([])
  expect(all.length).toBeGreaterThan(400)
})
