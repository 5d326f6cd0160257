/**
 * The site's state: one database file. Writes and most queries return promises, since servers may share the state. Maps of records and of a release's
 * entries are read synchronously, by views and by the server's responses.
 */
import { join } from 'node:path'
import { Approvals } from './releases/approvals.ts'
import { TABLES } from './database/carried.ts'
import { Database } from './database/database.ts'
import type { SharedWriter } from './database/transaction.ts'
import { Findings } from './findings.ts'
import { Folders } from './folders.ts'
import { FormerAddresses } from './releases/former-addresses.ts'
import { HashedFiles } from './releases/hashed-files.ts'
import { History } from './releases/history.ts'
import { LivePointer } from './releases/live.ts'
import { PageEdits } from './page-edits.ts'
import { MediaTable } from './media.ts'
import { Purges } from './purges.ts'
import { Queue } from './queue.ts'
import { RecordTable } from './records.ts'
import { Releases } from './releases/releases.ts'
import { Runs } from './runs.ts'
import { STATE_FILE } from './database/schema.ts'
import { sharedIn } from './shared/share.ts'
import { Sessions } from './sessions.ts'
import { Submissions } from './submissions.ts'
import { Translations } from './translations.ts'

export type State = ReturnType<typeof openState>

/**
 * `folder`: '.site', which need not exist; without it the state is in memory. Each call opens a connection of its own. If servers share the state of this
 * folder (`shareState`), the file is a copy, and `writer` writes to the shared state.
 */
export function openState(
  folder?: string,
  writer: SharedWriter | undefined = folder === undefined ? undefined : sharedIn(folder),
) {
  const db = new Database(folder === undefined ? ':memory:' : join(folder, STATE_FILE), writer)
  const records = new RecordTable(db, folder)
  const history = new History(db)
  const hashedFiles = new HashedFiles(db)
  const formerAddresses = new FormerAddresses(db)
  const live = new LivePointer(db, history, hashedFiles)
  const onAdd = (number: number, at: string) => {
    hashedFiles.note(number, at)
    formerAddresses.note(number)
  }
  const releases = new Releases({ db, records, live, history, onAdd })
  return {
    records,
    releases,
    live,
    approvals: new Approvals(db, live, releases, history),
    history,
    edits: new PageEdits(db),
    purges: new Purges(db),
    runs: new Runs(db),
    queue: new Queue(db),
    findings: new Findings(db),
    media: new MediaTable(db),
    folders: new Folders(db),
    hashedFiles,
    formerAddresses,
    sessions: new Sessions(db),
    submissions: new Submissions(db),
    translations: new Translations(db, history),
    /** Throws `DamagedState` if the file is damaged. Reads all of it. */
    check: () => db.check(),
    /** Throws `DamagedState` if a table, or a page of the live release, is gone. */
    checkLive() {
      for (const table of TABLES) db.get(`SELECT 1 FROM ${table} LIMIT 1`)
      releases.checkLive()
    },
    /** The problem of a file that was damaged or of a different version when it was opened. `undefined` on a second call. */
    takeRenewal: () => db.takeRenewal(),
    /** Whether another process has replaced or removed the file. */
    isReplaced: () => db.isReplaced(),
    /** Reopens the file if another process replaced or removed it. Returns whether it did. */
    refresh: () => db.refresh(),
    /** Moves the damaged file aside and creates a new one with the data that cannot be crawled again. Resolves to the old file's path. */
    async replace() {
      records.forget()
      return db.replace()
    },
    close: () => db.close(),
  }
}
