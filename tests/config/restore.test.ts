/** The commands of docs/operate.md that could lose what only a state has, and what the whole page needs of a bare machine. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const section = readFileSync(join(PROJECT, 'docs/operate.md'), 'utf8')
  .split('### From a bare Debian to a site with TLS')[1]!
  .split('\n### ')[0]!
const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]!)
const restore = blocks.find((block) => block.includes('systemctl stop crystal-site'))!

/** A machine with these backups, after the commands were pasted into a shell: a command that fails stops none. */
function restored(backups: Record<string, string>): { database: string; hasLog: boolean } {
  const machine = mkdtempSync(join(tmpdir(), 'crystal-restore-'))
  onTestFinished(() => rmSync(machine, { recursive: true }))
  const site = join(machine, 'srv/crystal/.site')
  for (const folder of [site, join(machine, 'var/backups')]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(site, 'site.db'), 'live')
  writeFileSync(join(site, 'site.db-wal'), 'log')
  for (const [name, content] of Object.entries(backups)) writeFileSync(join(machine, 'var/backups', name), content)
  const commands = restore.replaceAll(/\/(?=(?:srv|var)\/)/g, `${machine}/`).replaceAll('-o crystal -g crystal', '')
  spawnSync('bash', ['-c', `systemctl() { :; }\n${commands}`], { stdio: 'ignore' })
  return { database: readFileSync(join(site, 'site.db'), 'utf8'), hasLog: existsSync(join(site, 'site.db-wal')) }
}

test('the newest backup is restored, of whichever day it is', () => {
  const backups = {
    'crystal-2026-09-30.db': 'older',
    'crystal-2026-10-02.db': 'newest',
    'crystal-2026-10-01.db': 'old',
  }
  expect(restored(backups)).toEqual({ database: 'newest', hasLog: false })
})

test('without a backup the state stays as it is', () => {
  expect(restored({})).toEqual({ database: 'live', hasLog: true })
})

test('every program of the page is in its list of packages, or on every Debian', () => {
  const [, listed = ''] = /apt-get install -y (.+)/.exec(section)!
  const has = [
    'apt-get',
    'useradd',
    'systemctl',
    'install',
    'cp',
    'cd',
    'mkdir',
    'mv',
    'rm',
    'echo',
    'printf',
    'ls',
    'systemd-run',
  ]
  const programs = blocks
    .join('\n')
    .split(/\n|&&|\$\(/)
    .map((line) => line.trim().split(' ')[0]!)
    .filter((word) => /^[a-z]/.test(word))
  expect(programs.filter((name) => ![...has, 'date', ...listed.split(' ')].includes(name))).toEqual([])
})
