/** Pages that a query changes, answered by this server from the files of its release. */
import { LRUCache } from 'lru-cache'
import { queriedResponse } from '../edge/queried.ts'
import type { FormMarkup } from '../edge/refused-form.ts'
import type { ReleaseFiles } from '../edge/release-files.ts'
import { compress } from '../release/encodings.ts'
import type { ServedRelease } from './files.ts'
import { preferredEncoding } from './negotiate.ts'

/** Parsed files of releases by their digests. */
const parsed = new LRUCache<string, { value: unknown }>({ max: 2_000 })

export function releaseFiles(release: ServedRelease): ReleaseFiles {
  return {
    async page(path) {
      const file = release.file(path)
      return file?.effort === 'page' ? (await release.read(file.hash)).toString() : undefined
    },
    async json<T>(name: string) {
      const file = release.asset(`/${name}`)
      if (!file) return undefined
      const known = parsed.get(file.hash)
      if (known) return known.value as T
      const value = JSON.parse((await release.read(file.hash)).toString()) as T
      parsed.set(file.hash, { value: value as object })
      return value
    },
  }
}

/** `undefined`: the published page is the answer. `wait`, `markup`: as in `queriedResponse`. */
export async function answerQueried(
  request: Request,
  release: ServedRelease,
  wait?: () => number,
  markup?: () => Promise<FormMarkup>,
): Promise<Response | undefined> {
  const answer = await queriedResponse(request, releaseFiles(release), wait, markup)
  if (!answer) return undefined
  const encoding = preferredEncoding(request.headers.get('accept-encoding'))
  answer.headers.set('vary', 'Accept-Encoding')
  if (!encoding || !answer.body) return answer
  const content = await compress(Buffer.from(await answer.arrayBuffer()), encoding)
  answer.headers.set('content-encoding', encoding)
  return new Response(content as BodyInit, { status: answer.status, headers: answer.headers })
}
