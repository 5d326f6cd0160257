import { secured } from '../netlify-context.ts'

/** A request for an edge function that does not exist is a fault of the site, not of the visitor. */
export default function unknown(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return secured(new Response('Unknown middleware\n', { status: 500, headers }))
}

export const config = { path: '/edge/*', excludedPath: ['/edge/country', '/edge/search'] }
