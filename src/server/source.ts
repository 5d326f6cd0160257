/** Fetches a picture, video or document from where the provider says it is. Only addresses that a release names come here. */
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Largest source, in bytes. */
const LARGEST = 64 * 1024 * 1024
/** Milliseconds until a source counts as failed. */
const TIMEOUT = 60_000
const MOST_REDIRECTS = 3

/** Addresses of networks that are nobody else's business; only the provider itself may be in one. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits)
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/**
 * The content of a source. `source`: absolute, or relative to `providerUrl`. Rejects where it cannot be had, is too large, or would be
 * asked of a machine in a private network that is not the provider.
 */
export async function fetchSource(source: string, providerUrl: string): Promise<Uint8Array> {
  const provider = `${providerUrl.replace(/\/+$/, '')}/`
  const signal = AbortSignal.timeout(TIMEOUT)
  let address = new URL(source, provider)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (address.origin !== new URL(provider).origin) await expectPublic(address)
    const response = await fetch(address, { signal, redirect: 'manual' })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || location === null) return contentOf(response, source)
    await response.body?.cancel()
    address = new URL(location, address)
  }
  throw new Error(`${source} is redirected again and again`)
}

async function expectPublic({ protocol, hostname }: URL): Promise<void> {
  if (!/^https?:$/.test(protocol)) throw new Error(`${protocol} is not fetched`)
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true })
  for (const { address, family } of addresses) {
    if (PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4')) throw new Error(`${hostname} is in a private network`)
  }
}

/** No more than the limit is ever held. */
async function contentOf(response: Response, source: string): Promise<Uint8Array> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`${source} was answered with status ${response.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST) throw new Error(`${source} is larger than ${LARGEST} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
