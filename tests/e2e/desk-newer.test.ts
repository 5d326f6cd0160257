// @module-tag chromium
/** A page of the desk that somebody fills does not reload: what is newer is said beside it. In a browser with script and without. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAddress } from '../../src/desk/views/locales.ts'
import { deskMessages } from '../../src/desk/messages/index.ts'
import { sample } from '../harness/depth.ts'
import { PLANNED_DAY, expectSound, openDeskSite, type DeskSite } from '../harness/desk.ts'
import { useVisit } from '../harness/visit.ts'

let desk: DeskSite
const visit = useVisit(
  () => desk.server.url,
  (window) => desk.signIn(window),
)

beforeAll(async () => {
  desk = await openDeskSite()
})
afterAll(() => desk?.close())

const ways = [
  { locale: 'tr', script: false },
  { locale: 'en', script: true },
] as const
test.each(sample(ways, 1))(
  'a text that is typed stays while something newer comes ($locale, script: $script)',
  async (each) => {
    const { locale, script } = each
    const texts = deskMessages[locale]
    const m = texts.overview
    const page = await visit.newPage({ javaScriptEnabled: script, locale: locale === 'tr' ? 'tr-TR' : 'en-GB' })
    const home = visit.at(deskAddress(locale, ''))
    await page.goto(home)
    await desk.change(`Shown ${locale}`)
    const shown = desk.server.desk.waiting()!.number
    await page.getByRole('button', { name: m.look }).click()

    let loads = 0
    page.on('framenavigated', (frame) => void (frame === page.mainFrame() && loads++))
    const status = page.frameLocator('iframe.status')
    await page.getByText(m.plan, { exact: true }).click()
    await page.getByLabel(m.date).fill(PLANNED_DAY)
    await page.getByLabel(m.time).fill('10:07')
    await desk.server.jobs.idle()
    await desk.change(`Newer ${locale}`)
    const newer = desk.server.desk.waiting()!.number
    await status.getByText(texts.status.newer).waitFor()
    await expectSound(page, script)
    expect([await page.getByLabel(m.date).inputValue(), await page.getByLabel(m.time).inputValue()]).toEqual([
      PLANNED_DAY,
      '10:07',
    ])
    expect([loads, await page.locator('article.card h3').allTextContents()]).toEqual([0, [texts.release(shown)]])

    await page.getByRole('button', { name: m.schedule, exact: true }).click()
    expect(await page.getByRole('alert').textContent()).toContain(texts.release(newer))
    expect([await page.getByLabel(m.date).inputValue(), await page.getByLabel(m.time).inputValue()]).toEqual([
      PLANNED_DAY,
      '10:07',
    ])
    expect(desk.server.desk.scheduled()).toEqual([])

    await page.getByRole('link', { name: m.share }).click()
    await page.getByLabel(texts.share.howLong).selectOption(texts.share.hours(72))
    expect(await page.getByRole('textbox').isVisible(), 'a link that holds for a different time').toBe(!script)
    await page.getByRole('button', { name: texts.share.make }).click()
    const address = await page.getByRole('textbox').inputValue()
    expect(await page.locator('select').inputValue()).toBe('72')
    await expectSound(page, script)
    if (script) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: texts.share.copy }).click()
      await page.getByText(texts.share.copied).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    } else expect(await page.getByRole('button', { name: texts.share.copy }).count()).toBe(0)
    expect((await desk.ask(new URL(address).pathname)).status).toBe(200)
    await page.goto(home)
    await desk.change(`Newest ${locale}`)
    await status.getByRole('link', { name: texts.status.show }).click()
    await page.getByRole('heading', { name: texts.release(desk.server.desk.waiting()!.number) }).waitFor()
    expect(page.url()).toBe(home)
    await status.getByText(texts.status.current).waitFor()
    await page.getByRole('button', { name: m.approve, exact: true }).click()
    await page.getByText(texts.done.approved).waitFor()
  },
)

test('a moment without network leaves no page of the browser’s in place of what is newer', async () => {
  const { status } = deskMessages.tr
  const page = await visit.newPage()
  await page.clock.install()
  await page.goto(visit.at('/desk'))
  const frame = page.frameLocator('iframe.status')
  await frame.getByText(status.current).waitFor()
  await page.context().setOffline(true)
  await page.clock.runFor(5000)
  await frame.getByText(status.unknown).waitFor()
  await page.clock.runFor(5000)
  await page.context().setOffline(false)
  await desk.change('Changed while offline')
  await page.clock.runFor(5000)
  await frame.getByText(status.newer).waitFor()
})
