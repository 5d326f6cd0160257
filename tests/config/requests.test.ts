import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const RULES = new Set(['no-restricted-globals', 'no-restricted-properties', '@typescript-eslint/no-restricted-imports'])

test('R7.41 what asks the provider does so with ofetch', async () => {
  const untyped = { languageOptions: { parserOptions: { projectService: false } } }
  const eslint = new ESLint({ cwd: PROJECT, overrideConfig: untyped, ruleFilter: ({ ruleId }) => RULES.has(ruleId) })
  const results = await eslint.lintFiles(['src/provider', 'src/engine/publisher'])
  expect(results.length).toBeGreaterThan(20)
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
})
