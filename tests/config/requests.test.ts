/** The linter's rules against requests that miss ofetch's retries and time limits. */
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const RULES = new Set(['no-restricted-globals', 'no-restricted-properties', '@typescript-eslint/no-restricted-imports'])
const eslint = new ESLint({
  cwd: PROJECT,
  ruleFilter: ({ ruleId }) => RULES.has(ruleId),
  // These rules ask for no types, which files that are not there have none of.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})
const judged = async (folder: string, code: string) => {
  const [result] = await eslint.lintText(code, { filePath: join(PROJECT, 'src', folder, 'asking.ts') })
  return result!.messages.map(({ message }) => message).join()
}

test.each(['provider', 'provider/crawl', 'engine/publisher', 'hosts/server', 'hosts/edge'])(
  'R7.41 in src/%s the linter refuses to ask otherwise than with ofetch',
  async (folder) => {
    const other = [
      "await fetch('/x')",
      'globalThis.fetch',
      "import http from 'node:http'",
      "import { request } from 'undici'",
    ]
    for (const code of [...other, "import { connect } from 'node:net'", "import { fetch } from 'ofetch'"])
      expect(await judged(folder, code), code).toContain('Ask with ofetch.')
    expect(await judged(folder, "import { ofetch } from 'ofetch'\nexport const menus = await ofetch('/x')")).toBe('')
  },
)

test('R7.41 what asks the provider does so with ofetch', async () => {
  const results = await eslint.lintFiles(['src/provider', 'src/engine/publisher'])
  expect(results.length).toBeGreaterThan(20)
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
})
