/** What web servers are told of a release, in their own words. That they understand it is seen with the real ones (tests/hosts, tests/netlify). */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { redirectRules, writeIncluded } from '../../../src/engine/publish/host-files.ts'
import { emptyFolder } from '../../harness/folder.ts'

const POLICY = `default-src 'self' "x" \\y`
const RELEASE = {
  policy: POLICY,
  redirects: { '/eski ürün': '/ürün', '/en/old': '/en/new' },
  gone: { '/de/weg "ganz"': '/de/410/51', '/kapalı': '/410/0' },
}

test('Netlify has the addresses that moved, those that are gone, then the error page of each language', () => {
  const lost = ['en', 'de', 'ru'].flatMap((lang) => [
    `/${lang}/404 /${lang}/404.html 404!`,
    `/${lang}/410/* /${lang}/404.html 404!`,
    `/${lang}/* /${lang}/404.html 404`,
  ])
  expect(redirectRules(RELEASE).split('\n')).toEqual([
    '/eski%20%C3%BCr%C3%BCn /%C3%BCr%C3%BCn 301',
    '/en/old /en/new 301',
    '/de/weg%20%22ganz%22 /de/410/51.html 410',
    '/kapal%C4%B1 /410/0.html 410',
    '/kapalı /410/0.html 410',
    ...lost,
    ...['en', 'de', 'ru'].map((lang) => `/:folder/${lang}/* /${lang}/404.html 404`),
    '',
  ])
})

describe('files that Caddy and nginx include', () => {
  let folder: string
  beforeEach(async () => {
    const above = await emptyFolder()
    folder = join(above, 'state', 'hosts')
  })
  const written = async (name: string) => readFile(join(folder, name), 'utf8')

  test('are written where they differ, and else left alone', async () => {
    await writeIncluded(folder, RELEASE)
    const identities = async () => {
      const names = (await readdir(folder)).sort()
      return new Map(
        await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).ino] as const)),
      )
    }
    const first = await identities()
    expect([...first.keys()].filter((name) => name.endsWith('.new'))).toEqual([])
    await writeIncluded(folder, RELEASE)
    expect(await identities()).toEqual(first)
    await writeIncluded(folder, { ...RELEASE, redirects: {}, gone: {} })
    const next = await identities()
    const changed = [...next].filter(([name, ino]) => first.get(name) !== ino).map(([name]) => name)
    expect(changed).toEqual(['gone.caddy', 'gone.nginx', 'redirects.caddy', 'redirects.nginx'])
    expect(await written('redirects.nginx')).toBe('')
  })
})
