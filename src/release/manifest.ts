/** A release: which content stands at which path. A value; its files are in the content store. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PolicySource } from '../config/headers.ts'
import type { Problem } from '../problems/table.ts'
import { digest } from '../snapshot/digest.ts'
import type { Redirects } from './redirects.ts'

export interface PageEntry {
  /** Digest of the HTML. */
  hash: string
  /** Digest of the view and of the renderer: equal key, equal HTML. */
  key: string
  /** Latest change of the records that the page shows, ISO 8601. */
  lastmod?: string
  /** Keys of the records that its view asked for. */
  reads: string[]
  /** What the page is of, whatever its address: kind, language, property and id. */
  thing: string
  /** What its view could not show, for the report. */
  problems?: Problem[]
  /** What it needs of the content security policy besides the site's own files. */
  policy?: PolicySource[]
  /** Of a page that is not asked for but answered with: not found, or what became of a form. */
  status?: 404 | 200 | 422 | 429 | 502
}

/** Id of the property that a page is of. */
export function propertyOf({ thing }: PageEntry): number {
  return Number(thing.split(' ')[2])
}

export interface SourceEntry {
  /** Absolute, or relative to the provider's base. */
  source: string
  mimeType?: string
}

export interface Manifest {
  /** Digest of pages and assets. */
  id: string
  /** Digest of what all pages depend on besides the records: renderer and settings. */
  inputs: string
  /** Digest of the records that it was made from. */
  records: string
  /** Name of the provider that answered. */
  provider?: string
  /** By path, '/en/hotels/crystal-flora'. */
  pages: Record<string, PageEntry>
  /** Digest of every other file, by its name below the output folder: '_astro/x.css'. */
  assets: Record<string, string>
  /** What pictures, videos and documents are made from, by id. */
  sources: Record<string, SourceEntry>
  /** Paths of renamed pages, and where they are now. */
  redirects: Redirects
  /** Content security policy of all pages. */
  policy: string
  /** Links that lead nowhere, as 'page -> target'. */
  brokenLinks: string[]
}

const FORMAT = 'manifest 4'

export function makeManifest(parts: Omit<Manifest, 'id'>): Manifest {
  const pages = inOrder(parts.pages)
  const assets = inOrder(parts.assets)
  const contents = [...Object.entries(pages).map(([path, { hash }]) => [path, hash]), ...Object.entries(assets)]
  const id = digest(JSON.stringify(contents)).slice(0, 16)
  return { ...parts, id, pages, assets, sources: inOrder(parts.sources) }
}

function inOrder<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)))
}

export interface Difference {
  added: string[]
  changed: string[]
  removed: string[]
}

/** Paths of pages that differ between two releases. */
export function comparePages(before: Manifest | undefined, after: Manifest): Difference {
  const old = before?.pages ?? {}
  const paths = Object.keys(after.pages)
  return {
    added: paths.filter((path) => !old[path]),
    changed: paths.filter((path) => old[path] && old[path].hash !== after.pages[path]!.hash),
    removed: Object.keys(old).filter((path) => !after.pages[path]),
  }
}

/** Which release is current. */
export interface Pointer {
  release: string
  /** Since when, ISO 8601. */
  publishedAt: string
  /** An earlier release was chosen by hand: it stays until somebody asks for a publish. */
  rolledBack?: true
}

/** Releases on disk, and which of them is current. */
export interface ReleaseStore {
  current(): Promise<Manifest | undefined>
  /** Nothing where there is no such release, or where it was made by a version of the code that wrote it in another form. */
  read(release: string): Promise<Manifest | undefined>
  /** Writes the manifest, then points to it: a reader sees the one before or this one, never a part. */
  publish(manifest: Manifest): Promise<void>
  pointer(): Promise<Pointer | undefined>
  /** Makes a release that is on disk the current one. */
  point(pointer: Pointer): Promise<void>
}

export function openReleases(folder: string): ReleaseStore {
  const file = join(folder, 'current.json')
  const pointer = async () => parsedJson<Pointer>((await readIfThere(file)) ?? '')
  const point = (next: Pointer) => replaceFile(file, JSON.stringify(next))
  async function read(release: string): Promise<Manifest | undefined> {
    const parsed = parsedJson<Manifest & { format: string }>((await readIfThere(join(folder, `${release}.json`))) ?? '')
    if (parsed?.format !== FORMAT) return undefined
    const { format: _format, ...manifest } = parsed
    return manifest
  }
  return {
    pointer,
    point,
    read,
    async current() {
      const pointed = await pointer()
      return pointed && read(pointed.release)
    },
    async publish(manifest) {
      await mkdir(folder, { recursive: true })
      await replaceFile(join(folder, `${manifest.id}.json`), JSON.stringify({ format: FORMAT, ...manifest }))
      await point({ release: manifest.id, publishedAt: new Date().toISOString() })
    },
  }
}

/** Nothing where a file is damaged: what cannot be read is made again. */
function parsedJson<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function replaceFile(path: string, content: string): Promise<void> {
  const beside = `${path}.${process.pid}.new`
  await writeFile(beside, content)
  await rename(beside, path)
}
