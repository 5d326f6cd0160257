/** Fetched sources on this machine's disk. Their names include a digest, so that a file never changes. */
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { digest } from '../../records/digest.ts'
import { writeWhole } from '../../records/whole-file.ts'

/** The folder of a provider's media. */
export function mediaFolder(stateFolder: string, provider: string): string {
  return join(stateFolder, 'media', encodeURIComponent(provider))
}

/** Characters of a content's name in base 36. Only the few contents that one source ever had must differ. */
const CONTENT_LENGTH = 5

/** The part of an address that changes with the content. */
export function contentName(content: Uint8Array): string {
  return BigInt(`0x${digest(content)}`)
    .toString(36)
    .slice(-CONTENT_LENGTH)
}

export function sourcePath(folder: string, id: string, content: string): string {
  return join(folder, 'sources', id + content)
}

/** Resolves to its path. The write is atomic. */
export async function storeSource(folder: string, id: string, content: Uint8Array): Promise<string> {
  const path = sourcePath(folder, id, contentName(content))
  if (await stat(path).catch(() => undefined)) return path
  await mkdir(dirname(path), { recursive: true })
  await writeWhole(path, content)
  return path
}

export function readSource(folder: string, id: string, content: string): Promise<Uint8Array> {
  return readFile(sourcePath(folder, id, content))
}

/** The most recently stored content of a source; `undefined` if there is none. */
export async function lastStored(folder: string, id: string): Promise<string | undefined> {
  const names = await readdir(join(folder, 'sources')).catch(() => [])
  const own = names.filter((name) => name.startsWith(id) && name.length === id.length + CONTENT_LENGTH)
  const times = await Promise.all(own.map(async (name) => (await stat(join(folder, 'sources', name))).mtimeMs))
  return own[times.indexOf(Math.max(...times))]?.slice(id.length)
}
