/** The icons' file: a name that it lacks would show nothing, and nobody would say so. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { ICON_NAMES } from '../../../src/styles/icons.ts'
import { useDemo } from '../../harness/site.ts'
import { onEveryPage } from './pass.ts'

const served = useDemo()
const shown = new Set<string>()
onEveryPage(() => ({ html, isError }) => {
  if (!isError) for (const [, href] of html.matchAll(/<use href="([^"]+)"/g)) shown.add(href!)
})

test('every icon of a page is in the one file that all pages name, and so are those of the scripts', async () => {
  const files = new Set([...shown].map((href) => href.split('#')[0]!))
  expect(files.size).toBe(1)

  const answer = await fetch(served.url + [...files][0])
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  const outlines = parse(await answer.text()).querySelectorAll('symbol[viewBox="0 0 24 24"]')
  expect(new Set(outlines.map(({ id }) => id))).toEqual(new Set(ICON_NAMES))
  expect(outlines.every((each) => each.querySelector('path[d]'))).toBe(true)
  for (const href of shown) expect(ICON_NAMES).toContain(href.split('#')[1])
})
