/** Web servers in front of ours name by hand what they hand on: pages that a query changes, and addresses that may be meant otherwise. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ODD_PATH } from '../../src/routes/mended-address.ts'
import { queriedPaths } from '../../src/routes/queried.ts'
import { PROJECT } from '../harness/settings.ts'
import { listed } from '../harness/listed.ts'

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
  for (const other of listed(`
    /arama/x | /tr/search | /en/arama | /en/hotels/crystal-flora/spa | /en/hotels/crystal-flora/contact | /tr/spa
    /oteller/crystal-flora/rooms/x | /oteller/crystal-flora/day | /en/hotels/a/b/day | /en`))
    expect(matches.test(other), other).toBe(false)
})

test('R2.149 both hand on every address that may be meant otherwise, as Netlify does', () => {
  const caddy = configuration('Caddyfile')
  expect([...caddy.matchAll(/@(?:meant|unmeant) \{\s+path_regexp (.+)/g)].map(([, pattern]) => pattern)).toEqual([
    ODD_PATH,
    ODD_PATH,
  ])
  const [, beforeSlashes = ''] = /@meant_slash \{\s+path_regexp (.+)/.exec(caddy) ?? []
  const nginx = configuration('nginx.conf')
  expect(nginx).toContain(`location ~ "${ODD_PATH}" {`)
  expect(nginx).toContain(`if ($bare ~ "${ODD_PATH}") {`)
  const isOdd = (path: string) => new RegExp(ODD_PATH).test(path)
  for (const path of ['/spa', '/en/hotels/crystal-flora', '/', '/a/b-c', '/trabzon', '/de-luxe'])
    expect([isOdd(path), new RegExp(beforeSlashes).test(`${path}/`)], path).toEqual([false, false])
  for (const path of [
    '/Spa',
    '/spa‘',
    '/spa)_',
    '/spa\u200b',
    '/spa |',
    '/s_pa',
    '/spa-',
    '/spa.php',
    '/tr',
    '/tr/spa',
    '/spa.tel',
    "/spa'da",
    '/de-de/spa',
    '/tr-tr',
  ])
    expect([isOdd(path), new RegExp(beforeSlashes).test(`${path}/`)], path).toEqual([true, true])
})
