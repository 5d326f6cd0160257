/** What a disk refuses, told as a problem. */
import { MustNotPublish, problem } from '../problems/table.ts'

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

/** Runs; an error of the disk becomes a reason not to publish. */
export async function withDiskProblems<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const { code, path, message } = error as NodeJS.ErrnoException
    if (code === undefined || !REFUSALS.has(code)) throw error
    throw new MustNotPublish([problem('disk-failed', path ?? 'disk', message)])
  }
}
