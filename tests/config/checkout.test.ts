import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

test('a checkout has LF in every text, whatever git is configured to write', () => {
  const files = execFileSync('git', ['ls-files', '--eol'], { cwd: PROJECT, encoding: 'utf8' }).trim().split('\n')
  expect(files.length).toBeGreaterThan(1000)
  expect(
    files.filter((line) => !/^i\/(?:lf|none) .*\sattr\/text=auto eol=lf|^i\/-text .*\sattr\/-text/.test(line)),
  ).toEqual([])
})
