// @module-tag chromium
/** Consent in a browser: what the page asks, how it is answered, what it remembers. Where it asks: `consent-place.test.ts`. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { sample } from '../harness/depth.ts'
import { demoSite } from '../harness/site.ts'
import { useThirdPartySite } from './page/third-parties.ts'
import { DESKTOP, PHONE, useVisit } from '../harness/visit.ts'

const world = useThirdPartySite()
const visits = useVisit(
  () => world.running.url,
  (window) => world.answer(window),
)

async function open(path: string, viewport = DESKTOP): Promise<Page> {
  const page = await visits.open(path, { viewport })
  await page.locator('.ask').waitFor()
  return page
}

const home = (locale: Locale) => (locale === 'tr' ? '/' : `/${locale}`)
const agree = (page: Page) => answer(page, 'all')
const refuse = (page: Page) => answer(page, 'necessary')

async function answer(page: Page, choice: 'all' | 'necessary') {
  await page.locator(`.ask [data-consent-answer=${choice}]`).click()
  await page.locator('.ask').waitFor({ state: 'hidden' })
}

/** Opens a page with the panel's script run: from then on nothing more is decided. */
async function goTo(page: Page, path: string) {
  await page.goto(visits.at(path))
  await page.locator('footer [data-consent-change]').click()
  await page.locator('.pm').waitFor()
  await page.keyboard.press('Escape')
}

describe('what it asks', () => {
  test.each(sample(LOCALES, 3))('in the words of the page (%s), the same in all languages', async (locale) => {
    const t = translator(locale)
    const page = await open(home(locale))
    await page.getByRole('region', { name: t('components.common.consent.title') }).waitFor()
    const link = page.locator('.ask').getByRole('link', { name: t('components.common.consent.policy') })
    expect((await page.request.get(visits.at((await link.getAttribute('href'))!))).status()).toBe(200)
    const buttons = (['agree', 'refuse', 'choose'] as const).map((name) => t(`components.common.consent.${name}`))
    const shown = await page.locator('.ask button').allTextContents()
    expect(shown.map((text) => text.trim())).toEqual(buttons)

    await page.locator('.ask [data-consent-change]').click()
    const names = ['necessary', 'chat', 'maps', 'statistics'] as const
    expect(await page.locator('.pm__section-title').allTextContents()).toEqual(
      names.map((name) => t(`components.common.consent.${name}`)),
    )
    expect(
      await page
        .locator('.section__toggle')
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked)),
    ).toEqual(names.map((name) => name === 'necessary'))
  })

  test('refusing is as easy as agreeing: the two buttons differ in nothing but their words', async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await open('/en', viewport)
      const looks = await page
        .locator('.ask [data-consent-answer=all], .ask [data-consent-answer=necessary]')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const style = getComputedStyle(button)
            const { width, height, top } = button.getBoundingClientRect()
            const names = ['color', 'background-color', 'box-shadow', 'font-size', 'font-weight', 'opacity']
            return { look: names.map((name) => style.getPropertyValue(name)), width: Math.round(width), height, top }
          }),
        )
      expect(looks).toHaveLength(2)
      expect(looks[0]).toEqual(looks[1])
      expect(looks[0]!.height).toBeGreaterThanOrEqual(44)
    }
  })

  test('nothing at all where the site has no such service', async () => {
    const demo = await demoSite()
    for (const path of demo.paths) expect((await demo.html(path)).includes('data-consent'), path).toBe(false)
  })
})

