/** Who asks: the address and country of a visitor, as far as a proxy of our own vouches for them. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { COUNTRY_HEADERS } from '../../routes/visitor-country.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
/** Headers that a proxy adds. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether somebody on this machine asks, and not through a proxy on it. */
export function isFromHere({ headers }: Request, peer: string | undefined): boolean {
  return LOOPBACK.test(peer ?? '') && !PROXIED.some((name) => headers.has(name))
}

/** Address of the other end of a request's connection. */
export function peerOf({ env }: { env: unknown }): string | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress
}

export interface Visitors {
  /** Address of the visitor. `peer`: of the other end of the connection. */
  addressOf(request: Request, peer: string | undefined): string
  /** The request without what anybody could have written into it. */
  trusted(request: Request, peer: string | undefined): Request
}

/**
 * `proxies`: addresses and networks, '127.0.0.1', '10.0.0.0/8', 'fd00::/8'. Throws where one is neither.
 * Without any, who tries the site on this machine may name a country.
 */
export function createVisitors(proxies: readonly string[] = []): Visitors {
  const known = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) known.addAddress(address, familyOf(address))
    else known.addSubnet(address, Number(bits), familyOf(address))
  }
  const isProxy = (address = '') => isIP(plain(address)) > 0 && known.check(plain(address), familyOf(plain(address)))

  return {
    addressOf(request, peer) {
      const chain = (request.headers.get('x-forwarded-for') ?? '').split(',').map((each) => each.trim())
      // Each proxy writes down who asked it: the last one that is none of ours is the visitor.
      const addresses = [...chain.filter(Boolean), peer ?? '']
      return plain(addresses.findLast((address) => !isProxy(address)) ?? addresses[0]!)
    },
    trusted(request, peer) {
      if (isProxy(peer) || (proxies.length === 0 && isFromHere(request, peer))) return request
      if (!COUNTRY_HEADERS.some((name) => request.headers.has(name))) return request
      const headers = new Headers(request.headers)
      for (const name of COUNTRY_HEADERS) headers.delete(name)
      return new Request(request.url, { headers })
    },
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** An IPv4 address that a socket of both families shows as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
