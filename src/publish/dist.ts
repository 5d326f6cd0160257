/** A release as plain files in `dist/`, for any web server. Only files that changed are written. */
import { appendFile, copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import pLimit from 'p-limit'
import { effortFor, ENCODINGS, isCompressible, SUFFIXES, type Encoding, type Encodings } from '../release/encodings.ts'
import type { Manifest, PageEntry } from '../release/manifest.ts'
import { redirectsFile } from '../release/redirects.ts'
import type { ContentStore } from '../release/store.ts'
import { fileOf } from '../routes/paths.ts'
import { digest, shortDigest } from '../snapshot/digest.ts'
import { differences } from '../snapshot/layered.ts'
import { linesOf } from '../snapshot/lines.ts'
import { headersFile } from './host-files.ts'

export interface DistResult {
  written: number
  removed: number
}

export interface Dist {
  /**
   * `since`: a release whose files need not be looked for, where the folder was left with it and is still the same folder; a publish that asks
   * the provider for everything leaves it out, and finds what somebody deleted.
   */
  publish(manifest: Manifest, since?: Manifest): Promise<DistResult>
}

/** Files written at once. */
const WRITERS = 8
/** The state has grown too long when it has so many times the lines that it needs. */
const GROWTH = 4
/** Bytes that the line at the end of a publish fits in. */
const MOST_END = 512

/** Digest by name, and for a compressed copy how it is compressed, 'abc br'; '' where it is not known what the file holds. */
type Files = Map<string, string>

/** The last line of the state, where a publish came to its end. */
interface End {
  /** Digest of what the release has in files. */
  release: string
  /** Which folder it was left in, and when that was last touched. */
  folder: string
  compressed: boolean
  lines: number
}

/** What this process knows of the folder. */
interface Known {
  files: Files
  /** The release that they are of, where they are of one. */
  manifest?: Manifest
  lines: number
  /** When the state was written, so that another process is noticed that writes there too. */
  stamp: number | undefined
  end?: End | undefined
}

/**
 * `stateFile` remembers what was written, so that nothing of the state lies in the folder itself: a line for each file before it is touched,
 * and one after, and one at the end of a publish. The first publish of a process looks which files are there; later ones cost what changed.
 *
 * `encodings`: where they are given, each file that gets smaller has compressed copies beside it, 'en.html.br' and 'en.html.gz', for servers
 * that hand out such copies.
 */
export function openDist(folder: string, store: ContentStore, stateFile: string, encodings?: Encodings): Dist {
  let known: Known | undefined
  const stamp = async () => (await stat(stateFile).catch(() => undefined))?.mtimeMs
  const compressed = encodings !== undefined

  /** Nothing where it is not certain that the folder holds the files of the release and no others. */
  async function trusted(since: Manifest): Promise<Known | undefined> {
    const end = await readEnd(stateFile)
    if (!end) return undefined
    const extra = hostFiles(since)
    const isLeft = end.release === nameOf(since, extra) && end.folder === (await identityOf(folder))
    if (!isLeft || end.compressed !== compressed) return undefined
    const { lines } = end
    return { files: filesOf(since, extra, compressed), manifest: since, lines, stamp: await stamp(), end }
  }

  async function look(): Promise<Known> {
    const [state, there] = await Promise.all([readState(stateFile), filesBelow(folder)])
    const { files, lines } = state
    for (const name of files.keys()) if (!there.has(name)) files.set(name, '')
    // With a state, what else lies there is somebody else's; without one all of it is left over from another time.
    if (files.size > 0) return { files, lines, stamp: await stamp() }
    return { files: new Map([...there].map((name) => [name, ''])), lines: Infinity, stamp: await stamp() }
  }

  async function note(changed: readonly (readonly [name: string, hash?: string])[], now: Known): Promise<void> {
    const lines = changed.map((change) => `${JSON.stringify(change)}\n`)
    if (now.lines + lines.length > now.files.size * GROWTH) {
      await mkdir(dirname(stateFile), { recursive: true })
      const all = new Map(now.files)
      for (const [name, hash] of changed) if (hash !== undefined) all.set(name, hash)
      await writeFile(`${stateFile}.new`, [...all].map((entry) => `${JSON.stringify(entry)}\n`).join(''))
      await rename(`${stateFile}.new`, stateFile)
      now.lines = all.size
    } else {
      await appendFile(stateFile, lines.join(''))
      now.lines += lines.length
    }
  }

  return {
    async publish(manifest, since) {
      const isKnown = known !== undefined && known.stamp === (await stamp())
      const now = isKnown ? known! : ((since && (await trusted(since))) ?? (await look()))
      known = undefined
      const extra = hostFiles(manifest)
      for (const [name, content] of Object.entries(hostTexts(manifest))) await store.put(content, extra[name])
      const changes = changedFiles(now, manifest, extra, compressed)
      if (changes.size > 0 || now.stamp === undefined) {
        // What an interrupted run leaves is not known, and written again by the next one.
        await note(
          [...changes.keys()].map((name) => [name, ''] as const),
          now,
        )
        const limit = pLimit(WRITERS)
        await Promise.all([...changes].map(([name, hash]) => limit(() => write(name, hash))))
        for (const [name, hash] of changes) {
          if (hash === undefined) now.files.delete(name)
          else now.files.set(name, hash)
        }
        await note(
          [...changes].map(([name, hash]) => (hash === undefined ? [name] : [name, hash])),
          now,
        )
      }
      const release = nameOf(manifest, extra)
      const end = { release, folder: await identityOf(folder), compressed, lines: now.lines + 1 }
      if (changes.size > 0 || release !== now.end?.release) await appendFile(stateFile, `${JSON.stringify(end)}\n`)
      known = { ...now, manifest, end, lines: end.lines, stamp: await stamp() }
      const removed = [...changes.values()].filter((hash) => hash === undefined).length
      return { written: changes.size - removed, removed }
    },
  }

  async function write(name: string, hash: string | undefined): Promise<void> {
    const target = join(folder, name)
    if (hash === undefined) {
      await rm(target, { force: true })
      await removeEmpty(dirname(target), folder)
      return
    }
    await mkdir(dirname(target), { recursive: true })
    await copyFile(await pathOf(name, hash), `${target}.new`)
    await rename(`${target}.new`, target)
  }

  async function pathOf(name: string, content: string): Promise<string> {
    const [hash = '', encoding] = content.split(' ')
    return encoding ? encodings!.file(hash, encoding as Encoding, effortFor(name)) : store.pathOf(hash)
  }
}

/** What is there for web servers alone, by name. */
function hostTexts(manifest: Manifest): Record<string, string> {
  const redirects = redirectsFile(manifest.redirects)
  return { _headers: headersFile(manifest), ...(redirects !== '' && { _redirects: redirects }) }
}

function hostFiles(manifest: Manifest): Record<string, string> {
  return Object.fromEntries(Object.entries(hostTexts(manifest)).map(([name, content]) => [name, digest(content)]))
}

function nameOf({ id }: Manifest, extra: Record<string, string>): string {
  return shortDigest(JSON.stringify([id, extra]))
}

/** All files of a release. */
function filesOf({ assets, pages }: Manifest, extra: Record<string, string>, compressed: boolean): Files {
  const files = new Map([...assets, ...Object.entries(extra)])
  for (const [path, page] of pages) {
    const hash = digestOf(page)
    if (hash !== undefined) files.set(fileOf(path), hash)
  }
  if (compressed) addCopies(files)
  return files
}

/** Digests by the names of the files that must be written; nothing for those that must go. */
function changedFiles(
  { files, manifest: before }: Known,
  after: Manifest,
  extra: Record<string, string>,
  compressed: boolean,
): Map<string, string | undefined> {
  let wanted: Map<string, string | undefined>
  if (before) {
    wanted = new Map(Object.entries(extra))
    for (const name of differences(before.assets, after.assets)) wanted.set(name, after.assets.get(name))
    for (const path of differences(before.pages, after.pages)) wanted.set(fileOf(path), digestOf(after.pages.get(path)))
    if (!wanted.has('_redirects')) wanted.set('_redirects', undefined)
    if (compressed) addCopies(wanted)
  } else {
    wanted = filesOf(after, extra, compressed)
    for (const name of files.keys()) if (!wanted.has(name)) wanted.set(name, undefined)
  }
  return new Map([...wanted].filter(([name, hash]) => files.get(name) !== hash))
}

function addCopies(files: Map<string, string | undefined>): void {
  for (const [name, hash] of [...files]) {
    if (!isCompressible(name)) continue
    for (const encoding of ENCODINGS) files.set(name + SUFFIXES[encoding], hash && `${hash} ${encoding}`)
  }
}

/** Answers to forms are no files: only a POST gets them. */
function digestOf(page: PageEntry | undefined): string | undefined {
  return page && (page.status === undefined || page.status === 404) ? page.hash : undefined
}

/** Empty where there is none, or a line of it is damaged. */
async function readState(file: string): Promise<{ files: Files; lines: number }> {
  const files: Files = new Map()
  let count = 0
  try {
    for await (const lines of linesOf(file)) {
      count += lines.length
      for (const line of lines) {
        const change = JSON.parse(line) as [string, string?] | End
        if (!Array.isArray(change)) continue
        const [name, hash] = change
        if (hash === undefined) files.delete(name)
        else files.set(name, hash)
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && !(error instanceof SyntaxError)) throw error
    files.clear()
  }
  return { files, lines: count }
}

/** Nothing where the last publish did not come to its end. */
async function readEnd(file: string): Promise<End | undefined> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    const position = Math.max(0, size - MOST_END)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_END), 0, MOST_END, position)
    const end = /(?:^|\n)(\{.*\})\n$/.exec(buffer.toString('utf8', 0, bytesRead))?.[1]
    return end === undefined ? undefined : (JSON.parse(end) as End)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  } finally {
    await handle.close()
  }
}

/** Another folder of the same name has another number; to add, remove or replace a file in it gives it another time. */
async function identityOf(folder: string): Promise<string> {
  const known = await stat(folder).catch(() => undefined)
  return known ? `${known.ino} ${known.mtimeMs}` : ''
}

async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => !entry.isDirectory())
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))))
}

async function removeEmpty(from: string, root: string): Promise<void> {
  for (let folder = from; folder.length > root.length; folder = dirname(folder)) {
    const isRemoved = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!isRemoved) return
  }
}