describe('how it is used', () => {
  test.each(sample(LOCALES, 2))(
    'R2.152 none of its parts lies over another, however large the letters (%s)',
    async (locale) => {
      const page = await open(home(locale), { width: 740, height: 360 })
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      const share = await page.locator('.ask p').evaluate((words) => words.getBoundingClientRect().width / innerWidth)
      expect(share, 'words beside the answers').toBeGreaterThan(0.4)
      await page.setViewportSize({ width: 360, height: 740 })
      for (const size of [100, 150, 200]) {
        await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), size)
        const overlaps = await page.locator('.ask :is(p, button)').evaluateAll((parts) => {
          const lines = parts.map((part) => {
            const range = document.createRange()
            range.selectNodeContents(part)
            return [...range.getClientRects()].filter(({ width }) => width > 0)
          })
          const isOver = (a: DOMRect, b: DOMRect) =>
            a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
          return parts
            .filter((_, index) =>
              lines[index]!.some((line) =>
                lines.some((other, at) => at > index && other.some((each) => isOver(line, each))),
              ),
            )
            .map(({ textContent }) => textContent)
        })
        expect(overlaps, `${size} %`).toEqual([])
      }
    },
  )

  test('the keyboard reaches it right after the skip link, and leaves it again', async () => {
    const page = await open('/en')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    const focused = () =>
      page.evaluate(() => {
        const focused = document.activeElement as HTMLElement
        if (!focused.closest('.ask')) return 'page'
        return focused.dataset.consentAnswer ?? focused.localName
      })
    const order: (string | null)[] = []
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      order.push(await focused())
    }
    expect(order).toEqual(['page', 'a', 'all', 'necessary', 'button', 'page'])
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.locator('.ask').waitFor({ state: 'hidden' })
    expect(world.asked).toEqual([])
  })

  const WINDOWS = [
    [740, 360, 'de'],
    [320, 568, 'ru'],
    [1280, 720, 'en'],
  ] as const
  test.each(sample(WINDOWS, 0, 1))(
    'R2.152 the settings can be read and answered in a window of %i × %i',
    async (width, height, locale) => {
      const page = await open(home(locale), { width, height })
      await page.locator('.ask [data-consent-change]').click()
      await page.locator('.pm').waitFor()
      const close = page.locator('.pm__close-btn')
      expect((await page.locator('.pm__body').boundingBox())!.height).toBeGreaterThanOrEqual(150)
      for (const part of ['.section__toggle-wrapper', '.pm__btn']) {
        await page.locator(part).last().scrollIntoViewIfNeeded()
        await page
          .locator(part)
          .last()
          .click({ trial: true, position: { x: 9, y: 9 } })
        const box = (await close.boundingBox())!
        expect([Math.round(box.height), Math.round(box.width)]).toEqual([44, 44])
        expect(box.y).toBeGreaterThanOrEqual(0)
        await close.click({ trial: true })
      }
      expect(await page.locator('.pm').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    },
  )

  test('the settings are a dialog that Escape closes, and the focus goes back', async () => {
    const page = await open('/en')
    await refuse(page)
    const button = page.locator('footer [data-consent-change]')
    expect(await button.textContent()).toMatch(/^\s*Cookie settings\s*$/)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Cookie settings' }).waitFor()
    await page.waitForFunction(() => document.querySelector('.pm')?.contains(document.activeElement))
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('.pm') !== null), String(step)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.locator('.pm').waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('settings that are closed as soon as they open keep no focus', async () => {
    const page = await open('/en')
    await refuse(page)
    await page.clock.install()
    const button = page.locator('footer [data-consent-change]')
    await button.evaluate(async (element: HTMLElement) => {
      const opened = new Promise<void>((resolve) =>
        new MutationObserver((_, observer) => {
          observer.disconnect()
          resolve()
        }).observe(document.documentElement, { attributeFilter: ['class'] }),
      )
      element.focus()
      element.click()
      await opened
      document.querySelector<HTMLElement>('.pm__close-btn')!.click()
    })
    // The library focuses the panel 100 ms after it opened.
    await page.clock.runFor(150)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('what it remembers', () => {
  test('R4.33 a refusal holds on the next pages, in all languages: no panel, no request', async () => {
    const page = await open('/en')
    await refuse(page)
    for (const path of ['/en/hotels/crystal-aura', '/de', '/']) {
      await goTo(page, path)
      expect(await page.locator('.ask').isVisible(), path).toBe(false)
    }
    expect(world.asked).toEqual([])
  })

  test('R4.33 an answer holds though the guest goes on before the script that stores it has come', async () => {
    const page = await visits.newPage({ viewport: DESKTOP })
    const script = /\/panel[^/]*\.js/
    await page.route(script, () => {})
    await page.goto(visits.at('/en'))
    await refuse(page)
    expect(await page.context().cookies()).toEqual([])
    await page.unroute(script)
    await page.goto(visits.at('/de'))
    expect(await page.locator('.ask').isVisible()).toBe(false)
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toEqual(['consent'])
    await goTo(page, '/ru')
    expect(await page.locator('.ask').isVisible()).toBe(false)
    expect(world.asked).toEqual([])
  })

  test('R4.33 an answer in one tab is one in all of them', async () => {
    const page = await open('/en')
    const other = await page.context().newPage()
    await other.goto(visits.at('/de/contact'))
    await other.locator('.ask').waitFor()
    // Of the script that knows of answers.
    await other.locator('link[rel=stylesheet][href*=settings]').waitFor({ state: 'attached' })
    await page.bringToFront()
    await refuse(page)
    await other.locator('.ask').waitFor({ state: 'hidden' })
    expect(world.asked).toEqual([])
  })

  test('an agreement holds on the next pages, in a first-party cookie', async () => {
    const page = await open('/en')
    await agree(page)
    await page.locator('#live-chat').waitFor()
    await page.goto(visits.at('/en/about-us'))
    await page.locator('#live-chat').waitFor()
    expect(await page.locator('.ask').isVisible()).toBe(false)
    const [cookie, ...others] = await page.context().cookies()
    expect(others).toEqual([])
    expect(cookie).toMatchObject({ domain: 'localhost', path: '/', sameSite: 'Lax' })
    expect(cookie!.name).toBe('consent')
  })

  test('a choice can be changed: what was taken back is not loaded again', async () => {
    const page = await open('/en/hotels/crystal-aura')
    await agree(page)
    await page.locator('#live-chat').waitFor()
    await page.waitForFunction(() => 'tagManagerRan' in window)
    await page.locator('footer [data-consent-change]').click()
    world.asked.length = 0
    await page.locator('.section__toggle[value=chat]').uncheck()
    await Promise.all([page.waitForEvent('load'), page.locator('.pm [data-role=save]').click()])
    await page.waitForFunction(() => 'tagManagerRan' in window)
    expect(await page.locator('#live-chat').count()).toBe(0)
    const asked = world.asked.filter((path) => !path.startsWith('/export/'))
    expect(asked, 'besides the map, which is still agreed to').toEqual(['/gtm.js?id=GTM-AURA024'])
  })

  test('R4.33 an agreement in German, which has no chat, holds for the chat of other languages', async () => {
    const page = await open('/de')
    await agree(page)
    await page.goto(visits.at('/en'))
    await page.locator('#live-chat').waitFor()
    expect(await page.locator('.ask').isVisible()).toBe(false)
  })

  test('R4.33 what is asked in other words is asked again', async () => {
    const page = await open('/en')
    await agree(page)
    await page.locator('#live-chat').waitFor()
    const [cookie] = await page.context().cookies()
    const answer = JSON.parse(decodeURIComponent(cookie!.value)) as { revision: number }
    const earlier = encodeURIComponent(JSON.stringify({ ...answer, revision: answer.revision - 1 }))
    await page.context().addCookies([{ ...cookie!, value: earlier }])
    world.asked.length = 0
    await page.goto(visits.at('/de'))
    await page.locator('.ask').waitFor()
    expect(world.asked).toEqual([])
  })
})
