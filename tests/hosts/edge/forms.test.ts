/** The forms wherever they are answered: what is handed on, what is refused, and in which words. The host is in this process. */
import { beforeEach, describe, expect, test } from 'vitest'
import { formResponse, type Attempt, type FormHost } from '../../../src/features/forms/endpoint.ts'
import { FORM_READERS } from '../../../src/features/kinds/forms.ts'
import { LOCALES } from '../../../src/config/locales.ts'
import type { FormName } from '../../../src/features/forms/schemas.ts'
import type { RefusedForm } from '../../../src/features/forms/refused.ts'

const ADDRESS = 'https://www.crystalhotels.example/forms/newsletter'
const FIELDS = { email: 'anna@example.com', propertyId: '23', lang: 'en', consent: 'on', season: '' }
const CONTACT = {
  ...{ fullName: 'Anna Ay', email: 'anna@example.com', phone: '+4915112345678', subject: 'A cot', message: 'Please.' },
  ...{ consent: 'on', propertyId: '51', lang: 'de' },
}
const LIMIT = 64 * 1024

let sent: [FormName, object][]
let asked: string[]
beforeEach(() => {
  sent = []
  asked = []
})

/** A provider that takes everything, and a release without pages. */
function hostWith(changes: Partial<FormHost> = {}): FormHost {
  return {
    readers: FORM_READERS,
    async page(path) {
      asked.push(path)
      return undefined
    },
    async again(path) {
      asked.push(path)
      return undefined
    },
    async send(form, message) {
      sent.push([form, message])
      return true
    },
    ...changes,
  }
}

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(ADDRESS, { method: 'POST', body, headers })
}
const typed = (fields: Record<string, string>, headers?: Record<string, string>) =>
  post(new URLSearchParams(fields), headers)
const answer = (request: Request, host: Partial<FormHost> = {}, form: FormName = 'newsletter') =>
  formResponse(request, form, hostWith(host))
const JSON_ANSWER = { accept: 'text/html;q=0.1, application/json' }
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
    const response = await answer(typed(CONTACT, JSON_ANSWER), { send: async () => false }, 'contact')
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ ok: false, message: expect.not.stringContaining('.failed') })
  })
})

