/** What web servers are told of a release, in their own words. That they understand it is seen with the real ones (tests/hosts, tests/netlify). */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { RULES_FILE } from '../../../src/config/ahead.ts'
import { FOR_AN_HOUR, FOREVER, MEDIA_HEADERS, PAGE_HEADERS as EVERY_HEADER } from '../../../src/config/headers.ts'
import { headersFile, redirectRules, writeIncluded } from '../../../src/engine/publish/host-files.ts'
import { emptyFolder } from '../../harness/folder.ts'

const POLICY = `default-src 'self' "x" \\y`
const RELEASE = {
  policy: POLICY,
  redirects: { '/eski ürün': '/ürün', '/en/old': '/en/new' },
  gone: { '/de/weg "ganz"': '/de/410/51', '/kapalı': '/410/0' },
}
const MOVED = [
  ['/eski ürün', '/%C3%BCr%C3%BCn'],
  ['/en/old', '/en/new'],
]
const PAGE_HEADERS = { ...EVERY_HEADER, 'content-security-policy': POLICY }
const PICTURE_HEADERS = { ...MEDIA_HEADERS, vary: 'Accept', 'cache-control': FOREVER }
const ASKED = 'public, max-age=0, must-revalidate'
const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')

describe('Netlify', () => {
  test('has the headers of every file, of those that are kept for ever, and the type that it does not know', () => {
    const lines = Object.entries(PAGE_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
    const kept = ['/_astro/*', `  cache-control: ${FOREVER}`]
    const typed = [RULES_FILE, '  content-type: application/speculationrules+json']
    expect(headersFile(RELEASE)).toBe(['/*', ...lines, ...kept, ...typed, ''].join('\n'))
  })

  test('has the addresses that moved, those that are gone, then the error page of each language', () => {
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
})

describe('files that Caddy and nginx include', () => {
  let folder: string
  beforeEach(async () => {
    const above = await emptyFolder()
    folder = join(above, 'state', 'hosts')
  })
  const written = async (name: string) => readFile(join(folder, name), 'utf8')

  test('of Caddy set headers by snippets', async () => {
    await writeIncluded(folder, RELEASE)
    const snippet = (name: string, headers: object) =>
      `(${name}) {\n${Object.entries(headers)
        .map(([header, value]) => `\theader {args.0} ${header} "${escaped(String(value))}"\n`)
        .join('')}}\n`
    expect(await written('headers.caddy')).toBe(
      [
        snippet('release_headers', PAGE_HEADERS),
        snippet('picture_headers', PICTURE_HEADERS),
        snippet('kept_for_ever', { 'cache-control': FOREVER }),
        snippet('asked_each_time', { 'cache-control': ASKED }),
        snippet('kept_for_an_hour', { 'cache-control': FOR_AN_HOUR }),
      ].join('\n'),
    )
  })

  test('of Caddy tell languages, moved addresses and those that are gone', async () => {
    await writeIncluded(folder, RELEASE)
    expect(await written('languages.caddy')).toBe(
      'map {path} {language} {\n\t"~^/(?:[^/]+/)??(en|de|ru)(?:/|$)" "/${1}"\n\tdefault ""\n}\n',
    )
    const moved = MOVED.map(([from, to]) => `\t"${from}" "${to}"\n`).join('')
    expect(await written('redirects.caddy')).toBe(`map {path} {moved} {\n${moved}\tdefault ""\n}\n`)
    const gone = String.raw`"/de/weg \"ganz\"" "/de/410/51.html"`
    expect(await written('gone.caddy')).toBe(
      `map {path} {gone} {\n\t${gone}\n\t"/kapalı" "/410/0.html"\n\tdefault ""\n}\n`,
    )
  })

  test('of nginx say the same in its words', async () => {
    await writeIncluded(folder, RELEASE)
    const added = (headers: object) =>
      Object.entries(headers)
        .map(([name, value]) => `add_header ${name} "${escaped(String(value))}" always;\n`)
        .join('')
    expect(await written('headers.nginx')).toBe(added(PAGE_HEADERS))
    expect(await written('picture-headers.nginx')).toBe(added(PICTURE_HEADERS))
    expect(await written('languages.nginx')).toBe('"~^/(?:[^/]+/)??(?<code>en|de|ru)(?:/|$)" /$code;\n')
    expect(await written('redirects.nginx')).toBe(MOVED.map(([from, to]) => `"${from}" "${to}";\n`).join(''))
    expect(await written('gone.nginx')).toBe(
      String.raw`"/de/weg \"ganz\"" "/de/410/51.html";` + '\n"/kapalı" "/410/0.html";\n',
    )
    expect(await written('caching.nginx')).toBe(`~^/_astro/ "${FOREVER}";\ndefault "${ASKED}";\n`)
  })

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
