/** The site on one machine: static files of the current release, the edge functions, pictures. Web standards in, web standards out. */
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { BARE_POLICY, isForever, PAGE_HEADERS } from '../../config/headers.ts'
import { countryResponse } from '../../routes/visitor-country.ts'
import { languageRedirect, ROOT_VARIES } from '../../routes/visitor-language.ts'
import { refused } from '../../features/forms/endpoint.ts'
import { mendedRedirect } from '../../routes/mended-address.ts'
import { searchRequest, searchResponse } from '../../features/booking/endpoint.ts'
import { slashRedirect } from '../../routes/trailing-slash.ts'
import { FORM_NAMES } from '../../features/forms/schemas.ts'
import { translator } from '../../i18n/index.ts'
import { logFailure } from '../../config/problems/log.ts'
import { MustNotPublish } from '../../config/problems/table.ts'
import type { Answers } from '../../engine/render/answers.ts'
import { HOTELS_FILE, type HotelTarget } from '../../features/booking/targets.ts'
import { buildPath, hrefOf, pathOf } from '../../routes/paths.ts'
import { queriedAt, queriedIn } from '../../routes/queried.ts'
import { FORMS_FOLDER } from '../../routes/slugs.ts'
import { isKnown } from './basic-password.ts'
import { fileResponse, type FileAnswer } from './files/file-response.ts'
import type { ErrorPages } from './files/error-pages.ts'
import type { ServedRelease } from './files/files.ts'
import type { AnswerForm } from './forms.ts'
import { movedBack, notFound } from './files/lost.ts'
import { Busy, type Media } from './pictures/media.ts'
import { failed, textResponse, wantsPage } from './plain-page.ts'
import type { StateFigures } from './outward/figures.ts'
import type { Metrics } from './outward/metrics.ts'
import { answerQueried, headOf } from './queried.ts'
import { createRateLimit, type RateLimit, type RateLimitOptions } from './rate-limit.ts'
import type { AnswerOf } from './preview/answer.ts'
import { endedPreview } from './preview/ended.ts'
import { PREVIEW_HEADERS } from './preview/policy.ts'
import { PREVIEW_FOLDER } from './preview/token.ts'
import { sharedHeaders } from './files/shared-cache.ts'
import { createVisitors, isFromHere, peerOf, type Visitors } from './visitors.ts'
import { addHooks, type HookOptions } from './jobs/webhook.ts'

interface AppOptions {
  /** The release of this moment; a request keeps the one that it began with. */
  release: () => ServedRelease
  publishedAt: () => string | undefined
  media: Pick<Media, 'answer'>
  /** Takes what visitors send. */
  answerForm: AnswerForm
  /** Canonical origin. */
  siteUrl?: string | undefined
  /** Draws pages for queries; without it pages are as they are published. */
  answers?: Pick<Answers, 'query'> | undefined
  /** How often a visitor may ask for a page that a query changes. */
  searches?: Partial<RateLimitOptions> | undefined
  /** That of another app for the same visitors, in place of one of its own. */
  searchLimit?: RateLimit | undefined
  /** By default nobody vouches for a visitor. */
  visitors?: Visitors
  /** Where rebuilds are asked for; nothing on a server that only serves. */
  hooks?: HookOptions | undefined
  /** For monitors, with what they are told of the state. */
  metrics?: (Metrics & { figures(): Promise<StateFigures> }) | undefined
  /** Whether the release is the copy of the one that was live. */
  isCopy?: (() => boolean) | undefined
  /** Whether the disk takes what is written. */
  isDiskWritable?: (() => Promise<boolean>) | undefined
  /** Missing where the state is a file. */
  isDatabaseReachable?: (() => boolean) | undefined
  /** Brings this server to where the others are. Missing where there are none. */
  catchUp?: (() => Promise<void>) | undefined
  /** Releases that are not live; nothing without a secret. */
  preview?: AnswerPreview | undefined
  /** Where releases are approved; nothing without a secret. */
  desk?: Pick<Hono, 'fetch'> | undefined
  /** Of the release of this moment, or of one before. */
  errorPages?: (() => ErrorPages) | undefined
}

/** Answers to a visitor's queries at once, and milliseconds until one more: those of a house behind one address, one for each key that is pressed. */
const SEARCHES = { burst: 500, refill: 100 }

/** `undefined`: there is no such preview. */
export type AnswerPreview = (request: Request, answerOf: AnswerOf) => Promise<Response | undefined>

