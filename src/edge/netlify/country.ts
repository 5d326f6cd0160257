import { countryResponse } from '../country.ts'
import type { EdgeContext } from '../netlify-context.ts'

export default function country(request: Request, { geo }: EdgeContext): Response {
  const headers = new Headers(request.headers)
  headers.set('x-country', geo?.country?.code ?? 'Unknown')
  return countryResponse(new Request(request.url, { headers }))
}

export const config = { path: '/edge/country' }
