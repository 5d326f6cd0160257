import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { htmlFaults } from '../../harness/html-validator.ts'
import { alternatePaths, PAGE_KINDS } from '../../harness/page-kinds.ts'
import { demoSite } from '../../harness/site.ts'

test('every kind of page is valid HTML in every language', async () => {
  const site = await demoSite()
  const faults: string[] = []
  const answers = [...site.manifest.pages].filter(([, page]) => page.status).map(([path]) => path)
  const kinds = await Promise.all(PAGE_KINDS.map(async ({ path }) => alternatePaths(await site.html(path))))
  const paths = [...kinds.flatMap((paths) => LOCALES.map((locale) => paths[locale])), ...answers]
  expect(paths.length).toBeGreaterThan(PAGE_KINDS.length * LOCALES.length)
  for (const path of paths)
    for (const fault of await htmlFaults(await site.html(path))) faults.push(`${path}: ${fault}`)
  expect(faults).toEqual([])
}, 240_000)

test('the validator finds what is no HTML', async () => {
  expect(await htmlFaults('<p>Sea<div></p>')).not.toEqual([])
  expect(await htmlFaults('<p id="sea">Sea</p><p id="sea">Sea</p>', { serialised: true })).toHaveLength(1)
})
