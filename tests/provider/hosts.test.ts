/** Private and reserved networks, by their first and last addresses and the public ones beside them. Source: IANA's special-purpose registries. */
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../src/config/environment.ts'
import { isAllowed, isLoopback, isPrivateAddress } from '../../src/provider/hosts.ts'
import { CREDENTIALS, LOOPBACK, PRIVATE } from './addresses.ts'
import { listed } from '../harness/listed.ts'

const NETWORKS: [first: string, last: string][] = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
  ['::', '::1'],
  ['64:ff9b::', '64:ff9b::ffff:ffff'],
  ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['100::', '100::ffff:ffff:ffff:ffff'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
]

const BESIDE = [
  ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
  ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '191.255.255.255', '192.0.1.0', '192.0.3.0'],
  ...['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '198.51.99.255', '198.51.101.0'],
  ...['203.0.112.255', '203.0.114.0', '223.255.255.255'],
  ...['64:ff9a::1', '64:ff9b:2::', '101::', '2001:200::', '2001:db7::', '2001:db9::', '2003::', 'fbff::', 'fe7f::'],
]

describe('an IP address', () => {
  test.each(NETWORKS)('from %s to %s is private', (first, last) => {
    expect([first, last].map(isPrivateAddress)).toEqual([true, true])
  })

  test.each(BESIDE)('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false))
})

describe('a name', () => {
  const isLink = (host: string) =>
    isAllowed(new URL(`https://${host}/x`), 'links', { providerUrl: 'https://api.example.com' })

  test.each([
    ...['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion'].flatMap((name) => [
      `db.${name}`,
      `a.b.${name}.`,
    ]),
    'db',
  ])('%s is resolved within a network, and allowed to nobody', (host) => expect(isLink(host)).toBe(false))

  test.each(
    listed(`
    www.example.com | www.example.com. | mylocalhost.example | home.example | db.notlocal | arpa.org | [2606:4700::1]`),
  )('%s is public', (host) => expect(isLink(host)).toBe(true))
})

const PURPOSES = ['booking', 'media', 'links'] as const

describe('an address', () => {
  test.each([...PRIVATE, ...CREDENTIALS, 'ftp://pictures.example/x', 'xhttps://pictures.example/x'])(
    '%s is allowed for nothing',
    (address) => {
      for (const purpose of PURPOSES) {
        for (const provider of ['https://api.example.com', 'http://127.0.0.1:3000']) {
          expect(isAllowed(new URL(address), purpose, { providerUrl: provider }), `${purpose} ${provider}`).toBe(false)
        }
      }
    },
  )

  test.each(LOOPBACK)('%s is allowed to a provider on this machine alone', (address) => {
    const provider = 'http://127.0.0.1:3000'
    expect(PURPOSES.map((purpose) => isAllowed(new URL(address), purpose, { providerUrl: provider }))).toEqual([
      true,
      false,
      true,
    ])
    const itself = Object.assign(new URL(address), { port: '3000' })
    expect(PURPOSES.map((purpose) => isAllowed(itself, purpose, { providerUrl: provider }))).toEqual([true, true, true])
    for (const purpose of PURPOSES) {
      expect(isAllowed(new URL(address), purpose, { providerUrl: 'https://api.example.com' })).toBe(false)
      expect(isAllowed(new URL(address), purpose, { providerUrl: 'http://10.0.0.5' })).toBe(false)
    }
  })

  test('of a booking site or a picture begins with https; a link need not', () => {
    const allowed = (purpose: (typeof PURPOSES)[number], address: string) =>
      isAllowed(new URL(address), purpose, { providerUrl: 'https://api.example.com' })
    expect(PURPOSES.map((purpose) => allowed(purpose, 'https://www.example.com/x'))).toEqual([true, true, true])
    expect(PURPOSES.map((purpose) => allowed(purpose, 'http://www.example.com/x'))).toEqual([false, false, true])
  })

  test('is of a host that is listed, where there is a list', () => {
    const { hosts } = readEnvironment({
      BOOKING_HOSTS: 'booking.example.com, *.rooms.example',
      MEDIA_HOSTS: '10.0.0.9',
    })
    const allowed = (purpose: (typeof PURPOSES)[number], address: string) =>
      isAllowed(new URL(address), purpose, { providerUrl: 'https://api.example.com', hosts })
    expect(allowed('booking', 'https://booking.example.com/x')).toBe(true)
    expect(allowed('booking', 'https://BOOKING.example.com:8443/x')).toBe(true)
    expect(allowed('booking', 'https://a.rooms.example/x')).toBe(true)
    for (const other of [
      'rooms.example',
      'xrooms.example',
      'booking.example.com.evil.example',
      'cooking.example.com',
    ]) {
      expect(allowed('booking', `https://${other}/booking.example.com`), other).toBe(false)
    }
    // An operator may name what is private; a list for one purpose says nothing of another.
    expect(allowed('media', 'https://10.0.0.9/x')).toBe(true)
    expect(allowed('media', 'https://pictures.example/x')).toBe(false)
    expect(allowed('links', 'https://anywhere.example/x')).toBe(true)
  })

  test.each(['https://x.example', 'x.example/path', 'a b|c', '*', '.example'])('%s is no host to list', (value) => {
    expect(() => readEnvironment({ MEDIA_HOSTS: value })).toThrow('MEDIA_HOSTS')
  })
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['[::1]', true],
  ['127.0.0.1.example', false],
  ['booking.localhost', true],
  ['a.b.localhost', true],
  ['mylocalhost', false],
  ['localhost.example', false],
  ['.localhost', false],
  ['128.0.0.1', false],
  ['127.0.0', false],
])('%s is this machine: %s', (host, is) => expect(isLoopback(host)).toBe(is))
