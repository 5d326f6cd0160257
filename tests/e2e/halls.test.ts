// @module-tag chromium
/** Finding a hall: with script without a load, without script by the form; and the inquiry about it. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useDemoPage } from '../harness/visit.ts'

const demo = useDemoPage()
const PATH = '/en/meeting-and-corporate'

const shown = (page: Page) => page.locator('[data-hall]:visible h3').allInnerTexts()
const total = (page: Page) => page.locator('[data-total]').innerText()
const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const field = (page: Page, name: string) => page.locator(`[data-queried=halls] [name=${name}]`)

/** As guests do: who opens a list has touched the form, which brings its script. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).focus()
  await field(page, name).selectOption(value)
}

/** A page that says whether it was loaded again. */
async function openFinder(query = ''): Promise<Page> {
  const page = await demo.open(PATH + query)
  await page.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true))
  return page
}
const stayed = (page: Page) => page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed === true)

/** What a guest sees and may press. */
const says = async (page: Page) => ({
  halls: await shown(page),
  total: await total(page),
  asks: await page
    .locator('[data-ask]:visible')
    .evaluateAll((links) => links.map((link) => new URLSearchParams((link as HTMLAnchorElement).search).toString())),
  ways: await page.locator('[data-ways] a').allTextContents(),
  asked: await page.locator('[data-halls]').getAttribute('data-asked'),
  values: await page
    .locator('[data-queried=halls] [name]')
    .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value)),
})

test('with script the list follows at once, and is what the server answers to the same address', async () => {
  const page = await openFinder()
  await field(page, 'persons').fill('300')
  await choose(page, 'seating', 'banquet')
  await page.waitForURL(/persons=300&seating=banquet$/)
  await choose(page, 'where', 'SIDE')
  await page.waitForURL(/where=SIDE$/)
  expect(await stayed(page)).toBe(true)
  const before = await says(page)
  expect(before.halls.length).toBeGreaterThan(1)
  await page.reload()
  expect(await says(page)).toEqual(before)
  // Who widens an answered page sees the halls that the answer left out.
  await choose(page, 'where', '')
  await page.waitForURL(/seating=banquet$/)
  expect((await shown(page)).length).toBeGreaterThan(before.halls.length)
})

test('"back" takes it back, and what has no answer says what would have', async () => {
  const page = await openFinder()
  await choose(page, 'seating', 'theatre')
  await page.waitForURL(/seating=theatre$/)
  await field(page, 'persons').fill('2500')
  await page.keyboard.press('Enter')
  await page.waitForURL(/persons=2500/)
  expect(await shown(page)).toEqual([])
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-total'))).toBe(true)
  const way = page.locator('[data-ways] a').first()
  await way.click()
  await expect.poll(async () => (await shown(page)).length).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(() => shown(page)).toEqual([])
  await page.goBack()
  await expect.poll(() => field(page, 'persons').inputValue()).toBe('')
  expect(await stayed(page)).toBe(true)
})

test('two halls that share the people stay, and so does their number, as the form is sent again', async () => {
  const page = await openFinder()
  await choose(page, 'seating', 'theatre')
  await page.waitForURL(/seating=theatre$/)
  await field(page, 'persons').fill('2500')
  await page.keyboard.press('Enter')
  await page.waitForURL(/persons=2500/)
  await page.locator('[data-ways] a[href*="together=1"]').click()
  await page.waitForURL(/together=1&where=/)
  const before = await says(page)
  expect(before.halls).toContain('Divan')
  expect(before.values).toEqual(['2500', 'theatre', 'crystal-palace', '1'])
  await field(page, 'persons').focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-total'))
  expect(await says(page)).toEqual(before)
  await page.reload()
  expect(await says(page)).toEqual(before)
})

test('without script by keyboard: from the form to a hall, and to the form that asks for it', async () => {
  const page = await demo.open(PATH, { javaScriptEnabled: false })
  await field(page, 'persons').focus()
  await page.keyboard.type('300')
  await page.keyboard.press('Tab')
  await page.keyboard.press('B')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/persons=300&seating=banquet/)
  const [first] = await shown(page)
  await page.locator('[data-ask]:visible').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/ask=.*#inquiry$/)
  expect(await page.locator('[data-inquiry]').innerText()).toContain(first)
  expect(await page.locator('form[data-contact] [name=subject]').inputValue()).toContain(`${first}, Crystal`)
})

test('the inquiry keeps its subject and its hotel as the script comes, and sends nothing by itself', async () => {
  const page = await demo.newPage()
  const sent: (string | null)[] = []
  await page.route('**/forms/contact*', (route, request) => {
    sent.push(request.postData())
    return route.fulfill({ json: { ok: true, message: '' } })
  })
  await page.goto(demo.at(`${PATH}?persons=300&seating=banquet&ask=crystal-palace%2FDivan`))
  const form = page.locator('form[data-contact]')
  const fields = { fullName: 'Ada Lovelace', email: 'ada@example.com', phone: '4915112345678', message: 'In May.' }
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
  await page.locator('form[data-contact][novalidate]').waitFor()
  expect(await form.locator('[name=subject]').inputValue()).toBe('Divan, Crystal Palace: 300 people, Banquet')
  expect(sent).toEqual([])
  await form.locator('[name=consent]').check()
  await form.locator('[type=submit]').click()
  await expect.poll(() => sent.length).toBe(1)
  expect(Object.fromEntries(new URLSearchParams(sent[0]!))).toMatchObject({
    propertyId: '37',
    subject: 'Divan, Crystal Palace: 300 people, Banquet',
  })
  expect(addressOf(page)).toContain('ask=')
})
