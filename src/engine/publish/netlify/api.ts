/** The little of Netlify's API that is asked before a deploy, so that what is wrong is said in words. Source: open-api.netlify.com. */
import { ofetch, type FetchError } from 'ofetch'
import { reasonOf } from '../../../provider/http/reason.ts'
import { retrying } from '../../../provider/http/retries.ts'
import { MustNotPublish, problem, type ProblemCode } from '../../../config/problems/table.ts'

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

const RETRIES = 3
const TIMEOUT = 20_000

/**
 * Whether the token may see the site: rejects with `MustNotPublish` otherwise. `retryDelay`: milliseconds before the second attempt; before each
 * further one twice as many.
 */
export async function checkSite(
  { token, siteId, apiUrl }: NetlifySettings,
  { retryDelay = 1000 }: { retryDelay?: number } = {},
): Promise<void> {
  try {
    await ofetch(`/sites/${encodeURIComponent(siteId)}`, {
      baseURL: apiUrl,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      timeout: TIMEOUT,
      ...retrying({ retries: RETRIES, delay: retryDelay }),
    })
  } catch (error) {
    const { status } = error as FetchError
    if (status === 401 || status === 403) throw refusal('netlify-refused', siteId, `status ${status}`)
    if (status === 404) throw refusal('netlify-site-missing', siteId, `NETLIFY_SITE_ID is ${siteId}`)
    throw refusal('netlify-unreachable', apiUrl, status ? `status ${status}` : reasonOf(error))
  }
}

function refusal(code: ProblemCode, resource: string, detail: string): MustNotPublish {
  return new MustNotPublish([problem(code, resource, detail)])
}
