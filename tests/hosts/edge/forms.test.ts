/** The forms wherever they are answered: what is handed on, what is refused, and in which words. The host is in this process. */
import { describe, expect, test } from 'vitest'
import type { Attempt } from '../../../src/features/forms/endpoint.ts'
import { LOCALES } from '../../../src/config/locales.ts'
import { ADDRESS, CONTACT, FIELDS, JSON_ANSWER, LIMIT, post, typed, useFormHost } from './form-host.ts'

const { sent, answer } = useFormHost()
const SUBSCRIPTION = { email: 'anna@example.com', propertyId: 23, lang: 'en' }

describe('what is taken', () => {
  test('R7.24 a subscription goes to the provider, and script is told so in words', async () => {
    const response = await answer(typed(FIELDS, JSON_ANSWER))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, message: 'Thank you. Your address is on the list.' })
    expect(sent).toEqual([['newsletter', SUBSCRIPTION]])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.has('retry-after')).toBe(false)
  })

  test('R7.25 so does a message to a hotel', async () => {
    expect((await answer(typed(CONTACT, JSON_ANSWER), {}, 'contact')).status).toBe(200)
    expect(sent).toEqual([['contact', { ...CONTACT, propertyId: 51, consent: true }]])
  })

  test.each([
    ['application/json', JSON.stringify(FIELDS)],
    ['Application/JSON ; charset=utf-8', JSON.stringify({ ...FIELDS, propertyId: 23, consent: true })],
    ['application/x-www-form-urlencoded;charset=UTF-8', String(new URLSearchParams(FIELDS))],
  ])('fields as %s', async (type, body) => {
    expect((await answer(post(body, { 'content-type': type }))).status).toBe(200)
    expect(sent).toEqual([['newsletter', SUBSCRIPTION]])
  })

  test.each(['null', '[]', '"text"', '7', '{', ''])('JSON that is %j has no fields, and is no fault', async (body) => {
    const response = await answer(post(body, { 'content-type': 'application/json', ...JSON_ANSWER }))
    expect(response.status).toBe(422)
    expect(Object.keys(((await response.json()) as { errors: object }).errors).sort()).toEqual([
      'consent',
      'email',
      'lang',
      'propertyId',
    ])
    expect(sent).toEqual([])
  })

  test('letters of any alphabet, wherever the network cuts them apart', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...CONTACT, fullName: 'Анна Öz' }))
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json' }, duplex: 'half' }
    await answer(new Request(ADDRESS, init as RequestInit), {}, 'contact')
    expect(sent).toMatchObject([['contact', { fullName: 'Анна Öz' }]])
  })
})

