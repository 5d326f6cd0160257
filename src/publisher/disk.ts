/** What a disk refuses, told as a problem. */
import { MustNotPublish, problem } from '../problems/table.ts'
import { codeOf } from '../state/database.ts'

/** Errors of the file system that an operator can mend, and no developer. */
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

/** Of SQLite: what is the disk's, not the database's. Read-only, input or output, full, cannot be opened. */
const DATABASE_REFUSALS = new Set([8, 10, 13, 14])

/** Runs; an error of the disk becomes a reason not to publish. */
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
