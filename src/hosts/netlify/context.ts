/** The parts of Netlify's edge context that the site uses, and headers that all responses share. */
import { BARE_POLICY, PAGE_HEADERS } from '../../config/headers.ts'

export interface EdgeContext {
  /** Without a code if the visitor's address is unknown. */
  geo?: { country?: { code?: string } }
  deploy?: { id?: string }
  /** The response without this function. */
  next(): Promise<Response>
}

declare const Netlify: { env: { get(name: string): string | undefined } }

/** A setting of the site at Netlify. */
export function environment(name: string): string | undefined {
  return Netlify.env.get(name)
}

/** The request with the visitor's country from Netlify, whatever its headers said. */
export function located(request: Request, { geo }: EdgeContext): Request {
  const headers = new Headers(request.headers)
  headers.set('x-country', geo?.country?.code ?? 'Unknown')
  return new Request(request.url, { headers })
}

/** Adds the site's security headers: those in `_headers` apply to files only. */
export function secured(response: Response, policy = BARE_POLICY): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...PAGE_HEADERS, 'content-security-policy': policy })) {
    if (!headers.has(name)) headers.set(name, value)
  }
  return new Response(response.body, { status: response.status, headers })
}
