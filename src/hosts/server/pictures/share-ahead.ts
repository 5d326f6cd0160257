/** Draws a release's share pictures as files, for hosts that draw none on request. */
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Manifest } from '../../../engine/release/manifest.ts'
import type { ContentStore } from '../../../engine/release/files/store.ts'
import { viewFile, type ViewFile } from '../../../routes/queried.ts'
import type { PageView } from '../../../views/view.ts'
import { removeLeft } from './left-files.ts'
import type { Media } from './media.ts'
import { shareOrder } from '../../../features/share/order.ts'

export interface AheadOptions {
  manifest: Manifest
  store: ContentStore
  media: Media
  /** Output folder, such as `dist`. */
  folder: string
  onProgress?: ((done: number, total: number) => void) | undefined
}

export interface AheadResult {
  drawn: number
  removed: number
  /** Paths that could not be drawn, with the reason. */
  failed: string[]
}

/** Draws missing pictures and removes those that no page has named for a week. */
export async function drawAhead({ manifest, store, media, folder, onProgress }: AheadOptions): Promise<AheadResult> {
  const headOf = async (path: string) => {
    const hash = manifest.assets.get(viewFile(path))
    return hash === undefined
      ? undefined
      : (JSON.parse((await store.get(hash)).toString()) as ViewFile<PageView>).view.head
  }
  const heads = await Promise.all([...manifest.pages.keys()].map(headOf))
  const orders = heads.map((head) => head && shareOrder(head))
  const wanted = new Set(orders.flatMap((order) => (order?.path.startsWith('/img/share/') ? [order.path] : [])))
  const existing = new Set(await picturesBelow(folder))
  const missing = [...wanted].filter((path) => !existing.has(path))
  const removed = await removeLeft(
    [...existing].map((path) => join(folder, path)),
    (path) => wanted.has(`/${relative(folder, path)}`),
  )

  const failed: string[] = []
  let done = 0
  async function draw(path: string) {
    try {
      const request = new Request(new URL(path, 'http://localhost'))
      const answer = await media.answer(request, path, { sourceOf: (id) => manifest.sources.get(id), headOf })
      if (answer?.status !== 200) throw new Error('there is no such picture')
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(`${target}.new`, new Uint8Array(await answer.arrayBuffer()))
      await rename(`${target}.new`, target)
    } catch (error) {
      failed.push(`${path}: ${(error as Error).message}`)
    }
    onProgress?.(++done, missing.length)
  }
  const queue = missing.values()
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const path of queue) await draw(path)
    }),
  )
  return { drawn: missing.length - failed.length, removed, failed }
}

/** Returns paths of the site. */
async function picturesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'img', 'share'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
}
