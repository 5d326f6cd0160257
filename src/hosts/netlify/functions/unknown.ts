import { secured } from '../context.ts'

/** A missing edge function is the site's fault, not the visitor's: 500. */
export default function unknown(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return secured(new Response('Unknown middleware\n', { status: 500, headers }))
}

export const config = { path: '/edge/*', excludedPath: ['/edge/country', '/edge/search'] }
