/** Private and reserved networks, by their first and last addresses and the public ones beside them. Source: IANA's special-purpose registries. */
import { describe, expect, test } from 'vitest'
import { isAllowed, isPrivateAddress } from '../../src/provider/hosts.ts'

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

describe('an address', () => {
  test.each(NETWORKS)('from %s to %s is private', (first, last) => {
    expect([first, last].map(isPrivateAddress)).toEqual([true, true])
  })

  test.each(BESIDE)('%s is public', (address) => expect(isPrivateAddress(address)).toBe(false))
})

describe('a name', () => {
  const isLink = (host: string) => isAllowed(new URL(`https://${host}/x`), 'links', 'https://api.example.com')

  test.each([
    ...['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'home.arpa', 'onion'].flatMap((name) => [
      `db.${name}`,
      `a.b.${name}.`,
    ]),
    'db',
  ])('%s is resolved within a network, and allowed to nobody', (host) => expect(isLink(host)).toBe(false))

  test.each(['www.example.com', 'www.example.com.', 'mylocalhost.example', 'home.example', 'db.notlocal', 'arpa.org'])(
    '%s is public',
    (host) => expect(isLink(host)).toBe(true),
  )
})
