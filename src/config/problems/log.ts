/** Logs failures of background work, which no caller receives. */
import { MustNotPublish } from './table.ts'

/**
 * Logs operator problems and what the operating system refuses as text, and other errors with their stack trace. Skips
 * `database-unreachable`: the connection logs it once for all callers.
 */
export function logFailure(error: unknown): void {
  if (error instanceof Error && 'syscall' in error) console.error(error.message)
  else if (!(error instanceof MustNotPublish)) console.error(error)
  else if (error.problems.some(({ code }) => code !== 'database-unreachable')) console.error(error.message)
}
