/** Responses with pages of the desk. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { deskAddress, type DeskLocale } from '../views/locales.ts'
import { deskMessages } from '../messages/index.ts'
import { titleOf } from '../views/titles.ts'
import { DONE, type DeskContent, type DeskFrame, type DeskView } from '../views/pages.ts'
import { inOtherLanguage, localeOf } from './addresses.ts'
import { listedFindings } from './pages/inbox.ts'
import type { DeskParts } from './parts.ts'
import { failedStatus, STATUS } from './pages/status.ts'

/** The person signed in, and their language. */
interface Reader {
  locale: DeskLocale
  name: string
}

export type DeskEnv = { Variables: { reader: Reader; form: URLSearchParams } }

interface PageOptions extends Partial<Pick<DeskFrame, 'place' | 'done' | 'fault' | 'statusAddress' | 'title'>> {
  status?: number
}

type NoteMessage = 'notThere' | 'tooOften' | 'notAllowed' | 'begunAnew' | 'unwritable' | 'failed'

export interface PageParts extends Pick<DeskParts, 'state' | 'stage'> {
  render: (view: DeskView) => Promise<string>
}

export function openPages(parts: PageParts) {
  return { page, note }

  function note(context: Context<DeskEnv>, status: number, message: NoteMessage) {
    const locale = localeOf(context.req.path)
    const { title, text } = deskMessages[locale][message]
    if (isStatus(context)) return page(context, failedStatus(locale, false), { status })
    return page(context, { kind: 'note', text }, { status, title })
  }

  function counts(): DeskFrame['counts'] {
    return { inbox: listedFindings(parts.state).length, translations: parts.state.translations.count() }
  }

  async function page(context: Context<DeskEnv>, view: DeskContent, options: PageOptions = {}): Promise<Response> {
    const { status = 200, ...more } = options
    const locale = localeOf(context.req.path)
    const { pathname, search } = new URL(context.req.url)
    const nonce = randomUUID()
    const isFrame = view.kind === 'status'
    const frame: DeskFrame = {
      locale,
      nonce,
      counts: context.get('reader') && !isFrame ? counts() : {},
      title: titleOf(view, locale),
      otherLanguage: inOtherLanguage(
        context.req.method === 'POST' ? deskAddress(locale, '') : pathname + search,
        locale,
      ),
      name: context.get('reader')?.name,
      isStaging: parts.stage?.() !== undefined,
      done: DONE.find((done) => done === context.req.query('done')),
      ...more,
    }
    const html = await parts.render({ ...view, frame })
    return context.html(html, status as 200, {
      'content-security-policy': policy(nonce, view.kind),
      ...(isFrame && { 'x-frame-options': 'SAMEORIGIN' }),
    })
  }
}

export const isStatus = (context: Context): boolean => context.req.path.endsWith(STATUS)

/** Content security policy. */
function policy(nonce: string, kind: DeskContent['kind']): string {
  const isFrame = kind === 'status'
  return [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(isFrame || kind === 'share' ? [`script-src 'nonce-${nonce}'`] : []),
    ...(isFrame ? ["connect-src 'self'"] : []),
    "font-src 'self'",
    "img-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${isFrame ? "'self'" : "'none'"}`,
    "base-uri 'none'",
  ].join('; ')
}
