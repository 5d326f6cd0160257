import { expect, test } from 'vitest'
import { attribute, words } from '../pages.ts'
import { fromEveryPage } from './pass.ts'

const buttons = fromEveryPage(({ dom, lang }) => {
  const hero = lang === 'en' ? dom.querySelector('[data-hero]') : null
  return hero?.querySelectorAll('button').map((each) => `${attribute(each, 'aria-label')} ${words(each)}`)
})

test('R9.15 the hero has no arrows: no button of it leads to the slide before or after', () => {
  const heroes = [...buttons].filter(([, names]) => names !== undefined)
  expect(heroes.length).toBeGreaterThan(18)
  for (const [path, names] of heroes)
    expect(
      names!.filter((name) => /prev|next|before|forward|\bback\b|arrow|slide (left|right)/i.test(name)),
      path,
    ).toEqual([])
})
