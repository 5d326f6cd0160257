/** Responses if the release has no page. */
import { logFailure } from '../../../config/problems/log.ts'
import { lostPage } from '../../../engine/release/pages/lost-page.ts'
import { fileResponse } from './file-response.ts'
import type { ServedRelease } from './files.ts'
import { errorPageFailed, textResponse, wantsPage } from '../plain-page.ts'

const BARE_NOT_FOUND = 'This page could not be found'

/**
 * The page itself, not a redirect: until a shared cache is told of the rollback, it has the redirect in the other direction, and guests would go in
 * circles. Valid until the next publish only, so it is not cached; its canonical address is in it.
 */
export async function movedBack(request: Request, release: ServedRelease, path: string): Promise<Response | undefined> {
  const place = release.movedBack(path)
  const file = place === undefined ? undefined : release.file(place)
  if (!file) return undefined
  const answer = await fileResponse(request, release, { file, unshared: true })
  answer.headers.set('cache-control', 'no-store')
  return answer
}

/** `gone`: what the page was of that stood there. */
export async function notFound(
  request: Request,
  release: ServedRelease,
  path: string,
  gone = release.goneAt(path),
): Promise<Response> {
  const status = gone === undefined ? 404 : 410
  if (!wantsPage(request, path)) return textResponse(status, BARE_NOT_FOUND)
  try {
    const page = lostPage((each) => release.file(each) !== undefined, path, gone)
    const file = page ? release.file(page) : undefined
    if (file) return await fileResponse(request, release, { file, status })
  } catch (error) {
    logFailure(error)
  }
  return errorPageFailed(path, status)
}
