import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { visitorCountry } from '../../../src/routes/visitor-country.ts'
import { cookieValue, languageRedirect, preferredLocale } from '../../../src/routes/visitor-language.ts'
import { parseDate } from '../../../src/views/trip/dates.ts'

const all = () => true
function ask(path: string, headers: Record<string, string>) {
  return languageRedirect(new Request(`http://localhost${path}`, { headers }), all)
}

describe('language at the root', () => {
  test.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['fr,ru;q=0.3,en;q=0.7', 'en'],
    ['fr-FR', 'tr'],
    ['*', 'tr'],
    ['en;q=0,ru', 'ru'],
    ['en;q=0', 'tr'],
    ['fr,de;q=0.0', 'tr'],
    ['EN-us', 'en'],
    ['', 'tr'],
  ])('%s prefers %s', (header, locale) => expect(preferredLocale(header)).toBe(locale))

  test('any header gives a language of the site', () => {
    fc.assert(fc.property(fc.string(), (header) => LOCALES.includes(preferredLocale(header))))
  })

  test('R2.7 the cookie decides before the browser', () => {
    const answer = ask('/', { cookie: 'a=b; i18n_redirected=en', 'accept-language': 'de' })
    expect(answer?.status).toBe(302)
    expect(answer?.headers.get('location')).toBe('/en')
    expect(answer?.headers.get('cache-control')).toContain('no-store')
    expect(answer?.headers.get('vary')).toContain('Accept-Language')
  })

  test('R2.11 a client without Accept-Language is never redirected, nor is any other path', () => {
    expect(ask('/', { cookie: 'i18n_redirected=en' })).toBeUndefined()
    expect(ask('/', { cookie: 'i18n_redirected=en', 'accept-language': '*' }), 'nor one that takes any').toBeUndefined()
    expect(ask('/spa', { cookie: 'i18n_redirected=en', 'accept-language': 'de' })).toBeUndefined()
  })

  test('a language that has no home page is not chosen', () => {
    const request = new Request('http://localhost/', { headers: { 'accept-language': 'ru,de;q=0.5' } })
    expect(languageRedirect(request, (locale) => locale !== 'ru')?.headers.get('location')).toBe('/de')
  })

  test('the query goes with the redirect', () => {
    expect(ask('/?utm=x', { 'accept-language': 'en' })?.headers.get('location')).toBe('/en?utm=x')
  })

  test('cookies are read by their whole name', () => {
    expect(cookieValue('xi18n_redirected=de; i18n_redirected=ru=', 'i18n_redirected')).toBe('ru=')
    expect(cookieValue('', 'i18n_redirected')).toBeUndefined()
  })
})

describe('country', () => {
  test.each([
    [{}, 'tr'],
    [{ 'x-country': 'Unknown' }, 'tr'],
    [{ 'x-country': 'DE' }, 'de'],
    [{ 'x-country': '<script>' }, 'tr'],
  ])('R5.27 headers %j mean %s', (headers, country) =>
    expect(visitorCountry(new Headers(headers as Record<string, string>))).toBe(country),
  )
})

describe('typed dates', () => {
  test.each([
    ['12.06.2027', '2027-06-12'],
    ['1.2.2027', '2027-02-01'],
    ['2027-06-12', '2027-06-12'],
    ['31.02.2027', undefined],
    ['29.02.2028', '2028-02-29'],
    ['tomorrow', undefined],
  ])('%s is %s', (text, iso) => expect(parseDate(text)).toBe(iso))
})
