/** Packages that only a deep run needs: installed from a lock file of their own when they are first asked for. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT } from './settings.ts'

/**
 * Resolves to a folder with the packages that `pinned`, a folder with a package.json and its lock file, names. `finish` completes the folder
 * before anybody else sees it.
 */
export async function installPinned(
  name: string,
  pinned: string,
  finish: (folder: string) => Promise<void> = async () => {},
): Promise<string> {
  const lockfile = await readFile(join(pinned, 'package-lock.json'))
  const folder = join(PROJECT, '.cache', `${name}-${createHash('sha256').update(lockfile).digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const beside = `${folder}.${process.pid}.new`
  await mkdir(join(PROJECT, '.cache'), { recursive: true })
  await cp(pinned, beside, { recursive: true })
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', args, { cwd: beside, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} could not be installed:\n${stderr}`)
  await finish(beside)
  // Another process may have installed them meanwhile: its result is as good.
  await rename(beside, folder).catch(() => rm(beside, { recursive: true, force: true }))
  return folder
}
