/** The linter's rules against requests that miss ofetch's retries and time limits. */
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const RULES = new Set(['no-restricted-globals', 'no-restricted-properties', '@typescript-eslint/no-restricted-imports'])
const eslint = new ESLint({
  cwd: PROJECT,
  ruleFilter: ({ ruleId }) => RULES.has(ruleId),
  // These rules ask for no types, which files that are not there have none of.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})

const OTHER_WAYS: [name: string, code: string][] = [
  ['fetch', "await fetch('https://provider.example/v1/menus')"],
  ['fetch, handed on', "export const ask = (send = fetch) => send('https://provider.example')"],
  ['globalThis.fetch', "await globalThis.fetch('https://provider.example')"],
  ['undici', "import { request } from 'undici'\nawait request('https://provider.example')"],
  ['node:http', "import http from 'node:http'\nhttp.get('http://provider.example')"],
  ['a part of node:https', "import { request } from 'node:https'\nrequest('https://provider.example').end()"],
  ['a socket', "import { connect } from 'node:net'\nconnect(443, 'provider.example')"],
  ['the fetch of ofetch', "import { fetch } from 'ofetch'\nawait fetch('https://provider.example')"],
]

describe.each(['provider', 'provider/crawl', 'engine/publisher', 'hosts/server', 'hosts/edge'])(
  'in src/%s',
  (folder) => {
    test.each(OTHER_WAYS)('R7.41 the linter refuses to ask with %s', async (_name, code) => {
      const [result] = await eslint.lintText(code, { filePath: join(PROJECT, 'src', folder, 'asking.ts') })
      expect(result!.messages.map(({ message }) => message).join()).toContain('Ask with ofetch.')
    })

    test('R7.41 the linter allows ofetch', async () => {
      const code =
        "import { ofetch } from 'ofetch'\nexport const menus = await ofetch('https://provider.example/v1/menus')"
      const [result] = await eslint.lintText(code, { filePath: join(PROJECT, 'src', folder, 'asking.ts') })
      expect(result!.messages).toEqual([])
    })
  },
)

test('R7.41 what asks the provider does so with ofetch', async () => {
  const results = await eslint.lintFiles(['src/provider', 'src/engine/publisher'])
  expect(results.length).toBeGreaterThan(20)
  expect(results.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`))).toEqual(
    [],
  )
})
