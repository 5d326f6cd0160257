/** The site on one machine: static files of the current release, the edge functions, pictures. Web standards in, web standards out. */
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { BARE_POLICY, PAGE_HEADERS } from '../../config/headers.ts'
import { logFailure } from '../../config/problems/log.ts'
import { stageHeaders, STAGE_STYLES } from '../../config/stage.ts'
import { MustNotPublish } from '../../config/problems/table.ts'
import { searchRequest, searchResponse } from '../../features/booking/endpoint.ts'
import { HOTELS_FILE, type HotelTarget } from '../../features/booking/targets.ts'
import { refused } from '../../features/forms/endpoint.ts'
import { FORM_NAMES } from '../../features/forms/schemas.ts'
import { stageStyles } from '../../features/stage/styles.ts'
import { FORMS_FOLDER } from '../../routes/slugs.ts'
import { countryResponse } from '../../routes/visitor-country.ts'
import { errorResponse } from './files/error-pages.ts'
import type { ServedRelease } from './files/files.ts'
import { markUnkept } from './files/shared-cache.ts'
import { addHooks } from './jobs/webhook.ts'
import { addMonitors } from './monitors.ts'
import { pageResponse } from './pages.ts'
import { failed, textResponse, wantsPage } from './plain-page.ts'
import type { AnswerOf } from './preview/answer.ts'
import { endedPreview } from './preview/ended.ts'
import { PREVIEW_HEADERS } from './preview/policy.ts'
import { PREVIEW_FOLDER } from './preview/token.ts'
import { createRateLimit } from './rate-limit.ts'
import type { AppOptions, Site } from './site.ts'
import { createVisitors, peerOf } from './visitors.ts'

/** Searches at once and milliseconds per further one: enough for a household behind one address that searches at each key press. */
const SEARCHES = { burst: 500, refill: 100 }

/** What a preview of the site goes without: it sends no forms and reveals nothing of the server. */
const PREVIEW_LACKS = {
  answerForm: async (request) => refused(request, 403, 'preview'),
  hooks: undefined,
  metrics: undefined,
  preview: undefined,
  desk: undefined,
} satisfies Partial<AppOptions>

export function createApp(options: AppOptions): Hono {
  const { visitors = createVisitors(), searchLimit = createRateLimit({ ...SEARCHES, ...options.searches }) } = options
  const site: Site = { ...options, visitors, searchLimit }
  const { release, hooks, desk, errorPages } = site
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    const shown = shownBy(release)
    secure(context.res.headers, shown)
    markUnkept(context.res.headers, shown?.tag)
  })
  if (hooks) addHooks(app, hooks)
  addMonitors(app, site)
  addEdge(app, site)
  addForms(app, site)
  addPreview(app, site)
  addStageStyles(app, site)
  if (desk) for (const path of ['/desk', '/desk/*']) app.all(path, ({ req, env }) => desk.fetch(req.raw, env))
  app.get('*', (context) => pageResponse(context, site))
  app.all('*', async ({ req }) => {
    const response = await errorResponse(req.raw, errorPages, { status: 405, message: 'Method not allowed' })
    response.headers.set('allow', 'GET, HEAD')
    return response
  })
  app.onError(async (error, { req }) => {
    logFailure(error)
    const status = error instanceof HTTPException ? error.status : error instanceof MustNotPublish ? 503 : 500
    if (!wantsPage(req.raw, req.path)) return textResponse(status, 'An error occurred')
    return (await errorPages?.().answer(req.path, status)) ?? failed(req.path, status)
  })
  return app
}

/** The edge functions. */
function addEdge(app: Hono, { release, visitors, errorPages }: Site): void {
  app.get('/edge/country', (context) => countryResponse(visitors.trusted(context.req.raw, peerOf(context))))

  app.on(['GET', 'POST'], '/edge/search', async (context) => {
    const current = release()
    const file = current.file(`/${HOTELS_FILE}`)
    const hotels = file ? (JSON.parse((await current.read(file.hash)).toString()) as Record<string, HotelTarget>) : {}
    const request = await searchRequest(visitors.trusted(context.req.raw, peerOf(context)))
    return searchResponse(request, (slug) => (Object.hasOwn(hotels, slug) ? hotels[slug] : undefined))
  })

  // A missing edge function is the site's fault, not the visitor's: 500.
  app.all('/edge/*', ({ req }) => errorResponse(req.raw, errorPages, { status: 500, message: 'Unknown middleware' }))
}

function addForms(app: Hono, { release, visitors, answerForm }: Site): void {
  for (const form of FORM_NAMES) {
    app.on(['GET', 'POST'], `/${FORMS_FOLDER}/${form}`, (context) => {
      const address = visitors.addressOf(context.req.raw, peerOf(context))
      return answerForm(context.req.raw, form, { address, release: release() })
    })
  }
}

function addPreview(app: Hono, site: Site): void {
  app.all(`${PREVIEW_FOLDER}/*`, async ({ req: { raw }, env }) => {
    const answerOf: AnswerOf = (request, previewed) =>
      createApp({ ...site, ...PREVIEW_LACKS, release: () => previewed }).fetch(request, env)
    return unlisted((await site.preview?.(raw, answerOf)) ?? endedPreview(raw))
  })
}

function addStageStyles(app: Hono, { release }: Site): void {
  app.get(`/${STAGE_STYLES}`, async (_context, next) => {
    const { stage, named } = release()
    if (!stage) return next()
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(stageStyles(named), { headers })
  })
}

/** The response for no cache and no search engine. */
function unlisted(response: Response): Response {
  for (const [name, value] of Object.entries(PREVIEW_HEADERS)) response.headers.set(name, value)
  for (const name of ['etag', 'last-modified', 'vary']) response.headers.delete(name)
  return response
}

/** Adds the headers that the response does not set itself. Without a release, the policy is the strictest. */
function secure(headers: Headers, shown: ServedRelease | undefined) {
  const { policy, stage } = shown ?? { policy: BARE_POLICY }
  for (const [name, value] of Object.entries({ ...PAGE_HEADERS, 'content-security-policy': policy }))
    if (!headers.has(name)) headers.set(name, value)
  for (const header of Object.entries(stageHeaders(stage))) headers.set(...header)
}

function shownBy(release: () => ServedRelease): ServedRelease | undefined {
  try {
    return release()
  } catch {
    return undefined
  }
}
