import { expect, test } from 'vitest'
import { previewedHtml } from '../../../src/hosts/server/preview/rewrite.ts'

/** What no page of the tests' worlds has all of. */
test.each([
  '<a href="/en/spa">',
  '<img src="/img/a-640.webp" srcset="/img/a-320.webp 320w, /img/a-640.webp 640w">',
  '<video poster="/img/a-640.webp"><source src="/file/a.mp4" type="video/mp4">',
  '<form action="/forms/contact"><button formaction="/edge/search">',
  '<link rel="preload" as="image" imagesrcset="/img/a-320.webp 320w, /img/a-640.webp 640w" href="/img/a-640.webp">',
  '<div data-map="/maps/a.svg">',
])('in a preview all addresses of the site lead to the preview: %s', (html) => {
  const shown = previewedHtml(html, '/preview/x')
  const addresses = /(?<=[" ])\/(?!preview\/x\/)/g
  expect(html).toMatch(addresses)
  expect(shown.match(addresses)).toBeNull()
  expect(shown.replaceAll('/preview/x', '')).toBe(html)
})
