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

/** Bytes. */
const LARGEST_BODY = 256 * 1024
const TIMEOUT_MS = 20_000

/**
 * A repeated message starts another build, since nothing is stored here; a build without changes publishes the same
 * release.
 */
export async function rebuildResponse(request: Request, { secret, buildHook }: RebuildHost): Promise<Response> {
  if (request.method !== 'POST') return reply(405, 'Only POST is answered here.')
  if (!secret || !buildHook)
    return reply(503, 'The webhook is off: REBUILD_WEBHOOK_SECRET or NETLIFY_BUILD_HOOK is not set.')
  const bytes = await boundedBody(request.body, LARGEST_BODY)
  if (!bytes) return reply(413, `The body is larger than ${LARGEST_BODY} bytes.`)
  const body = new TextDecoder().decode(bytes)
  const fault = await signatureFault(request.headers, body, { secret })
  if (fault) return reply(401, `${fault}.`)
  const message = parsed(body)
  if (message?.type !== 'content.changed') return reply(400, 'The body is not a content.changed message.')
  // A build here would publish the preview.
  if (message.data?.preview === true) return reply(400, "Previews are shown by the site's own server alone.")
  const isStarted = await startBuild(buildHook, body)
  if (!isStarted) return reply(502, 'The build could not be started.')
  return Response.json({ jobId: request.headers.get('webhook-id'), state: 'queued' }, { status: 202, headers: HEADERS })
}

async function startBuild(buildHook: string, body: string): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' }
    await ofetch(buildHook, { method: 'POST', headers, body, timeout: TIMEOUT_MS })
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

function reply(status: number, message: string): Response {
  return Response.json({ status, message }, { status, headers: HEADERS })
}
