/** Pictures of a whole release as plain files, in every format and width that its pages name, for hosts that make none on demand. */
import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../../../engine/release/manifest.ts'
import type { ContentStore } from '../../../engine/release/files/store.ts'
import { parsePictureUrl } from '../../../routes/pictures.ts'
import { makeFilesAhead, type AheadOptions, type AheadResult } from './files-ahead.ts'
import type { Media, PictureFormat } from './media.ts'

const FORMATS: readonly PictureFormat[] = ['avif', 'webp']

/** Makes missing pictures and removes those that no page has named for a week. */
export async function makePicturesAhead(
  options: AheadOptions & { media: Pick<Media, 'picture'> },
): Promise<AheadResult> {
  const { manifest, store, media, folder, onProgress } = options
  const addresses = await picturesOf(manifest, store)
  const orders = new Map(
    [...addresses].flatMap((address) =>
      FORMATS.map((format) => [address.replace(/webp$/, format), { address, format }] as const),
    ),
  )
  const names = await readdir(join(folder, 'img')).catch(() => [])
  const existing = names.filter((name) => /^[0-9a-z]+-\d+\.(?:avif|webp)$/.test(name)).map((name) => `/img/${name}`)
  return makeFilesAhead({ folder, onProgress, wanted: new Set(orders.keys()), existing: new Set(existing), write })

  async function write(path: string, file: string): Promise<void> {
    const { address, format } = orders.get(path)!
    const picture = parsePictureUrl(address)!
    const source = manifest.sources.get(picture.id)
    if (!source) throw new Error('the release does not name its source')
    const { path: made, isMeant } = await media.picture(picture, source, format)
    if (picture.content !== undefined && !isMeant) throw new Error('the source has changed since the build')
    await copyFile(made, file)
  }
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
