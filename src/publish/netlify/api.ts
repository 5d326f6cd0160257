/** The little of Netlify's API that is asked before a deploy, so that what is wrong is said in words. Source: open-api.netlify.com. */
import { setTimeout as wait } from 'node:timers/promises'
import { MustNotPublish, problem, type ProblemCode } from '../../problems/table.ts'

export interface NetlifySettings {
  token: string
  siteId: string
  apiUrl: string
}

/** `NETLIFY_AUTH_TOKEN`, `NETLIFY_SITE_ID`, and `NETLIFY_API_URL` for another API than Netlify's. Throws `MustNotPublish`. */
export function readNetlifySettings(env: Record<string, string | undefined>): NetlifySettings {
  const missing = ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'].filter((name) => !env[name]?.trim())
  if (missing.length > 0) {
    throw new MustNotPublish(missing.map((name) => problem('netlify-setting', name, `${name} is not set`)))
  }
  const apiUrl = (env.NETLIFY_API_URL || 'https://api.netlify.com/api/v1').replace(/\/+$/, '')
  if (!URL.canParse(apiUrl) || !/^https?:$/.test(new URL(apiUrl).protocol)) {
    throw refusal('netlify-setting', 'NETLIFY_API_URL', 'NETLIFY_API_URL must be an http or https address')
  }
  return { token: env.NETLIFY_AUTH_TOKEN!.trim(), siteId: env.NETLIFY_SITE_ID!.trim(), apiUrl }
}

const ATTEMPTS = 4
const TIMEOUT = 20_000
/** Milliseconds; nobody waits longer, whatever `Retry-After` says. */
const LONGEST_WAIT = 60_000

/**
 * Whether the token may see the site: rejects with `MustNotPublish` otherwise. `retryDelay`: milliseconds before the second attempt; before each
 * further one twice as many.
 */
export async function checkSite(
  { token, siteId, apiUrl }: NetlifySettings,
  { retryDelay = 1000 }: { retryDelay?: number } = {},
): Promise<void> {
  let fault = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let asked = 0
    try {
      const response = await fetch(`${apiUrl}/sites/${encodeURIComponent(siteId)}`, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      await response.body?.cancel()
      const { status } = response
      if (response.ok) return
      if (status === 401 || status === 403) throw refusal('netlify-refused', siteId, `status ${status}`)
      if (status === 404) throw refusal('netlify-site-missing', siteId, `NETLIFY_SITE_ID is ${siteId}`)
      fault = `status ${status}`
      if (status !== 429 && status < 500) break
      asked = Number(response.headers.get('retry-after')) * 1000
    } catch (error) {
      if (error instanceof MustNotPublish) throw error
      const { message, cause } = error as Error
      fault = cause instanceof Error ? cause.message : message
    }
    if (attempt < ATTEMPTS - 1) await wait(Math.min(asked || retryDelay * 2 ** attempt, LONGEST_WAIT))
  }
  throw refusal('netlify-unreachable', apiUrl, fault)
}

function refusal(code: ProblemCode, resource: string, detail: string): MustNotPublish {
  return new MustNotPublish([problem(code, resource, detail)])
}
