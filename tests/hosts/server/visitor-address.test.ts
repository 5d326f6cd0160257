import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visitorCountry } from '../../../src/routes/visitor-country.ts'
import { createVisitors } from '../../../src/hosts/server/visitors.ts'

const asked = (headers: Record<string, string>) => new Request('http://localhost/edge/country', { headers })
const through = (chain: string, other?: string): Record<string, string> => ({
  'x-forwarded-for': chain,
  ...(other !== undefined && { forwarded: `for=${other}` }),
})
const PROXIES = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']

describe('the address of a visitor', () => {
  test.each([
    ['without a proxy, the other end', [], through('192.0.2.1'), '203.0.113.9', '203.0.113.9'],
    ['whatever it says of itself', PROXIES, through('192.0.2.1'), '203.0.113.9', '203.0.113.9'],
    ['through two of ours', PROXIES, through('192.0.2.1, 10.1.2.3'), '::ffff:127.0.0.1', '192.0.2.1'],
    ['not what the visitor put before that', PROXIES, through('198.51.100.7, 192.0.2.1'), '127.0.0.1', '192.0.2.1'],
    ['the proxy where the chain is no address', PROXIES, through('unknown'), '127.0.0.1', '127.0.0.1'],
    ['where there is no chain', PROXIES, {}, '127.0.0.1', '127.0.0.1'],
    ['the proxy where two headers differ', PROXIES, through('192.0.2.1', '192.0.2.9'), '10.0.0.2', '10.0.0.2'],
    ['where two headers agree', PROXIES, through('192.0.2.1:80', '192.0.2.1'), '10.0.0.2', '192.0.2.1'],
  ])('%s', (_, proxies, headers, peer, address) => {
    expect(createVisitors(proxies).addressOf(asked(headers), peer)).toBe(address)
  })

  const VISITOR = fc
    .oneof(fc.ipV4(), fc.ipV6())
    .filter((address) => !/^(?:127|10|f[cd]..:|0*:|.*:ffff:)/i.test(address))
  const PORT = fc.constantFrom('', ':1', ':65535', ':_x-y')
  const FORMS: ((node: string) => Record<string, string>)[] = [
    (node) => ({ 'x-forwarded-for': `198.51.100.7, ${node}` }),
    (node) => ({ 'x-forwarded-for': `198.51.100.7,for="${node}"` }),
    (node) => ({ forwarded: `for=198.51.100.7, for=${node}` }),
    (node) => ({ forwarded: `for=198.51.100.7, by=x; For="${node}";proto=https` }),
    (node) => ({ forwarded: `host="x;for=198.51.100.8";for="${node}";by="x, for=198.51.100.9"` }),
    (node) => ({ forwarded: `for="198.51.100.7, for="${node}"` }),
  ]
  test('has one spelling, however a proxy writes it', () => {
    const visitors = createVisitors(PROXIES)
    fc.assert(
      fc.property(VISITOR, PORT, fc.boolean(), fc.constantFrom(...FORMS), (address, port, isUpper, form) => {
        const isSix = isIP(address) === 6
        const cased = isUpper ? address.toUpperCase() : address
        const noted = isSix && port ? `[${cased}]${port}` : cased + (isSix ? '%eth0' : port)
        const named = visitors.addressOf(asked({ 'x-forwarded-for': address }), '127.0.0.1')
        expect(isIP(named)).toBe(isIP(address))
        expect(visitors.addressOf(asked(form(noted)), '127.0.0.1')).toBe(named)
      }),
    )
  })
})

describe('R7.27 the country of a visitor', () => {
  const countryOf = (proxies: string[], peer: string | undefined, name: string) =>
    visitorCountry(createVisitors(proxies).trusted(asked({ [name]: 'DE' }), peer).headers)

  test.each(['x-country', 'x-nf-country', 'cf-ipcountry', 'x-vercel-ip-country'])(
    'is what our proxy says in %s',
    (name) => {
      expect(countryOf(PROXIES, '127.0.0.1', name)).toBe('de')
    },
  )

  test('is what somebody on this machine says where no proxy is named, so that it can be tried', () => {
    expect(countryOf([], '127.0.0.1', 'x-country')).toBe('de')
    expect(countryOf([], '::1', 'x-country')).toBe('de')
  })

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'is not what a proxy on it passes on with %s',
    (name) => {
      const request = asked({ 'x-country': 'DE', [name]: '192.0.2.1' })
      expect(visitorCountry(createVisitors([]).trusted(request, '127.0.0.1').headers)).toBe('tr')
    },
  )

  test('is not what anybody says', () => {
    expect(countryOf(PROXIES, '192.0.2.1', 'x-country')).toBe('tr')
    expect(countryOf([], '192.0.2.1', 'cf-ipcountry')).toBe('tr')
    expect(countryOf(PROXIES, undefined, 'x-country')).toBe('tr')
  })
})
