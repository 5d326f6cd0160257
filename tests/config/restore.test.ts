/** The commands of docs/operate.md that could lose what only a state has, and what the whole page needs of a bare machine. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const section = readFileSync(join(PROJECT, 'docs/operate.md'), 'utf8')
  .split('### From a bare Debian to a site with TLS')[1]!
  .split('\n### ')[0]!
const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1]!)
const restore = blocks.find((block) => block.includes('state-restore'))!

/** What the command is given on a machine with these back-ups. */
function restored(...backups: string[]): string | undefined {
  const machine = mkdtempSync(join(tmpdir(), 'crystal-restore-'))
  onTestFinished(() => rmSync(machine, { recursive: true }))
  const folder = join(machine, 'var/backups')
  mkdirSync(folder, { recursive: true })
  for (const name of backups) writeFileSync(join(folder, name), '')
  const commands = restore.replaceAll('/var/', `${machine}/var/`)
  const script = `systemctl() { :; }\nsystemd-run() { printf '%s\\n' "$@"; }\n${commands}`
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' })
  return stdout.trim().split('\n').at(-1)!.replace(`${folder}/`, '')
}

test('the newest backup is restored, of whichever day it is', () => {
  expect(restored('crystal-2026-09-30.db', 'crystal-2026-10-02.db', 'crystal-2026-10-01.db')).toBe(
    '--from=crystal-2026-10-02.db',
  )
})

test('without a backup none is named, which the command refuses', () => {
  expect(restored()).toBe('--from=')
})

test('every program of the page is in its list of packages, or on every Debian', () => {
  const [, listed = ''] = /apt-get install -y (.+)/.exec(section)!
  const has = 'apt-get useradd systemctl install cp cd mkdir mv rm echo printf ls systemd-run node date'.split(' ')
  const programs = blocks
    .join('\n')
    .split(/\n|&&|\$\(/)
    .map((line) => line.trim().split(' ')[0]!)
    .filter((word) => /^[a-z]/.test(word))
  expect(programs.filter((name) => ![...has, ...listed.split(' ')].includes(name))).toEqual([])
})
