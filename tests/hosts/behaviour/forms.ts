/** Forms, and how many of them a visitor may send. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { CONTACT, NEWSLETTER } from '../../harness/form-site.ts'
import { ask as askHost, type StartHost } from '../host.ts'
import { HOTEL, langOf, pathOf, type AskedHost } from './asked-host.ts'

export function describeForms({ running, needs, ask, post }: AskedHost, start: StartHost): void {
  const json = { accept: 'application/json' }

  describe('forms', () => {
    test('R7.24 R8.1 a subscription reaches the provider, and is answered with a page', async () => {
      const answer = await post('newsletter', { ...NEWSLETTER, lang: 'de' })
      expect([answer.status, langOf(answer)]).toEqual([200, 'de'])
      expect(parse(answer.text).querySelector('h1')!.text).toContain('Vielen Dank')
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(running.site.received.newsletter).toEqual([{ email: NEWSLETTER.email, propertyId: 23, lang: 'de' }])
    })

    test('R7.25 R8.3 a message reaches the provider, and is answered with JSON', async () => {
      const answer = await post('contact', { ...CONTACT, elapsed: '20000' }, { ...json, origin: running.host.url })
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { ok: true }])
      expect(running.site.received.contact).toHaveLength(1)
    })

    test('R5.7 what is wrong is said, and not sent', async () => {
      const answer = await post('contact', { ...CONTACT, email: 'x@', lang: 'ru' }, json)
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
        422,
        { ok: false, errors: { email: 'validation.email' }, message: 'Проверьте, пожалуйста, что вы ввели' },
      ])
      expect(running.site.received.contact).toEqual([])
    })

    test('R5.31 without script what is wrong is said in the page, which keeps what was typed', async () => {
      const page = `${HOTEL}/contact`
      const refused = async (path: string, referer?: string) => {
        const answer = await ask(path, {
          method: 'POST',
          body: new URLSearchParams({ ...CONTACT, phone: '"1 2' }).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...(referer && { referer }) },
        })
        expect(answer.status).toBe(422)
        expect(answer.headers['cache-control']).toBe('private, no-cache')
        expect(answer.headers['content-security-policy']).toBe(running.site.built.manifest.policy)
        const root = parse(answer.text)
        expect(root.querySelector('link[rel=canonical]')!.getAttribute('href')).toMatch(new RegExp(`${page}$`))
        const form = root.querySelector('form[data-contact]')!
        expect(form.querySelector('[name=phone]')!.getAttribute('value')).toBe('"1 2')
        expect(form.querySelector('#contact-phone-error:not([hidden])')!.text).toContain('valid phone number')
        return form
      }
      const form = await refused('/forms/contact', running.host.url + page)
      await refused(form.getAttribute('action')!)
      const letter = await post('newsletter', { ...NEWSLETTER, email: 'x y', lang: 'ru' })
      expect([letter.status, langOf(letter)]).toEqual([422, 'ru'])
      expect(parse(letter.text).querySelector('[data-newsletter] [name=email]')!.getAttribute('value')).toBe('x y')
      expect([...running.site.received.contact, ...running.site.received.newsletter]).toEqual([])
    })

    needs('refusals')('not of another site, nor quicker than a person', async () => {
      const foreign = await post('newsletter', NEWSLETTER, { origin: 'https://elsewhere.example' })
      const crossSite = await post('newsletter', NEWSLETTER, { 'sec-fetch-site': 'cross-site' })
      expect([foreign.status, crossSite.status]).toEqual([403, 403])
      const quick = await post('newsletter', { ...NEWSLETTER, elapsed: '40' }, json)
      expect([quick.status, quick.headers['retry-after']]).toEqual([429, '3'])
      expect(running.site.received.newsletter).toEqual([])
    })

    test('have an address that leads to their page, and takes nothing but what is sent', async () => {
      const led = async (path: string, headers: Record<string, string> = {}) => {
        const answer = await ask(path, { headers })
        return [answer.status, pathOf(answer)]
      }
      expect(await led('/forms/contact', { 'accept-language': 'de' })).toEqual([303, '/de/contact'])
      expect(await led('/forms/newsletter')).toEqual([303, '/'])
      expect(await led('/forms/contact', { referer: `${running.host.url}${HOTEL}/contact` })).toEqual([
        303,
        `${HOTEL}/contact`,
      ])
      expect((await ask('/en', { method: 'DELETE' })).status).toBe(405)
    })
  })

  needs('form-limits')('forms are limited by address, in the form’s language', async () => {
    const limited = { burst: 4, refill: 3_600_000, leastTime: 0 }
    const origin = await running.site.site.serve({ forms: limited })
    const strict = await start({ ...running.site, origin })
    const send = (fields: object) =>
      askHost(strict, '/forms/newsletter', {
        method: 'POST',
        body: new URLSearchParams({ ...NEWSLETTER, ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    try {
      // Without script an attempt counts twice.
      const statuses = [
        (await send({})).status,
        (await send({ elapsed: '9' })).status,
        (await send({ elapsed: '9' })).status,
      ]
      expect(statuses).toEqual([200, 200, 200])
      const answer = await send({ lang: 'tr', elapsed: '9' })
      expect([answer.status, langOf(answer)]).toEqual([429, 'tr'])
      expect(answer.headers['retry-after']).toBe('3600')
      expect(answer.text).toContain('yazdıklarınız yerinde duruyor')
      expect(running.site.received.newsletter).toHaveLength(3)
    } finally {
      await strict.close()
      await origin.close()
    }
  })
}
