import { describe, expect, test } from 'vitest'
import { visitorCountry } from '../../../src/routes/visitor-country.ts'
import { createVisitors } from '../../../src/hosts/server/visitors.ts'

const asked = (headers: Record<string, string>) => new Request('http://localhost/edge/country', { headers })
const PROXIES = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']

describe('the address of a visitor', () => {
  test.each([
    ['without a proxy, the other end', [], '192.0.2.1', '203.0.113.9', '203.0.113.9'],
    ['whatever it says of itself', PROXIES, '192.0.2.1', '203.0.113.9', '203.0.113.9'],
    ['as our proxy wrote it down', PROXIES, '192.0.2.1', '127.0.0.1', '192.0.2.1'],
    ['through two of ours', PROXIES, '192.0.2.1, 10.1.2.3', '::ffff:127.0.0.1', '192.0.2.1'],
    ['not what the visitor put before that', PROXIES, '198.51.100.7, 192.0.2.1', '127.0.0.1', '192.0.2.1'],
    ['of the newer kind', PROXIES, '2001:db8::1', 'fd00::5', '2001:db8::1'],
    ['where the chain is no address', PROXIES, 'unknown', '127.0.0.1', 'unknown'],
    ['where there is no chain', PROXIES, '', '127.0.0.1', '127.0.0.1'],
  ])('%s', (_, proxies, forwarded, peer, address) => {
    const request = asked(forwarded ? { 'x-forwarded-for': forwarded } : {})
    expect(createVisitors(proxies).addressOf(request, peer)).toBe(address)
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
