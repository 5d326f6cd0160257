import { SOURCES_FILE } from '../../../config/data-files.ts'
import { environment, type EdgeContext } from '../context.ts'
import { pictureResponse } from '../../edge/pictures.ts'
import { ownHeaders, publishedJson } from '../published.ts'
import { sealed } from '../seal.ts'

export default async function pictures(request: Request, context: EdgeContext): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const sources = await publishedJson<Record<string, string>>(request, context, SOURCES_FILE)
  const sourceOf = (id: string) => (Object.hasOwn(sources, id) ? sources[id] : undefined)
  const password = environment('STAGE_PASSWORD')
  return pictureResponse(request, {
    sourceOf,
    published: () => context.next(),
    ...(password && { sealed: (path) => sealed(path, password), ownHeaders: ownHeaders(request) }),
  })
}

// Cached for all visitors: the function runs once per picture and region.
export const config = { path: ['/img/*', '/file/*'], cache: 'manual' }
