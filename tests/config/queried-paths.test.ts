/** Web servers in front of ours name the pages that a query changes by hand: they must name each of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { queriedPaths } from '../../src/routes/queried.ts'
import { PROJECT } from '../harness/settings.ts'

const configuration = (name: string) => readFileSync(join(PROJECT, 'deploy', name), 'utf8')

test('Caddy hands on every page that a query changes, and no other', () => {
  const [, matcher = ''] = /@queried \{(.*?)\n\t\t\}/s.exec(configuration('Caddyfile')) ?? []
  const named = [...matcher.matchAll(/^\s*path (.+)$/gm)].flatMap(([, paths]) => paths!.split(' '))
  expect(named.sort()).toEqual(queriedPaths('*').sort())
})

test('nginx does, too', () => {
  const [, pattern = ''] = /location ~ (\^\/\(\?:arama\S+)/.exec(configuration('nginx.conf')) ?? []
  const matches = new RegExp(pattern)
  expect(queriedPaths('crystal-flora').filter((path) => !matches.test(path))).toEqual([])
  for (const other of [
    '/arama/x',
    '/tr/search',
    '/en/arama',
    '/en/hotels/crystal-flora',
    '/oteller/crystal-flora/day',
    '/en/hotels/a/b/day',
    '/en',
  ])
    expect(matches.test(other), other).toBe(false)
})
