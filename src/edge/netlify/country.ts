import { countryResponse } from '../country.ts'
import { located, secured, type EdgeContext } from '../netlify-context.ts'

export default function country(request: Request, context: EdgeContext): Response {
  return secured(countryResponse(located(request, context)))
}

export const config = { path: '/edge/country' }
