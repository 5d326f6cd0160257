/**
 * The rebuild webhook on Netlify: forwards a signed message to the site's build hook. Source: the provider contract,
 * last section.
 */
import { ofetch } from 'ofetch'
import { boundedBody } from '../../provider/http/body.ts'
import { signatureFault } from './signature.ts'

export interface RebuildHost {
  /** `whsec_…`; without it or the build hook, the webhook answers 503. */
  secret: string | undefined
  /** Address of the build hook; secret. */
  buildHook: string | undefined
}

/** Largest body in bytes. */
const LARGEST = 256 * 1024
const TIMEOUT = 20_000

/**
 * A repeated message starts another build, since nothing is stored here; a build without changes publishes the same
 * release.
 */
export async function rebuildResponse(request: Request, { secret, buildHook }: RebuildHost): Promise<Response> {
  if (request.method !== 'POST') return say(405, 'Only POST is answered here.')
  if (!secret || !buildHook)
    return say(503, 'The webhook is off: REBUILD_WEBHOOK_SECRET or NETLIFY_BUILD_HOOK is not set.')
  const bytes = await boundedBody(request.body, LARGEST)
  if (!bytes) return say(413, `The body is larger than ${LARGEST} bytes.`)
  const body = new TextDecoder().decode(bytes)
  const fault = await signatureFault(request.headers, body, secret)
  if (fault) return say(401, `${fault}.`)
  const message = parsed(body)
  if (message?.type !== 'content.changed') return say(400, 'The body is not a content.changed message.')
  // A build here would publish the preview.
  if (message.data?.preview === true) return say(400, "Previews are shown by the site's own server alone.")
  const isTaken = await handOver(buildHook, body)
  if (!isTaken) return say(502, 'The build could not be started.')
  return Response.json({ jobId: request.headers.get('webhook-id'), state: 'queued' }, { status: 202, headers: HEADERS })
}

async function handOver(buildHook: string, body: string): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' }
    await ofetch(buildHook, { method: 'POST', headers, body, timeout: TIMEOUT })
    return true
  } catch {
    return false
  }
}

function parsed(body: string): { type?: unknown; data?: { preview?: unknown } | null } | null | undefined {
  try {
    return JSON.parse(body) as ReturnType<typeof parsed>
  } catch {
    return undefined
  }
}

const HEADERS = { 'cache-control': 'no-store' }

function say(status: number, message: string): Response {
  return Response.json({ status, message }, { status, headers: HEADERS })
}
