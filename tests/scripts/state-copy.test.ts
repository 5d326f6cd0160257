/** What `npm run state:copy` refuses; what it copies is asked by `tests/shared/state-copy.test.ts`. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const SCRIPT = join(PROJECT, 'scripts', 'state-copy.ts')

test.each([
  [[], '--from and --to'],
  [['--from', '.site'], '--from and --to'],
  [['--from', '.site', '--to', 'other'], 'must be a folder'],
  [['--from', 'postgres://site:secret@127.0.0.1/a', '--to', 'postgres://site:secret@127.0.0.1/b'], 'must be a folder'],
  [['--from', 'postgres://site:secret@127.0.0.1:2/a', '--to', '/tmp/none'], 'database-unreachable'],
])('the command refuses %j, and repeats no password', (args, why) => {
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, ...args], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining(why)])
  expect(stderr).not.toContain('secret')
})
