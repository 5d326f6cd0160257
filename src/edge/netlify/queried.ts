import { FetchError, ofetch } from 'ofetch'
import { hrefOf } from '../../routes/paths.ts'
import { secured, type EdgeContext } from '../netlify-context.ts'
import { published, publishedJson } from '../published.ts'
import { formMarkup } from '../form-markup.js'
import { queriedResponse } from '../queried.ts'
import type { ReleaseFiles } from '../release-files.ts'

export default async function queried(request: Request, context: EdgeContext): Promise<Response | undefined> {
  let policy: string | undefined
  const files: ReleaseFiles = {
    json: (name) => publishedJson<never>(request, context, name).catch(absent),
    async page(path) {
      const address = published(request, hrefOf(path).slice(1)).href
      const file = await ofetch.raw(address, { responseType: 'text', ignoreResponseError: true })
      policy = file.headers.get('content-security-policy') ?? undefined
      return file.ok ? file._data : undefined
    },
  }
  const answer = await queriedResponse(request, files, undefined, () => formMarkup)
  return answer && secured(answer, policy)
}

function absent(error: unknown): undefined {
  if (error instanceof FetchError && error.status === 404) return undefined
  throw error
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
    '/oteller/:hotel/bir-gun',
    '/en/hotels/:hotel/day',
    '/de/hotels/:hotel/day',
    '/ru/hotels/:hotel/day',
    '/oteller/:hotel/online-rezervasyon',
    '/en/hotels/:hotel/online-reservation',
    '/de/hotels/:hotel/online-reservation',
    '/ru/hotels/:hotel/online-reservation',
  ],
  onError: 'bypass',
  // Netlify counts requests by address: functions have no memory between calls.
  rateLimit: { windowLimit: 600, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
