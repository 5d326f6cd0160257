import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { alternatePaths, PAGE_KINDS } from '../../harness/page-kinds.ts'
import { demoSite } from '../../harness/site.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Styles keep numbers on one line.
    'tel-non-breaking': 'off',
    // Children's dates of birth are a list under one name.
    'form-dup-name': 'off',
    // Lengths are checked where a search engine shows the page.
    'long-title': 'off',
    // A bar that fills as a page loads is no <progress>, and a table that scrolls is no part of the outline.
    'prefer-native-element': ['error', { exclude: ['progressbar', 'region'] }],
  },
})

test('every kind of page is valid HTML in every language', async () => {
  const site = await demoSite()
  const faults: string[] = []
  const answers = Object.keys(site.manifest.pages).filter((path) => site.manifest.pages[path]!.status)
  const kinds = await Promise.all(PAGE_KINDS.map(async ({ path }) => alternatePaths(await site.html(path))))
  const paths = [...kinds.flatMap((paths) => LOCALES.map((locale) => paths[locale])), ...answers]
  expect(paths.length).toBeGreaterThan(PAGE_KINDS.length * LOCALES.length)
  for (const path of paths) {
    const { results } = await validator.validateString(await site.html(path))
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${path}: ${ruleId}: ${message} (${selector})`)
  }
  expect(faults).toEqual([])
}, 240_000)

test('the validator finds what is no HTML', async () => {
  const { valid } = await validator.validateString('<p>Sea<div></p>')
  expect(valid).toBe(false)
})
