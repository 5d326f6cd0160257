import { expect, test } from 'vitest'
import type { HTMLElement } from 'node-html-parser'
import { attribute, hrefs, LANGS, pathIn } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

/** A strip is an aside with a number and a link that opens a new tab. */
const stripOf = (dom: HTMLElement) =>
  dom.querySelectorAll('main aside').find((aside) => aside.querySelector('a[target="_blank"]'))

const strips = fromEveryPage(({ dom }) => {
  const strip = stripOf(dom)
  return strip && { links: hrefs(strip), rel: attribute(strip.querySelector('a[target="_blank"]'), 'rel') }
})

test('R2.86 R2.87 World of Colours has a strip with its number and its reservation in a new tab', () => {
  for (const lang of LANGS) {
    const home = pathIn(lang, `${lang === 'tr' ? 'oteller' : 'hotels'}/crystal-world-of-colours`)
    const reservation = lang === 'tr' ? 'online-rezervasyon' : 'online-reservation'
    expect(strips.get(home), home).toEqual({ links: ['tel:+902425553838', `${home}/${reservation}`], rel: 'noopener' })
  }
})

test('R2.86 no page of another hotel or of the group has one', () => {
  const found = [...strips].filter(([path, strip]) => strip && !path.includes('crystal-world-of-colours'))
  expect(found).toEqual([])
})
