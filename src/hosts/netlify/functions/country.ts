import { countryResponse } from '../../../routes/visitor-country.ts'
import { located, secured, type EdgeContext } from '../context.ts'

export default function country(request: Request, context: EdgeContext): Response {
  return secured(countryResponse(located(request, context)))
}

export const config = { path: '/edge/country' }
