/** What a transaction changed, and who takes the transactions if servers share the state. */
import type { TouchedContents } from './contents.ts'

/** Changes of a transaction. */
export interface Changes extends TouchedContents {
  /** In the format of SQLite's session extension; empty if nothing changes. */
  changeset: Uint8Array
}

/** A transaction that was run and rolled back. */
export interface Trial<T> extends Changes {
  result: T
}

/** Writes to the state that servers share; their files follow. */
export interface SharedWriter {
  /** Calls `tryChange` when the file is up to date. Resolves when the file has the change, too. */
  write<T>(tryChange: () => Promise<Trial<T>>): Promise<T>
}
