/** What Netlify's edge hands a function besides the request, as much of it as the site uses, and what its answers have in common. */
import { BARE_POLICY, PAGE_HEADERS } from '../../config/headers.ts'

export interface EdgeContext {
  /** Without a code where the address says nothing. */
  geo?: { country?: { code?: string } }
  deploy?: { id?: string }
  /** The answer that there would be without the function. */
  next(): Promise<Response>
}

declare const Netlify: { env: { get(name: string): string | undefined } }

/** A setting of the site at Netlify. */
export function environment(name: string): string | undefined {
  return Netlify.env.get(name)
}

/** The request with the visitor's country as Netlify knows it, whatever its headers said. */
export function located(request: Request, { geo }: EdgeContext): Request {
  const headers = new Headers(request.headers)
  headers.set('x-country', geo?.country?.code ?? 'Unknown')
  return new Request(request.url, { headers })
}

/** An answer with the headers that all answers of the site have: those of `_headers` are for files alone. */
export function secured(response: Response, policy = BARE_POLICY): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...PAGE_HEADERS, 'content-security-policy': policy })) {
    if (!headers.has(name)) headers.set(name, value)
  }
  return new Response(response.body, { status: response.status, headers })
}
