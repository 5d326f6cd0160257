/**
 * A staging site at Netlify's edge, before all that is there: search engines are kept out of every answer, and strangers out of the site. A deploy for
 * staging has a function that calls this (`writeAccess`).
 */
import { privately, STAGE_PROMPT, stageHeaders } from '../../config/stage.ts'
import { isPassword } from '../edge/basic-password.ts'
import { environment, secured, type EdgeContext } from './context.ts'
import { isSealed } from './seal.ts'

/** `isClosed`: whether the deploy was made with a password. Without one in the environment it lets nobody in. */
export function accessTo(isClosed: boolean) {
  return async (request: Request, context: EdgeContext): Promise<Response> => {
    const password = environment('STAGE_PASSWORD')
    const refusal = password || isClosed ? await refused(request, password) : undefined
    const response = refusal ?? (await context.next())
    const headers = new Headers(response.headers)
    for (const header of Object.entries(stageHeaders('staging'))) headers.set(...header)
    headers.set('cache-control', privately(headers.get('cache-control') ?? 'no-cache'))
    for (const name of ['cdn-cache-control', 'netlify-cdn-cache-control']) headers.delete(name)
    return new Response(response.body, { status: response.status, headers })
  }
}

async function refused(request: Request, password: string | undefined): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname === '/hooks/rebuild' || (pathname === '/healthz' && /^(?:GET|HEAD)$/.test(request.method)))
    return undefined
  if (!password) return answer(503, 'STAGE_PASSWORD is not set in the environment of the project')
  if (isPassword(request.headers.get('authorization'), password) || (await isSealed(request, password)))
    return undefined
  return answer(401, 'A password is needed', STAGE_PROMPT)
}

function answer(status: number, text: string, more: Record<string, string> = {}): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...more }
  return secured(new Response(`${text}\n`, { status, headers }))
}
