// @module-tag chromium
/** Forms whose page the server draws for their query: with script the page shows what the server answers, and keeps what the guest did. */
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atDepth, DEEP } from '../harness/depth.ts'
import { MARKUP, parametersOf, QUERIED_SAMPLES, queriesOf } from '../harness/queries.ts'
import { painted, stopTime } from '../harness/ready.ts'
import { PHONE, useDemoPage, type WindowOptions } from '../harness/visit.ts'

const demo = useDemoPage()

const HOTELS = '/en/hotels'
const HALLS = '/en/meeting-and-corporate'
const FORM = 'main form[data-choose], main form[data-ages]'

/** With the form's script, which comes with the first touch. `bypassCSP`: where the test parses an answer. */
async function openForm(path: string, options: WindowOptions = {}): Promise<Page> {
  const page = await demo.open(path, options)
  await page.evaluate(() => ((window as unknown as { stayed: boolean }).stayed = true))
  const script = page.waitForResponse(/\/query-forms\.[^/]*\.js/)
  await page.locator(FORM).dispatchEvent('pointerdown')
  await page.locator(FORM).dispatchEvent('pointerup')
  await (await script).finished()
  // It listens once it has run.
  await page.evaluate((selector) => {
    const form = document.querySelector(selector)!
    const isHeard = () => !form.dispatchEvent(new Event('submit', { cancelable: true }))
    return new Promise<void>((resolve) => {
      const look = () => (isHeard() ? resolve() : requestAnimationFrame(look))
      look()
    })
  }, FORM)
  await painted(page)
  return page
}
const stayed = (page: Page) => page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed === true)
const box = (page: Page, name: string, value = '1') => page.locator(`[data-choose] [name=${name}][value="${value}"]`)
const total = (page: Page) => page.locator('[data-total]').innerText()
const isBarShown = (page: Page) => page.locator('[data-progress]').evaluate((element: HTMLElement) => !element.hidden)

/** Holds answers to queries until they are let go. */
async function holdAnswers(page: Page): Promise<{ held: Route[]; next(count?: number): Promise<Route> }> {
  const held: Route[] = []
  await page.route(
    ({ search }) => search !== '',
    (route, request) => {
      if (request.resourceType() === 'fetch') return void held.push(route)
      return route.continue()
    },
  )
  return {
    held,
    async next(count = 1) {
      await expect.poll(() => held.length).toBe(count)
      return held[count - 1]!
    },
  }
}

