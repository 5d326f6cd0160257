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

/** Dropped request headers: conditional answers would be wrong here, and compressed pages cannot be rewritten. */
const LEFT_OUT = /^(?:if-.*|accept-encoding)$/

/** `undefined` alike for a forged or expired address and for a release that is no longer kept, so that the answer reveals nothing. */
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
  if (rest === '') return leadTo(`${base}/${url.search}`)
  // The previewed release is live by now.
  if (opened === 'live') return leadTo(`/${rest.replace(/^\/+/, '')}${url.search}`)
  const { number, release } = opened
  url.pathname = rest
  const asked = [...request.headers].filter(([name]) => !LEFT_OUT.test(name))
  const answer = await answerOf(new Request(url, { method: request.method, headers: asked }), release)
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

function leadTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}
