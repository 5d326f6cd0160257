/** npm run releases, in a project of its own. */
import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openState } from '../../src/state/state.ts'
import { publisherOf } from '../harness/publisher.ts'
import { PROJECT } from '../harness/settings.ts'
import { siteOf } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'

/** A project whose second release waits. */
async function projectWithWaiting() {
  const site = await siteOf(makeWorld({ langs: ['tr'], hotels: [], groupPages: ['home', 'about'] }), { plain: true })
  site.provider.world.editPage('tr', 'hakkimizda', (page) => void (page.title = 'İkinci'))
  await publisherOf(site).publish({ preview: true })
  const project = await mkdtemp(join(tmpdir(), 'crystal-releases-'))
  onTestFinished(() => rm(project, { recursive: true, force: true }))
  for (const name of ['src', 'scripts', 'package.json'])
    await cp(join(PROJECT, name), join(project, name), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(project, 'node_modules'))
  await cp(site.stateFolder, join(project, '.site'), { recursive: true })
  const run = (...words: string[]) => {
    const script = join(project, 'scripts', 'releases.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' })
    return { status, out: stdout.trim().split('\n'), error: stderr }
  }
  const { release } = openState(site.stateFolder).approvals.waiting()!
  return { site, project, run, release }
}

test('what waits is named, approved for a time, taken back, and made live with its files; all of it is told', async () => {
  const { site, project, run, release } = await projectWithWaiting()
  expect(run().out).toEqual([
    `waits      2 ${release}`,
    expect.stringMatching(`^live       1 ${site.manifest.id} since `),
  ])

  expect(run('approve', '2', 'f'.repeat(16))).toMatchObject({
    status: 1,
    error: expect.stringContaining('release-not-there'),
  })
  expect(run('approve', '2', release, 'tomorrow')).toMatchObject({
    status: 1,
    error: 'tomorrow is no date and time, such as 2027-06-21T09:30\n',
  })
  expect(run('approve', '2', release, '2020-01-01T10:00').error).toContain('time-passed')
  expect(run('publish', '2', release)).toMatchObject({ status: 1, error: expect.stringContaining('approve, cancel') })

  expect(run('approve', '2', release, '2100-01-01T10:00', '--by=Ayşe').out[0]).toContain('2100-01-01T07:00:00.000Z')
  expect(run().out[1]).toBe(`scheduled  2 ${release} at 2100-01-01T07:00:00.000Z by Ayşe`)
  expect(run('cancel', '2', release).status).toBe(0)
  expect(run('approve', '2', release).out[0]).toBe(`2 ${release} is live`)
  expect(run('approve', '2', release).out[0]).toBe(`2 ${release} is live already`)
  expect(await readFile(join(project, 'dist', 'hakkimizda.html'), 'utf8')).toContain('<title>İkinci')

  const deeds = run('history').out.map((line) => JSON.parse(line) as { what: string; by: string })
  expect(deeds.map(({ what, by }) => `${what} ${by}`)).toEqual([
    'published build',
    'waiting build',
    'scheduled Ayşe',
    'cancelled operator',
    'approved operator',
    'published operator',
  ])
})
