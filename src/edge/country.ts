/** The visitor's country, for the phone number. Web standards only. */
import { DEFAULT_COUNTRY } from '../config/constants.ts'

/** Headers in which edge networks and proxies name the country. */
export const COUNTRY_HEADERS = ['x-country', 'x-nf-country', 'cf-ipcountry', 'x-vercel-ip-country']

/** Two lower-case letters; the default country where it is unknown. */
export function visitorCountry(headers: Headers): string {
  const named = COUNTRY_HEADERS.map((name) => headers.get(name)).find((value) => value !== null) ?? 'Unknown'
  return /^[a-z]{2}$/i.test(named) ? named.toLowerCase() : DEFAULT_COUNTRY
}

export function countryResponse(request: Request): Response {
  return Response.json(
    { country: visitorCountry(request.headers) },
    { headers: { 'cache-control': 'private, max-age=300', vary: COUNTRY_HEADERS.join(', ') } },
  )
}
