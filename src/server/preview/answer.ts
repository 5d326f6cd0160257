/** The whole site of a release that is not live, below an address that is signed. */
import { slashRedirect } from '../../edge/trailing-slash.ts'
import { queriedResponse } from '../../edge/queried.ts'
import { hrefOf, pathOf } from '../../routes/paths.ts'
import { notFoundPath, type ServedFile, type ServedRelease } from '../files.ts'
import type { OtherRelease } from '../live.ts'
import { releaseFiles } from '../queried.ts'
import { PREVIEW_HEADERS, previewPolicy } from './policy.ts'
import { BANNER_STYLE, previewedCode, previewedHtml, withBanner } from './rewrite.ts'
import { previewTokens, type PreviewOf } from './token.ts'

export const PREVIEW_FOLDER = '/preview'

interface PreviewOptions {
  /** What the addresses are signed with. */
  secret: string
  open(of: PreviewOf): Promise<OtherRelease | 'live' | undefined>
  /** A picture or file of a release. */
  media(request: Request, path: string, release: ServedRelease): Promise<Response | undefined>
  now(): Date
}

interface Preview {
  release: ServedRelease
  number: number
  until: Date
  /** '/preview/{token}'. */
  base: string
  policy: string
}

/** `undefined` alike for an address that was never signed, whose time is over, or whose release is not kept. */
export async function answerPreview(request: Request, options: PreviewOptions): Promise<Response | undefined> {
  const url = new URL(request.url)
  const [, , text = ''] = url.pathname.split('/')
  const token = previewTokens(options.secret).read(text, options.now())
  const opened = token && (await options.open(token.of))
  if (!opened) return undefined
  const base = `${PREVIEW_FOLDER}/${text}`
  const rest = url.pathname.slice(base.length)
  if (rest === '') return leadTo(`${base}/${url.search}`)
  // What was looked at is what visitors see by now.
  if (opened === 'live') return leadTo(`/${rest.replace(/^\/+/, '')}${url.search}`)
  const { number, release } = opened
  const policy = previewPolicy(release.policy, { address: new URL(`${base}/`, url), style: BANNER_STYLE })
  const preview = { release, number, until: token.until, base, policy }
  url.pathname = rest
  const headers = new Headers([...request.headers].filter(([name]) => name === 'accept' || name === 'range'))
  const answer = await answerInside(new Request(url, { method: request.method, headers }), preview, options)
  return request.method === 'HEAD' ? new Response(null, answer) : answer
}

async function answerInside(request: Request, preview: Preview, { media }: PreviewOptions): Promise<Response> {
  const { release, base } = preview
  const location = slashRedirect(request)?.headers.get('location')
  if (location) return leadTo(base + location)
  const url = new URL(request.url)
  const path = pathOf(url)
  if (path !== undefined) {
    const queried = await queriedResponse(new Request(url), releaseFiles(release))
    if (queried) return shown(await queried.text(), 'text/html; charset=utf-8', preview)
    const file = release.file(path)
    if (file && !file.status) return fileShown(file, preview)
    const moved = release.redirect(path)
    if (moved) return leadTo(base + hrefOf(moved) + url.search)
    const made = await media(request, path, release)
    if (made) return withHeaders(made, preview.policy)
  }
  const page = notFoundPath(release, path ?? '/')
  const file = page === undefined ? undefined : release.file(page)
  return file ? fileShown(file, preview, 404) : withHeaders(new Response(null, { status: 404 }), preview.policy)
}

async function fileShown({ hash, type }: ServedFile, preview: Preview, status = 200): Promise<Response> {
  return shown(await preview.release.read(hash), type, preview, status)
}

function shown(content: string | Buffer, type: string, preview: Preview, status = 200): Response {
  const body = previewed(content, type, preview)
  return withHeaders(new Response(body as BodyInit, { status, headers: { 'content-type': type } }), preview.policy)
}

function previewed(content: string | Buffer, type: string, { base, ...banner }: Preview): string | Buffer {
  if (/^text\/html/.test(type)) return withBanner(previewedHtml(String(content), base), banner)
  if (/^text\/(?:css|javascript)/.test(type)) return previewedCode(String(content), base)
  return content
}

function leadTo(location: string): Response {
  return new Response(null, { status: 302, headers: { ...PREVIEW_HEADERS, location } })
}

/** Nothing that a cache could keep, or ask about again. */
function withHeaders({ body, status, headers: given }: Response, policy: string): Response {
  const headers = new Headers(given)
  for (const name of ['etag', 'last-modified', 'vary']) headers.delete(name)
  for (const [name, value] of Object.entries({ ...PREVIEW_HEADERS, 'content-security-policy': policy }))
    headers.set(name, value)
  return new Response(body, { status, headers })
}
