/** Edits of the published page at its marks, whatever a hotel calls its things. */
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { dayFor } from '../../src/day/fill.ts'

const lane = (name: string, rule?: string) =>
  `<li class="lane" data-lane${rule ? ` data-rule="${rule}"` : ''}><div><a href="/x" data-name>${name}</a></div><p><time>10:00</time>–<time>12:00</time><span> <time>14:00</time>–<time>17:00</time></span></p>${rule ? '<span class="fit" data-fit></span>' : ''}</li>`
const page = (lanes: string) =>
  `<form><input type="number" name="age"><input type="number" name="age"><a data-clear hidden></a></form><div role="status" data-answer></div><ul>${lanes}</ul>`
const asked = (html: string, query: string, locale: 'en' | 'ru' = 'en') => {
  const filled = dayFor(html, locale, new URLSearchParams(query))
  return filled === undefined ? undefined : parse(filled)
}
const textOf = (dom: ReturnType<typeof parse> | undefined, selector: string) => dom!.querySelector(selector)!.text

test('names stay what they are, be they markup or patterns', () => {
  const name = '$&amp;$1 &lt;b&gt;&quot;</i>'.replace('</i>', '')
  const dom = asked(page(lane(name, '4-6') + lane('Spa')), 'age=5')
  expect(dom!.querySelector('[data-answer] dd')!.innerHTML).toContain(name)
  expect(dom!.querySelectorAll('b')).toEqual([])
  expect(textOf(dom, '[data-answer] dd')).toBe('$&$1 <b>" 10:00–12:00, 14:00–17:00')
})

test('what has no rule is as it was', () => {
  const dom = asked(page(lane('Crabs', '4-6') + lane('Spa')), 'age=5')
  expect(dom!.querySelectorAll('[data-fits]')).toHaveLength(1)
  expect(dom!.querySelectorAll('li')[1]!.outerHTML).toBe(lane('Spa'))
})

test('each child is told apart, equal ages are said once, and the fields keep their order', () => {
  const dom = asked(page(lane('Crabs', '4-6') + lane('Teens', '12-')), 'age=15&age=4')
  expect(dom!.querySelectorAll('input').map((field) => field.getAttribute('value'))).toEqual(['15', '4'])
  expect(textOf(dom, 'h2')).toBe('For children aged 4 and 15 years')
  expect(dom!.querySelectorAll('[data-fit]').map(({ text }) => text)).toEqual([
    'Fits: 4 years · up to 6 years',
    'Fits: 15 years · from 12 years',
  ])
  const twins = asked(page(lane('Crabs', '4-6')), 'age=5&age=5')
  expect(twins!.querySelectorAll('dt').map(({ text }) => text)).toEqual(['5 years'])
  expect(dom!.querySelector('[data-clear]')!.hasAttribute('hidden')).toBe(false)
})

test('where nothing fits, that is said', () => {
  const dom = asked(page(lane('Crabs', '4-6') + lane('Fall', '140cm')), 'age=2&age=8')
  expect(dom!.querySelectorAll('dd').map(({ text }) => text)).toEqual(
    Array(2).fill('Nothing with an age or height limit suits them yet.'),
  )
  expect(dom!.querySelectorAll('[data-fit]').map(({ text }) => text)).toEqual([
    'from 4 years, up to 6 years',
    'from 140 cm (8 years: about 127 cm)',
  ])
})

test('Russian counts as it does', () => {
  const dom = asked(page(lane('Крабы', '21-')), 'age=1&age=2', 'ru')
  expect(textOf(dom, 'h2')).toBe('Возраст: 1 и 2 года')
  expect(textOf(dom, '[data-fit]')).toBe('с 21 года')
})

test('a page without a rule, and a query without an age, stay as they are published', () => {
  expect(asked(page(lane('Spa')), 'age=5')).toBeUndefined()
  expect(asked(page(lane('Crabs', '4-6')), 'age=18&q=5')).toBeUndefined()
})
