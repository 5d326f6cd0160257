/** What a visitor is told by language and country. */
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import type { PhoneEntry } from '../../../src/views/phone-list.ts'
import { HOTEL, langOf, pathOf, type AskedHost } from './asked-host.ts'

export function describeVisitors({ running, needs, ask }: AskedHost): void {
  describe('the language at /', () => {
    test.each([
      ['R2.7 by cookie', { cookie: 'a=b; i18n_redirected=en', 'accept-language': 'de' }, '/en'],
      ['R2.8 by the browser', { 'accept-language': 'fr, ru-RU;q=0.9, de;q=0.4' }, '/ru'],
      ['R2.8 with its query', { 'accept-language': 'de' }, '/de?utm=x', '/?utm=x'],
    ])('%s, kept by no cache', async (_, headers, target, path = '/') => {
      const answer = await ask(path, { headers })
      expect([answer.status, pathOf(answer)]).toEqual([302, target])
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(answer.headers.vary?.toLowerCase()).toMatch(/cookie.*accept-language|accept-language.*cookie/)
      expect(answer.headers['set-cookie']).toBeUndefined()
    })

    test.each([
      ['R2.9 for a language that the site has not', { 'accept-language': 'fr' }],
      ['R2.7 for Turkish by cookie', { cookie: 'i18n_redirected=tr', 'accept-language': 'de' }],
      ['R2.11 for a client that names no language', { cookie: 'i18n_redirected=de' }],
    ])('%s it is Turkish', async (_, headers: Record<string, string>) => {
      const answer = await ask('/', { headers })
      expect([answer.status, langOf(answer)]).toEqual([200, 'tr'])
    })

    test('R2.10 no other page redirects', async () => {
      const answer = await ask('/oteller', { headers: { cookie: 'i18n_redirected=en', 'accept-language': 'de' } })
      expect([answer.status, langOf(answer)]).toEqual([200, 'tr'])
    })
  })

  describe('country and number', () => {
    const country = async (headers: Record<string, string> = {}) => {
      const answer = await ask('/edge/country', { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toMatch(/private|no-store/)
      return JSON.parse(answer.text) as unknown
    }

    needs('country').each(['DE', 'RU'])('R7.27 a visitor from %s', async (code) => {
      expect(await country(running.host.visitorFrom!(code))).toEqual({ country: code.toLowerCase(), known: true })
    })

    test('R5.27 is Turkey where nobody knows', async () =>
      expect(await country()).toEqual({ country: 'tr', known: false }))

    test('R4.29 every page has the numbers of all countries, and one of them without script', async () => {
      const header = parse((await ask(HOTEL)).text)
      const listed = header.querySelector('[data-phones]')!.getAttribute('data-phones')!
      const countries = (JSON.parse(listed) as PhoneEntry[]).flatMap(([, , each]) => each.split(' '))
      expect(countries).toEqual(expect.arrayContaining(['tr', 'de', 'ru', 'gb']))
      expect(header.querySelector('[data-phone]')!.getAttribute('href')).toMatch(/^tel:\+\d+$/)
    })

    test('R8.12 a search without script leads to where the reservation is made', async () => {
      const answer = await ask('/edge/search?hotel=deniz-kizi&checkin=2027-06-01&checkout=2027-06-04&adult=2&lang=en')
      expect(answer.status).toBe(303)
      const location = new URL(answer.headers.location!)
      expect([location.host, location.searchParams.get('checkin')]).toEqual(['booking.example', '2027-06-01'])
    })
  })
}
