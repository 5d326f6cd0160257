/** The letters of pages, and the font files that hold them. */
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../src/site/languages.ts'
import { LETTERS } from '../../../src/styles/letters.ts'
import { LANGS } from '../pages.ts'
import { fromEveryPage, isLookedAt } from './pass.ts'

/** What the parser takes for text, though it is none. */
const WORDLESS = ['SCRIPT', 'STYLE', 'TITLE', 'NOSCRIPT']
const TYPED = ['value', 'placeholder']

const letters = fromEveryPage((page) => {
  const found = new Set<string>()
  const { lang } = page
  for (const element of isLookedAt(page) ? page.elements : []) {
    if (WORDLESS.includes(element.tagName)) continue
    const own = element.childNodes.filter(({ nodeType }) => nodeType === 3).map(({ text }) => text)
    const typed = TYPED.map((name) => element.getAttribute(name) ?? '')
    for (const letter of [...own, ...typed].join('')) found.add(letter)
  }
  return { lang, found }
})

test.each(LANGS)('no page asks for the fonts of rare letters: %s', (lang) => {
  const { usual, others } = LETTERS[LANGUAGES[lang].script]
  const all = new Set<string>()
  for (const [path, page] of letters) {
    if (page.lang !== lang) continue
    expect([...page.found].filter((letter) => others.includes(letter)).join(' '), path).toBe('')
    for (const letter of page.found) all.add(letter)
  }
  // All that is shown in the language was looked at.
  expect([...usual].filter((letter) => /\p{L}/u.test(letter) && all.has(letter)).length).toBeGreaterThan(40)
})
