/** The site on one machine: static files of the current release, the edge functions, pictures. Web standards in, web standards out. */
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { countryResponse } from '../edge/country.ts'
import { languageRedirect } from '../edge/language.ts'
import { searchResponse } from '../edge/search.ts'
import { FORM_NAMES } from '../forms/schemas.ts'
import type { Sender } from '../provider/send.ts'
import { HOTELS_FILE, type HotelTarget } from '../release/hotels.ts'
import type { Report } from '../release/report.ts'
import { buildPath, hrefOf } from '../routes/paths.ts'
import { FORMS_FOLDER } from '../routes/slugs.ts'
import { notFoundPath, type ServedFile, type ServedRelease } from './files.ts'
import { formResponse } from './forms.ts'
import type { Media } from './media.ts'
import { errorPageFailed, failed, wantsPage } from './plain-page.ts'
import { addReport } from './report.ts'
import { addHooks, type HookOptions } from './webhook.ts'

export interface AppOptions {
  /** The release of this moment; a request keeps the one that it began with. */
  release: () => ServedRelease
  publishedAt: () => string | undefined
  media: Media
  /** Hands what visitors send to the provider. */
  sender: Sender
  /** Where rebuilds are asked for; nothing on a server that only serves. */
  hooks?: HookOptions | undefined
  /** Of the last publish. */
  report?: (() => Promise<Report | undefined>) | undefined
}

const BARE_NOT_FOUND = 'This page could not be found'

export function createApp({ release, publishedAt, media, sender, hooks, report }: AppOptions): Hono {
  const app = new Hono()
  if (hooks) {
    addReport(app, { hooks, release, publishedAt, report: report ?? (async () => undefined) })
    addHooks(app, hooks)
  }

  app.get('/healthz', (context) => {
    const { id, pages } = release()
    return context.json({ release: id, publishedAt: publishedAt(), pages }, 200, { 'cache-control': 'no-store' })
  })

  app.get('/edge/country', ({ req }) => countryResponse(req.raw))

  app.get('/edge/search', async ({ req }) => {
    const current = release()
    const file = current.file(`/${HOTELS_FILE}`)
    const hotels = file ? (JSON.parse((await current.read(file.hash)).toString()) as Record<string, HotelTarget>) : {}
    return searchResponse(req.raw, (slug) => (Object.hasOwn(hotels, slug) ? hotels[slug] : undefined))
  })

  // A request for an edge function that does not exist is a fault of the site, not of the visitor.
  app.all('/edge/*', () => textResponse(500, 'Unknown middleware'))

  for (const form of FORM_NAMES) {
    app.post(`/${FORMS_FOLDER}/${form}`, ({ req }) => formResponse(req.raw, form, release(), sender))
  }

  app.get('*', async ({ req }) => {
    const current = release()
    const path = decodedPath(req.raw.url)
    if (path === undefined) return notFound(req.raw, current, '/')
    if (path.length > 1 && path.endsWith('/')) return withoutSlash(req.raw)
    if (path === '/') {
      const redirect = languageRedirect(req.raw, (locale) => current.file(buildPath(locale, '')) !== undefined)
      if (redirect) return redirect
    }
    const file = current.file(path)
    // Error pages and answers to forms have no address of their own.
    if (file && !file.status) return fileResponse(req.raw, current, file)
    const moved = current.redirect(path)
    if (moved) return movedTo(hrefOf(moved) + new URL(req.raw.url).search)
    return (await mediaResponse(req.raw, path, current)) ?? notFound(req.raw, current, path)
  })

  app.all('*', () => textResponse(405, 'Method not allowed', { allow: 'GET, HEAD' }))

  app.onError((error, { req }) => {
    console.error(error)
    const status = error instanceof HTTPException ? error.status : 500
    return wantsPage(req.raw, req.path) ? failed(req.path, status) : textResponse(status, 'An error occurred')
  })

  async function mediaResponse(request: Request, path: string, current: ServedRelease): Promise<Response | undefined> {
    try {
      return await media.answer(request, path, current.source, (page) => pageHtml(current, page))
    } catch (error) {
      console.error(`${path}: ${(error as Error).message}`)
      return textResponse(502, 'The picture could not be fetched')
    }
  }

  return app
}

async function fileResponse(
  request: Request,
  release: ServedRelease,
  file: ServedFile,
  status = 200,
): Promise<Response> {
  const etag = `"${file.hash.slice(0, 32)}"`
  const headers: Record<string, string> = {
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    etag,
  }
  // The answer at "/" depends on these even where it is not a redirect.
  if (new URL(request.url).pathname === '/') headers.vary = 'Cookie, Accept-Language'
  if (status === 200 && matches(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const content = await release.read(file.hash)
  return new Response(new Uint8Array(content), {
    status,
    headers: { ...headers, 'content-length': String(content.length) },
  })
}

function matches(header: string | null, etag: string): boolean {
  return (
    header !== null && header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag || each.trim() === '*')
  )
}

async function pageHtml(release: ServedRelease, path: string): Promise<string | undefined> {
  const file = release.file(path)
  return file && (await release.read(file.hash)).toString()
}

async function notFound(request: Request, release: ServedRelease, path: string): Promise<Response> {
  if (!wantsPage(request, path)) return textResponse(404, BARE_NOT_FOUND)
  const page = notFoundPath(release, path)
  const file = page ? release.file(page) : undefined
  try {
    if (file) return await fileResponse(request, release, file, 404)
  } catch (error) {
    console.error(error)
  }
  return errorPageFailed(path, 404)
}

/** Nothing for a path that is not valid UTF-8. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname).normalize('NFC')
  } catch {
    return undefined
  }
}

function withoutSlash(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  // One slash in front, whatever was asked for: "//host" would lead to another site.
  const location = `/${pathname.replace(/^\/+|\/+$/g, '')}${search}`
  return movedTo(location)
}

function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } })
}

function textResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