/** What a preview lacks of the site: forms are not sent, and nothing is told of the server. */
const LOOKED_AT = {
  answerForm: async (request) => refused(request, 403, 'preview'),
  ...{ hooks: undefined, metrics: undefined, preview: undefined, desk: undefined },
} satisfies Partial<AppOptions>

const NOT_ALLOWED = 'Method not allowed'

const unanswered: Pick<Answers, 'query'> = { query: async () => undefined }

export function createApp(options: AppOptions): Hono {
  const { release, publishedAt, media, answerForm, visitors = createVisitors(), hooks } = options
  const { isDatabaseReachable } = options
  const searches = options.searchLimit ?? createRateLimit({ ...SEARCHES, ...options.searches })
  const app = new Hono()

  app.use(async (context, next) => {
    await next()
    secure(context.res.headers, policyOf(release))
  })

  if (hooks) addHooks(app, hooks)

  app.get('/healthz', async (context) => {
    const { id, pages } = release()
    // Visitors get what there is either way, so that a balancer goes on sending them.
    const database = isDatabaseReachable && { database: isDatabaseReachable() ? 'reachable' : 'unreachable' }
    const copy = options.isCopy?.() && { copy: true }
    const disk = (await options.isDiskWritable?.()) === false && { disk: 'unwritable' }
    const body = { release: id, publishedAt: publishedAt(), pages, ...copy, ...database, ...disk }
    return context.json(body, 200, { 'cache-control': 'no-store' })
  })

  // For who is on this machine, and not behind a proxy on it, or knows the secret.
  app.get('/metrics', async (context) => {
    const { req } = context
    const isNear = isFromHere(req.raw, peerOf(context))
    const knows = hooks?.secret !== undefined && isKnown(req.header('authorization'), hooks.secret)
    if (!options.metrics || !(isNear || knows)) return notFound(req.raw, release(), '/metrics')
    const { text, contentType, figures } = options.metrics
    const state = {
      ...(await figures()),
      pages: release().pages,
      publishedAt: publishedAt(),
      isDatabaseReachable: isDatabaseReachable?.(),
    }
    return context.body(await text(state), 200, { 'content-type': contentType, 'cache-control': 'no-store' })
  })

  app.get('/edge/country', (context) => countryResponse(visitors.trusted(context.req.raw, peerOf(context))))

  app.on(['GET', 'POST'], '/edge/search', async (context) => {
    const current = release()
    const file = current.file(`/${HOTELS_FILE}`)
    const hotels = file ? (JSON.parse((await current.read(file.hash)).toString()) as Record<string, HotelTarget>) : {}
    const request = await searchRequest(visitors.trusted(context.req.raw, peerOf(context)))
    return searchResponse(request, (slug) => (Object.hasOwn(hotels, slug) ? hotels[slug] : undefined))
  })

  // A request for an edge function that does not exist is a fault of the site, not of the visitor.
  app.all('/edge/*', ({ req }) => failure(req.raw, 500, 'Unknown middleware'))

  for (const form of FORM_NAMES) {
    app.on(['GET', 'POST'], `/${FORMS_FOLDER}/${form}`, (context) => {
      const address = visitors.addressOf(context.req.raw, peerOf(context))
      return answerForm(context.req.raw, form, { address, release: release() })
    })
  }

  app.all(`${PREVIEW_FOLDER}/*`, async ({ req: { raw }, env }) => {
    const answerOf: AnswerOf = (request, looked) =>
      createApp({ ...options, ...LOOKED_AT, searchLimit: searches, release: () => looked }).fetch(request, env)
    return unseen((await options.preview?.(raw, answerOf)) ?? endedPreview(raw))
  })

  if (options.desk)
    for (const path of ['/desk', '/desk/*']) app.all(path, ({ req, env }) => options.desk!.fetch(req.raw, env))

  app.get('*', async (context) => {
    const { req } = context
    let current = release()
    const url = new URL(req.raw.url)
    const path = pathOf(url)
    if (path === undefined) return notFound(req.raw, current, url.pathname)
    const withoutSlash = slashRedirect(req.raw)
    if (withoutSlash) return (await mendedRedirect(url, (meant) => placeOf(current, meant))) ?? withoutSlash
    if (path === '/') {
      const redirect = languageRedirect(
        req.raw,
        (locale) => current.file(buildPath(locale, '')) !== undefined,
        options.siteUrl,
      )
      if (redirect) return redirect
    }
    const wait = () => searches.take(visitors.addressOf(req.raw, peerOf(context)))
    const limited = await limitedAnswer(req.raw, wait)
    if (limited) return limited
    const queried = await answerQueried(req.raw, current, options.answers ?? unanswered, wait)
    if (queried) return queried
    // The page that names it may be another server's, of a release that this one does not know yet.
    if (options.catchUp && isForever(path.slice(1)) && !current.file(path)) {
      await options.catchUp()
      current = release()
    }
    const file = current.file(path)
    // Error pages and answers to forms have no address of their own.
    if (file && !file.status) return fileResponse(req.raw, current, file, choiceOf(path, url))
    const moved = current.redirect(path)
    if (moved) {
      const shared = sharedHeaders('redirect', current.tag, { path })
      return movedTo(hrefOf(moved) + url.search, shared)
    }
    return (
      (await mendedRedirect(url, (meant) => placeOf(current, meant))) ??
      (await mediaResponse(req.raw, path, current)) ??
      (await movedBack(req.raw, current, path)) ??
      notFound(req.raw, current, path)
    )
  })

  app.all('*', async ({ req }) => {
    const answer = await failure(req.raw, 405, NOT_ALLOWED)
    answer.headers.set('allow', 'GET, HEAD')
    return answer
  })

  app.onError(async (error, { req }) => {
    logFailure(error)
    const status = error instanceof HTTPException ? error.status : error instanceof MustNotPublish ? 503 : 500
    if (!wantsPage(req.raw, req.path)) return textResponse(status, 'An error occurred')
    return (await options.errorPages?.().answer(req.path, status)) ?? failed(req.path, status)
  })

  /** A fault that has a message of its own: a page for who reads pages, else a line. */
  async function failure(request: Request, status: number, message: string): Promise<Response> {
    const { pathname } = new URL(request.url)
    const readsPages = request.headers.get('accept')?.includes('text/html')
    const page = readsPages && (await options.errorPages?.().answer(pathname, status, message))
    return page || textResponse(status, message)
  }

  /** For a page other than the site's search, which keeps the query when its visitor has to wait. */
  async function limitedAnswer(request: Request, wait: () => number): Promise<Response | undefined> {
    const page = queriedIn(new URL(request.url))
    if (!page || page.name === 'search') return undefined
    const seconds = wait()
    if (seconds === 0) return undefined
    const answer = await failure(request, 429, translator(page.locale)('pages.search.limited'))
    answer.headers.set('retry-after', String(seconds))
    return answer
  }

  async function mediaResponse(request: Request, path: string, current: ServedRelease): Promise<Response | undefined> {
    try {
      const answer = await media.answer(request, path, current.source, (page) => headOf(current, page))
      if (answer?.ok)
        for (const header of Object.entries(sharedHeaders('picture', current.tag, { path })))
          answer.headers.set(...header)
      return answer
    } catch (error) {
      if (error instanceof Busy) return textResponse(503, 'Too many pictures are being made', { 'retry-after': '5' })
      console.error(`${path}: ${(error as Error).message}`)
      return textResponse(502, 'The picture could not be fetched')
    }
  }

  return app
}

