/** npm run provider:check. */
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { providerMapping } from '../../scripts/mapping.ts'
import { providerOf } from '../harness/crawl.ts'
import { inAnswers, plantedProvider, rename, type Json } from '../provider/check/planted.ts'
import { makeWorld } from '../worlds/index.ts'
import { emptyFolder } from '../harness/folder.ts'
import { runScript } from './in-process.ts'

const check = (...args: string[]) => runScript('provider-check', args)

test('says what stands, as text, JSON and a page, and exits with 0 where a site could be published', async () => {
  const { url } = await providerOf(makeWorld())
  const folder = await emptyFolder()
  const page = join(folder, 'report.html')
  const text = await check(`--url=${url}`, '--limit=40', `--out=${page}`)
  const json = await check(`--url=${url}`, '--limit=40', '--json')
  expect(text).toMatchObject({ code: 0, stderr: 'ask …\n' })
  expect(text.stdout).toContain('a site could be published.')
  expect(JSON.parse(json.stdout)).toMatchObject({ provider: url, isPublishable: true })
  const dom = parse(await readFile(page, 'utf8'))
  expect(dom.querySelector('h1')?.text).toBe(`Check of ${url}`)
  expect(dom.querySelectorAll('h2').map((each) => each.text)).toEqual(
    expect.arrayContaining(['Calls', 'Pages that would stand']),
  )
})

test('exits with 1 where no site could be published, and says why', async () => {
  const world = makeWorld()
  world.pages.delete('tr', '')
  const { url } = await providerOf(world)
  const { code, stdout } = await check(`--url=${url}`, '--limit=40')
  expect(code).toBe(1)
  expect(stdout).toContain('no site could be published.')
  expect(stdout).toContain('There is no home page')
})

test('a wrong base address is told from a provider that lacks something', async () => {
  const server = createServer((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  const { code, stderr } = await check(`--url=http://127.0.0.1:${(server.address() as AddressInfo).port}/wrong`)
  expect(stderr).toMatch(/answers, but nothing is at \/v1\/\S+: is the base address right\?/)
  expect(code).toBe(2)
})

test('a proposal is added to the file that a person keeps, and where there is none it is said', async () => {
  const folder = await emptyFolder()
  const file = join(folder, 'provider.mapping.ts')
  const { url: plain } = await providerOf(makeWorld())
  const none = await check(`--url=${plain}`, '--limit=40', `--propose=${file}`, '--json')
  expect(none.stderr).toContain(`${file} was not written: there is nothing to propose.`)
  expect(JSON.parse(none.stdout)).not.toHaveProperty('proposal')
  await expect(readFile(file)).rejects.toThrow('ENOENT')

  const url = await plantedProvider(makeWorld(), [
    { reply: inAnswers('page', (page) => void rename(page, 'title', 'heading')) },
    { reply: inAnswers('rooms', (rooms: Json[]) => void rooms.forEach((room) => rename(room, 'sizeM2', 'area'))) },
  ])
  const own = [
    '// Agreed with Deniz on the phone.',
    'export default {',
    '  fields: {',
    "    regions: { name: 'title' }, // until spring",
    '    /* the rest is theirs */',
    '  },',
    '}',
    '// The end.',
    '',
  ]
  await writeFile(file, own.join('\n'))
  const added = await check(`--url=${url}`, '--limit=40', `--propose=${file}`)
  expect(added.stderr).toContain(`${file} was added to`)
  const text = await readFile(file, 'utf8')
  expect(text.split('\n').filter((line) => own.includes(line))).toEqual(own)
  expect(providerMapping(folder)).toEqual({
    fields: { regions: { name: 'title' }, page: { title: 'heading' }, rooms: { sizeM2: 'area' } },
  })
  const again = await check(`--url=${url}`, '--limit=40', `--propose=${file}`)
  expect(again.stderr).toContain('it has all that is proposed')
})

test('exits with 2 where it cannot be asked, and says why', async () => {
  for (const [words, ...args] of [
    ['provider-address'],
    ['provider-private', '--url=http://10.0.0.1'],
    ['--limit must be a whole number', '--url=https://api.example.com', '--limit=many'],
    ['--ulr', '--ulr=https://api.example.com'],
  ] as const)
    expect(await check(...args), words).toMatchObject({ code: 2, stderr: expect.stringContaining(words) })
  const json = await check('--url=http://10.0.0.1', '--json')
  expect(json.code).toBe(2)
  expect(JSON.parse(json.stdout)).toMatchObject({ problem: { code: 'provider-private' } })
})
