/** Every code of the table: something causes it, and the runbook says what to do. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MustNotPublish, problem, PROBLEMS, type ProblemCode } from '../../../src/config/problems/table.ts'
import { openCli } from '../../../src/engine/publish/netlify/cli.ts'
import { deploy } from '../../../src/engine/publish/netlify/deploy.ts'
import { makeRelease } from '../../../src/engine/release/make-release.ts'
import { openStore } from '../../../src/engine/release/files/store.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { crawlFrom, providerOf } from '../../harness/crawl.ts'
import { copyCommands } from '../../harness/project-copy.ts'
import { PROJECT, SITE } from '../../harness/settings.ts'
import { siteOf } from '../../harness/site.ts'
import { makeWorld } from '../../worlds/index.ts'
import { emptyFolder } from '../../harness/folder.ts'

const CODES = Object.keys(PROBLEMS) as ProblemCode[]

describe('the runbook', () => {
  const rows = [
    ...readFileSync(join(PROJECT, 'docs/runbook.md'), 'utf8').matchAll(/^\| `([a-z-]+)` *\|(.+)\|(.+)\|$/gm),
  ]

  test('has one line for each code, and for no other', () => {
    expect(rows.map(([, code]) => code).sort()).toEqual([...CODES].sort())
  })

  test.each(CODES)('says what %s means and what to do', (code) => {
    const [, , meaning = '', remedy = ''] = rows.find(([, each]) => each === code)!
    for (const words of [meaning, remedy]) expect(words.trim().length).toBeGreaterThan(20)
  })
})

test('a message tells twenty problems at most, and how many more there are', () => {
  const { message } = new MustNotPublish(
    Array.from({ length: 5000 }, (_, index) => problem('call-failed', `page/en/${index}`, { call: 'x', reason: 'y' })),
  )
  expect(message.split('\n').length).toBeLessThan(70)
  expect(message).toContain('4980 more')
  const countOf = (count: number) =>
    new MustNotPublish(
      Array.from({ length: count }, (_, index) =>
        problem('call-failed', `page/en/${index}`, { call: 'x', reason: 'y' }),
      ),
    ).message
  expect(countOf(20)).toContain('page/en/19')
  expect(countOf(20)).not.toContain('more')
  expect(countOf(21)).toMatch(/ and 1 more$/)
})

/** Codes that a test of this file causes. */
const caused = new Set<ProblemCode>()

/** A test that causes a problem, and says so in its title. */
function causes(code: ProblemCode, how: string, body: () => Promise<void>): void {
  caused.add(code)
  test(`${code}: ${how}`, body)
}

const codesOf = async (running: Promise<unknown>) => {
  const error = await running.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(MustNotPublish)
  return (error as MustNotPublish).problems.map(({ code }) => code)
}

causes('link-missing', 'a menu names a page that this language has not', async () => {
  const world = makeWorld({ langs: ['tr', 'en'] })
  world.menus.edit([23, 'en'], ([header]) => void header!.items.push({ id: 990, text: 'Nowhere', url: 'no-such-page' }))
  const { report } = await siteOf(world, { plain: true })
  const message = expect.stringContaining('en no-such-page “Nowhere”')
  expect(report.problems).toContainEqual(expect.objectContaining({ severity: 'notice', code: 'link-missing', message }))
})

causes('page-failed', 'a page cannot be rendered', async () => {
  const { snapshot } = await crawlFrom(await providerOf(makeWorld({ langs: ['tr'] })))
  const folder = await emptyFolder()
  const renderer = { key: 'broken', render: () => Promise.reject(new Error('no such component')) }
  const making = makeRelease({
    snapshot,
    site: SITE,
    renderer,
    clientFolder: folder,
    store: openStore(join(folder, 'store')),
    releases: openState().releases,
    formerAddresses: () => [],
    checkStore: true,
  })
  expect(await codesOf(making)).toEqual(['page-failed'])
})

describe('Netlify', () => {
  const settings = { token: 'token', siteId: 'site', apiUrl: 'http://127.0.0.1:1' }
  causes('netlify-failed', 'the command line ends with an error', async () => {
    const cli = {
      folder: '',
      command: [process.execPath, join(PROJECT, 'no-such-script.js')] as [string, string],
      env: {},
    }
    const deploying = deploy({ root: PROJECT, folder: 'dist', settings, cli, message: 'x' })
    expect(await codesOf(deploying)).toEqual(['netlify-failed'])
  })

  async function temporary() {
    const folder = await emptyFolder()
    return folder
  }

  causes('release-missing', 'a project that was never built is published', async () => {
    const project = await temporary()
    await copyCommands(project)
    const { SITE_URL: _own, ...env } = process.env
    const run = spawnSync(process.execPath, [join(project, 'scripts', 'publish-netlify.ts')], {
      env: { ...env, SITE_URL: SITE.siteUrl, NETLIFY_AUTH_TOKEN: 'x', NETLIFY_SITE_ID: 'y' },
      encoding: 'utf8',
    })
    expect([run.status, run.stdout]).toEqual([1, expect.stringMatching(/^provider embedded .*\n$/)])
    expect(run.stderr).toContain('release-missing')
    expect(run.stderr).toContain(PROBLEMS['release-missing'].remedy)
  })

  causes(
    'netlify-cli-missing',
    'its command line cannot be installed, and nothing half installed is left',
    async () => {
      const folder = await temporary()
      const [bin, cache] = [join(folder, 'bin'), join(folder, 'cache')]
      await mkdir(bin)
      await writeFile(join(bin, 'npm'), '#!/bin/sh\necho no network >&2\nexit 1\n', { mode: 0o755 })
      vi.stubEnv('XDG_CACHE_HOME', cache)
      vi.stubEnv('PATH', `${bin}${delimiter}${process.env.PATH}`)
      onTestFinished(() => void vi.unstubAllEnvs())
      const installing = openCli().catch((reason: unknown) => reason as MustNotPublish)
      expect(await codesOf(Promise.reject(await installing))).toEqual(['netlify-cli-missing'])
      expect(((await installing) as MustNotPublish).message).toContain('no network')
      const left = await readdir(join(cache, 'hotel-site'))
      expect(left.filter((name) => name.startsWith('netlify') && !name.endsWith('.new'))).toEqual([])
    },
  )
})

test('every code that is not caused above is expected by another test', () => {
  const own = basename(import.meta.filename)
  const expected = readdirSync(join(PROJECT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && basename(file) !== own)
    .map((file) => readFileSync(join(PROJECT, 'tests', file), 'utf8'))
    // A comment expects nothing.
    .map((text) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, ''))
  const missing = CODES.filter(
    (code) => !caused.has(code) && !expected.some((text) => new RegExp(`['"\`]${code}\\b`).test(text)),
  )
  expect(missing).toEqual([])
})
