/**
 * State files that are kept aside, named by their schema version: of before an upgrade, of newer code, of before a restore. None is ever overwritten or
 * removed, and the store keeps the contents that they name.
 */
import { existsSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { namedContents } from './contents.ts'
import { STATE_FILE } from './schema.ts'

/** A file is only whole with its log; the file itself comes first. */
export const FILE_SUFFIXES = ['', '-wal', '-shm', '-journal']

/** 'site.v15.db', then 'site.v15-2.db' and so on. */
const NAME = new RegExp(`^${parse(STATE_FILE).name}\\.v(\\d+)(?:-(\\d+))?\\.db$`)

interface Aside {
  path: string
  version: number
  /** Which of its version it is. */
  count: number
}

/** The newest version first, and the last of each version. */
function asidesIn(folder: string): Aside[] {
  const found = existsSync(folder) ? readdirSync(folder) : []
  return found
    .flatMap((name) => {
      const [, version, count = 1] = NAME.exec(name) ?? []
      return version === undefined ? [] : [{ path: join(folder, name), version: Number(version), count: Number(count) }]
    })
    .sort((left, right) => right.version - left.version || right.count - left.count)
}

/** Moves the state file aside, and returns its new path. No other process may open it meanwhile. */
export function moveAside(path: string, version: number): string {
  const { dir, name } = parse(path)
  const last = asidesIn(dir).find((aside) => aside.version === version)?.count ?? 0
  const aside = join(dir, `${name}.v${version}${last > 0 ? `-${last + 1}` : ''}.db`)
  // With a log that others have open and nothing else puts into the file, this one would be old without it.
  const db = new DatabaseSync(path)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  moveFile(path, aside)
  return aside
}

export function moveFile(from: string, to: string): void {
  // The file itself last: otherwise SQLite would take a remaining log for the new file's.
  for (const suffix of FILE_SUFFIXES.toReversed()) if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix)
}

/** Opens the newest file that code of this schema version can read. The caller closes it. */
export function openAside(path: string, version: number): { db: DatabaseSync; path: string } | undefined {
  for (const aside of asidesIn(dirname(path)).filter((each) => each.version <= version)) {
    const db = openWhole(aside)
    if (db) return { db, path: aside.path }
  }
  return undefined
}

/** `undefined` if the file is damaged. */
function openWhole({ path, version }: Aside): DatabaseSync | undefined {
  const db = new DatabaseSync(path)
  try {
    const isWhole = db.prepare('PRAGMA quick_check(1)').get()!.quick_check === 'ok'
    if (isWhole && db.prepare('PRAGMA user_version').get()!.user_version === version) return db
  } catch {
    // No database.
  }
  db.close()
  return undefined
}

/** Digests of the contents that the files name, so far as they can be read. */
export function asideContents(folder: string): Set<string> {
  return new Set(asidesIn(folder).flatMap(contentsIn))
}

function contentsIn({ path }: Aside): string[] {
  const db = new DatabaseSync(path)
  try {
    return [...namedContents(db)]
  } catch {
    return []
  } finally {
    db.close()
  }
}
