/** `/desk` for people who are signed in: pages, and actions. Each action is a form posted from a page of the desk and answered with a redirect. */
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { logFailure } from '../../../config/problems/log.ts'
import { hasProblem, MustNotPublish } from '../../../config/problems/table.ts'
import { createRateLimit } from '../../../hosts/server/rate-limit.ts'
import { withoutLastSlashes } from '../../../routes/paths.ts'
import { DESK_LOCALES, deskAddress } from '../../views/locales.ts'
import { openPages, type DeskEnv } from '../page-response.ts'
import { historyExport } from '../pages/history.ts'
import { FRAME, VIEW_PAGES } from '../pages/view-pages.ts'
import { framedPage } from '../pages/page-views.ts'
import { STATUS, statusView } from '../pages/status.ts'
import { frameResponse } from '../frame.ts'
import { postedForm } from '../posted-form.ts'
import { addDecisions } from './decisions.ts'
import { requestOf, type DeskRoutes, type LanguageRoutes, type Pages } from './language.ts'
import { addSignIn } from './sign-in.ts'
import { addTranslations } from './translations.ts'

/** Limits by address, for sign-ins and for all requests: the burst, and milliseconds until one more is allowed. */
const SIGN_INS = { burst: 5, refill: 12_000 }
const REQUESTS = { burst: 150, refill: 200 }

const PRIVATE = {
  'cache-control': 'no-store',
  // With a stricter policy browsers send `Origin: null` with forms, which would be refused as from another site.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
}

export function deskRoutes(parts: DeskRoutes): Hono<DeskEnv> {
  const pages = openPages(parts)
  const attempts = createRateLimit(SIGN_INS)
  const app = new Hono<DeskEnv>()
  addGuards(app, parts, pages)
  // The language without a prefix comes last: its routes would match the others' addresses.
  for (const locale of DESK_LOCALES.toReversed()) {
    const routes = { app: new Hono<DeskEnv>(), locale, parts, ...pages }
    // Sign-in comes first: its last handler guards all that follow.
    addSignIn(routes, attempts)
    addDecisions(routes)
    addTranslations(routes)
    addViews(routes)
    app.route(deskAddress(locale, ''), routes.app)
  }
  app.notFound((context) => pages.note(context, 404, 'notThere'))
  app.onError((error, context) => {
    if ('getResponse' in error) return pages.note(context, 403, 'notAllowed')
    logFailure(error)
    if (hasProblem(error, 'disk-failed')) return pages.note(context, 503, 'unwritable')
    return pages.note(context, error instanceof MustNotPublish ? 503 : 500, 'failed')
  })
  return app
}

/** Limits requests, removes trailing slashes, and refuses forms from other sites and methods other than GET and POST. */
function addGuards(app: Hono<DeskEnv>, { addressOf }: DeskRoutes, { note }: Pages): void {
  const requests = createRateLimit(REQUESTS)
  app.use(async (context, next) => {
    const wait = requests.take(addressOf(context))
    if (wait > 0) {
      context.res = await note(context, 429, 'tooOften')
      context.res.headers.set('retry-after', String(wait))
    } else await next()
    for (const [name, value] of Object.entries(PRIVATE)) context.res.headers.set(name, value)
  })
  app.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    return pathname.endsWith('/') ? context.redirect(withoutLastSlashes(pathname) + search, 302) : next()
  })
  // A proxy may terminate HTTPS, so only hosts are compared, not schemes.
  app.use(csrf({ origin: (origin, { req }) => URL.canParse(origin) && new URL(origin).host === new URL(req.url).host }))
  app.use(async (context, next) => {
    if (context.req.method === 'POST') {
      const form = await postedForm(context.req.raw)
      if (!form) return note(context, 415, 'notAllowed')
      context.set('form', form)
    } else if (!/^(?:GET|HEAD)$/.test(context.req.method)) return note(context, 405, 'notAllowed')
    return next()
  })
}

/** Pages that only show something. */
function addViews({ app, locale, parts, page, note }: LanguageRoutes): void {
  app.get(STATUS, async (context) => page(context, await statusView(parts, requestOf(context, locale))))
  for (const [path, { place, make }] of Object.entries(VIEW_PAGES))
    app.get(path, async (context) => {
      const view = await make(parts, requestOf(context, locale))
      return view ? page(context, view, { place }) : note(context, 404, 'notThere')
    })
  app.get(FRAME, async (context) => {
    const framed = await framedPage(parts, requestOf(context, locale))
    return framed ? frameResponse(framed) : note(context, 404, 'notThere')
  })
  app.get('/history.jsonl', () => historyExport(parts.state))
}
