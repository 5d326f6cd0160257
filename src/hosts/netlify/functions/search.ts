import { HOTELS_FILE } from '../../../config/data-files.ts'
import type { HotelTarget } from '../../../features/booking/targets.ts'
import { located, secured, type EdgeContext } from '../context.ts'
import { publishedJson } from '../published.ts'
import { searchRequest, searchResponse } from '../../../features/booking/endpoint.ts'

export default async function search(request: Request, context: EdgeContext): Promise<Response> {
  const hotels = await publishedJson<Record<string, HotelTarget>>(request, context, HOTELS_FILE)
  const hotelBySlug = (slug: string) => (Object.hasOwn(hotels, slug) ? hotels[slug] : undefined)
  return secured(searchResponse(located(await searchRequest(request), context), hotelBySlug))
}

export const config = { path: '/edge/search' }
