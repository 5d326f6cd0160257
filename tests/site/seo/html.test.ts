import { expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { atDepth, DEEP } from '../../harness/depth.ts'
import { htmlFaults } from '../../harness/html-validator.ts'
import { alternatePaths, PAGE_KINDS } from '../../harness/page-kinds.ts'
import { demoSite } from '../../harness/site.ts'

/** Each kind in one language in turn, and each answer that is no page; the deep run asks all languages. */
test('every kind of page is valid HTML, in each language in turn', async () => {
  const site = await demoSite()
  const faults: string[] = []
  const answers = [...site.manifest.pages].filter(([, page]) => page.status).map(([path]) => path)
  const kinds = await Promise.all(PAGE_KINDS.map(async ({ path }) => alternatePaths(await site.html(path))))
  const ofKinds = kinds.flatMap((paths, kind) =>
    LOCALES.filter((_, turn) => DEEP || turn === kind % LOCALES.length).map((locale) => paths[locale]),
  )
  const paths = [...ofKinds, ...answers]
  expect(paths.length).toBeGreaterThan(PAGE_KINDS.length * atDepth(1, LOCALES.length))
  for (const path of paths)
    for (const fault of await htmlFaults(await site.html(path))) faults.push(`${path}: ${fault}`)
  expect(faults).toEqual([])
}, 240_000)

test('the validator finds what is no HTML', async () => {
  expect(await htmlFaults('<p>Sea<div></p>')).not.toEqual([])
  expect(await htmlFaults('<p id="sea">Sea</p><p id="sea">Sea</p>', { serialised: true })).toHaveLength(1)
})
