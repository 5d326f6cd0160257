// @module-tag chromium
/** Pages that a query changes: whatever it is, with script they show what the server answers. */
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { atDepth, DEEP } from '../harness/depth.ts'
import { MARKUP, parametersOf, QUERIED_SAMPLES, queriesOf } from '../harness/queries.ts'
import { PHONE, useDemoPage } from '../harness/visit.ts'
import { differences, FORM, openForm, stayed } from './answers/form.ts'

/** In which language each page is asked; in all of them in the deep run. */
const IN_TURN = { search: 'ru', hotels: 'en', compare: 'de', day: 'tr', week: 'de', halls: 'ru', events: 'tr' } as const
/** Whose answer the form's script shows in the page. */
const SWAPPED = ['hotels', 'halls', 'day', 'week']
const LOADED = ['search', 'compare']

const samples = QUERIED_SAMPLES.filter(({ name, locale }) => DEEP || IN_TURN[name] === locale).filter(({ name }) =>
  [...SWAPPED, ...LOADED].includes(name),
)

describe.each(samples)('any query of $path', { timeout: 600_000 }, (sample) => {
  // A server for each page: how much one visitor may ask of it is limited.
  const demo = useDemoPage()

  if (SWAPPED.includes(sample.name))
    test('shows the same with script and without', async () => {
      // On a desktop islands near the window start, and are no markup of the server's any more.
      const page = await openForm(demo, sample.path, { viewport: PHONE, bypassCSP: true })
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

  if (LOADED.includes(sample.name))
    test('is the page that loads', async () => {
      const page = await demo.newPage({ viewport: PHONE, bypassCSP: true })
      // Else the page follows the trip of the query before.
      await page.addInitScript(() => sessionStorage.clear())
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

  if (sample.name === 'search')
    test('is listed as the server answers it while it is typed', async () => {
      const { path, values } = sample
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
          const answer = await page.request.get(
            demo.at(`${path}?${new URLSearchParams({ q: query, part: 'results' })}`),
          )
          const results = parse(await answer.text())
          const links = results.querySelectorAll('[data-results] a')
          const found = links.slice(0, 7).map((link) => [link.getAttribute('href'), link.text])
          const told = results.querySelector('[data-summary]')!.text
          // What was told before an empty field is no longer heard.
          await expect.poll(list).toEqual(query ? { told, found } : { told: expect.anything(), found: [] })
        }),
        { numRuns: atDepth(4, 40) },
      )
    })
})
