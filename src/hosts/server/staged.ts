/** A staging site before its visitors: search engines are kept out of every answer, and strangers out of the site. */
import { Hono, type Context } from 'hono'
import { privately, STAGE_PROMPT, stageHeaders, type Stage } from '../../config/stage.ts'
import { isPassword } from '../edge/basic-password.ts'
import { textResponse } from './plain-page.ts'
import { createRateLimit, type RateLimitOptions } from './rate-limit.ts'

export interface StagedOptions {
  stage: Stage
  /** What visitors are asked for; without it everybody is let in. */
  password?: string | undefined
  /** Whether there is a desk, which has a sign-in of its own. */
  hasDesk: boolean
  addressOf: (context: Context) => string
  /** Limit of wrong passwords from an address. */
  attempts?: Partial<RateLimitOptions> | undefined
}

/** Wrong passwords at once and milliseconds per further one. */
const ATTEMPTS = { burst: 20, refill: 10_000 }

/** The app as a staging site shows it. */
export function createStagedApp({ fetch }: Pick<Hono, 'fetch'>, options: StagedOptions): Pick<Hono, 'fetch'> {
  const { password, stage, addressOf } = options
  const attempts = createRateLimit({ ...ATTEMPTS, ...options.attempts })
  const app = new Hono()

  app.all('*', async (context) => {
    const response =
      password === undefined ? await fetch(context.req.raw, context.env) : await answer(context, password)
    const answered = new Response(response.body, response)
    for (const header of Object.entries(stageHeaders(stage))) answered.headers.set(...header)
    answered.headers.set('cache-control', privately(response.headers.get('cache-control') ?? 'no-cache'))
    return answered
  })
  return app

  async function answer(context: Context, secret: string): Promise<Response> {
    const open = openTo(context, options)
    const refusal = open ? undefined : refused(context, secret)
    if (refusal) return refusal
    const response = await fetch(context.req.raw, context.env)
    // In place of what nobody answers there comes a page of the site.
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    const late = isPage && open && open !== 'desk' ? refused(context, secret) : undefined
    return late ?? response
  }

  function refused(context: Context, secret: string): Response | undefined {
    const given = context.req.header('authorization')
    if (given === undefined) return textResponse(401, 'A password is needed', STAGE_PROMPT)
    const address = addressOf(context)
    const wait = attempts.take(address)
    if (wait > 0) return textResponse(429, 'Too many wrong passwords', { 'retry-after': String(wait) })
    if (!isPassword(given, secret)) return textResponse(401, 'The password is wrong', STAGE_PROMPT)
    // Only wrong ones count.
    attempts.take(address, -1)
    return undefined
  }
}

/** What asks for no password, because those who ask have none or another one. */
function openTo({ req }: Context, { hasDesk }: StagedOptions): 'monitors' | 'webhook' | 'desk' | undefined {
  const { path, url } = req
  // The app's routes see what is encoded otherwise than its pages do.
  if (new URL(url).pathname !== path) return undefined
  if (path === '/healthz' || path === '/metrics') return 'monitors'
  if (/^\/hooks\/rebuild(?:\/[^/]+)?$/.test(path)) return 'webhook'
  return hasDesk && /^\/desk(?:\/|$)/.test(path) ? 'desk' : undefined
}
