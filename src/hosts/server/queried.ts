/** Pages that a query or a refused form changes, answered by this server from the files of its release. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { queriedResponse, type QueryOptions } from '../edge/queried.ts'
import type { Answers } from '../../engine/render/answers.ts'
import type { ReadJson } from '../../views/queried/query.ts'
import { logFailure } from '../../config/problems/log.ts'
import { compress } from '../../engine/release/files/encodings.ts'
import { codeKey, compileRenderer } from '../../engine/render/compile.ts'
import { loadAnswers } from '../../engine/render/renderer.ts'
import { viewFile } from '../../views/queried/view-file.ts'
import type { HeadView } from '../../views/view.ts'
import type { ServedRelease } from './files/files.ts'
import { preferredEncoding } from './files/negotiate.ts'

/** Higher than for pages: a third of a millisecond more saves 270 bytes of the hotel list. */
const QUALITY = { br: 7, gzip: 6 }

const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Parsed JSON files of releases by digest. In memory they take about five times the size of their text. */
const parsed = new LRUCache<string, { value: unknown; bytes: number }>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes,
})

/** Reads a page's HTML by its path. Resolves to `undefined` if the release has no such page. */
export function pagesOf(release: ServedRelease): (path: string) => Promise<string | undefined> {
  return async (path) => {
    const file = release.file(path)
    return file?.effort === 'page' ? (await release.read(file.hash)).toString() : undefined
  }
}

/** Rejects if a file cannot be read. */
export function jsonOf(release: Pick<ServedRelease, 'asset' | 'read'>): ReadJson {
  return async <T>(name: string) => {
    const file = release.asset(`/${name}`)
    if (!file) return undefined
    const cached = parsed.get(file.hash)
    if (cached) return cached.value as T
    const content = await release.read(file.hash)
    const value = JSON.parse(content.toString()) as T
    parsed.set(file.hash, { value, bytes: content.length })
    return value
  }
}

/** A page's head. Resolves to `undefined` if the release has no such page. */
export async function headOf(release: ServedRelease, path: string): Promise<HeadView | undefined> {
  const file = await jsonOf(release)(viewFile(path))
  return file?.view.head
}

/** Answers with the code that made the release, if this machine has it. `rendererFolder`: holds compiled renderers. */
export function openAnswers(rendererFolder: string): Answers {
  const loaded = new Map<string, Promise<Answers | undefined>>()
  async function load(key: string): Promise<Answers | undefined> {
    const folder = join(rendererFolder, key)
    if (existsSync(folder)) return loadAnswers(folder)
    // The release may come from a machine with different code: its published pages answer.
    if (codeKey(ROOT) !== key) return undefined
    return loadAnswers((await compileRenderer(ROOT, rendererFolder, key)).folder)
  }
  async function ask(path: string, json: ReadJson, answer: (answers: Answers) => Promise<string | undefined>) {
    const file = await json(viewFile(path))
    if (!file) return undefined
    const loading = loaded.get(file.renderer) ?? load(file.renderer)
    loaded.set(file.renderer, loading)
    try {
      const answers = await loading
      return answers && (await answer(answers))
    } catch (error) {
      // The published page answers instead.
      loaded.delete(file.renderer)
      logFailure(error)
      return undefined
    }
  }
  return {
    query: (name, query, json) => ask(query.path, json, (answers) => answers.query(name, query, json)),
    refused: (path, form, json) => ask(path, json, (answers) => answers.refused(path, form, json)),
    failed: (path, fault, json) => ask(path, json, (answers) => answers.failed(path, fault, json)),
  }
}

/** Resolves to `undefined` if the published page is the answer. `limit`: as in `queriedResponse`. */
export async function answerQueried(
  request: Request,
  release: ServedRelease,
  options: QueryOptions,
): Promise<Response | undefined> {
  const answer = await queriedResponse(request, jsonOf(release), options)
  if (!answer) return undefined
  const encoding = preferredEncoding(request.headers.get('accept-encoding'))
  answer.headers.set('vary', 'Accept-Encoding')
  if (!encoding || !answer.body) return answer
  const content = await compress(Buffer.from(await answer.arrayBuffer()), encoding, QUALITY)
  answer.headers.set('content-encoding', encoding)
  return new Response(content as BodyInit, { status: answer.status, headers: answer.headers })
}
