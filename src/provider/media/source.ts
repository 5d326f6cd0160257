/** Fetches a picture, video or document from where the provider says it is. Only addresses that a record or a release names come here. */
import { lookup, type LookupOptions } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { boundedBody } from '../http/body.ts'
import { isAllowed, isLoopback, isPrivateAddress, type HostLists } from '../hosts.ts'
import { Unfit } from './fitness.ts'

/** Largest source, in bytes. */
const LARGEST = 64 * 1024 * 1024
/** Timeout of a source, in milliseconds. */
const TIMEOUT = 60_000
const MOST_REDIRECTS = 3

/** What a host's name is resolved with; another one only where a test says who is who. */
export type Lookup = typeof lookup

/** What makes a request conditional. */
export interface Validators {
  etag?: string | undefined
  /** `Last-Modified`. */
  modified?: string | undefined
}

export interface SourceOptions {
  /** Base that relative sources are resolved with. */
  providerUrl: string
  hosts?: HostLists | undefined
  lookup?: Lookup | undefined
  /** Ends the request before its own time limit. */
  signal?: AbortSignal | undefined
  /** Milliseconds without a byte after which the request ends. */
  patience?: number | undefined
}

export interface SourceContent extends Validators {
  content: Uint8Array
}

/** The host says that there is no such file, or may not be asked for it. */
export class NoSource extends Error {
  override name = 'NoSource'
}

/** The request's own limit ended an answer that was on its way. */
export class OutOfTime extends Error {
  override name = 'OutOfTime'
}

/**
 * The content of a source. `source`: absolute, or relative to the provider's base. Rejects with `NoSource` where it does not exist, or would be asked
 * of a host that may not be named, itself or by a redirect; with `Unfit` where it is too large or ends early; with another error where its name leads
 * into a private network, or the host is in trouble.
 */
export async function fetchSource(source: string, options: SourceOptions): Promise<SourceContent> {
  const answer = await askSource(source, options, {})
  if (answer === 'same') throw new Error(`${source} was answered with status 304`)
  return answer
}

/** The same, or `'same'` where the content is the one that has these validators. */
export async function askSource(
  source: string,
  options: SourceOptions,
  { etag, modified }: Validators,
): Promise<SourceContent | 'same'> {
  const provider = new URL(`${options.providerUrl.replace(/\/+$/, '')}/`)
  const idle = new AbortController()
  const limits = [AbortSignal.timeout(TIMEOUT), idle.signal, ...(options.signal ? [options.signal] : [])]
  const headers = {
    accept: '*/*',
    // Some stores send what they hold compressed all the same.
    'accept-encoding': 'identity',
    ...(etag !== undefined && { 'if-none-match': etag }),
    ...(modified !== undefined && { 'if-modified-since': modified }),
  }
  const request = {
    headers,
    signal: AbortSignal.any(limits),
    ...(options.patience !== undefined && { timeout: options.patience }),
    onIdle: () => idle.abort(),
  }
  let address = new URL(source, provider)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const isProvider = address.origin === provider.origin
    if (!isProvider && !isAllowed(address, 'media', options)) {
      throw new NoSource(`${source} is at ${address.host}, which may not be asked`)
    }
    const mayBePrivate = isProvider || options.hosts?.media !== undefined || isLoopback(address.hostname)
    const response = await get(address, request, mayBePrivate ? undefined : publicLookup(options.lookup ?? lookup))
    const { statusCode = 0, headers: answered } = response
    if (statusCode === 304 && (etag ?? modified) !== undefined) {
      response.destroy()
      return 'same'
    }
    if (statusCode < 300 || statusCode > 399 || answered.location === undefined)
      return contentOf(response, source, { signal: request.signal, limit: options.signal })
    response.destroy()
    address = new URL(answered.location, address)
  }
  throw new NoSource(`${source} is redirected again and again`)
}

function get(
  address: URL,
  { onIdle, ...asked }: { signal: AbortSignal; headers: Record<string, string>; timeout?: number; onIdle: () => void },
  resolve: Lookup | undefined,
): Promise<IncomingMessage> {
  const { request } = address.protocol === 'https:' ? https : http
  return new Promise((settle, reject) => {
    const options = { ...asked, ...(resolve && { lookup: resolve as never }) }
    request(address, options, settle).on('error', reject).on('timeout', onIdle).end()
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

/** Statuses that say nothing of the file. */
const IN_TROUBLE = new Set([408, 425, 429])

async function contentOf(
  response: IncomingMessage,
  source: string,
  { signal, limit }: { signal: AbortSignal; limit: AbortSignal | undefined },
): Promise<SourceContent> {
  const { statusCode = 0, headers } = response
  if (statusCode !== 200) {
    response.destroy()
    const message = `${source} was answered with status ${statusCode}`
    throw statusCode >= 500 || IN_TROUBLE.has(statusCode) ? new Error(message) : new NoSource(message)
  }
  const content = await boundedBody(decoded(response), LARGEST).catch((error: NodeJS.ErrnoException) => {
    // The connection ended before the announced length; but for a time limit, which says nothing of the file.
    if (CUT.test(error.code ?? '') && !signal.aborted) throw new Unfit('cut', source)
    throw limit?.aborted ? new OutOfTime(`${source} takes too long`) : error
  })
  if (!content) throw new Unfit('too-large', source)
  return { content, etag: headers.etag, modified: headers['last-modified'] }
}

/** Ended before the announced length, or in the middle of what is compressed, or not compressed at all. */
const CUT = /^(?:ECONNRESET$|Z_|ERR__ERROR_)/

const DECODERS: Record<string, (() => Transform) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Its body as it was before the host compressed it. */
function decoded(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = DECODERS[response.headers['content-encoding']?.trim().toLowerCase() ?? '']?.()
  if (!decoder) return response
  // A failure of the response is the decoder's too.
  pipeline(response, decoder, () => {})
  return decoder
}
