/** A visitor's address and country, from headers only if a trusted proxy set them. */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { COUNTRY_HEADERS } from '../../routes/visitor-country.ts'
import { addressIn, hopsOf } from './address.ts'

const LOOPBACK = /^(?:127\.|::1$)/
/** Headers that a proxy adds. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/** Whether the request comes from this machine, and not through a proxy on it. */
export function isFromHere({ headers }: Request, peer: string | undefined): boolean {
  return LOOPBACK.test(addressIn(peer ?? '') ?? '') && !PROXIED.some((name) => headers.has(name))
}

/** Remote address of a request's connection. */
export function peerOf({ env }: { env: unknown }): string | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress
}

export interface Visitors {
  /** Address of the visitor. `peer`: remote address of the connection. */
  addressOf(request: Request, peer: string | undefined): string
  /** The request without headers that only a trusted proxy may set. */
  trusted(request: Request, peer: string | undefined): Request
}

/**
 * `proxies`: trusted addresses and networks, '127.0.0.1', '10.0.0.0/8', 'fd00::/8'. Throws if one is neither. Without any, requests from this machine may
 * name a country, to try the site.
 */
export function createVisitors(proxies: readonly string[] = []): Visitors {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(bits), familyOf(address))
  }
  const isProxy = (address = '') => isIP(address) > 0 && trusted.check(address, familyOf(address))
  const peerAddress = (peer = '') => addressIn(peer) ?? peer

  return {
    addressOf({ headers }, peer) {
      let address = peerAddress(peer)
      // Each proxy appends its client: the last address that is not one of our proxies is the visitor.
      for (const hop of hopsOf(headers).reverse()) {
        if (!isProxy(address) || hop === undefined) break
        address = hop
      }
      return address
    },
    trusted(request, peer) {
      if (isProxy(peerAddress(peer)) || (proxies.length === 0 && isFromHere(request, peer))) return request
      if (!COUNTRY_HEADERS.some((name) => request.headers.has(name))) return request
      const headers = new Headers(request.headers)
      for (const name of COUNTRY_HEADERS) headers.delete(name)
      return new Request(request, { headers })
    },
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
