/** Errors of the disk become problems. */
import { MustNotPublish, problem } from '../problems/table.ts'
import { codeOf } from '../state/database.ts'

/** Errors of the file system that the operator can mend, not the developer. */
const REFUSALS = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'EIO',
  'ENOTDIR',
])

/** The same of SQLite: READONLY, IOERR, FULL, CANTOPEN. */
const DATABASE_REFUSALS = new Set([8, 10, 13, 14])

/** Runs; an error of the disk is rethrown as `MustNotPublish`. */
export async function withDiskProblems<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException
    const isRefusal = (code !== undefined && REFUSALS.has(code)) || DATABASE_REFUSALS.has(codeOf(error) ?? 0)
    if (!isRefusal) throw error
    throw new MustNotPublish([problem('disk-failed', path ?? 'disk', message)])
  }
}