/** Where the page and the server's answer to its address differ. */
async function differences(page: Page, parts = '[data-part]', form = FORM): Promise<unknown[]> {
  const answer = await page.request.get(page.url())
  return page.evaluate(
    ([partSelector, formSelector, text]) => {
      const answer = new DOMParser().parseFromString(text, 'text/html')
      const partsOf = (of: Document) => [...of.querySelectorAll<HTMLElement>(partSelector)]
      const plain = (part: Element | null) => {
        const copy = part?.cloneNode(true) as Element | undefined
        // Where an island's markup ends; its element takes it out.
        for (const island of copy?.querySelectorAll('astro-island') ?? [])
          if (island.lastChild?.nodeType === Node.COMMENT_NODE) island.lastChild.remove()
        // What the clock says.
        for (const mark of copy?.querySelectorAll('[data-mark]') ?? []) mark.remove()
        for (const lane of copy?.querySelectorAll('[data-open]') ?? []) lane.removeAttribute('data-open')
        return copy
      }
      const read = [
        (of: Document) => [...new FormData(of.querySelector<HTMLFormElement>(formSelector)!)],
        (of: Document) => [...of.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map(({ href }) => href),
        // A list, until its island starts.
        (of: Document) => {
          const field = of.querySelector<HTMLElement>('#search-hotel')
          return field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field?.textContent
        },
        (of: Document) => of.title,
        (of: Document) => partsOf(of).map(({ dataset }) => dataset.part),
      ]
      return [
        ...partsOf(document).flatMap((part) => {
          const { dataset } = part
          const other = plain(answer.querySelector(dataset.part ? `[data-part="${dataset.part}"]` : partSelector))
          return other?.isEqualNode(plain(part)!) ? [] : [[part.outerHTML, other?.outerHTML]]
        }),
        ...read.flatMap((each) => {
          const [here, there] = [document, answer].map((of) => JSON.stringify(each(of)))
          return here === there ? [] : [[here, there]]
        }),
      ]
    },
    [parts, form, await answer.text()] as const,
  )
}

/** In which language each page is asked; in all of them in the deep run. */
const IN_TURN = { search: 'ru', hotels: 'en', compare: 'de', day: 'tr', halls: 'ru' } as const

describe('any query', { timeout: 600_000 }, () => {
  const inBrowser = QUERIED_SAMPLES.filter(({ name, locale }) => DEEP || IN_TURN[name] === locale)
  const isSwapped = ({ name }: (typeof inBrowser)[number]) => ['hotels', 'halls', 'day'].includes(name)

  test.each(inBrowser.filter(isSwapped))('of $path shows the same with script and without', async (sample) => {
    // On a desktop islands near the window start, and are no markup of the server's any more.
    const page = await openForm(sample.path, { viewport: PHONE, bypassCSP: true })
    // As if the guest had been in each of them.
    await page.locator(FORM).evaluate((form: HTMLFormElement) => {
      for (const field of form.querySelectorAll('input'))
        if (field.type === 'checkbox') field.checked = !field.defaultChecked
        else if (field.type === 'number') field.value = '1'
    })
    await fc.assert(
      fc.asyncProperty(queriesOf(sample), async (query) => {
        await page.evaluate((address) => {
          const answered = new Promise((resolve) => document.addEventListener('answered', resolve, { once: true }))
          const before = location.pathname + location.search
          history.pushState(null, '', address)
          dispatchEvent(new PopStateEvent('popstate'))
          return before === location.pathname + location.search || answered
        }, `${sample.path}?${query}`)
        expect(await differences(page)).toEqual([])
      }),
      { numRuns: atDepth(6, 100) },
    )
    expect(await stayed(page)).toBe(true)
  })

  test.each(inBrowser.filter((sample) => !isSwapped(sample)))('of $path is the page that loads', async (sample) => {
    const page = await demo.newPage({ viewport: PHONE, bypassCSP: true })
    await fc.assert(
      fc.asyncProperty(
        queriesOf(sample).filter((query) => !parametersOf(query).has('part')),
        async (query) => {
          await page.goto(demo.at(`${sample.path}?${query}`))
          expect(await differences(page, '.search-page, [data-comparison]', 'main form')).toEqual([])
        },
      ),
      { numRuns: atDepth(3, 40) },
    )
  })

  const searches = inBrowser.filter(({ name }) => name === 'search')
  test.each(searches)('that is typed at $path lists what the server answers', async ({ path, values }) => {
    const page = await demo.open(path, { viewport: PHONE, bypassCSP: true })
    const field = page.locator('#q')
    await field.focus()
    await page.locator('#q[role=combobox]').waitFor()
    const list = () =>
      page.evaluate(() => ({
        told: document.querySelector('.finder [role=status]')!.textContent,
        found: [...document.querySelectorAll<HTMLAnchorElement>('main .finder [role=option]')]
          .filter((option) => option.checkVisibility())
          .slice(0, 7)
          .map((option) => [option.pathname, option.querySelector('b')!.textContent]),
      }))
    const typed = fc.oneof(fc.constantFrom(...values.q!, ...MARKUP), fc.string({ unit: 'grapheme' }))
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        await field.fill(text)
        const query = (await field.inputValue()).trim()
        const answer = await page.request.get(demo.at(`${path}?${new URLSearchParams({ q: query, part: 'results' })}`))
        const results = parse(await answer.text())
        const links = results.querySelectorAll('[data-results] a')
        const found = links.slice(0, 7).map((link) => [link.getAttribute('href'), link.text])
        const told = results.querySelector('[data-told]')!.text
        // What was told before an empty field is no longer heard.
        await expect.poll(list).toEqual(query ? { told, found } : { told: expect.anything(), found: [] })
      }),
      { numRuns: atDepth(4, 40) },
    )
  })
})

describe('while an answer is on its way', () => {
  test('the bar shows after a moment, and what is asked for later is what counts', async () => {
    const page = await openForm(HOTELS)
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
    const page = await openForm(HOTELS, { viewport: PHONE })
    await page.locator('[name=hotel]').nth(1).check()
    await page.locator('.choose__title').click()
    const { next } = await holdAnswers(page)
    await box(page, 'kids').check()
    const first = await next()
    const adults = page.locator('[name=room-adults]')
    await adults.fill('2')
    const before = await page.evaluate(() => scrollY)
    await first.continue()
    await page.waitForURL(/\?kids=1$/)
    expect(await adults.inputValue()).toBe('2')
    expect(await adults.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await page.locator('.choose__panel').evaluate((panel: HTMLDetailsElement) => panel.open)).toBe(true)
    expect(await page.locator('[name=hotel]').nth(1).isChecked()).toBe(true)
    await adults.press('Enter')
    await (await next(2)).continue()
    await page.waitForURL(/\?kids=1&room-adults=2$/)
  })

  test('nothing moves under what is pressed, which gets its click', async () => {
    const page = await openForm(HOTELS)
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

  test('who leaves the page is not called back', async () => {
    const page = await openForm(HOTELS)
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
    const page = await openForm(HOTELS)
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
    const page = await openForm(HALLS, { bypassCSP: true })
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

test('"back" leads through the choices after the page was loaded again, too', async () => {
  const page = await openForm(HOTELS, { bypassCSP: true })
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
    await page.locator('form[data-choose] [name=persons]').fill(persons)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`persons=${persons}`))
  }

  test('has the new number, and its island starts as on a page, whether or not it had started', async () => {
    const page = await openForm(ASKED, { viewport: PHONE })
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
    const page = await openForm(ASKED, { viewport: PHONE })
    await contact(page, 'message').fill('In May.')
    await askFor(page, '200')
    expect(await contact(page, 'message').inputValue()).toBe('In May.')
  })
})
