// @module-tag chromium
/** Forms that Netlify's edge functions refuse, in a browser that runs no script. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '../../src/config/locales.ts'
import { translator } from '../../src/i18n/index.ts'
import { useBrowsers } from '../harness/visit.ts'
import { openHostedSite, type RunningHost } from '../hosts/host.ts'
import { startEdge } from './edge-host.ts'
import { INSTALL_TIMEOUT } from './project.ts'

const openWindow = useBrowsers()
let site: Awaited<ReturnType<typeof openHostedSite>>
let host: RunningHost
beforeAll(async () => {
  site = await openHostedSite()
  host = await startEdge(site)
}, INSTALL_TIMEOUT)
afterAll(async () => {
  await host?.close()
  await site?.close()
})

test.each(LOCALES)('R5.31 both are their page, with what was typed (%s)', async (lang) => {
  const t = translator(lang)
  const window = await openWindow({ javaScriptEnabled: false })
  const page = await window.newPage()
  const at = (path: string) => host.url + (lang === 'tr' ? path.replace('hotels', 'oteller') : `/${lang}${path}`)
  const contact = lang === 'tr' ? 'iletisim' : 'contact'
  for (const [path, form, field, typed, fault] of [
    ['/hotels/deniz-kizi', 'newsletter', 'email', 'anna@example', 'components.common.footer.newsletter.invalid'],
    [`/hotels/deniz-kizi/${contact}`, 'contact', 'phone', '"12" <3>', 'validation.phone'],
  ] as const) {
    await page.goto(at(path))
    const heading = await page.locator('h1').textContent()
    const control = page.locator(`form[data-${form}] [name=${field}]`)
    const fields = form === 'contact' ? { fullName: 'Anna Ay', email: 'anna@example.com', subject: 'x' } : {}
    for (const [name, value] of Object.entries({ ...fields, [field]: typed }))
      await page.locator(`form[data-${form}] [name=${name}]`).fill(value)
    await page.locator(`form[data-${form}] [name=consent]`).check()
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.locator(`form[data-${form}] [type=submit]`).click()
    expect((await answered).status()).toBe(422)
    await page.locator(`form[data-${form}] [name=${field}][aria-invalid=true]:focus`).waitFor()
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await control.inputValue()).toBe(typed)
    const described = (await control.getAttribute('aria-describedby'))!.split(' ').at(-1)
    expect((await page.locator(`#${described}`).innerText()).trim()).toBe(t(fault))
  }
  expect([...site.received.contact, ...site.received.newsletter]).toEqual([])
  await window.close()
})
