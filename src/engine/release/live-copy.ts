/**
 * What is live, in one file beside the database: enough to answer visitors from the content store where the database has no release that this code
 * can read. Every version of the code reads every file: fields are only added, and never change their meaning.
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
  /** Digest of each page by its path, with its status where that is not 200. */
  pages: z.record(text, z.union([text, z.tuple([text, z.number()])])),
  /** Digest of every other file by its name, hashed files of earlier releases too. */
  files: z.record(text, text),
  /** Address and media type by id. */
  sources: z.record(text, z.union([z.tuple([text]), z.tuple([text, text])])),
  redirects: z.record(text, text),
  gone: z.array(text),
  /** What the pages were of, in the order of `gone`. */
  goneThings: z.array(text).default([]),
})
type LiveCopy = z.infer<typeof schema>

/** Of a manifest what answers to visitors need. */
export interface ServedManifest extends Pick<Manifest, 'id' | 'policy' | 'assets' | 'redirects'> {
  pages: ReadonlyMap<string, PageFile>
  sources: ReadonlyMap<string, SourceEntry>
}

export interface CopiedRelease {
  number: number
  /** ISO 8601. */
  publishedAt: string
  manifest: ServedManifest
  /** What the page was of, by its path. */
  gone: ReadonlyMap<string, string>
}

type CopiedState = Pick<State, 'live' | 'releases' | 'hashedFiles' | 'formerAddresses'>

/** By folder: the publisher and the server of one process would both write. */
const copying = new Map<string, Promise<unknown>>()
/** Files that this process has written, or read to their end: of others only the beginning may have reached the disk. */
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

/** Resolves when this process writes none. */
export const liveCopied = async (stateFolder: string) => void (await copying.get(join(stateFolder, FILE)))

async function write(file: string, state: CopiedState): Promise<void> {
  // A different release may go live during the write, and its own copy be replaced by this one.
  for (;;) {
    const live = state.live.get()
    if (!live) return
    const { number, release, publishedAt } = live
    const head = { format: FORMAT, release, number, publishedAt } as const
    const isThere = await beginsWith(file, JSON.stringify(head).slice(0, -1))
    if (isThere && (whole.has(file) || (await readCopy(file)))) return void whole.add(file)
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

async function beginsWith(file: string, start: string): Promise<boolean> {
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

/** `undefined` where there is none that can be read. */
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
          return [path, { hash, ...(status !== undefined && { status: status as NonNullable<PageFile['status']> }) }]
        }),
      ),
      assets: new Map(Object.entries(files)),
      sources: new Map(
        Object.entries(sources).map(([key, [source, mimeType]]) => [key, { source, ...(mimeType && { mimeType }) }]),
      ),
    },
    gone: new Map(gone.map((path, index) => [path, goneThings[index] ?? ''])),
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
