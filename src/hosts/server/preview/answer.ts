/** Serves a release that is not live below a signed address. */
import type { ServedRelease } from '../files/files.ts'
import type { OtherRelease } from '../files/live.ts'
import { previewPolicy } from './policy.ts'
import { BANNER_STYLE, bannerHtml, previewedHtml } from './rewrite.ts'
import { PREVIEW_FOLDER, type PreviewOf, type PreviewTokens } from './token.ts'

interface PreviewOptions {
  tokens: PreviewTokens
  open(of: PreviewOf): Promise<OtherRelease | 'live' | undefined>
  now(): Date
}

/** The site's answer to a request, as if that release were live. */
export type AnswerOf = (request: Request, release: ServedRelease) => Response | Promise<Response>

/** Conditional answers would be wrong here, and compressed pages cannot be rewritten. */
const DROPPED_HEADERS = /^(?:if-.*|accept-encoding)$/

/** Resolves to `undefined` for forged and expired addresses as for releases that are no longer kept, so that the answer reveals nothing. */
export async function answerPreview(
  request: Request,
  answerOf: AnswerOf,
  { tokens, open, now }: PreviewOptions,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const [, , text = ''] = url.pathname.split('/')
  const token = tokens.read(text, now())
  const opened = token && (await open(token.of))
  if (!opened) return undefined
  const base = `${PREVIEW_FOLDER}/${text}`
  const rest = url.pathname.slice(base.length)
  if (rest === '') return redirect(`${base}/${url.search}`)
  // The previewed release is live by now.
  if (opened === 'live') return redirect(`/${rest.replace(/^\/+/, '')}${url.search}`)
  const { number, release } = opened
  url.pathname = rest
  const requestHeaders = [...request.headers].filter(([name]) => !DROPPED_HEADERS.test(name))
  const answer = await answerOf(new Request(url, { method: request.method, headers: requestHeaders }), release)
  const headers = new Headers(answer.headers)
  const location = headers.get('location')
  if (location?.startsWith('/')) headers.set('location', base + location)
  const address = new URL(`${base}/`, url)
  headers.set('content-security-policy', previewPolicy(release.policy, { address, style: BANNER_STYLE }))
  const { status } = answer
  if (!headers.get('content-type')?.startsWith('text/html')) return new Response(answer.body, { status, headers })
  headers.delete('content-length')
  const html = await answer.text()
  const page = previewedHtml(html, base, bannerHtml(html, { number, until: token.until }))
  return new Response(request.method === 'HEAD' ? null : page, { status, headers })
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}
