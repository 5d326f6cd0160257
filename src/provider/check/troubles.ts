/** Classifies why a call has no usable response. */
import type { ProblemCode } from '../../config/problems/table.ts'
import type { Exchange } from '../client.ts'
import { reasonOf } from '../http/reason.ts'
import type { DifferenceCode } from './difference-codes.ts'

type Trouble = 'refused' | 'redirects' | 'page' | 'no-json' | 'late' | 'failed'

const AS_DIFFERENCE: Record<Trouble, DifferenceCode> = {
  refused: 'call-refused',
  redirects: 'call-redirects',
  page: 'call-page',
  'no-json': 'call-no-json',
  late: 'call-late',
  failed: 'call-failed',
}
const AS_PROBLEM: Record<Trouble, ProblemCode> = {
  refused: 'provider-refused',
  redirects: 'provider-redirects',
  page: 'provider-page',
  'no-json': 'provider-no-json',
  late: 'provider-late',
  failed: 'provider-unreachable',
}

export interface NamedTrouble {
  difference: DifferenceCode
  problem: ProblemCode
  detail: string
}

/** `message`: the client's error message. */
export function troubleOf(exchange: Exchange | undefined, message: string): NamedTrouble {
  const trouble = kindOf(exchange, message)
  const location = exchange?.headers?.get('location')
  const detail =
    trouble === 'page'
      ? `${exchange?.headers?.get('content-type') ?? 'a page'}, status ${exchange?.status}`
      : trouble === 'redirects' && location
        ? `status ${exchange?.status}, to ${location.slice(0, 200)}`
        : message
  return { difference: AS_DIFFERENCE[trouble], problem: AS_PROBLEM[trouble], detail }
}

function kindOf(exchange: Exchange | undefined, message: string): Trouble {
  const { status = 0, headers, error } = exchange ?? {}
  if (status === 401 || status === 403 || status === 407) return 'refused'
  if (status >= 300 && status < 400) return 'redirects'
  if (status < 500 && isPage(headers, error)) return 'page'
  if (error instanceof SyntaxError || codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'no-json'
  if (/^no whole answer|timed? ?out/i.test(error ? reasonOf(error) : message)) return 'late'
  return 'failed'
}

export function isPage(headers: Headers | undefined, error?: Error): boolean {
  const isHtml = headers?.get('content-type')?.includes('html') === true
  return isHtml || (error instanceof SyntaxError && /^Unexpected token '<'/.test(error.message))
}

const codeOf = (error: Error | undefined) => (error as { code?: unknown } | undefined)?.code
