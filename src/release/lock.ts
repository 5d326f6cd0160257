/** One publish at a time in a state folder, whichever process it is of. */
import { readFileSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MustNotPublish, problem } from '../problems/table.ts'

interface Holder {
  pid: number
  /** When the process began, by the system's count: a number is given to many processes, one after the other. */
  began: string
  /** ISO 8601. */
  since: string
}

const held = new Set<string>()
const TURN = 50

/** Runs what must not run twice. Rejects with `MustNotPublish` where another publish is not over after `wait` milliseconds. */
export async function locked<T>(stateFolder: string, wait: number, run: () => Promise<T>): Promise<T> {
  const file = join(stateFolder, 'publish.lock')
  await mkdir(stateFolder, { recursive: true })
  await acquire(file, wait)
  try {
    return await run()
  } finally {
    held.delete(file)
    await rm(file, { force: true })
  }
}

async function acquire(file: string, wait: number): Promise<void> {
  const until = performance.now() + wait
  const mine: Holder = { pid: process.pid, began: beginningOf(process.pid), since: new Date().toISOString() }
  for (;;) {
    if (!held.has(file) && (await create(file, JSON.stringify(mine)))) return
    const holder = await holderOf(file)
    if (holder === 'nobody') continue
    if (!held.has(file) && (holder === 'damaged' || !isAlive(holder))) {
      // Left behind by a process that was killed.
      await rm(file, { force: true })
      continue
    }
    if (performance.now() >= until) {
      const detail = holder === 'damaged' ? file : `process ${holder.pid} since ${holder.since}`
      throw new MustNotPublish([problem('publish-under-way', file, detail)])
    }
    await pause(TURN)
  }
}

/** The file appears with its content, or not at all. */
async function create(file: string, content: string): Promise<boolean> {
  const beside = `${file}.${process.pid}.new`
  try {
    await writeFile(beside, content)
    await link(beside, file)
    held.add(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(beside, { force: true })
  }
}

async function holderOf(file: string): Promise<Holder | 'nobody' | 'damaged'> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'nobody' : 'damaged'
  }
}

function isAlive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process is one, too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return pid !== process.pid && beginningOf(pid) === began
}

/** Empty where the system does not tell. */
function beginningOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
