/** Remembers why this server cannot follow the shared state, and logs when that changes. */
import { logFailure } from '../../../config/problems/log.ts'
import { hasProblem, type MustNotPublish } from '../../../config/problems/table.ts'

export class Outages {
  #error: unknown

  get isReachable(): boolean {
    return this.#error === undefined
  }

  /** The result of an attempt to follow; `undefined`: it succeeded. Logs the same error once. */
  note(error?: unknown): void {
    const last = this.#error
    this.#error = error
    if (isUnreachable(error) && !isUnreachable(last)) console.error((error as MustNotPublish).problems[0]!.message)
    else if (isUnreachable(last) && !isUnreachable(error))
      console.error('The database that servers share answers again.')
    if (error && (error as Error).message !== (last as Error | undefined)?.message) logFailure(error)
  }

  /** Notes if the database does not answer; other errors are the caller's. */
  watch<T>(run: Promise<T>): Promise<T> {
    run.catch((error: unknown) => isUnreachable(error) && this.note(error))
    return run
  }
}

export function isUnreachable(error: unknown): boolean {
  return hasProblem(error, 'database-unreachable')
}
