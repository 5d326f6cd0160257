/** A site's state in one SQLite file: the database as it was at one moment, and beside its tables the contents that it names. */
import { existsSync } from 'node:fs'
import { copyFile, open, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { MustNotPublish, problem, type ProblemCode } from '../../config/problems/table.ts'
import { digest } from '../../records/digest.ts'
import type { StateFolder } from './copy.ts'
import { namedContents } from './database/contents.ts'
import { putInPlace } from './database/database-file.ts'
import { withDiskProblems } from './database/disk.ts'
import { STATE_FILE, VERSION } from './database/schema.ts'
import { takeTurn } from './turn.ts'

export interface BackUp {
  /** Id of the live release. */
  release: string
  /** Number of contents. */
  contents: number
  /** Number of contents of earlier releases that were lost before. */
  missing: number
}

/** A publish may remove contents of a release that it prunes while they are read: then the next copy does not name them. */
const MAX_ATTEMPTS = 3
/** All pages in one step: otherwise the copy begins again with each write of another process. */
const RATE = 2 ** 31 - 1
/** A publish under way may finish its whole crawl first. */
const TURN_WAIT_MS = 10 * 60_000
const TABLE = 'backed_up_content'
const LIVE_CONTENTS = ['page', 'asset']
  .map((table) => `SELECT hash FROM ${table} JOIN live ON valid_from <= release AND coalesce(valid_to > release, 1)`)
  .join(' UNION ')

/** Writes the file while the site publishes. An earlier one in its place stays until the new one is found whole. Rejects with `MustNotPublish`. */
export async function backUp({ folder, contents }: StateFolder, to: string): Promise<BackUp> {
  const path = join(folder, STATE_FILE)
  if (!existsSync(path)) throw refusal('state-missing', folder, folder)
  // Another back-up to the same file may be under way.
  const part = `${resolve(to)}.${process.pid}.part`
  try {
    if (existsSync(to) && !(await inFile(to, isBackUp)))
      throw refusal('back-up-failed', to, 'the file there is no back-up')
    for (let attempt = 1; ; attempt++) {
      const missing = await copyWhole(path, part, contents)
      if (missing > 0 && attempt < MAX_ATTEMPTS) continue
      const whole = await check(part, 'back-up-failed')
      const file = await open(part)
      await file.sync().finally(() => file.close())
      await rename(part, to)
      return whole
    }
  } catch (error) {
    throw error instanceof MustNotPublish ? error : refusal('back-up-failed', to, (error as Error).message)
  } finally {
    // Below a file or by too long a name there is none.
    await rm(part, { force: true }).catch(() => {})
  }
}

/**
 * `from`: a back-up, or a state file that was kept aside in this folder. The state before is kept aside; its new path. Rejects with `MustNotPublish`, with
 * nothing changed, if the file is not whole or of newer code.
 */
export async function restore(from: string, { folder, contents }: StateFolder): Promise<BackUp & { aside?: string }> {
  if (!existsSync(from)) throw refusal('back-up-unfit', from, 'there is no such file')
  const path = join(folder, STATE_FILE)
  const part = `${path}.${process.pid}.part`
  try {
    const source = await asBackUp(from, part, contents)
    const whole = await check(source, 'back-up-unfit')
    const put = async () => {
      await takeContents(source, contents)
      return putInPlace(path, async (file) => {
        await copyFile(source, file)
        // Caches may hold anything.
        await inFile(file, (db) => db.exec(`DROP TABLE ${TABLE}; DELETE FROM purged; VACUUM`))
      })
    }
    const aside = await takeTurn(folder, TURN_WAIT_MS, () => withDiskProblems(put))
    if (aside === 'busy') throw refusal('publish-under-way', folder, `of another process, in ${folder}`)
    return { ...whole, aside }
  } finally {
    await rm(part, { force: true })
  }
}

/** Resolves to the path of the back-up: for a state file that is `part`, which is made of it and the store. */
async function asBackUp(from: string, part: string, contents: StateFolder['contents']): Promise<string> {
  try {
    if (await inFile(from, isBackUp)) return from
    await copyWhole(from, part, contents)
    return part
  } catch (error) {
    throw error instanceof MustNotPublish ? error : refusal('back-up-unfit', from, (error as Error).message)
  }
}

/** Resolves to the number of contents that are missing or damaged. */
async function copyWhole(path: string, to: string, contents: StateFolder['contents']): Promise<number> {
  await rm(to, { force: true })
  await inFile(path, async (db) => {
    if (db.prepare('SELECT 1 FROM replica').get())
      throw refusal('back-up-failed', path, 'it is a copy of a PostgreSQL database: back up that')
    await backup(db, to, { rate: RATE })
  })
  return addContents(to, contents)
}

async function addContents(file: string, contents: StateFolder['contents']): Promise<number> {
  return inFile(file, async (db) => {
    let missing = 0
    // One file, without a log beside it.
    db.exec(`PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; BEGIN`)
    db.exec(`CREATE TABLE ${TABLE} (hash TEXT PRIMARY KEY, bytes BLOB NOT NULL)`)
    const insert = db.prepare(`INSERT INTO ${TABLE} (hash, bytes) VALUES (?, ?)`)
    for (const hash of namedContents(db)) {
      const bytes = await contents.get(hash).catch(() => undefined)
      if (bytes) insert.run(hash, zstdCompressSync(bytes))
      else missing++
    }
    db.exec('COMMIT')
    return missing
  })
}

async function takeContents(file: string, to: StateFolder['contents']): Promise<void> {
  await inFile(file, async (db) => {
    for (const { hash, bytes } of contentsIn(db)) await to.put(zstdDecompressSync(bytes), hash)
  })
}

/** Rejects with `MustNotPublish` of this code unless the database is sound and the live release has all its contents. */
async function check(file: string, code: 'back-up-failed' | 'back-up-unfit'): Promise<BackUp> {
  const refuse = (detail: string) => refusal(code, file, detail)
  try {
    return await inFile(file, (db) => {
      if (!isBackUp(db)) throw refuse('it is no back-up of a state')
      const version = Number(db.prepare('PRAGMA user_version').get()!.user_version)
      if (version > VERSION) throw refuse(`it is of newer code: version ${version}, and this code has ${VERSION}`)
      const [fault] = db.prepare('PRAGMA integrity_check').all()
      if (fault?.integrity_check !== 'ok') throw refuse(String(fault?.integrity_check))
      const sound = new Set<string>()
      for (const { hash, bytes } of contentsIn(db)) if (digest(zstdDecompressSync(bytes)) === hash) sound.add(hash)
      const lost = db
        .prepare(LIVE_CONTENTS)
        .all()
        .filter(({ hash }) => !sound.has(String(hash)))
      if (lost.length > 0) throw refuse(`${lost.length} files of the live release are missing or damaged`)
      const live = db.prepare('SELECT id FROM live JOIN release ON number = live.release').get()
      if (!live) throw refuse('it has no live release')
      return { release: String(live.id), contents: sound.size, missing: namedContents(db).size - sound.size }
    })
  } catch (error) {
    throw error instanceof MustNotPublish ? error : refuse((error as Error).message)
  }
}

function isBackUp(db: DatabaseSync): boolean {
  try {
    return db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(TABLE) !== undefined
  } catch {
    return false
  }
}

function contentsIn(db: DatabaseSync): Iterable<{ hash: string; bytes: Uint8Array }> {
  return db.prepare(`SELECT hash, bytes FROM ${TABLE}`).iterate() as Iterable<{ hash: string; bytes: Uint8Array }>
}

async function inFile<T>(file: string, run: (db: DatabaseSync) => T | Promise<T>): Promise<T> {
  const db = new DatabaseSync(file)
  try {
    return await run(db)
  } finally {
    db.close()
  }
}

function refusal(code: ProblemCode, resource: string, detail: string): MustNotPublish {
  return new MustNotPublish([problem(code as 'back-up-failed', resource, detail)])
}
