// @module-tag chromium
/** The desk's lists of what is to be mended and translated, for who hears them, on a phone and on a wide screen. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK_LOCALES, deskAddress } from '../../src/desk/views/locales.ts'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { FINDING_CODES, problem } from '../../src/config/problems/table.ts'
import { sample } from '../harness/depth.ts'
import { expectSound, openDeskSite, type DeskSite } from '../harness/desk.ts'
import { PROBLEM_VALUES } from '../config/problems/problem-values.ts'
import { useVisit } from '../harness/visit.ts'

/** Values of each code, all texts as long as an address may be. */
const LONG = Object.fromEntries(
  Object.entries(PROBLEM_VALUES).map(([code, values]) => {
    const [sample] = fc.sample(values as fc.Arbitrary<object>, { numRuns: 1, seed: 1 })
    return [code, lengthened(sample)]
  }),
)

function lengthened(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      /^(?:address|call|source|url|target|path|words|name)$/.test(key) && typeof each === 'string'
        ? `https://cms.example/${'a-very-long-address/'.repeat(8)}`
        : each,
    ),
  )
}

let desk: DeskSite
const visit = useVisit(
  () => desk.server.url,
  (window) => desk.signIn(window),
)

beforeAll(async () => {
  desk = await openDeskSite({ cmsUrl: 'https://cms.example/{resource}/{id}?lang={lang}' })
  const { world } = desk.site.provider
  for (const { locale, url } of world.pages.rows())
    if (locale === 'tr')
      world.editPage('tr', url, (page) => void (page.contents!.intro!.html = '<p>Yeni bir metin</p>'))
  desk.server.jobs.add(undefined)
  await desk.server.jobs.idle()
  for (const code of FINDING_CODES)
    await desk.state.findings.add(problem(code, 'page/en/about-us', LONG[code] as never))
})
afterAll(() => desk?.close())

test.each(sample(DESK_LOCALES, 0))('is read without fault and without a bar to scroll sideways: %s', async (locale) => {
  const m = deskMessages[locale]
  const page = await visit.newPage()
  await page.goto(visit.at(deskAddress(locale, 'inbox')))
  expect(await page.locator('h1').textContent()).toBe(m.inbox.title)
  // A provider that is gone stands for the calls that failed.
  expect(await page.locator('section.card').count()).toBe(Object.keys(m.inbox.kinds).length - 2)
  await expectSound(page)
  await page.getByRole('link', { name: m.places.translations }).click()
  expect(await page.locator('h1').textContent()).toBe(m.translations.title)
  await expectSound(page)
  const before = desk.state.translations.stale().length
  await page.getByRole('button', { name: m.translations.dismiss }).first().click()
  expect(await page.locator('main > .said').textContent()).toBe(m.done.dismissed)
  expect(desk.state.translations.stale()).toHaveLength(before - 1)
})
