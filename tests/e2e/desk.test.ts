// @module-tag chromium
/** Marketing's way over the desk, in a browser with script and without, in both languages. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK_LOCALES, deskAddress, type DeskLocale } from '../../src/desk/views/locales.ts'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { DEEP } from '../harness/depth.ts'
import { PLANNED_DAY, ABOUT, DESK_SECRET, expectSound, openDeskSite, PERSON, type DeskSite } from '../harness/desk.ts'
import { useVisit } from '../harness/visit.ts'

let desk: DeskSite
let visitors = 0
// From another address each: attempts to sign in are limited by address.
const visit = useVisit(
  () => desk.server.url,
  (window) => window.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${++visitors}` }),
)

beforeAll(async () => {
  desk = await openDeskSite()
})
afterAll(() => desk?.close())

const liveTitle = async () => /<title>([^<|]*)/.exec(await (await desk.ask(ABOUT)).text())![1]!.trim()
const said = (page: Page) => page.locator('main > .said').textContent()

async function signIn(page: Page, locale: DeskLocale, script: boolean): Promise<void> {
  const m = deskMessages[locale].signIn
  await page.goto(visit.at(deskAddress(locale, '')))
  await page.getByLabel(m.name).fill(PERSON)
  await page.getByLabel(m.secret).fill('not the secret')
  await page.getByRole('button', { name: m.submit }).click()
  expect([await said(page), await page.getByLabel(m.name).inputValue()]).toEqual([m.wrong, PERSON])
  await expectSound(page, script)
  await page.getByLabel(m.secret).fill(DESK_SECRET)
  await page.getByRole('button', { name: m.submit }).click()
  expect(await page.locator('h1').textContent()).toBe(deskMessages[locale].overview.title)
}

/** In the deep run both languages in both. */
const ways = DESK_LOCALES.flatMap((locale, index) =>
  [true, false].filter((_, turn) => DEEP || turn === index).map((script) => ({ locale, script })),
)

test.each(ways)(
  'a change is seen, planned, taken back, approved and undone ($locale, script: $script)',
  async ({ locale, script }) => {
    const texts = deskMessages[locale]
    const m = texts.overview
    const page = await visit.newPage({ javaScriptEnabled: script, locale: locale === 'tr' ? 'tr-TR' : 'en-GB' })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await signIn(page, locale, script)

    const title = `A quiet house ${locale} ${script}`
    const [before, liveNumber] = [await liveTitle(), (await desk.state.releases.live())!.number]
    await desk.change(title)
    await page.goto(visit.at(deskAddress(locale, '')))
    await expectSound(page, script)
    const card = page.locator('article.card')
    expect(await card.count()).toBe(1)
    expect(await card.textContent()).toContain(texts.counts({ changed: 2, added: 0, removed: 0 }))

    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: m.preview }).click(),
    ])
    await preview.goto(new URL(`.${ABOUT}`, preview.url()).href)
    expect(await preview.title()).toContain(title)
    expect(await preview.locator('[data-preview]').count()).toBe(1)
    await preview.close()

    await page.getByRole('link', { name: m.differences }).click()
    await page.getByRole('link', { name: `“${title}”` }).click()
    await expect.poll(async () => (await page.locator('main ins').allTextContents()).join(' ')).toContain('quiet')
    await expect.poll(() => page.locator('iframe').count()).toBe(2)
    await expectSound(page, script)
    await page.goto(visit.at(deskAddress(locale, '')))

    await page.getByText(m.plan, { exact: true }).click()
    await page.getByLabel(m.date).fill(PLANNED_DAY)
    await page.getByLabel(m.time).fill('09:30')
    await press(m.schedule)
    expect(await said(page)).toBe(texts.done.scheduled)
    expect(await card.textContent()).toContain(PLANNED_DAY.slice(0, 4))
    await expectSound(page, script)
    await press(m.cancel)
    expect(await said(page)).toBe(texts.done.cancelled)
    expect(await liveTitle()).toBe(before)

    await press(m.approve)
    expect(await said(page)).toBe(texts.done.approved)
    expect(await liveTitle()).toBe(title)
    expect(await card.count()).toBe(0)

    await page.getByRole('link', { name: `${m.undo}: ${texts.release(liveNumber)}`, exact: true }).click()
    await expectSound(page, script)
    await press(texts.undo.confirm)
    expect(await said(page)).toBe(texts.done.undone)
    expect(await liveTitle()).toBe(before)

    for (const place of ['inbox', 'translations', 'history'] as const) {
      await page.getByRole('link', { name: texts.places[place] }).click()
      expect(await page.locator('h1').textContent()).toContain(texts.places[place])
      await expectSound(page, script)
    }
    expect(await page.locator('main').textContent()).toContain(PERSON)

    await page.getByRole('link', { name: texts.otherLanguage }).click()
    expect(await page.locator('html').getAttribute('lang')).toBe(locale === 'tr' ? 'en' : 'tr')
    await page.getByRole('link', { name: deskMessages[locale === 'tr' ? 'en' : 'tr'].otherLanguage }).click()
    await press(texts.signOut)
    expect(await page.locator('h1').textContent()).toBe(texts.signIn.title)
    await page.goBack()
    expect(await page.getByRole('button', { name: m.undo }).count()).toBe(0)
  },
)
