/**
 * The site's state: one database file. What changes it, or asks for more than one entry of it, answers with a promise, so that a database on a
 * server can stand in its place; maps of records and of a release's entries are read at once, by views and by what answers visitors.
 */
import { join } from 'node:path'
import { Database } from './database.ts'
import { Folders } from './folders.ts'
import { Queue } from './queue.ts'
import { RecordTable } from './records.ts'
import { Releases } from './releases.ts'
import { Submissions } from './submissions.ts'

export interface State {
  readonly records: RecordTable
  readonly releases: Releases
  readonly queue: Queue
  readonly folders: Folders
  readonly submissions: Submissions
  /** Where a damaged file was moved that was found at the start. */
  readonly putAside: string | undefined
  /** Whether another file stands in its place, or none. */
  isReplaced(): boolean
  /** Goes on with the file that stands in its place. Returns whether it is another one. */
  refresh(): boolean
  /** Puts a damaged file aside, and begins an empty one. Resolves to where the damaged one is. */
  replace(): Promise<string>
  close(): void
}

export const STATE_FILE = 'site.db'

/** `folder`: '.site', which need not be there; without, the state lives in memory. Each call opens a connection of its own. */
export function openState(folder?: string): State {
  const db = new Database(folder === undefined ? ':memory:' : join(folder, STATE_FILE))
  const records = new RecordTable(db, folder)
  return {
    records,
    releases: new Releases(db, records),
    queue: new Queue(db),
    folders: new Folders(db),
    submissions: new Submissions(db),
    putAside: db.putAside,
    isReplaced: () => db.isReplaced(),
    refresh: () => db.refresh(),
    async replace() {
      records.forget()
      return db.replace()
    },
    close: () => db.close(),
  }
}
