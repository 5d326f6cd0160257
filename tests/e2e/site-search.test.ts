// @module-tag chromium
/** The search of the whole site in a browser: results as one types. */
import type { Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { queriedPath } from '../../src/routes/queried.ts'
import { atDepth } from '../harness/depth.ts'
import { stopTime } from './page/ready.ts'
import { useDemoPage } from '../harness/visit.ts'
import {
  active,
  answerTo,
  HOTEL,
  live,
  openAnswered,
  options,
  part,
  SEARCH,
  titles,
  type Asked,
} from './site-search/field.ts'

const demo = useDemoPage()
const home = (locale: Locale) => (locale === 'tr' ? '/' : `/${locale}`)

describe('with script', () => {
  test.each(atDepth<readonly Locale[]>(['ru'], LOCALES))(
    'the link in the header leads to the field, ready to be typed in (%s)',
    async (locale) => {
      const page = await demo.open(home(locale))
      await page.locator('[data-nav] .nav__find').click()
      await page.waitForURL(`**${queriedPath('search', locale)}#q`)
      await page.locator('#q:focus').waitFor()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.keyboard.type('crystal')
      await expect.poll(() => options(page).count()).toBeGreaterThan(0)
    },
  )

  test('results come as one types, are announced, leave Home and End to the text, and close where it is emptied or left', async () => {
    const { page } = await openAnswered(demo, SEARCH)
    await live(page)
    const field = page.locator('#q')
    expect(await field.getAttribute('aria-expanded')).toBe('false')
    await field.pressSequentially('pool')
    await expect.poll(() => titles(page)).toEqual(['pool 1', 'pool 2', 'pool 3'])
    expect(await options(page).first().innerText()).toContain('Rooms · pool 1')
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    const list = page.locator(`#${await field.getAttribute('aria-controls')}`)
    expect([await list.getAttribute('role'), await list.isVisible()]).toEqual(['listbox', true])
    expect(await page.locator('.finder [role=status]').allInnerTexts()).toContain('3 pages about “pool”')

    const caret = () => field.evaluate((input: HTMLInputElement) => input.selectionStart)
    await page.keyboard.press('Home')
    expect(await caret()).toBe(0)
    await page.keyboard.press('End')
    expect(await caret()).toBe(4)

    await field.fill('')
    await expect.poll(() => options(page).count()).toBe(0)
    await field.fill('spa')
    await expect.poll(() => titles(page)).toContain('spa 1')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await options(page).count()).toBe(0)
  })

  test('what is typed before the script is there counts', async () => {
    const { page } = await openAnswered(demo, SEARCH)
    await page.locator('#q').fill('spa')
    await expect.poll(() => titles(page)).toContain('spa 1')
  })

  test('the keyboard goes through the results and follows one', async () => {
    const { page } = await openAnswered(demo, SEARCH)
    await live(page)
    const field = page.locator('#q')
    await field.fill('pool')
    await expect.poll(() => options(page).count()).toBe(3)
    const press = async (key: string) => {
      await page.keyboard.press(key)
      return active(page)
    }
    expect(await press('ArrowDown')).toEqual(['pool 1'])
    expect(await page.locator(`#${await field.getAttribute('aria-activedescendant')}`).innerText()).toContain('pool 1')
    expect(await press('ArrowUp')).toEqual([])
    expect(await field.getAttribute('aria-activedescendant')).toBeNull()
    expect(await press('ArrowUp')).toEqual(['pool 3'])
    expect(await press('ArrowDown')).toEqual([])
    expect(await press('ArrowDown')).toEqual(['pool 1'])
    expect(await press('End')).toEqual(['pool 3'])
    expect(await press('Home')).toEqual(['pool 1'])
    expect(await press('ArrowDown')).toEqual(['pool 2'])
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${HOTEL}?n=1`)
    await page.goBack()
    await page.waitForURL(`**${SEARCH}`)
    expect(await options(page).count()).toBe(0)
  })

  test('Escape closes the results and nothing else, and the arrow opens them again', async () => {
    const { page } = await openAnswered(demo, '/en')
    await page.locator('[data-nav] .nav__toggle').click()
    await live(page, '#menu-q')
    await page.locator('#menu-q').fill('pool')
    await expect.poll(() => options(page).count()).toBe(3)
    await page.keyboard.press('Escape')
    expect(await options(page).count()).toBe(0)
    expect(await page.locator('#menu-q').getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator('#menu').isVisible()).toBe(true)
    expect(await page.locator('#menu-q').inputValue()).toBe('pool')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => options(page).count()).toBe(3)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#menu').isVisible()).toBe(false)
  })

  test('where there are more results than the list shows, its last line leads to all of them', async () => {
    const { page } = await openAnswered(demo, SEARCH, ({ query, route }) =>
      route.fulfill({ body: answerTo(query, 10) }),
    )
    await live(page)
    await page.locator('#q').fill('a & b')
    await expect.poll(() => options(page).count()).toBe(8)
    const last = options(page).last()
    expect(await last.innerText()).toBe('10 pages about “a & b”')
    await last.click()
    await page.waitForURL(`**${SEARCH}?q=a+%26+b`)
  })

  test('markup in a title is text', async () => {
    const title = '&lt;img src=x onerror=alert(1)&gt;'
    const { page } = await openAnswered(demo, SEARCH, ({ route }) => route.fulfill({ body: part('1', [title]) }))
    await live(page)
    await page.locator('#q').fill('img')
    await expect.poll(() => titles(page)).toEqual(['<img src=x onerror=alert(1)>'])
    expect(await page.locator('.finder__list img').count()).toBe(0)
  })
})

describe('asking', () => {
  test('begins 150 ms after the last key, and 600 ms after it while letters are being put together', async () => {
    const page = await demo.newPage()
    const asked: string[] = []
    await page.route('**/search?*part=results*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q')!)
      return route.fulfill({ body: answerTo('x') })
    })
    await stopTime(page)
    await page.goto(demo.at(SEARCH))
    await live(page)
    const compose = (type: string, value: string) =>
      page.locator('#q').evaluate(
        (field: HTMLInputElement, [event, text]) => {
          field.value = text!
          field.dispatchEvent(
            event === 'input'
              ? new InputEvent('input', { isComposing: true, bubbles: true })
              : new CompositionEvent(event!, { bubbles: true }),
          )
        },
        [type, value],
      )
    for (const key of ['s', 'p', 'a']) {
      await page.keyboard.press(key)
      await page.clock.runFor(149)
    }
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => asked).toEqual(['spa'])
    await compose('input', 'スp')
    await page.clock.runFor(599)
    expect(asked).toEqual(['spa'])
    await compose('compositionend', 'スパ')
    await expect.poll(() => asked).toEqual(['spa', 'スパ'])
    // Keyboards of phones compose a word until its end.
    await compose('input', 'havu')
    await page.clock.runFor(600)
    await expect.poll(() => asked).toEqual(['spa', 'スパ', 'havu'])
    await compose('input', 'havuz')
    await compose('compositionend', 'havuz')
    await page.clock.runFor(600)
    await expect.poll(() => asked).toEqual(['spa', 'スパ', 'havu', 'havuz'])
  })

  test('a late answer does not replace a newer one', async () => {
    const held: Asked[] = []
    const { page } = await openAnswered(demo, SEARCH, async (asked) => {
      if (asked.query === 'slow') held.push(asked)
      else await asked.route.fulfill({ body: answerTo(asked.query) })
    })
    await live(page)
    const called = page.waitForEvent('requestfailed')
    await page.locator('#q').fill('slow')
    await expect.poll(() => held.length).toBe(1)
    await page.locator('#q').fill('fast')
    await expect.poll(() => titles(page)).toEqual(['fast 1', 'fast 2', 'fast 3'])
    expect(new URL((await called).url()).searchParams.get('q')).toBe('slow')
    await held[0]!.route.fulfill({ body: answerTo('slow') }).catch(() => {})
    await page.locator('#q').fill('last')
    await expect.poll(() => titles(page)).toEqual(['last 1', 'last 2', 'last 3'])
  })

  test.each([
    ['an error', (route: Route) => route.fulfill({ status: 500, body: answerTo('x') })],
    ['no answer', (route: Route) => route.abort()],
  ])('%s closes the list, and the form leads to the results', async (_, fail) => {
    let isBroken = false
    const { page, asked } = await openAnswered(demo, SEARCH, ({ query, route }) =>
      isBroken ? fail(route) : route.fulfill({ body: answerTo(query) }),
    )
    await live(page)
    await page.locator('#q').fill('pool')
    await expect.poll(() => options(page).count()).toBe(3)
    isBroken = true
    await page.locator('#q').fill('crystal')
    await expect.poll(() => options(page).count()).toBe(0)
    expect(asked).toEqual(['pool', 'crystal'])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${SEARCH}?q=crystal`)
    expect(await page.locator('[data-results] a').count()).toBeGreaterThan(0)
  })
})
