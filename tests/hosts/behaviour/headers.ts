/** What a browser may do with an answer, and which pages it may get ahead. */
import { describe, expect, test } from 'vitest'
import { RULES_FILE, SPECULATION_RULES } from '../../../src/config/ahead.ts'
import { SECURITY_HEADERS } from '../../../src/config/headers.ts'
import { NEWSLETTER } from '../../harness/form-site.ts'
import { HOTEL, securityNames, type AskedHost } from './asked-host.ts'

export function describeHeaders({ running, ask, script, picture, post }: AskedHost): void {
  describe('headers', () => {
    test.each(['page', 'not found', 'script', 'redirect', 'picture', 'form', 'country'])(
      'a browser is told what it may do with a %s',
      async (kind) => {
        const answer = await {
          page: () => ask(HOTEL),
          'not found': () => ask('/en/x', { headers: { accept: 'text/html' } }),
          script: async () => ask(await script()),
          redirect: () => ask(`${HOTEL}/`),
          picture: async () => ask(await picture()),
          form: () => post('newsletter', { ...NEWSLETTER, email: 'x' }),
          country: () => ask('/edge/country'),
        }[kind]!()
        // What leads elsewhere shows nothing.
        const names = kind === 'redirect' ? (['strict-transport-security'] as const) : securityNames
        const expected = Object.fromEntries(names.map((each) => [each, SECURITY_HEADERS[each]]))
        const shared = kind === 'picture' && { 'cross-origin-resource-policy': 'cross-origin' }
        expect(answer.headers).toMatchObject(kind === 'redirect' ? expected : { ...expected, ...shared })
        if (['page', 'not found', 'form'].includes(kind))
          expect(answer.headers['content-security-policy']).toBe(running.site.built.manifest.policy)
      },
    )
  })

  test('a page names the rules by which browsers get the next one ahead', async () => {
    for (const path of [HOTEL, '/en/search?q=sea']) {
      const named = (await ask(path)).headers['speculation-rules']
      expect(named, path).toBe(`"${RULES_FILE}"`)
    }
    expect(JSON.parse((await ask(RULES_FILE)).text)).toEqual(SPECULATION_RULES)
  })
}
