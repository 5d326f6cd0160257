import { readFileSync, globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { translator, type MessageKey } from '../../src/i18n/index.ts'
import { plainTranslator } from '../../src/i18n/plain.ts'
import { islandMessages } from '../../src/engine/render/island-texts.ts'
import { PROJECT } from '../harness/settings.ts'

const VALUES = { number: 3, format: '$&', date: '{{shown}}', field: 'x', value: '<b>', shown: '', time: '14:00' }

/** Keys that islands ask for, those with a part that is chosen late aside. */
function askedKeys(): MessageKey[] {
  const files = globSync(['src/**/*.tsx', 'src/**/browser/**/*.ts', 'src/features/*/{bar,island}/**/*.ts'], {
    cwd: PROJECT,
  })
  const sources = files.map((file) => readFileSync(`${PROJECT}/${file}`, 'utf8').replaceAll('`', "'")).join('\n')
  const written = sources.replaceAll('${TEXTS}', 'components.common.search')
  const keys = written.match(
    /(?<=')(?:components\.common\.\w+|contactForm|counts|house|pages|validation)\.[\w.]+(?=')/g,
  )
  return [...new Set(keys as MessageKey[] | null)]
}

describe.each(LOCALES)('in %s', (locale) => {
  const plain = plainTranslator(islandMessages(locale), locale)
  const t = translator(locale)

  test('islands find all that they ask for, as the site writes it', () => {
    const keys = askedKeys()
    expect(keys.length).toBeGreaterThan(40)
    for (const key of keys.filter((each) => !each.startsWith('counts.'))) {
      expect(plain(key, VALUES), key).toBe(t(key, VALUES))
      expect(plain(key, VALUES)).not.toBe(key)
    }
  })

  test('a fraction has the decimal mark of the language, and a year no mark', () => {
    const mark = locale === 'en' ? '.' : ','
    expect(t('counts.squareMetres', { count: 32.5 })).toMatch(`32${mark}5 `)
    for (const translate of [plain, t]) {
      expect(translate('counts.nights', { count: 2.5 })).toContain(`2${mark}5`)
      expect(translate('counts.nights', { count: 2027 })).toContain('2027')
    }
  })

  test('a counted text has the plural form of its number', () => {
    for (const key of ['counts.nights', 'counts.adults', 'counts.children', 'counts.ageOnArrival'] as const)
      for (let count = 0; count <= 30; count++) expect(plain(key, { count })).toBe(t(key, { count }))
  })
})

test('a value that is not given leaves its place, one that looks like a place is not filled', () => {
  const t = plainTranslator({ notice: { failed: '{{count}} of {{all}}, {{field}}' } }, 'en')
  expect(t('notice.failed', { count: 0, field: '{{count}}' })).toBe('0 of {{all}}, {{count}}')
})

test('a counted text without the form for its number has the one without a form', () => {
  const t = plainTranslator({ counts: { nights: '{{count}} gece' } }, 'tr')
  expect(t('counts.nights', { count: 1 })).toBe('1 gece')
})
