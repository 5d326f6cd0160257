/** Brings a server's copy up to date: change by change, or with a full copy. */
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import { rowChanges } from './changeset.ts'
import type { Connections } from './connection.ts'
import { fetchAll, fetchNamed, type Contents } from './contents.ts'
import { changesAfter, copyAll, headOf, type Head } from './postgres.ts'
import type { Replica } from './replica.ts'

/** Most changes to apply at once, and their bytes. A copy further behind is replaced: contents of changes in between may be gone. */
const MOST_AT_ONCE = 50
const MOST_BYTES = 64 * 1024 * 1024

interface FollowerOptions extends Pick<Connections, 'query' | 'transaction'> {
  replica: Replica
  contents: Contents
  /** The file of the copy. */
  path: string
  /** Bytes of changes per read. */
  most?: number | undefined
}

export interface Follower {
  follow(head: Head): Promise<void>
  /** Copies everything. */
  fill(): Promise<void>
  /** Throws `MustNotPublish` if this copy belongs to a different database: it may be that database's last copy. */
  refuseOther(head: Head): void
}

/** Do not call the follower's functions concurrently. */
export function followWith({
  query,
  transaction,
  replica,
  contents,
  path,
  most = MOST_BYTES,
}: FollowerOptions): Follower {
  function refuseOther({ id }: Head): void {
    if (replica.position(id) === undefined && !replica.isCopyOf(id) && !replica.isEmpty)
      throw new MustNotPublish([problem('state-not-shared', path, path)])
  }

  async function applyAll(id: string, held: number, changes: readonly Uint8Array[]): Promise<boolean> {
    // Files first, so that a visible release is complete.
    for (const changeset of changes) await fetchNamed(query, [...rowChanges(changeset)], contents)
    return replica.apply(id, held + 1, changes)
  }

  async function fill(): Promise<void> {
    await copyAll(transaction, ({ id, position }, parts, asked) =>
      replica.fill(id, position, parts, (hashes) => fetchAll(asked, hashes, contents)),
    )
  }

  return {
    fill,
    refuseOther,
    async follow(head) {
      refuseOther(head)
      const { id, position } = head
      const held = replica.position(id)
      if (held === position) return
      // Either another process here was faster, or the database was restored to before this copy's changes.
      if (held !== undefined && held > position) return (await headOf(query)).position < held ? fill() : undefined
      const isNear = held !== undefined && position - held <= MOST_AT_ONCE
      const changes = isNear ? await changesAfter(query, { after: held, to: position, most }) : undefined
      if (!changes || !(await applyAll(id, held!, changes))) await fill()
    },
  }
}
