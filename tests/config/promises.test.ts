/** The linter's rules against promises that nobody waits for, which know types. */
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const eslint = new ESLint({ cwd: PROJECT })

test.each([
  'src/hosts/server/app.ts',
  'src/components/browser/answer/progress.ts',
  'scripts/test.ts',
  'tests/harness/site.ts',
])('the linter refuses a promise in %s that is dropped, or taken for its value', async (file) => {
  const { rules, languageOptions } = (await eslint.calculateConfigForFile(join(PROJECT, file))) as {
    rules: Record<string, [severity: number]>
    languageOptions: { parserOptions: object }
  }
  for (const rule of ['no-floating-promises', 'no-misused-promises'])
    expect(rules[`@typescript-eslint/${rule}`]![0], rule).toBe(2)
  expect(languageOptions.parserOptions).toHaveProperty('projectService')
})
