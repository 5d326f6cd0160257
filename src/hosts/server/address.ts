/** IP addresses as sockets and proxies write them. */
import { isIP, SocketAddress } from 'node:net'

/** An address before a port, which RFC 7239 also allows to be a name. An IPv6 address is in brackets then. */
const WITH_PORT = /^\[([^\]]*)\](?::[\w.-]*)?$|^([\d.]+):[\w.-]*$/
/** Parameters of an element of `Forwarded`: `for=192.0.2.1;host="a;b"`. */
const PARAMETERS = /(?:"[^"]*"|[^;"])+/g
/** `for=192.0.2.1`, `for="[2001:db8::1]:4711"`. */
const FORWARDED_FOR = /^\s*for\s*=(.*)$/i

/** The address in its only spelling: without port and zone, and as IPv4 if IPv6 only wraps it. `undefined` if it is no address. */
export function addressIn(text: string): string | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(text) ?? []
  const address = inBrackets ?? beforePort ?? text
  if (isIP(address) < 6) return isIP(address) === 4 ? address : undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * The addresses that proxies noted, the visitor's first; `undefined` for what is no address. If both headers are there and differ, a proxy has passed on
 * the visitor's own: neither counts.
 */
export function hopsOf(headers: Headers): (string | undefined)[] {
  const [one, other] = ['x-forwarded-for', 'forwarded'].map((name) => hopsIn(headers.get(name)))
  if (one!.length === 0 || other!.length === 0) return one!.concat(other!)
  return String(one) === String(other) ? one! : []
}

function hopsIn(header: string | null): (string | undefined)[] {
  return elementsOf(header ?? '').map((element) => {
    const client = element.match(PARAMETERS)?.find((each) => FORWARDED_FOR.test(each))
    return addressIn((client ? FORWARDED_FOR.exec(client)![1]! : element).replaceAll('"', '').trim())
  })
}

/** Read from the end, which our own proxies wrote: quotes that a visitor left open must not take in what follows. */
function elementsOf(header: string): string[] {
  const elements: string[] = []
  let rest = ''
  for (const piece of header.split(',').reverse()) {
    rest = rest === '' ? piece : `${piece},${rest}`
    if (rest.split('"').length % 2 === 0) continue
    elements.unshift(rest)
    rest = ''
  }
  return elements.filter((element) => element.trim() !== '')
}
