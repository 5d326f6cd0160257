/** Fetches a picture, video or document from where the provider says it is. Only addresses that a release names come here. */
import { lookup, type LookupOptions } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { boundedBody } from '../http/body.ts'
import { isAllowed, isLoopback, isPrivateAddress, type HostLists } from '../provider/hosts.ts'

/** Largest source, in bytes. */
const LARGEST = 64 * 1024 * 1024
/** Timeout of a source, in milliseconds. */
const TIMEOUT = 60_000
const MOST_REDIRECTS = 3

/** What a host's name is resolved with; another one only where a test says who is who. */
export type Lookup = typeof lookup

export interface SourceOptions {
  /** Base that relative sources are resolved with. */
  providerUrl: string
  hosts?: HostLists | undefined
  lookup?: Lookup | undefined
}

/**
 * The content of a source. `source`: absolute, or relative to the provider's base. Rejects where it cannot be had, is too large, or would be asked of
 * a host that may not be named, itself or by a redirect, or whose name leads into a private network.
 */
export async function fetchSource(source: string, options: SourceOptions): Promise<Uint8Array> {
  const provider = new URL(`${options.providerUrl.replace(/\/+$/, '')}/`)
  const signal = AbortSignal.timeout(TIMEOUT)
  let address = new URL(source, provider)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const isProvider = address.origin === provider.origin
    if (!isProvider && !isAllowed(address, 'media', options.providerUrl, options.hosts)) {
      throw new Error(`${source} is at ${address.host}, which may not be asked`)
    }
    const mayBePrivate = isProvider || options.hosts?.media !== undefined || isLoopback(address.hostname)
    const response = await get(address, signal, mayBePrivate ? undefined : publicLookup(options.lookup ?? lookup))
    const { statusCode = 0, headers } = response
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return contentOf(response, source)
    response.destroy()
    address = new URL(headers.location, address)
  }
  throw new Error(`${source} is redirected again and again`)
}

function get(address: URL, signal: AbortSignal, resolve: Lookup | undefined): Promise<IncomingMessage> {
  const { request } = address.protocol === 'https:' ? https : http
  return new Promise((settle, reject) => {
    const options = { signal, headers: { accept: '*/*' }, ...(resolve && { lookup: resolve as never }) }
    request(address, options, settle).on('error', reject).end()
  })
}

/** Resolves to public addresses only. The connection is made to what was checked, so that a name cannot mean another address a moment later. */
function publicLookup(resolve: Lookup): Lookup {
  const checked = (hostname: string, options: LookupOptions, done: (...answer: unknown[]) => void) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error)
      const hidden = addresses.find(({ address }) => isPrivateAddress(address))
      if (hidden) return done(new Error(`${hostname} is in a private network`))
      if (options.all) return done(null, addresses)
      return done(null, addresses[0]!.address, addresses[0]!.family)
    })
  return checked as Lookup
}

async function contentOf(response: IncomingMessage, source: string): Promise<Uint8Array> {
  if (response.statusCode !== 200) {
    response.destroy()
    throw new Error(`${source} was answered with status ${response.statusCode}`)
  }
  const content = await boundedBody(response, LARGEST)
  if (!content) throw new Error(`${source} is larger than ${LARGEST} bytes`)
  return content
}
