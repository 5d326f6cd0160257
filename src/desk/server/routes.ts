/** `/desk` for people who are signed in: pages, and actions. Each action is a form posted from a page of the desk and answered with a redirect. */
import { Hono, type Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { DESK_LOCALES, deskAddress, type DeskLocale } from '../views/locales.ts'
import { deskMessages } from '../messages/index.ts'
import { TIME_FAULTS, type Done, type Fault } from '../views/pages.ts'
import { logFailure } from '../../config/problems/log.ts'
import { hasProblem, MustNotPublish } from '../../config/problems/table.ts'
import type { Seen } from '../../engine/state/releases/approvals.ts'
import type { ReleaseName } from '../../records/release.ts'
import { localeOf, ownPath } from './addresses.ts'
import { faultOf, faultText, releaseIn, seenIn, timeIn, whereTyped } from './decision.ts'
import { createRateLimit } from '../../hosts/server/rate-limit.ts'
import { frameResponse } from './frame.ts'
import { historyExport } from './pages/history.ts'
import { askedOf, countIn } from './asked.ts'
import { FRAME, LOOK_PAGES } from './pages/look-pages.ts'
import { overview, undoQuestion } from './pages/overview.ts'
import type { DeskParts } from './parts.ts'
import { framedPage } from './pages/page-views.ts'
import { isStatus, openPages, type DeskEnv, type PageParts } from './page-response.ts'
import { postedForm } from './posted-form.ts'
import { failedStatus, STATUS, statusAddress, statusView } from './pages/status.ts'
import { isAsTaken, proofOf, sourceOf, translationsView } from './pages/translations.ts'
import { personName } from '../../hosts/server/person-name.ts'
import type { Begun, SignIn } from './session.ts'

export interface DeskRoutes extends DeskParts {
  signIn: SignIn
  render: PageParts['render']
  addressOf: (context: Context) => string
}

const COOKIE = 'desk'
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
  const { desk, jobs, signIn, now } = parts
  const { page, note } = openPages(parts)
  const app = new Hono<DeskEnv>()
  const [attempts, requests] = [SIGN_INS, REQUESTS].map((limit) => createRateLimit(limit))

  app.use(async (context, next) => {
    const wait = requests!.take(parts.addressOf(context))
    if (wait > 0) context.res = await note(context, 429, 'tooOften', wait)
    else await next()
    for (const [name, value] of Object.entries(PRIVATE)) context.res.headers.set(name, value)
  })
  app.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    return pathname.endsWith('/') ? context.redirect(pathname.replace(/\/+$/, '') + search, 302) : next()
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

  // The language without a prefix last: its routes would match the others' addresses.
  for (const locale of DESK_LOCALES.toReversed()) app.route(deskAddress(locale, ''), ofLanguage(locale))
  app.notFound((context) => note(context, 404, 'notThere'))
  app.onError((error, context) => {
    if ('getResponse' in error) return note(context, 403, 'notAllowed')
    logFailure(error)
    if (hasProblem(error, 'disk-failed')) return note(context, 503, 'unwritable')
    return note(context, error instanceof MustNotPublish ? 503 : 500, 'failed')
  })
  return app

  function ofLanguage(locale: DeskLocale): Hono<DeskEnv> {
    const m = deskMessages[locale]
    const pages = new Hono<DeskEnv>()
    const home = (done: Done) => `${deskAddress(locale, '')}?done=${done}`

    pages.get('/link/:token', (context) => {
      const token = context.req.param('token')
      const link = signIn.linkOf(token)
      if (typeof link !== 'string') return page(context, { kind: 'sign-in', to: '', link: { token, name: link.name } })
      if (link === 'linkUsed' && readerOf(context) !== undefined) return context.redirect(deskAddress(locale, ''), 302)
      if (isFromElsewhere(context)) return context.html(SECOND_LOOK)
      return page(context, { kind: 'sign-in', to: '' }, { status: 401, fault: m.signIn[link] })
    })

    pages.post('/sign-in', async (context) => {
      const form = context.get('form')
      const to = ownPath(form.get('to')) ?? deskAddress(locale, '')
      const refuse = (status: 401 | 422 | 429, fault: string) =>
        page(context, { kind: 'sign-in', to, name: form.get('name') ?? undefined }, { status, fault })
      const wait = attempts!.take(parts.addressOf(context))
      if (wait > 0) return refuse(429, m.signIn.tooMany(wait))
      const token = form.get('link')
      if (token !== null) {
        const begun = await signIn.withLink(token)
        if (typeof begun !== 'string') return enter(context, begun, to)
        // Pressed twice, or again after going back.
        const isIn = begun === 'linkUsed' && readerOf(context) !== undefined
        return isIn ? context.redirect(to, 303) : refuse(401, m.signIn[begun])
      }
      const name = personName(form.get('name') ?? '')
      if (name === undefined) return refuse(422, m.signIn.nameMissing)
      const begun = await signIn.withSecret(form.get('secret') ?? '', name)
      return begun ? enter(context, begun, to) : refuse(401, m.signIn.wrong)
    })

    pages.post('/sign-out', async (context) => {
      const key = getCookie(context, COOKIE)
      if (key !== undefined) await signIn.end(key)
      deleteCookie(context, COOKIE, { path: '/desk', secure: true })
      return context.redirect(home('signedOut'), 303)
    })

    pages.use(async (context, next) => {
      const name = readerOf(context)
      if (name !== undefined) {
        context.set('reader', { locale, name })
        parts.state.refresh()
        return next()
      }
      if (isStatus(context)) return page(context, failedStatus(locale, true), { status: 401 })
      if (isFromElsewhere(context)) return context.html(SECOND_LOOK)
      const { pathname, search } = new URL(context.req.url)
      if (context.req.method === 'GET')
        return page(context, { kind: 'sign-in', to: pathname + search }, { status: 401 })
      const to = whereTyped(context.get('form'), pathname + search, locale)
      return page(context, { kind: 'sign-in', to }, { status: 401, fault: m.signIn.over })
    })

    pages.get('/', (context) => showOverview(context))
    pages.get('/next', (context) => context.redirect(desk.previewAddress('next')!, 302))
    pages.get('/undo/:number{[0-9]{1,15}}', async (context) => {
      const statusAddress = await statusOf(context)
      const question = await undoQuestion(parts, Number(context.req.param('number')), locale)
      if (!question) return note(context, 404, 'notThere')
      return page(context, question, { place: 'overview', statusAddress })
    })
    pages.get(STATUS, async (context) => page(context, await statusView(parts, asked(context))))

    pages.post('/look', async (context) => {
      if (!jobs) return note(context, 404, 'notThere')
      jobs.add(undefined, undefined, true)
      await jobs.saved()
      return context.redirect(home('looking'), 303)
    })
    pages.post('/translations', async (context) => {
      const form = context.get('form')
      const [thing, lang] = [form.get('thing') ?? '', form.get('lang') ?? '']
      const places = form.getAll('place')
      const dismissed = { thing, locale: lang, places }
      const isCurrent = () => sourceOf(parts.state, thing, places) === form.get('source')
      const actor = { by: context.get('reader').name, now: now() }
      await parts.state.translations.dismiss(dismissed, actor, {
        ...{ isCurrent, proofOf: (known) => proofOf(parts.state, thing, lang, known) },
      })
      if (!isCurrent()) {
        const shown = { place: 'translations', status: 409, fault: m.translations.changed } as const
        return page(context, await translationsView(parts, asked(context)), shown)
      }
      const from = countIn(asked(context).query)
      const query = new URLSearchParams({ ...(from > 0 && { from: `${from}` }), done: 'dismissed' })
      return context.redirect(`${deskAddress(locale, 'translations')}?${query}`, 303)
    })
    pages.post('/translations/back', async (context) => {
      const actor = { by: context.get('reader').name, now: now() }
      const number = Number(context.get('form').get('number'))
      const isBack = await parts.state.translations.putBack(number, actor, (taken) => isAsTaken(parts.state, taken))
      if (isBack) return context.redirect(`${deskAddress(locale, 'translations')}?done=putBack`, 303)
      const shown = { place: 'translations', status: 409, fault: m.translations.notPutBack } as const
      return page(context, await translationsView(parts, asked(context)), shown)
    })
    const asked = ({ req }: Context) => askedOf(new URL(req.url), locale, req.param('number'))
    for (const [path, { place, make }] of Object.entries(LOOK_PAGES))
      pages.get(path, async (context) => {
        const view = await make(parts, asked(context))
        return view ? page(context, view, { place }) : note(context, 404, 'notThere')
      })
    pages.get(FRAME, async (context) => {
      const framed = await framedPage(parts, asked(context))
      return framed ? frameResponse(framed) : note(context, 404, 'notThere')
    })
    pages.get('/history.jsonl', () => historyExport(parts.state))
    deed('approve', 'approved', (release, by, seen) => desk.approve(release, by, seen))
    deed('undo', 'undone', (release, by, seen) => desk.undo(release, by, seen))
    deed('cancel', 'cancelled', (release, by, seen) => desk.cancel(release, by, seen))
    deed('schedule', 'scheduled', async (release, by, seen, form) => {
      await desk.schedule(release, timeIn(form, now()), by, seen)
    })
    return pages

    /** `run` returns false if nothing had to be done. */
    function deed(
      path: string,
      done: Done,
      run: (release: ReleaseName, by: string, seen: Seen, form: URLSearchParams) => Promise<boolean | void>,
    ): void {
      pages.post(`/${path}`, async (context) => {
        const form = context.get('form')
        try {
          const isDone = (await run(releaseIn(form), context.get('reader').name, seenIn(form), form)) !== false
          return context.redirect(home(isDone ? done : 'unchanged'), 303)
        } catch (error) {
          const fault = faultOf(error)
          if (fault === undefined) throw error
          return showOverview(context, { form, fault })
        }
      })
    }
  }

  /** `refused`: fields of a refused form, and why. */
  async function showOverview(
    context: Context<DeskEnv>,
    refused?: { form: URLSearchParams; fault: Fault },
  ): Promise<Response> {
    const locale = localeOf(context.req.path)
    const statusAddress = await statusOf(context)
    const number = Number(refused?.form.get('number'))
    const waiting = desk.waiting() ?? desk.scheduled().at(-1)
    const fault = refused && (await faultText(refused.fault, parts.state, { number, waiting, now: now(), locale }))
    const isOfTime = refused !== undefined && TIME_FAULTS.includes(refused.fault)
    const sent = refused?.form ?? new URL(context.req.url).searchParams
    const view = await overview(parts, locale, sent, isOfTime ? fault : undefined)
    if (!view) return note(context, 503, 'begunAnew')
    const isSaid = view.waiting.some(({ whenFault }) => whenFault !== undefined)
    // The requested crawl has ended.
    const isLooked = context.req.query('done') === 'looking' && view.job?.state !== 'working'
    const looked =
      isLooked &&
      ({ done: view.job || view.isBehind ? undefined : view.waiting.length > 0 ? 'looked' : 'nothingNew' } as const)
    return page(context, view, {
      place: 'overview',
      statusAddress,
      ...looked,
      ...(refused && { status: refused.fault === 'disk-failed' ? 503 : 409, fault: isSaid ? undefined : fault }),
    })
  }

  /** To be asked before the page is made: what changes meanwhile is newer than the page. */
  function statusOf(context: Context<DeskEnv>): Promise<string> {
    const { pathname } = new URL(context.req.url)
    const locale = localeOf(pathname)
    const isLooking = context.req.query('done') === 'looking'
    const to = context.req.method === 'POST' ? deskAddress(locale, '') : pathname
    return statusAddress(parts, locale, isLooking ? `${to}?done=looking` : to)
  }

  function readerOf(context: Context<DeskEnv>): string | undefined {
    return signIn.nameOf(getCookie(context, COOKIE))
  }

  function enter(context: Context<DeskEnv>, { key, until }: Begun, to: string): Response {
    const age = Math.floor((until.getTime() - now().getTime()) / 1000)
    setCookie(context, COOKIE, key, { path: '/desk', httpOnly: true, secure: true, sameSite: 'Strict', maxAge: age })
    return context.redirect(to, 303)
  }
}

/** A link from another site sends no SameSite=Strict cookie; reloading from our own page does. */
const SECOND_LOOK = '<!doctype html><meta http-equiv="refresh" content="0">'
const isFromElsewhere = ({ req }: Context) => req.method === 'GET' && req.header('sec-fetch-site') === 'cross-site'
