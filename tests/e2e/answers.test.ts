// @module-tag chromium
/** Forms whose page the server draws for their query: with script the page shows what the server answers, and keeps what the guest did. */
import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { painted, stopTime } from './page/ready.ts'
import { DESKTOP, PHONE, useDemoPage } from '../harness/visit.ts'
import { box, differences, FORM, holdAnswers, isBarShown, openForm, stayed, total } from './answers/form.ts'

const demo = useDemoPage()

const HOTELS = '/en/hotels'
const HALLS = '/en/meeting-and-corporate'
const WEEK = '/en/hotels/crystal-flora/week'

/** Whether the window shows that something will change. */
const waits = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (part: Element) => {
      const { left, top, right, bottom, width } = part.getBoundingClientRect()
      const at = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2] as const
      return width > 0 && part.contains(document.elementFromPoint(...at))
    }
    return [...document.querySelectorAll('[data-awaited][aria-busy=true]')].some(isSeen)
  })
const isBusy = (page: Page) => page.evaluate(() => document.querySelector('[aria-busy=true]') !== null)

describe('while an answer is on its way', () => {
  test('the bar shows after a moment, and what is asked for later is what counts', async () => {
    const page = await openForm(demo, HOTELS)
    await stopTime(page)
    const { held, next } = await holdAnswers(page)
    await box(page, 'kids').check()
    const first = await next()
    expect(await isBarShown(page)).toBe(false)
    await page.clock.runFor(200)
    expect(await isBarShown(page)).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    await box(page, 'adults').check()
    await (await next(2)).continue()
    await page.waitForURL(/adults=1&kids=1/)
    expect(await total(page)).toBe('0 hotels')
    expect(await isBarShown(page)).toBe(false)
    // The page no longer waits for it.
    await first.continue().catch(() => {})
    expect(new URL(page.url()).search).toBe('?adults=1&kids=1')
    expect(held).toHaveLength(2)
  })

  test('what is typed meanwhile stays, and so do the focus, the place and what is open or ticked', async () => {
    const page = await openForm(demo, HOTELS, { viewport: PHONE })
    await page.locator('[name=hotel]').nth(1).check()
    await page.locator('.choose__title').click()
    const { next } = await holdAnswers(page)
    await box(page, 'kids').check()
    const first = await next()
    const adults = page.locator('[name=room-adults]')
    await adults.fill('2')
    const { y } = (await adults.boundingBox())!
    await first.continue()
    await page.waitForURL(/\?kids=1$/)
    expect(await adults.inputValue()).toBe('2')
    expect(await adults.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(Math.abs((await adults.boundingBox())!.y - y)).toBeLessThan(2)
    expect(await page.locator('.choose__panel').evaluate((panel: HTMLDetailsElement) => panel.open)).toBe(true)
    expect(await page.locator('[name=hotel]').nth(1).isChecked()).toBe(true)
    await adults.press('Enter')
    await (await next(2)).continue()
    await page.waitForURL(/\?kids=1&room-adults=2$/)
  })

  test('nothing moves under what is pressed, which gets its click', async () => {
    const page = await openForm(demo, HOTELS)
    const { next } = await holdAnswers(page)
    await box(page, 'kids').check()
    const first = await next()
    const link = page.locator('.choose__list .hotel h3 a', { hasText: 'Crystal Aura' })
    const at = (await link.boundingBox())!
    await page.mouse.move(at.x + 5, at.y + 5)
    await page.mouse.down()
    await page.evaluate(() => {
      const read = Response.prototype.text
      Response.prototype.text = async function (this: Response) {
        const text = await read.call(this)
        setTimeout(() => (document.documentElement.dataset.read = ''))
        return text
      }
    })
    await first.continue()
    await page.locator('html[data-read]').waitFor()
    await painted(page)
    expect(await link.boundingBox()).toEqual(at)
    await page.mouse.up()
    await page.waitForURL(/\/crystal-aura$/)
  })

  test.each([
    [HOTELS, 'a desktop', DESKTOP],
    [HOTELS, 'a phone', PHONE],
    [`${WEEK}?plan=spa.2&plan=spa.3`, 'a phone', PHONE],
  ])(
    'R4.34 ten touches during which answers come are all kept, and each is followed by a wait that is seen: %s on %s',
    async (path, _name, viewport) => {
      const page = await openForm(demo, path, { viewport })
      if (path === HOTELS && viewport === PHONE) await page.locator('.choose__title').click()
      const before = new URL(page.url()).searchParams.size
      const { next } = await holdAnswers(page)
      const unticked = await page
        .locator(`${FORM} input[type=checkbox]:not(:checked)`)
        .evaluateAll((boxes) => (boxes as HTMLInputElement[]).map(({ name, value }) => [name, value] as const))
      const touched = unticked.slice(0, 10).map(([name, value]) => box(page, name, value))
      for (const [index, each] of touched.entries()) {
        await each.scrollIntoViewIfNeeded()
        const { x, y, width, height } = (await each.boundingBox())!
        await page.mouse.move(x + width / 2, y + height / 2)
        await page.mouse.down()
        if (index > 0) {
          const answered = page.waitForResponse((response) => response.request().resourceType() === 'fetch')
          await (await next(index)).continue()
          await (await answered).finished()
          await painted(page)
        }
        await page.mouse.up()
        expect(await waits(page)).toBe(true)
      }
      await (await next(touched.length)).continue()
      await page.waitForURL(({ searchParams }) => searchParams.size === before + touched.length)
      for (const each of touched) expect(await each.isChecked()).toBe(true)
      expect(await isBusy(page)).toBe(false)
    },
  )

  test('R4.34 what is taken back by a link stays so, and what is chosen meanwhile is kept', async () => {
    const page = await openForm(demo, `${WEEK}?plan=spa.1&plan=spa.2&plan=spa.3`, { bypassCSP: true })
    const { next } = await holdAnswers(page)
    const links = await page.getByRole('link', { name: 'Take out of the plan' }).all()
    for (const link of links.slice(0, 2)) await link.click()
    await box(page, 'plan', 'spa.5').check()
    await (await next(3)).continue()
    await page.waitForURL(/\?plan=spa\.3&plan=spa\.5$/)
    expect(await differences(page)).toEqual([])
  })

  test('a link to a place of the page undoes no choice', async () => {
    const page = await openForm(demo, HOTELS)
    const { next } = await holdAnswers(page)
    await box(page, 'kids').check()
    const first = await next()
    await page.locator('[data-top]').first().dispatchEvent('click')
    await page.waitForURL(/#top$/)
    expect(await box(page, 'kids').isChecked()).toBe(true)
    await first.continue()
    await page.waitForURL(/\?kids=1$/)
  })

  test('R4.34 a search that ends where the page is takes back nothing that is entered or asked', async () => {
    const here = '/en/hotels?kids=1&room-adults=2'
    const page = await openForm(demo, here)
    const writeAddress = (path: string) => page.evaluate((address) => history.replaceState(null, '', address), path)
    const end = () => page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    const { next } = await holdAnswers(page)
    const adults = page.locator('[name=room-adults]')
    await adults.fill('')
    await end()
    expect(await adults.inputValue()).toBe('')
    await writeAddress(`${here}&adult=3`)
    await adults.press('Tab')
    const answer = await next()
    await writeAddress(here)
    await end()
    await answer.continue()
    await page.waitForURL(/\?kids=1$/)
  })

  test('who leaves the page is not called back', async () => {
    const page = await openForm(demo, HOTELS)
    const { next } = await holdAnswers(page)
    await box(page, 'adults').check()
    const first = await next()
    await page.locator('.choose__list .hotel h3 a').first().click()
    await page.waitForURL(/\/en\/hotels\/[^/]+$/)
    await first.abort().catch(() => {})
    await painted(page)
    expect(new URL(page.url()).pathname).toMatch(/^\/en\/hotels\/[^/]+$/)
  })
})

describe('without an answer', () => {
  test.each([
    ['the server refuses', (route: Route) => route.fulfill({ status: 503 })],
    ['the line breaks', (route: Route) => route.abort()],
    [
      'the page is a different one',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    ],
  ])('where %s, the browser asks as it does without script', async (_, answer) => {
    const page = await openForm(demo, HOTELS)
    const { next } = await holdAnswers(page)
    await box(page, 'adults').check()
    await answer(await next())
    await page.waitForURL(/\?adults=1$/)
    await page.waitForLoadState()
    expect(await stayed(page)).toBe(false)
    expect(await box(page, 'adults').isChecked()).toBe(true)
    expect(await total(page)).toBe('2 hotels')
  })

  test('offline what was chosen and typed stays until the line is back', async () => {
    const page = await openForm(demo, HALLS, { bypassCSP: true })
    await page.context().setOffline(true)
    await page.locator('[name=persons]').fill('300')
    await page.keyboard.press('Enter')
    await expect.poll(() => isBarShown(page)).toBe(true)
    expect(await page.locator('[name=persons]').inputValue()).toBe('300')
    await page.context().setOffline(false)
    await page.waitForURL(/\?persons=300$/)
    expect(await differences(page)).toEqual([])
    expect([await stayed(page), await isBarShown(page)]).toEqual([true, false])
  })
})

test('a menu of the browser that takes the end of a press holds up no answer', async () => {
  const page = await openForm(demo, HALLS)
  const persons = page.locator('[name=persons]')
  await persons.dispatchEvent('pointerdown', { button: 2 })
  await persons.dispatchEvent('contextmenu')
  await persons.fill('300')
  await persons.press('Tab')
  await page.waitForURL(/\?persons=300$/)
})

test('"back" leads through the choices after the page was loaded again, too', async () => {
  const page = await openForm(demo, HOTELS, { bypassCSP: true })
  for (const name of ['kids', 'aquapark']) {
    await box(page, name).check()
    await page.waitForURL((url) => url.searchParams.has(name))
  }
  await page.reload()
  expect(await box(page, 'aquapark').isChecked()).toBe(true)
  await page.goBack()
  await expect.poll(() => box(page, 'aquapark').isChecked()).toBe(false)
  expect(new URL(page.url()).search).toBe('?kids=1')
  expect(await differences(page)).toEqual([])
})

test.each([`${HALLS}?persons=300&seating=&where=`, '/en/hotels/crystal-flora/week?with=&checkin='])(
  'a form that was sent before its script came is not asked again: %s',
  async (path) => {
    const page = await demo.newPage()
    const asked: string[] = []
    page.on('request', (request) => request.headers().accept === 'text/html' && asked.push(request.url()))
    const script = page.waitForResponse(/\/query-forms\.[^/]*\.js/)
    await page.goto(demo.at(path))
    await page.locator(FORM).dispatchEvent('pointerdown')
    await (await script).finished()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    expect(page.url()).toBe(demo.at(path))
  },
)

test('what an answer leaves as it was is not told again, and the number to call stays that of the country', async () => {
  const page = await demo.newPage()
  await page.route('**/edge/country', (route) => route.fulfill({ json: { country: 'DE', known: true } }))
  await page.goto(demo.at('/en/hotels?hall=90000'))
  const number = page.locator('[data-none] [data-phone-number]')
  const before = (await page.locator('[data-nav] [data-phone-number]').first().textContent())!
  await expect.poll(() => number.textContent()).toBe(before)
  await page.evaluate(() => {
    const seen: string[] = ((window as unknown as { seen: string[] }).seen = [])
    new MutationObserver((changes) => seen.push(...changes.map(({ type }) => type))).observe(
      document.querySelector('[data-total]')!,
      { childList: true, characterData: true, subtree: true, attributes: true },
    )
  })
  await box(page, 'kids').check()
  await page.waitForURL(/kids=1/)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await expect.poll(() => number.textContent()).toBe(before)
  await page.locator('[name=hall]').fill('')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?kids=1$/)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toEqual([])
})

describe('the inquiry about a hall', () => {
  const ASKED = `${HALLS}?persons=300&ask=crystal-palace%2FDivan`
  const contact = (page: Page, name: string) => page.locator(`form[data-contact] [name=${name}]`)

  async function askFor(page: Page, persons: string): Promise<void> {
    await page.locator('form[data-queried] [name=persons]').fill(persons)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`persons=${persons}`))
  }

  test('has the new number, and its island starts as on a page, whether or not it had started', async () => {
    const page = await openForm(demo, ASKED, { viewport: PHONE })
    for (const persons of ['200', '150']) {
      await askFor(page, persons)
      expect(await contact(page, 'subject').inputValue()).toBe(`Divan, Crystal Palace: ${persons} people`)
      await contact(page, 'fullName').focus()
      await page.locator('form[data-contact][novalidate]').waitFor()
    }
    await page.locator('form[data-contact] [type=submit]').click()
    await page.locator('form[data-contact] [aria-invalid=true]').first().waitFor()
    expect(await contact(page, 'subject').inputValue()).toBe('Divan, Crystal Palace: 150 people')
  })

  test('keeps what the guest has written', async () => {
    const page = await openForm(demo, ASKED, { viewport: PHONE })
    await contact(page, 'message').fill('In May.')
    await askFor(page, '200')
    expect(await contact(page, 'message').inputValue()).toBe('In May.')
  })
})