describe('what is refused unread', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['another site, as browsers without Origin say', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of this site', { origin: 'https://www.crystalhotels.example' }, 200],
    ['a page of this site behind a proxy', { origin: 'http://www.crystalhotels.example' }, 200],
    ['the page itself', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('a form of %s is answered with its status', async (_, headers, status) => {
    const response = await answer(typed(FIELDS, headers as Record<string, string>))
    expect(response.status).toBe(status)
    expect(sent).toHaveLength(status === 200 ? 1 : 0)
  })

  test('the reason is told in the language of the browser, as JSON or as a line of text', async () => {
    const german = { origin: 'https://evil.example', 'accept-language': 'de-AT,en;q=0.5' }
    const line = await answer(typed(FIELDS, german))
    expect(await line.text()).toMatch(/^Dieses Formular gehört zu einer anderen Website\..*\n$/)
    expect(Object.fromEntries(line.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-language': 'de',
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language',
    })
    const json = await answer(typed(FIELDS, { ...german, ...JSON_ANSWER }))
    expect(json.status).toBe(403)
    expect(await json.json()).toEqual({ ok: false, message: expect.stringContaining('einer anderen Website') })
    expect(json.headers.get('content-language')).toBe('de')
    const unknown = await answer(typed(FIELDS, { origin: 'null' }))
    expect(unknown.headers.get('content-language')).toBe('tr')
  })

  test.each(LOCALES)(
    'the reason is told in the language that was chosen, %s, before that of the browser',
    async (locale) => {
      for (const preferred of LOCALES) {
        const headers = { cookie: `a=b; i18n_redirected=${locale}`, 'accept-language': preferred }
        const told = await answer(typed(FIELDS, { ...headers, origin: 'https://evil.example' }))
        expect(told.headers.get('content-language'), preferred).toBe(locale)
      }
    },
  )

  test.each(['text/plain', 'multipart/form-data; boundary=x', ''])('a body of type %j is 415', async (type) => {
    const response = await answer(post('email=anna@example.com', { 'content-type': type, 'accept-language': 'en' }))
    expect([response.status, await response.text()]).toEqual([
      415,
      'The form arrived in a format that we cannot read.\n',
    ])
    expect(sent).toEqual([])
  })

  test('a body is taken up to 64 KiB and no byte more', async () => {
    const of = (length: number) => {
      const body = String(new URLSearchParams(FIELDS)) + '&padding='
      return body + 'x'.repeat(length - body.length)
    }
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' }
    expect((await answer(post(of(LIMIT), headers))).status).toBe(200)
    const response = await answer(post(of(LIMIT + 1), headers))
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('The text is too long')])
    expect(sent).toHaveLength(1)
  })

  test('a body that says that it is too large is not read', async () => {
    const body = new ReadableStream({ pull: () => expect.unreachable() }, { highWaterMark: 0 })
    const headers = { 'content-type': 'application/json', 'content-length': String(LIMIT + 1) }
    const request = new Request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    expect((await answer(request)).status).toBe(413)
  })
})

describe('what is read and not sent', () => {
  test('R5.7 wrong fields: each with the key of its message', async () => {
    const response = await answer(typed({ ...FIELDS, email: 'anna@', consent: '' }, JSON_ANSWER))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      ok: false,
      errors: { email: 'components.common.footer.newsletter.invalid', consent: 'validation.consent' },
      message: 'Please check what you typed',
    })
    expect(sent).toEqual([])
  })

  test('R5.34 whoever filled in the honeypot, a hidden field, is told that sending failed, and nothing is sent', async () => {
    const response = await answer(typed({ ...FIELDS, email: 'x', season: 'https://x.example' }, JSON_ANSWER))
    expect([response.status, await response.json()]).toEqual([502, expect.objectContaining({ ok: false })])
    expect(sent).toEqual([])
  })

  test.each([
    ['999', undefined, 429],
    ['1000', undefined, 200],
    ['0', 0, 200],
    ['49', 50, 429],
    ['50', 50, 200],
    ['', undefined, 200],
  ])('a form that was sent after %s ms, where people need %s, is %d', async (elapsed, leastTime, status) => {
    const response = await answer(typed({ ...FIELDS, elapsed }, JSON_ANSWER), { leastTime })
    expect(response.status).toBe(status)
    expect(response.headers.get('retry-after')).toBe(status === 429 ? '3' : null)
    expect(sent).toHaveLength(status === 200 ? 1 : 0)
  })

  test('one of who sent too many, with the time to wait', async () => {
    const attempts: Attempt[] = []
    const wait = (attempt: Attempt) => 7 * attempts.push(attempt)
    const response = await answer(typed(FIELDS, JSON_ANSWER), { wait })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(await response.json()).toEqual({ ok: false, message: 'Please wait a moment' })
    await answer(typed({ ...FIELDS, elapsed: '5000' }, JSON_ANSWER), { wait })
    expect(attempts).toEqual([{ timed: false }, { timed: true }])
    expect(sent).toEqual([])
    expect((await answer(typed(FIELDS), { wait: () => 0 })).status).toBe(200)
  })

  test('R8.2 R8.4 what the provider does not take is told as a failure', async () => {
    const response = await answer(typed(CONTACT, JSON_ANSWER), { send: async () => 'failed' }, 'contact')
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ ok: false, message: expect.not.stringContaining('.failed') })
  })
})
