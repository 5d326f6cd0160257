/** Times of day, written one way in each language: 24 hours, two digits, minutes. */
import { expect, test } from 'vitest'
import type { Locale } from '../../../src/config/locales.ts'
import { words } from '../pages.ts'
import { isLookedAt, onEveryPage } from './pass.ts'

/** Scales of maps and places in a contest are no times. */
const ONE_DIGIT = /(?<![\d.,:/])\d:[0-5]\d(?![\d:]|[.,\s]?\d{3})/g
const OTHER_WAYS: Record<Locale, RegExp[]> = {
  tr: [ONE_DIGIT, /\bsaat \d{1,2}(?![\d:])/gi],
  en: [ONE_DIGIT, /\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b/gi],
  de: [ONE_DIGIT, /(?<![\d:])\d{1,2} Uhr/g],
  ru: [ONE_DIGIT, /(?<![\d:])\d{1,2} (?:утра|вечера|ночи|часов дня)(?!\p{L})/gu],
}

const found = new Map<string, string>()
let times = 0

onEveryPage(() => (page) => {
  if (!isLookedAt(page)) return
  const { path, lang, dom } = page
  const text = words(dom.querySelector('body'))
  times += text.match(/\b\d\d:\d\d\b/g)?.length ?? 0
  for (const way of OTHER_WAYS[lang])
    for (const { 0: time, index } of text.matchAll(way))
      found.set(text.slice(Math.max(index - 25, 0), index + time.length + 15), path)
})

test('times of day are written one way on all pages of a language', () => {
  expect(times).toBeGreaterThan(1500)
  expect(Object.fromEntries(found)).toEqual({})
})
