/** Fetches pictures, videos and documents from the addresses that records and releases name. */
import { lookup, type LookupOptions } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { boundedBody } from '../http/body.ts'
import { isAllowed, isLoopback, isPrivateAddress, type HostLists } from '../hosts.ts'
import { Unfit } from './fitness.ts'

/** Bytes. */
const LARGEST_SOURCE = 64 * 1024 * 1024
const TIMEOUT_MS = 60_000
const MOST_REDIRECTS = 3

/** Resolves host names; replaced by tests only. */
export type Lookup = typeof lookup

/** They make a request conditional. */
export interface Validators {
  etag?: string | undefined
  /** `Last-Modified`. */
  modified?: string | undefined
}

export interface SourceOptions {
  /** Base of relative sources. */
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

/** The file does not exist, or its host may not be called. */
export class NoSource extends Error {
  override name = 'NoSource'
}

/** The request's own limit ended a response under way. */
export class OutOfTime extends Error {
  override name = 'OutOfTime'
}

/**
 * The content of a source. `source`: absolute, or relative to the provider's base. Rejects with `NoSource` if it does not exist, or if it or a redirect
 * names a host that is not allowed; with `Unfit` if it is too large or ends early; with another error if the host is in a private network or fails.
 */
export async function fetchSource(source: string, options: SourceOptions): Promise<SourceContent> {
  const answer = await askSource(source, options, {})
  if (answer === 'same') throw new Error(`${source} was answered with status 304`)
  return answer
}

/** As `fetchSource`, but resolves to `'same'` if the validators still match. */
export async function askSource(
  source: string,
  options: SourceOptions,
  { etag, modified }: Validators,
): Promise<SourceContent | 'same'> {
  const provider = new URL(`${options.providerUrl.replace(/\/+$/, '')}/`)
  const idle = new AbortController()
  const limits = [AbortSignal.timeout(TIMEOUT_MS), idle.signal, ...(options.signal ? [options.signal] : [])]
  const headers = {
    accept: '*/*',
    // Some stores send compressed content regardless.
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
    const { statusCode = 0, headers: responseHeaders } = response
    if (statusCode === 304 && (etag ?? modified) !== undefined) {
      response.destroy()
      return 'same'
    }
    if (statusCode < 300 || statusCode > 399 || responseHeaders.location === undefined)
      return contentOf(response, source, { signal: request.signal, limit: options.signal })
    response.destroy()
    address = new URL(responseHeaders.location, address)
  }
  throw new NoSource(`${source} is redirected again and again`)
}

function get(
  address: URL,
  {
    onIdle,
    ...settings
  }: { signal: AbortSignal; headers: Record<string, string>; timeout?: number; onIdle: () => void },
  resolve: Lookup | undefined,
): Promise<IncomingMessage> {
  const { request } = address.protocol === 'https:' ? https : http
  return new Promise((settle, reject) => {
    const options = { ...settings, ...(resolve && { lookup: resolve as never }) }
    let isAnswered = false
    const sent = request(address, options, (response) => {
      isAnswered = true
      settle(response)
    }).on('timeout', onIdle)
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A host closes an idle connection at the moment at which it is used again: Node's documentation of `reusedSocket`.
      const isStale = !isAnswered && sent.reusedSocket && error.code === 'ECONNRESET'
      if (isStale) settle(get(address, { onIdle, ...settings }, resolve))
      else reject(error)
    })
    sent.end()
  })
}

/** Resolves to public addresses only. The connection uses the checked address, so that the name cannot resolve differently a moment later. */
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

/** Statuses that say nothing about the file. */
const TEMPORARY_STATUSES = new Set([401, 407, 408, 425, 429])

async function contentOf(
  response: IncomingMessage,
  source: string,
  { signal, limit }: { signal: AbortSignal; limit: AbortSignal | undefined },
): Promise<SourceContent> {
  const { statusCode = 0, headers } = response
  if (statusCode !== 200) {
    response.destroy()
    const message = `${source} was answered with status ${statusCode}`
    throw statusCode >= 500 || TEMPORARY_STATUSES.has(statusCode) ? new Error(message) : new NoSource(message)
  }
  const content = await boundedBody(decoded(response), LARGEST_SOURCE).catch((error: NodeJS.ErrnoException) => {
    // The body ended early; if not because of a time limit, the file is cut.
    if (CUT.test(error.code ?? '') && !signal.aborted) throw new Unfit('cut', source)
    throw limit?.aborted ? new OutOfTime(`${source} takes too long`) : error
  })
  if (!content) throw new Unfit('too-large', source)
  return { content, etag: headers.etag, modified: headers['last-modified'] }
}

/** Errors of a body that ended before its announced length, or whose compression is broken or missing. */
const CUT = /^(?:ECONNRESET$|Z_|ERR__ERROR_)/

const DECODERS: Record<string, (() => Transform) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The uncompressed body. */
function decoded(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = DECODERS[response.headers['content-encoding']?.trim().toLowerCase() ?? '']?.()
  if (!decoder) return response
  // Errors of the response reach the decoder.
  pipeline(response, decoder, () => {})
  return decoder
}
