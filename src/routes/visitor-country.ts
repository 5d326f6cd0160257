/** The visitor's country, for the phone number. Web standards only. */
import { GROUP_COUNTRY } from '../site/group.ts'

/** Headers in which edge networks and proxies name the country. */
export const COUNTRY_HEADERS = ['x-country', 'x-nf-country', 'cf-ipcountry', 'x-vercel-ip-country']

/** Of a visitor whose country is unknown: two lower-case letters. */
export const DEFAULT_COUNTRY = GROUP_COUNTRY.toLowerCase()

/** Two lower-case letters; the default country if unknown. */
export function visitorCountry(headers: Headers): string {
  return countryIn(headers) ?? DEFAULT_COUNTRY
}

function countryIn(headers: Headers): string | undefined {
  const country = COUNTRY_HEADERS.map((name) => headers.get(name)).find((value) => value !== null) ?? 'Unknown'
  return /^[a-z]{2}$/i.test(country) ? country.toLowerCase() : undefined
}

/** `known`: false if the default country is a guess. */
export function countryResponse(request: Request): Response {
  const country = countryIn(request.headers)
  return Response.json(
    { country: country ?? DEFAULT_COUNTRY, known: country !== undefined },
    { headers: { 'cache-control': 'private, max-age=300', vary: COUNTRY_HEADERS.join(', ') } },
  )
}