/** No cache keeps it, and no search engine lists it. */
function unseen(answer: Response): Response {
  for (const [name, value] of Object.entries(PREVIEW_HEADERS)) answer.headers.set(name, value)
  for (const name of ['etag', 'last-modified', 'vary']) answer.headers.delete(name)
  return answer
}

/** Every answer says what a browser may do with it, unless it says so itself. */
function secure(headers: Headers, policy: string) {
  for (const [name, value] of Object.entries({ ...PAGE_HEADERS, 'content-security-policy': policy }))
    if (!headers.has(name)) headers.set(name, value)
}

/** Without a release the strictest. */
function policyOf(release: () => ServedRelease): string {
  try {
    return release().policy
  } catch {
    return BARE_POLICY
  }
}

/** Where a page stands today: at its path, or at the one that it moved to. */
function placeOf(release: ServedRelease, path: string): string | undefined {
  const file = release.file(path)
  return file && !file.status ? path : release.redirect(path)
}

function movedTo(location: string, shared: Record<string, string>): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600', ...shared } })
}

/** What a page was chosen by, besides its path. */
function choiceOf(path: string, { search }: URL): FileAnswer {
  if (path === '/') return { vary: ROOT_VARIES, unshared: true }
  // That this query changes nothing may be so in this release alone.
  return { unshared: search !== '' && queriedAt(path) !== undefined }
}
