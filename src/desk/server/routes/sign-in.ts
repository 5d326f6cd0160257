/** Signing in and out, and the guard of all other routes. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { personName } from '../../../hosts/server/person-name.ts'
import type { RateLimit } from '../../../hosts/server/rate-limit.ts'
import { deskMessages } from '../../messages/index.ts'
import { deskAddress } from '../../views/locales.ts'
import { ownPath, wantedPath } from '../addresses.ts'
import { addressWithTyped } from '../decision.ts'
import { isStatus, type DeskEnv } from '../page-response.ts'
import { failedStatus } from '../pages/status.ts'
import type { DeskSession } from '../session.ts'
import { overviewAddress, type LanguageRoutes } from './language.ts'

const COOKIE = 'desk'

/** Adds the routes of signing in and out, then a handler that lets only signed-in people pass. */
export function addSignIn({ app, locale, parts, page }: LanguageRoutes, attempts: RateLimit): void {
  const { signIn, now } = parts
  const m = deskMessages[locale].signIn
  const home = deskAddress(locale, '')
  const nameOf = (context: Context<DeskEnv>) => signIn.nameOf(getCookie(context, COOKIE))

  app.get('/link/:token', (context) => {
    const token = context.req.param('token')
    const link = signIn.linkOf(token)
    if (typeof link !== 'string') return page(context, { kind: 'sign-in', to: '', link: { token, name: link.name } })
    if (link === 'linkUsed' && nameOf(context) !== undefined) return context.redirect(home, 302)
    if (isFromElsewhere(context)) return context.html(RELOADING)
    return page(context, { kind: 'sign-in', to: '' }, { status: 401, fault: m[link] })
  })

  app.post('/sign-in', async (context) => {
    const form = context.get('form')
    const to = ownPath(form.get('to')) ?? home
    const refuse = (status: 401 | 422 | 429, fault: string) =>
      page(context, { kind: 'sign-in', to, name: form.get('name') ?? undefined }, { status, fault })
    const wait = attempts.take(parts.addressOf(context))
    if (wait > 0) return refuse(429, m.tooMany(wait))
    const token = form.get('link')
    if (token !== null) {
      const session = await signIn.withLink(token)
      if (typeof session !== 'string') return enter(context, session, { to, now: now() })
      // Pressed twice, or again after going back.
      const isSignedIn = session === 'linkUsed' && nameOf(context) !== undefined
      return isSignedIn ? context.redirect(to, 303) : refuse(401, m[session])
    }
    const name = personName(form.get('name') ?? '')
    if (name === undefined) return refuse(422, m.nameMissing)
    const session = await signIn.withSecret(form.get('secret') ?? '', name)
    return session ? enter(context, session, { to, now: now() }) : refuse(401, m.wrong)
  })

  app.post('/sign-out', async (context) => {
    const key = getCookie(context, COOKIE)
    if (key !== undefined) await signIn.end(key)
    deleteCookie(context, COOKIE, { path: '/desk', secure: true })
    return context.redirect(overviewAddress(locale, 'signedOut'), 303)
  })

  app.use(async (context, next) => {
    const name = nameOf(context)
    if (name !== undefined) {
      context.set('reader', { locale, name })
      parts.state.refresh()
      return next()
    }
    if (isStatus(context)) return page(context, failedStatus(locale, true), { status: 401 })
    if (isFromElsewhere(context)) return context.html(RELOADING)
    const wanted = wantedPath(context.req.url)
    if (context.req.method !== 'POST') return page(context, { kind: 'sign-in', to: wanted }, { status: 401 })
    const to = addressWithTyped(context.get('form'), wanted, locale)
    return page(context, { kind: 'sign-in', to }, { status: 401, fault: m.over })
  })
}

function enter(
  context: Context<DeskEnv>,
  { key, until }: DeskSession,
  { to, now }: { to: string; now: Date },
): Response {
  const maxAge = Math.floor((until.getTime() - now.getTime()) / 1000)
  setCookie(context, COOKIE, key, { path: '/desk', httpOnly: true, secure: true, sameSite: 'Strict', maxAge })
  return context.redirect(to, 303)
}

/** A link from another site sends no SameSite=Strict cookie; reloading from our own page does. */
const RELOADING = '<!doctype html><meta http-equiv="refresh" content="0">'
const isFromElsewhere = ({ req }: Context) => req.method !== 'POST' && req.header('sec-fetch-site') === 'cross-site'
