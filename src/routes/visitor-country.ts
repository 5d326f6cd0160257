/** The visitor's country, for the phone number. Web standards only. */
import { DEFAULT_COUNTRY } from '../config/constants.ts'

/** Headers in which edge networks and proxies name the country. */
export const COUNTRY_HEADERS = ['x-country', 'x-nf-country', 'cf-ipcountry', 'x-vercel-ip-country']

/** Two lower-case letters; the default country if unknown. */
export function visitorCountry(headers: Headers): string {
  return namedCountry(headers) ?? DEFAULT_COUNTRY
}

function namedCountry(headers: Headers): string | undefined {
  const named = COUNTRY_HEADERS.map((name) => headers.get(name)).find((value) => value !== null) ?? 'Unknown'
  return /^[a-z]{2}$/i.test(named) ? named.toLowerCase() : undefined
}

/** `known`: false if the default country is a guess. */
export function countryResponse(request: Request): Response {
  const named = namedCountry(request.headers)
  return Response.json(
    { country: named ?? DEFAULT_COUNTRY, known: named !== undefined },
    { headers: { 'cache-control': 'private, max-age=300', vary: COUNTRY_HEADERS.join(', ') } },
  )
}
