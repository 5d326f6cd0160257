/** Draws a release's share pictures as files, for hosts that draw none on request. */
import { readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { viewFile, type ViewFile } from '../../../views/queried/view-file.ts'
import { shareOrder } from '../../../features/share/order.ts'
import { makeFilesAhead, type AheadOptions, type AheadResult } from './files-ahead.ts'
import type { Media } from './media.ts'

/** Draws missing pictures and removes those that no page has named for a week. */
export async function drawShareAhead(options: AheadOptions & { media: Media }): Promise<AheadResult> {
  const { manifest, store, media, folder, onProgress } = options
  const heads = await Promise.all([...manifest.pages.keys()].map(headOf))
  const orders = heads.map((head) => head && shareOrder(head))
  const wanted = new Set(orders.flatMap((order) => (order?.path.startsWith('/img/share/') ? [order.path] : [])))
  return makeFilesAhead({ folder, onProgress, wanted, existing: new Set(await sharePictures(folder)), write })

  async function headOf(path: string) {
    const hash = manifest.assets.get(viewFile(path))
    if (hash === undefined) return undefined
    return (JSON.parse((await store.get(hash)).toString()) as ViewFile).view.head
  }

  async function write(path: string, file: string): Promise<void> {
    const request = new Request(new URL(path, 'http://localhost'))
    const answer = await media.answer(request, path, { sourceOf: (id) => manifest.sources.get(id), headOf })
    if (answer?.status !== 200) throw new Error('there is no such picture')
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
  }
}

/** Site paths of the share pictures in the folder. */
async function sharePictures(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'img', 'share'), { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
}
