/** Whatever a visitor sends: answers at the edge lead within the site, or to the booking site of a hotel, and nowhere else. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cookieValue, languageRedirect } from '../../../src/routes/visitor-language.ts'
import { searchResponse } from '../../../src/features/booking/endpoint.ts'
import { slashRedirect } from '../../../src/routes/trailing-slash.ts'
import { listed } from '../../harness/listed.ts'

const SITE = 'https://www.crystalhotels.example'
/** Where a search without a hotel leads. */
const WIDGET = 'https://booking.crystalhotels.example'
const HOTEL = { reservationUrl: 'https://booking.example/stay?lang=x', internal: {} }
const headerText = fc.string({ unit: fc.constantFrom(...' abcdenrut,;=-.*q01%"/\\:@'), maxLength: 60 })
const addressText = fc.string({ unit: fc.constantFrom(...'/\\.:@?#%&=abc2é\u202e'), maxLength: 40 })

/** Mostly with languages in it, as browsers and visitors write them and otherwise. */
const language = fc.constantFrom('de', 'de-AT', 'EN-gb', 'ru', 'tr', 'fr', '*')
const acceptedText = fc.oneof(
  headerText,
  fc
    .array(fc.tuple(language, fc.constantFrom('', ';q=0.8', ';q=0', ';q=x')), { maxLength: 4 })
    .map((all) => all.map((each) => each.join('')).join(',')),
)
const cookieText = fc.oneof(
  headerText,
  fc.tuple(headerText, language).map(([text, chosen]) => `${text}; i18n_redirected=${chosen}`),
)

test('the language redirect leads to a home page, whatever the headers are', () => {
  let redirects = 0
  fc.assert(
    fc.property(cookieText, acceptedText, addressText, (cookie, accepted, query) => {
      const url = new URL(`${SITE}/`)
      url.search = query
      const answer = languageRedirect(
        new Request(url, { headers: { cookie, 'accept-language': accepted } }),
        () => true,
      )
      if (!answer) return
      redirects++
      const target = new URL(answer.headers.get('location')!, SITE)
      expect(target.origin).toBe(SITE)
      expect(['/en', '/de', '/ru']).toContain(target.pathname)
      expect(target.search).toBe(url.search)
    }),
    { numRuns: 2000 },
  )
  expect(redirects).toBeGreaterThan(500)
})

const foreign = fc.webUrl().filter((url) => new URL(url).origin !== SITE)

test('R2.148 from a page of the site the root is Turkish, whatever else the headers are', () => {
  const own = fc.oneof(
    fc.record({ 'sec-fetch-site': fc.constant('same-origin') }, { requiredKeys: ['sec-fetch-site'] }),
    fc.record({
      referer: fc
        .tuple(fc.constantFrom(SITE, 'http://localhost:4321'), addressText)
        .map(([origin, path]) => `${origin}/${encodeURI(path)}`),
      'sec-fetch-site': fc.constantFrom('cross-site', 'same-site', 'none', ''),
    }),
  )
  fc.assert(
    fc.property(headerText, headerText, own, (cookie, accepted, from) => {
      const request = new Request('http://localhost:4321/?a=1', {
        headers: { cookie, 'accept-language': accepted, ...from },
      })
      expect(languageRedirect(request, () => true, SITE)).toBeUndefined()
    }),
  )
})

test('R2.148 from anywhere else it is as the visitor has it', () => {
  const others = fc.record({
    referer: fc.oneof(
      foreign,
      fc.constantFrom('', 'x', 'about:client', `${SITE}.evil.example/`, `https://evil/${SITE}`),
    ),
    'sec-fetch-site': fc.constantFrom('cross-site', 'same-site', 'none', ''),
  })
  fc.assert(
    fc.property(fc.constantFrom('de', 'en-GB, tr;q=0.5', 'ru'), others, (accepted, from) => {
      const request = new Request(`${SITE}/`, { headers: { 'accept-language': accepted, ...from } })
      expect(languageRedirect(request, () => true, SITE)?.headers.get('location')).toBe(`/${accepted.slice(0, 2)}`)
    }),
  )
})

test('a slash too many is taken away within the site, once and for all', () => {
  fc.assert(
    fc.property(addressText, fc.integer({ min: 1, max: 4 }), (path, slashes) => {
      const url = `${SITE}/${path}${'/'.repeat(slashes)}`
      if (!URL.canParse(url) || new URL(url).origin !== SITE) return
      const answer = slashRedirect(new Request(url))
      if (!answer) return
      const target = new URL(answer.headers.get('location')!, url)
      expect(target.origin).toBe(SITE)
      expect(slashRedirect(new Request(target))).toBeUndefined()
    }),
    { numRuns: 2000 },
  )
})

test('a search leads to the booking site of its hotel or stays within the site', () => {
  const fields = fc.array(
    fc.tuple(
      fc.constantFrom(
        ...listed(`
        hotel | lang | locale | checkInDate | checkOutDate | adult | child | childages | birthdate | url | __proto__`),
      ),
      fc.oneof(
        addressText,
        fc.constantFrom(
          ...listed(`
          deniz-kizi | 2026-07-01 | 01.07.2026 | 2 | -1 | 1e9 | https://evil.example | //evil.example`),
        ),
      ),
    ),
    { maxLength: 10 },
  )
  fc.assert(
    fc.property(fields, headerText, (pairs, referer) => {
      const request = new Request(`${SITE}/edge/search?${new URLSearchParams(pairs)}`, { headers: { referer } })
      const answer = searchResponse(request, (slug) => (slug === 'deniz-kizi' ? HOTEL : undefined))
      const location = answer.headers.get('location')
      expect(answer.status).toBeLessThan(500)
      if (location === null) return
      const target = new URL(location, SITE)
      expect([SITE, 'https://booking.example', WIDGET]).toContain(target.origin)
      expect(target.username + target.password).toBe('')
    }),
    { numRuns: 2000 },
  )
})

test('a cookie is found among any others, with the value that it was given', () => {
  const name = fc.stringMatching(/^[a-z_]{1,12}$/)
  const value = fc.stringMatching(/^[a-zA-Z0-9=_.%-]{0,20}$/)
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, minLength: 1 }),
      fc.nat(),
      (pairs, pick) => {
        const [wanted, expected] = pairs[pick % pairs.length]!
        const header = pairs.map(([key, each]) => `${key}=${each}`).join('; ')
        expect(cookieValue(header, wanted)).toBe(expected)
        expect(cookieValue(header, `${wanted}-not`)).toBeUndefined()
      },
    ),
  )
})
