import { ofetch } from 'ofetch'
import { redirectCaching } from '../../../config/headers.ts'
import { errorPath, hrefOf, localeOfLost, parsePath } from '../../../routes/paths.ts'
import {
  addressOf,
  IMPORTED_FILE,
  importedTable,
  inSmallLetters,
  pathOfOld,
  queryOfOld,
  type ImportedRow,
} from '../../../routes/imported.ts'
import { FILE_PATH, mendedRedirect, ODD_PATH } from '../../../routes/mended-address.ts'
import { secured, type EdgeContext } from '../context.ts'
import { jsonOf, ownHeaders, published } from '../published.ts'
import { slashRedirect } from '../../../routes/trailing-slash.ts'

/** Marks requests of this function itself, which it must not handle, or a missing page would be requested without end. */
const OWN_REQUEST = 'x-address-asks'

export default async function address(request: Request, context: EdgeContext): Promise<Response | undefined> {
  if (request.headers.has(OWN_REQUEST)) return undefined
  const redirect =
    (await importedRedirect(request, context)) ??
    (await mendedRedirect(new URL(request.url), (path) => placeOf(request, path))) ??
    slashRedirect(request)
  return redirect ? secured(redirect) : lostInLanguage(request)
}

/** The error page in the language of '/de-AT/…': Netlify's rules know '/de/…' alone. */
async function lostInLanguage(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const locale = localeOfLost(pathname)
  if (locale === parsePath(pathname).locale) return undefined
  const { _data, headers } = await ofetch.raw<string, 'text'>(
    published(request, errorPath(locale, 404).slice(1)).href,
    {
      responseType: 'text',
      headers: { ...ownHeaders(request), [OWN_REQUEST]: 'yes' },
      ignoreResponseError: true,
    },
  )
  return secured(
    new Response(_data ?? '', { status: 404, headers: { 'content-type': headers.get('content-type') ?? 'text/html' } }),
    headers.get('content-security-policy') ?? undefined,
  )
}

/** What `_redirects` says of the address without slashes at its end and in small letters, with the parameters of its line only. */
async function importedRedirect(request: Request, context: EdgeContext): Promise<Response | undefined> {
  const url = new URL(request.url)
  const path = pathOfOld({ from: addressOf(url) })
  const rows = url.search ? await jsonOf(request, context)<ImportedRow[]>(IMPORTED_FILE) : undefined
  const line = rows && importedTable(rows.filter(([from]) => isAt(from, path))).at(path, url.search)
  const query = (line && queryOfOld(line)) || url.search
  const { status, location } = await askedFor(request, hrefOf(inSmallLetters(path)) + query)
  if (location === null) return undefined
  return new Response(null, { status, headers: { location, 'cache-control': redirectCaching(status) } })
}

const isAt = (from: string, path: string) => inSmallLetters(pathOfOld({ from })) === inSmallLetters(path)

/** The path at which Netlify has the page, which may have moved. */
async function placeOf(request: Request, path: string): Promise<string | undefined> {
  const { status, location } = await askedFor(request, hrefOf(path))
  if (status === 200) return path
  const moved = location === null ? undefined : new URL(location, request.url)
  return moved?.origin === new URL(request.url).origin ? decodeURIComponent(moved.pathname) : undefined
}

/** `location`: of a redirect, else `null`. Two slashes in front would name a host. */
async function askedFor(request: Request, href: string): Promise<{ status: number; location: string | null }> {
  const { status, headers } = await ofetch.raw(published(request, href.replace(/^\/+/, '')).href, {
    method: 'HEAD',
    headers: { ...ownHeaders(request), [OWN_REQUEST]: 'yes' },
    redirect: 'manual',
    ignoreResponseError: true,
  })
  return { status, location: status >= 300 && status < 400 ? headers.get('location') : null }
}

// Edge functions fetch files below /data by name; names of hashed files and pictures have capitals.
export const config = {
  pattern: [ODD_PATH],
  excludedPattern: ['^/data/.*', '^/_astro/.*', '^/img/.*', '^/file/.*', `^.*${FILE_PATH}`],
}
