/** npm run move-in, before an old site that is asked politely. */
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import type { MoveInReport } from '../../src/engine/move-in/move-in.ts'
import { SITE } from '../harness/settings.ts'
import { siteOf } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { emptyFolder } from '../harness/folder.ts'
import { runScript } from './in-process.ts'

const run = (folder: string, ...args: string[]) => runScript('move-in', args, folder)

/** Answers with these files and pages, and remembers what it was asked for. */
async function oldSiteWith(answers: (url: string) => Record<string, string | Buffer>) {
  const asked: string[] = []
  const visitors = new Set<string | undefined>()
  let atOnce = 0
  let most = 0
  const server = createServer((request, response) => {
    most = Math.max(most, ++atOnce)
    response.on('close', () => atOnce--)
    asked.push(request.url!)
    visitors.add(request.headers['user-agent'])
    const body = answers(url)[request.url!]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, asked, visitors, most: () => most }
}

const HOTEL = '/en/hotels/deniz-kizi'
const page = (title: string, more = '') =>
  `<html><head><title>${title}</title><meta name=description content="All of it">${more}</head><body><svg><title>x</title></svg></body></html>`

test('the way in: the first run proposes, a person decides, and the next one lets the release go', async () => {
  const site = await siteOf(makeWorld({ langs: ['tr', 'en'] }), { plain: true })
  const old = await oldSiteWith((url) => ({
    '/robots.txt': 'User-agent: *\nDisallow: /secret\n',
    '/sitemap.xml': `<sitemapindex><sitemap><loc>${url}/pages.xml.gz</loc></sitemap></sitemapindex>`,
    '/pages.xml.gz': gzipSync(
      `<urlset>${[
        HOTEL,
        '/EN/Hotels/Deniz-Kizi/rooms.html',
        '/en/hotels/hotel-deniz-kizi/rooms/sea-room-1-new',
        '/press/2014',
        '/secret',
        '/gone',
      ]
        .map((path) => `<url><loc>${url}${path}</loc></url>`)
        .join('')}<url><loc>https://shop.example/</loc></url></urlset>`,
    ),
    [HOTEL]: page('Deniz Kızı', '<link rel=alternate hreflang=fr href=/fr><link rel=canonical href=/x>'),
    '/press/2014': page('Press'),
  }))
  const folder = await emptyFolder()
  const csv = join(folder, 'redirects.csv')
  await writeFile(csv, 'from;to;status;note\n/gone;;410;sold\n/a;/b;;\n/b;/en;;"two; steps"\n/c;/nowhere;;\n')
  const report = async () => JSON.parse(await readFile(join(folder, 'move-in/report.json'), 'utf8')) as MoveInReport
  const known = [`--state=${site.stateFolder}`, `--sitemap=${old.url}/sitemap.xml`]

  const first = await run(folder, ...known, `--redirects=${csv}`, `--crawl=${old.url}`, '--limit=5')
  expect([first.code, first.stderr]).toEqual([1, expect.stringContaining('crawl')])
  expect(first.stdout).toContain('1 are proposed, 2 lead nowhere')
  const said = await report()
  expect(said.counts).toMatchObject({ page: 1, mended: 1, proposed: 1, lost: 2, gone: 1, 'other-site': 1 })
  expect(said.faults).toEqual(['line 5, /c → /nowhere: there is no such page'])
  const redirects = await readFile(join(folder, 'move-in/redirects.csv'), 'utf8')
  expect(redirects.split('\n')).toEqual([
    'from,to,status,note',
    '/gone,,410,sold',
    '/a,/en,301,',
    '/b,/en,301,"two; steps"',
    '# /c,/nowhere,301,leads nowhere',
    expect.stringMatching(
      /^\/en\/hotels\/hotel-deniz-kizi\/rooms\/sea-room-1-new,\/en\/hotels\/deniz-kizi\/rooms\/sea-room-1,301,"proposed, \d\d % sure of \S+"$/,
    ),
    '# /press/2014,,410,"name a page, or take the # away if it is gone for good"',
    '# /secret,,410,"name a page, or take the # away if it is gone for good"',
    '',
  ])

  // Side by side, the worst first; what robots.txt forbids is not asked for, and no two at once.
  const { pages, forbidden, left } = said.compared!
  expect([forbidden, left, old.most()]).toEqual([1, 0, 1])
  expect(old.asked).not.toContain('/secret')
  expect([...old.visitors]).toEqual(['hotel-site-move-in/1.0'])
  expect(pages.slice(0, 2).map(({ address, losses }) => [address, losses])).toEqual([
    ['/press/2014', ['status']],
    [HOTEL, ['alternates']],
  ])
  expect(pages[1]).toMatchObject({
    before: { title: 'Deniz Kızı', description: 'All of it', canonical: '/x', alternates: { fr: '/fr' } },
    after: { status: 200, canonical: SITE.siteUrl + HOTEL },
  })
  const html = parse(await readFile(join(folder, 'move-in/report.html'), 'utf8'))
  expect(html.querySelector('h1 + p')!.text).toContain('Not ready: 3 of 6 old addresses are open')
  expect(html.querySelectorAll('details[open]')).toHaveLength(2)

  // Copied as it is, nobody has decided anything.
  await writeFile(csv, redirects)
  expect((await run(folder, ...known, `--redirects=${csv}`)).code).toBe(1)

  const decided = redirects
    .replace(/^# \/c.*\n/m, '')
    .replace(/^# /gm, '')
    .replace(/"proposed.*"$/m, 'agreed')
  await writeFile(csv, decided)
  const second = await run(folder, ...known, `--redirects=${csv}`)
  expect([second.code, second.stderr]).toEqual([0, ''])
  expect((await report()).isReady).toBe(true)
})

const FIRST: Answer = { status: 200, body: page('First') }

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
}

test.each<[string, Answer, why: string]>([
  ['301', { status: 301, headers: { location: 'https://elsewhere.example/' } }, 'answered with 301'],
  ['403', { status: 403 }, 'answered with 403'],
  ['a page, then 429', { status: 429 }, 'answered with 429'],
  ['404', { status: 404 }, ''],
  ['one page for all', { status: 200, body: page('Closed: URL', 'Who are you? CODE') }, 'the same page as others'],
  ['one for each language', { status: 200, body: page('Closed LANG') }, 'answered with the same page as others'],
])('an old site that answers with %s could not be read, and nothing is ready', async (name, answer, why) => {
  const site = await siteOf('threePages', { plain: true })
  let asked = name === 'a page, then 429' ? -1 : 0
  const server = createServer(({ url }, response) => {
    const isFirst = url !== '/robots.txt' && asked++ < 0
    const { status, headers, body = '' } = isFirst ? FIRST : answer
    response.writeHead(url === '/robots.txt' ? 404 : status, { 'content-type': 'text/html', ...headers })
    const words = { URL: url!, CODE: url!.replace(/\W/g, 'q'), LANG: url!.startsWith('/en') ? 'now' : 'bitte' }
    response.end(body.replace(/URL|CODE|LANG/g, (name) => words[name as keyof typeof words]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const folder = await emptyFolder()
  await writeFile(join(folder, 'list.txt'), site.paths.flatMap((path) => [url + path, `${url}/en${path}`]).join('\n'))
  const { code, stdout } = await run(folder, `--state=${site.stateFolder}`, '--sitemap=list.txt', `--crawl=${url}`)
  expect([code, stdout]).toEqual([2, expect.stringContaining('The old site could not be read')])
  expect(stdout).toMatch(/Not ready:/)
  expect(stdout).toContain(why)
  const html = parse(await readFile(join(folder, 'move-in/report.html'), 'utf8'))
  expect(html.querySelector('h1 + p')!.text).toContain('could not be read')
})

test('what it cannot find out it says in a line, with 2', async () => {
  const folder = await emptyFolder()
  const site = await siteOf('threePages', { plain: true })
  const state = `--state=${site.stateFolder}`
  await writeFile(join(folder, 'page.html'), '<html></html>')
  for (const [args, words] of [
    [[state], 'Name the old site’s sitemap'],
    [[state, '--sitemap=page.html'], 'page.html is no sitemap'],
    [[state, '--sitemap=none.xml'], 'none.xml cannot be read'],
    [[state, '--sitemap=http://127.0.0.1:9/x.xml'], 'http://127.0.0.1:9/x.xml cannot be read'],
    [[state, '--sitemap=page.html', '--limit=0'], '--limit must be'],
    [[state, '--sitemap=page.html', '--crawl=ftp://x'], '--crawl must be'],
    [[state, '--sitemaps=x'], '--sitemaps'],
    [[`--state=${folder}`, '--sitemap=page.html'], 'There is no release yet'],
  ] as const) {
    const { code, stdout, stderr } = await run(folder, ...args)
    expect([code, stdout], words).toEqual([2, ''])
    expect(stderr).toContain(words)
    expect(stderr).not.toContain('    at ')
  }
})
