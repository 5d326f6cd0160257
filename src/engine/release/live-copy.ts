/**
 * A copy of the live release in one file beside the database: enough to serve visitors from the content store if the database has no release that this
 * code can read. Every version of the code must read every file: fields are only added, and never change their meaning.
 */
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { PageFile, SourceEntry } from '../../records/release.ts'
import type { State } from '../state/state.ts'
import { writeWhole } from '../../records/whole-file.ts'
import type { Manifest } from './manifest.ts'

const FILE = 'live.json'
const FORMAT = 1

const text = z.string()
const schema = z.object({
  format: z.literal(FORMAT),
  release: text,
  number: z.number(),
  publishedAt: text,
  policy: text,
  /** Digest of each page by path, with its status unless it is 200. */
  pages: z.record(text, z.union([text, z.tuple([text, z.number()])])),
  /** Digests of all other files by name, including hashed files of earlier releases. */
  files: z.record(text, text),
  /** Address and media type by id. */
  sources: z.record(text, z.union([z.tuple([text]), z.tuple([text, text])])),
  redirects: z.record(text, text),
  gone: z.array(text),
  /** Things of the pages in `gone`, in the same order. */
  goneThings: z.array(text),
})
type LiveCopy = z.infer<typeof schema>

/** The parts of a manifest that serving visitors needs. */
export interface ServedManifest extends Pick<Manifest, 'id' | 'policy' | 'assets' | 'redirects'> {
  pages: ReadonlyMap<string, PageFile>
  sources: ReadonlyMap<string, SourceEntry>
}

export interface CopiedRelease {
  number: number
  /** ISO 8601. */
  publishedAt: string
  manifest: ServedManifest
  /** Things of former pages, by path. */
  gone: ReadonlyMap<string, string>
}

type CopiedState = Pick<State, 'live' | 'releases' | 'hashedFiles' | 'formerAddresses'>

/** Running writes by file: the publisher and the server of one process both write. */
const copying = new Map<string, Promise<unknown>>()
/** Files that this process has written, or read completely. Others may be truncated after a power failure. */
const whole = new Set<string>()

/** Writes the live release, unless the file has it already. */
export function copyLive(stateFolder: string, state: CopiedState): Promise<void> {
  const file = join(stateFolder, FILE)
  const mine = (copying.get(file) ?? Promise.resolve()).then(() => write(file, state))
  copying.set(
    file,
    mine.catch(() => {}),
  )
  return mine
}

/** Resolves when no write is running in this process. */
export const liveCopied = async (stateFolder: string) => void (await copying.get(join(stateFolder, FILE)))

async function write(file: string, state: CopiedState): Promise<void> {
  // Repeat: a different release may have gone live during the write.
  for (;;) {
    const live = state.live.get()
    if (!live) return
    const { number, release, publishedAt } = live
    const head = { format: FORMAT, release, number, publishedAt } as const
    const isCurrent = await startsWith(file, JSON.stringify(head).slice(0, -1))
    if (isCurrent && (whole.has(file) || (await readCopy(file)))) return void whole.add(file)
    const body = await bodyOf(state, number)
    if (!body) return
    await writeWhole(file, JSON.stringify({ ...head, ...body } satisfies LiveCopy))
    whole.add(file)
  }
}

async function bodyOf(
  { releases, hashedFiles, formerAddresses }: CopiedState,
  number: number,
): Promise<Omit<LiveCopy, 'format' | 'release' | 'number' | 'publishedAt'> | undefined> {
  const release = await releases.read(number)
  if (!release) return undefined
  const { policy, assets, sources, redirects } = release
  const gone = formerAddresses.gone(number)
  return {
    policy,
    pages: Object.fromEntries(
      releases.pageFiles(number).map(([path, { hash, status }]) => [path, status ? [hash, status] : hash]),
    ),
    files: Object.fromEntries([...hashedFiles.all(), ...assets]),
    sources: Object.fromEntries(
      [...sources].map(([id, { source, mimeType }]) => [id, mimeType ? [source, mimeType] : [source]]),
    ),
    redirects,
    gone: gone.map(({ path }) => path),
    goneThings: gone.map(({ thing }) => thing),
  }
}

async function startsWith(file: string, start: string): Promise<boolean> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(Buffer.byteLength(start)))
      return buffer.toString('utf8', 0, bytesRead) === start
    } finally {
      await handle.close()
    }
  } catch {
    return false
  }
}

/** `undefined` if there is no readable copy. */
export async function readLiveCopy(stateFolder: string): Promise<CopiedRelease | undefined> {
  const copy = await readCopy(join(stateFolder, FILE))
  if (!copy) return undefined
  const { release: id, number, publishedAt, policy, pages, files, sources, redirects, gone, goneThings } = copy
  return {
    ...{ number, publishedAt },
    manifest: {
      ...{ id, policy, redirects },
      pages: new Map(
        Object.entries(pages).map(([path, page]): [string, PageFile] => {
          const [hash, status] = typeof page === 'string' ? [page] : page
          return [path, { hash, status: status as PageFile['status'] }]
        }),
      ),
      assets: new Map(Object.entries(files)),
      sources: new Map(Object.entries(sources).map(([key, [source, mimeType]]) => [key, { source, mimeType }])),
    },
    gone: new Map(gone.map((path, index) => [path, goneThings[index]!])),
  }
}

/** Digests of the contents that it names. */
export async function contentsOfCopy(stateFolder: string): Promise<string[]> {
  const copy = await readCopy(join(stateFolder, FILE))
  if (!copy) return []
  return [
    ...Object.values(copy.pages).flatMap((page) => (typeof page === 'string' ? [page] : [page[0]])),
    ...Object.values(copy.files),
  ]
}

async function readCopy(file: string): Promise<LiveCopy | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