describe('without script', () => {
  const pages: Record<string, string> = {
    '/de/forms/contact-success': '<p>Danke',
    '/forms/contact-success': '<p>Tamam',
  }

  test('the answer is the page of the release in the language of the form', async () => {
    const response = await answer(typed(CONTACT), { page: async (path) => pages[path] }, 'contact')
    expect([response.status, await response.text()]).toEqual([200, '<p>Danke'])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('else in Turkish, else a line of text', async () => {
    const russian = typed({ ...CONTACT, lang: 'ru' })
    expect(await (await answer(russian, { page: async (path) => pages[path] }, 'contact')).text()).toBe('<p>Tamam')
    const response = await answer(typed(FIELDS))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('Thank you. Your address is on the list.\n')
    expect(asked).toEqual(['/en/forms/newsletter-success', '/forms/newsletter-success'])
  })

  test('a Turkish page is looked for once', async () => {
    await answer(typed({ ...FIELDS, lang: 'tr' }))
    expect(asked).toEqual(['/forms/newsletter-success'])
  })
})

describe('a form refused without script', () => {
  const PAGE = '/de/hotels/crystal-flora/kontakt & mehr'
  const SENT_FROM = { referer: `https://www.crystalhotels.example${encodeURI(PAGE)}?x=1` }
  const WRONG = {
    ...CONTACT,
    fullName: 'R2D2 "<b>',
    phone: '12 x',
    subject: '$& $1 </textarea> bookingCode=',
    message: '\n<i>&amp;',
  }

  /** `shown`: what the page is drawn with. `hasForm`: whether a page of the release has it. */
  async function refused(
    request: Request,
    {
      hasForm = (path: string) => path === PAGE,
      ...changes
    }: Partial<FormHost> & { hasForm?: (path: string) => boolean } = {},
    form: FormName = 'contact',
  ) {
    let shown: RefusedForm | undefined
    const again: FormHost['again'] = async (path, it) => {
      asked.push(path)
      if (!hasForm(path)) return undefined
      shown = it
      return `<title>${path}`
    }
    const response = await answer(request, { again, ...changes }, form)
    return { response, text: await response.text(), shown: shown! }
  }

  test('R5.31 is answered with its page: what was typed, and what is wrong at each field', async () => {
    const { response, text, shown } = await refused(typed({ ...WRONG, extra: 'x', season: '' }, SENT_FROM))
    expect([response.status, text]).toEqual([422, `<title>${PAGE}`])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    const { lang: _lang, propertyId: _id, ...values } = WRONG
    expect(shown).toEqual({
      form: 'contact',
      action: expect.any(String),
      propertyId: 51,
      refused: {
        title: 'Bitte prüfen Sie Ihre Angaben',
        values,
        errors: {
          fullName: 'Bitte verwenden Sie nur Leerzeichen und Buchstaben.',
          phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
        },
        message: expect.any(String),
      },
    })
    expect(sent).toEqual([])
  })

  test('R5.31 is sent again with its page’s address, and answered with the same page', async () => {
    const { shown } = await refused(typed(WRONG, SENT_FROM))
    const again = new Request(new URL(shown.action, ADDRESS), { method: 'POST', body: new URLSearchParams(WRONG) })
    expect((await refused(again)).text).toBe(`<title>${PAGE}`)
  })

  test('R5.31 R8.4 so is one that the provider did not take, or that has to wait', async () => {
    const failed = await refused(typed(CONTACT, SENT_FROM), { send: async () => false })
    expect(failed.response.status).toBe(502)
    expect(failed.shown.refused).toMatchObject({ values: { subject: CONTACT.subject }, errors: {} })
    expect(failed.shown.refused.message).toContain('Beim Senden ist etwas schiefgegangen!')
    const limited = await refused(typed(CONTACT, SENT_FROM), { wait: () => 9 })
    expect([limited.response.status, limited.response.headers.get('retry-after')]).toEqual([429, '9'])
    expect(limited.shown.refused).toMatchObject({ values: { message: CONTACT.message }, errors: {} })
    expect(limited.shown.refused.message).toContain('warten Sie eine Minute')
  })

  test('R5.31 an unticked consent of the newsletter is said there, too', async () => {
    const fields = { email: 'anna@example.com', propertyId: '23', lang: 'de' }
    const { response, shown } = await refused(typed(fields, SENT_FROM), {}, 'newsletter')
    expect(response.status).toBe(422)
    expect(shown.refused.values).toEqual({ email: fields.email })
    expect(shown.refused.errors).toEqual({ consent: expect.stringContaining('stimmen Sie') })
  })

  test('R5.31 one of a hidden field says that it was not sent, and marks nothing', async () => {
    const { response, shown } = await refused(typed({ ...CONTACT, propertyId: '' }, SENT_FROM))
    expect(response.status).toBe(422)
    expect(shown.refused).toMatchObject({
      title: 'Beim Senden ist etwas schiefgegangen!',
      values: { subject: CONTACT.subject },
      errors: {},
    })
    expect(shown.refused.message).toContain('Beim Senden ist etwas schiefgegangen!')
  })

  test.each(['no', '0', 'false', ''])(
    'R5.11 R5.31 a consent of "%s" is none, and comes back as none',
    async (consent) => {
      for (const wait of [0, 9]) {
        const { shown } = await refused(typed({ ...CONTACT, consent }, SENT_FROM), { wait: () => wait })
        expect(shown.refused.values).not.toHaveProperty('consent')
      }
    },
  )

  test.each(['Infinity', '1e3', '-1', '0x10', '1.5', ' 7'])('R5.31 a property "%s" is not given back', async (id) => {
    const { shown } = await refused(typed({ ...WRONG, propertyId: id }, SENT_FROM))
    expect(shown.propertyId).toBeUndefined()
  })

  test('one that is too large is said in its page, in the language of the page', async () => {
    const huge = { ...CONTACT, message: 'x'.repeat(LIMIT) }
    const { response, shown } = await refused(typed(huge, { ...SENT_FROM, 'accept-language': 'ru' }))
    expect([response.status, response.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8'])
    expect(shown.refused.title).toBe('Der Text ist zu lang: Bitte kürzen Sie ihn')
    expect(shown.refused.message).toContain('Bitte gehen Sie zurück')
    expect(await (await answer(typed(huge, { ...SENT_FROM, ...JSON_ANSWER }))).json()).toEqual({
      ok: false,
      message: 'Der Text ist zu lang: Bitte kürzen Sie ihn',
    })
  })

  test('R5.31 without a page of its own it stands on one that has such a form, for the same hotel', async () => {
    const german = { hasForm: (path: string) => path === '/de/contact' }
    const { response, shown } = await refused(typed({ ...WRONG, propertyId: '77' }), german)
    expect([response.status, shown.propertyId]).toEqual([422, 77])
    const turkish = { hasForm: (path: string) => path === '/' }
    const home = await refused(typed({ ...FIELDS, email: 'x', lang: 'ru' }), turkish, 'newsletter')
    expect(home.shown.refused.values.email).toBe('x')
    const none = await refused(typed({ ...FIELDS, email: 'x' }), {}, 'newsletter')
    expect([none.response.status, none.text]).toEqual([422, 'Please check what you typed\n'])
  })

  test.each([
    'https://evil.example/page',
    '//evil.example/page',
    '/\\evil.example/page',
    'https://www.crystalhotels.example//evil.example/page',
    'javascript:alert(1)',
    '/%E0%A4',
    'http://[',
  ])('R5.31 %s is no page of the site', async (from) => {
    const address = `${ADDRESS}?${new URLSearchParams({ page: from })}`
    const request = new Request(address, { method: 'POST', body: new URLSearchParams({ ...WRONG, lang: 'tr' }) })
    expect((await refused(request)).response.status).toBe(422)
    expect(asked).toEqual(['/iletisim'])
  })
})

describe('a form’s address that is opened', () => {
  const ORIGIN = 'https://www.crystalhotels.example'
  const pages = new Set(['/', '/iletisim', '/de', '/de/contact', '/de/hotels/ö', '/de/forms/contact-success'])
  async function open(form: FormName, headers: Record<string, string> = {}, query = '') {
    const page = async (path: string) => (pages.has(path) ? '<p>' : undefined)
    const request = new Request(`${ORIGIN}/forms/${form}${query}`, { headers })
    const response = await formResponse(request, form, hostWith({ page, wait: () => expect.unreachable() }))
    expect(response.headers.get('cache-control')).toBe('no-store')
    return [response.status, response.headers.get('location')]
  }

  test('leads to the page that the form was sent from', async () => {
    expect(await open('contact', { referer: `${ORIGIN}/de/hotels/%C3%B6?x=1` })).toEqual([303, '/de/hotels/%C3%B6'])
    expect(await open('newsletter', {}, '?page=/de/hotels/ö')).toEqual([303, '/de/hotels/%C3%B6'])
  })

  test('else to a page with such a form, in the language of the page, that was chosen or that is preferred', async () => {
    expect(await open('contact', { referer: `${ORIGIN}/de/gone` })).toEqual([303, '/de/contact'])
    expect(await open('contact', { 'accept-language': 'de-AT' })).toEqual([303, '/de/contact'])
    expect(await open('newsletter', { 'accept-language': 'ru', cookie: 'x=1; i18n_redirected=de' })).toEqual([
      303,
      '/de',
    ])
    expect(await open('contact', { 'accept-language': 'de', cookie: 'i18n_redirected=tr' })).toEqual([303, '/iletisim'])
    expect(await open('contact', { 'accept-language': 'ru' }), 'no Russian page').toEqual([303, '/iletisim'])
    expect(await open('newsletter')).toEqual([303, '/'])
  })

  test.each([
    '//evil.example',
    'https://evil.example/de',
    '/\\evil.example',
    '/forms/contact',
    '/de/forms/contact-success',
    '/%5Cother.example',
  ])('never to %s', async (from) => {
    expect(await open('contact', {}, `?${new URLSearchParams({ page: from })}`)).toEqual([303, '/iletisim'])
    expect(await open('contact', { referer: new URL(from, ORIGIN).href })).toEqual([303, '/iletisim'])
  })
})
