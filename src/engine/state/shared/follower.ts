/** Keeps this server's copy up to date with the shared state. */
import pLimit from 'p-limit'
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import { namedContents } from '../database/contents.ts'
import { inFile, withFile } from '../database/snapshot.ts'
import type { Connections } from './connection.ts'
import { fetchContents, type Contents } from './contents.ts'
import { changesAfter, CONSISTENT_READ, headOf, readInto, type Head } from './log.ts'
import { prepare } from './prepare.ts'
import type { Replica } from './replica.ts'

export class Follower {
  readonly replica: Replica
  readonly contents: Contents
  readonly #database: Connections
  /** Runs one at a time, since each run depends on the copy's last change. */
  readonly inTurn = pLimit(1)
  #isPrepared = false

  constructor(database: Connections, replica: Replica, contents: Contents) {
    this.#database = database
    this.replica = replica
    this.contents = contents
  }

  /** Whether the database has been reached and prepared. */
  get isPrepared(): boolean {
    return this.#isPrepared
  }

  catchUp(): Promise<void> {
    return this.inTurn(async () => (this.#isPrepared ? this.follow(await headOf(this.#database.query)) : this.#begin()))
  }

  /** In turn. Applies new changes, or copies everything if the log does not continue from this copy. Contents first, so that a visible release is complete. */
  async follow(head: Head): Promise<void> {
    this.#refuseOther(head)
    const change = this.replica.lastChange(head.id)
    if (change === head.change) return
    const changes = change ? await changesAfter(this.#database.query, change) : undefined
    if (!changes) return this.copyAll(head)
    const hashes = new Set(changes.flatMap((each) => each.contents))
    await fetchContents(this.#database.query, hashes, this.contents)
    if (!(await this.replica.apply({ id: head.id, change: change! }, changes))) await this.copyAll(head)
  }

  /** In turn. Follows the log again if a different process of this machine changes the copy meanwhile, so that the copy never goes back in time. */
  async copyAll({ id }: Head): Promise<void> {
    const before = this.replica.lastChange(id)
    const isCopied = await withFile(async (file) => {
      const head = await this.#database.transaction(async (query) => {
        const head = await readInto(query, file)
        await fetchContents(query, inFile(file, namedContents), this.contents)
        return head
      }, CONSISTENT_READ)
      return this.replica.copy(file, head, before)
    })
    if (!isCopied) await this.follow(await headOf(this.#database.query))
  }

  async #begin(): Promise<void> {
    const { query, transaction } = this.#database
    // Within the transaction, so that a refused server leaves the database unchanged.
    await transaction(async (inTransaction) => this.#refuseOther(await prepare(inTransaction)))
    await this.follow(await headOf(query))
    // The disk may have lost some.
    await fetchContents(query, this.replica.contents(), this.contents)
    this.#isPrepared = true
  }

  /** Throws `MustNotPublish` if the copy belongs to a different database, which may have no other copy. */
  #refuseOther({ id }: Head): void {
    const { replica } = this
    if (replica.lastChange(id) === undefined && !replica.isEmpty)
      throw new MustNotPublish([problem('state-not-shared', replica.path, replica.path)])
  }
}
