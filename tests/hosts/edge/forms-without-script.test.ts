/** Forms that are sent without script: the page that answers one, or shows again what was typed. The host is in this process. */
import { describe, expect, test } from 'vitest'
import { formResponse, type FormHost } from '../../../src/features/forms/endpoint.ts'
import type { FormName } from '../../../src/features/forms/schemas.ts'
import type { RefusedForm } from '../../../src/features/forms/refused.ts'
import { ADDRESS, CONTACT, FIELDS, JSON_ANSWER, LIMIT, typed, useFormHost } from './form-host.ts'

const { sent, asked, hostWith, answer } = useFormHost()

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
    const failed = await refused(typed(CONTACT, SENT_FROM), { send: async () => 'failed' })
    expect(failed.response.status).toBe(502)
    expect(failed.shown.refused).toMatchObject({ values: { subject: CONTACT.subject }, errors: {} })
    expect(failed.shown.refused.message).toContain('Beim Senden ist etwas schiefgegangen!')
    const limited = await refused(typed(CONTACT, SENT_FROM), { wait: () => 9 })
    expect([limited.response.status, limited.response.headers.get('retry-after')]).toEqual([429, '9'])
    expect(limited.shown.refused).toMatchObject({ values: { message: CONTACT.message }, errors: {} })
    expect(limited.shown.refused.message).toContain('warten Sie eine Minute')
  })

  test.each([
    ['tr', 'bilmiyoruz', 'yerinde duruyor'],
    ['en', 'do not know yet', 'still there'],
    ['de', 'wissen noch nicht', 'erhalten geblieben'],
    ['ru', 'пока не знаем', 'осталось на месте'],
  ])(
    'R7.4 of one that the provider did not answer, %s says that it may have arrived, and keeps the input',
    async (lang, ...words) => {
      const unknown = await refused(typed({ ...CONTACT, lang }, SENT_FROM), { send: async () => 'unknown' })
      expect(unknown.response.status).toBe(504)
      expect(unknown.shown.refused).toMatchObject({ values: { message: CONTACT.message }, errors: {} })
      for (const text of words) expect(unknown.shown.refused.message).toContain(text)
    },
  )

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
