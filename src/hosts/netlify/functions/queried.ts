import { secured, type EdgeContext } from '../context.ts'
import { jsonOf, publishedPolicy } from '../published.ts'
import { queriedResponse } from '../../edge/queried.ts'
import { answers } from '../renderer.js'

export default async function queried(request: Request, context: EdgeContext): Promise<Response | undefined> {
  const answer = await queriedResponse(request, jsonOf(request, context), { answers })
  return answer && secured(answer, publishedPolicy())
}

// Netlify parses this statically, so it repeats the paths of `routes/queried.ts`.
export const config = {
  path: [
    '/arama',
    '/en/search',
    '/de/search',
    '/ru/search',
    '/oteller',
    '/en/hotels',
    '/de/hotels',
    '/ru/hotels',
    '/karsilastir',
    '/en/compare',
    '/de/compare',
    '/ru/compare',
    '/toplanti',
    '/en/meeting-and-corporate',
    '/de/meeting-and-corporate',
    '/ru/meeting-and-corporate',
    '/oteller/:hotel',
    '/en/hotels/:hotel',
    '/de/hotels/:hotel',
    '/ru/hotels/:hotel',
    '/oteller/:hotel/odalar',
    '/en/hotels/:hotel/rooms',
    '/de/hotels/:hotel/rooms',
    '/ru/hotels/:hotel/rooms',
    '/oteller/:hotel/odalar/:room',
    '/en/hotels/:hotel/rooms/:room',
    '/de/hotels/:hotel/rooms/:room',
    '/ru/hotels/:hotel/rooms/:room',
    '/oteller/:hotel/bir-gun',
    '/en/hotels/:hotel/day',
    '/de/hotels/:hotel/day',
    '/ru/hotels/:hotel/day',
    '/oteller/:hotel/hafta',
    '/en/hotels/:hotel/week',
    '/de/hotels/:hotel/week',
    '/ru/hotels/:hotel/week',
    '/oteller/:hotel/online-rezervasyon',
    '/en/hotels/:hotel/online-reservation',
    '/de/hotels/:hotel/online-reservation',
    '/ru/hotels/:hotel/online-reservation',
  ],
  onError: 'bypass',
  // Netlify counts requests by address: functions have no memory between calls.
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
