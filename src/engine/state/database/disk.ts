/** Classifies errors of the file system and SQLite: a problem for the operator, or damage. */
import { MustNotPublish, problem } from '../../../config/problems/table.ts'

/** The database, or a record in it, is damaged. */
export class DamagedState extends Error {
  override name = 'DamagedState'
}

/** A record's value is missing, or does not match its digest. */
export class DamagedRecord extends DamagedState {}

/** File system errors that the operator can fix. */
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

/** SQLite's codes for them: READONLY, IOERR, FULL, CANTOPEN. */
const DATABASE_REFUSALS = new Set([8, 10, 13, 14])

/** SQLite's primary result code. */
function codeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

const BUSY = 5

/** Whether another connection is writing. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY
}

/** CORRUPT and NOTADB. */
const DAMAGE_CODES = new Set([11, 26])
/** Extended code IOERR_SHORT_READ: a truncated file on a healthy disk. */
const SHORT_READ = 522

/** Whether SQLite found a damaged file, or one that lacks a part of its schema. */
export function isDamage(error: unknown): boolean {
  const { errcode, message } = error as { errcode?: number; message: string }
  const isIncomplete = errcode !== undefined && /^no such (?:table|column)/.test(message)
  return DAMAGE_CODES.has(codeOf(error) ?? 0) || errcode === SHORT_READ || isIncomplete
}

/** Runs; rethrows disk errors as `MustNotPublish`. */
export async function withDiskProblems<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw diskProblem(error) ?? error
  }
}

/** `undefined` if it is not a disk error. `file`: the file being written, if the error does not name it. */
export function diskProblem(error: unknown, file = 'disk'): MustNotPublish | undefined {
  const { code, path, message } = error as NodeJS.ErrnoException
  const isRefusal = (code !== undefined && REFUSALS.has(code)) || DATABASE_REFUSALS.has(codeOf(error) ?? 0)
  return isRefusal ? new MustNotPublish([problem('disk-failed', path ?? file, message)]) : undefined
}
