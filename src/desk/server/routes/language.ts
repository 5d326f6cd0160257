/** What the desk's routes of one language share. */
import type { Context, Hono } from 'hono'
import { deskAddress, type DeskLocale } from '../../views/locales.ts'
import type { Done } from '../../views/pages.ts'
import { deskRequest, type DeskRequest } from '../desk-request.ts'
import type { DeskEnv, openPages, PageParts } from '../page-response.ts'
import type { DeskParts } from '../parts.ts'
import type { SignIn } from '../session.ts'

export interface DeskRoutes extends DeskParts {
  signIn: SignIn
  render: PageParts['render']
  addressOf: (context: Context) => string
}

export type Pages = ReturnType<typeof openPages>

export interface LanguageRoutes extends Pages {
  app: Hono<DeskEnv>
  locale: DeskLocale
  parts: DeskRoutes
}

export function requestOf({ req }: Context, locale: DeskLocale): DeskRequest {
  return deskRequest(new URL(req.url), locale, req.param('number'))
}

/** The overview, with a message. */
export const overviewAddress = (locale: DeskLocale, done: Done) => `${deskAddress(locale, '')}?done=${done}`
