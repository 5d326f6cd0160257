/** Pictures of a whole release as plain files, in every format and width that its pages name, for hosts that make none on demand. */
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Manifest } from '../../../engine/release/manifest.ts'
import type { ContentStore } from '../../../engine/release/files/store.ts'
import { parsePictureUrl } from '../../../routes/pictures.ts'
import { removeLeft } from './left-files.ts'
import type { Media, PictureFormat } from './media.ts'

export interface PicturesAheadOptions {
  manifest: Manifest
  store: ContentStore
  media: Pick<Media, 'picture'>
  /** `dist`. */
  folder: string
  onProgress?: ((done: number, total: number) => void) | undefined
}

export interface PicturesAheadResult {
  made: number
  removed: number
  /** Those that could not be made, and why. */
  failed: string[]
}

const FORMATS: readonly PictureFormat[] = ['avif', 'webp']
/** One more than pictures are made at once, so that the next is being read meanwhile. */
const WORKERS = 3

/** Makes missing pictures and removes those that no page has named for a week. */
export async function makePicturesAhead(options: PicturesAheadOptions): Promise<PicturesAheadResult> {
  const { manifest, store, media, folder, onProgress } = options
  const addresses = await picturesOf(manifest, store)
  const wanted = new Map(
    [...addresses].flatMap((address) =>
      FORMATS.map((format) => [address.replace(/webp$/, format), { address, format }] as const),
    ),
  )
  const existing = new Set(await readdir(join(folder, 'img')).catch(() => []))
  const removed = await removeLeft(
    [...existing]
      .filter((name) => /^[0-9a-z]+-\d+\.(?:avif|webp)$/.test(name))
      .map((name) => join(folder, 'img', name)),
    (path) => wanted.has(`/img/${basename(path)}`),
  )

  const missing = [...wanted].filter(([path]) => !existing.has(path.slice('/img/'.length)))
  const failed: string[] = []
  let done = 0
  async function make(path: string, { address, format }: { address: string; format: PictureFormat }) {
    try {
      const picture = parsePictureUrl(address)!
      const source = manifest.sources.get(picture.id)
      if (!source) throw new Error('the release does not name its source')
      const { path: made, isMeant } = await media.picture(picture, source, format)
      if (picture.content !== undefined && !isMeant) throw new Error('the source has changed since the build')
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(made, `${target}.new`)
      await rename(`${target}.new`, target)
    } catch (error) {
      failed.push(`${path}: ${(error as Error).message}`)
    }
    onProgress?.(++done, missing.length)
  }
  const queue = missing.values()
  const work = async () => {
    for (const [path, picture] of queue) await make(path, picture)
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return { made: missing.length - failed.length, removed, failed }
}

/** Addresses of pictures in the pages. */
async function picturesOf({ pages }: Manifest, store: ContentStore): Promise<Set<string>> {
  const addresses = new Set<string>()
  for (const { hash } of pages.values()) {
    const html = (await store.get(hash)).toString()
    for (const [address] of html.matchAll(/\/img\/[0-9a-z]{9,14}-\d+\.webp/g)) addresses.add(address)
  }
  return addresses
}
