import { expect, test } from 'vitest'
import { factsOf } from '../../../src/engine/move-in/page-facts.ts'

test.each([
  ['index, max-image-preview:none', '', false],
  ['', 'max-image-preview: none', false],
  ['none', '', true],
  ['max-image-preview:none, noindex', '', true],
  ['', 'googlebot: noindex', true],
  ['', 'bingbot: noindex, nofollow', false],
  ['', 'bingbot: nofollow, googlebot: none', true],
])('an old page with robots %j and the header %j is kept out: %s', (content, header, isKeptOut) => {
  expect(factsOf(200, `<meta name="robots" content="${content}">`, header).isKeptOut).toBe(isKeptOut)
})
