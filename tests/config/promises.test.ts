/** The linter's rules against promises that nobody waits for. */
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const eslint = new ESLint({ cwd: PROJECT, ruleFilter: ({ ruleId }) => ruleId.endsWith('-promises') })

test.each([
  ['a promise that is dropped', 'async function ask() {}\nask()'],
  [
    'a promise that is taken for its value',
    'async function isThere() { return false }\nif (isThere()) throw new Error()',
  ],
])('the linter refuses %s', async (_name, code) => {
  // Types are known of files that are there.
  const [result] = await eslint.lintText(code, { filePath: join(PROJECT, 'src', 'server', 'app.ts') })
  expect(result!.errorCount).toBe(1)
})
