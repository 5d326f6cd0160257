/** npm run view and npm run why. */
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { siteOf } from '../harness/site.ts'
import { emptyFolder } from '../harness/folder.ts'
import { runScript } from './in-process.ts'

const run = (script: 'view' | 'why', ...args: string[]) => runScript(script, args)

const ABOUT = '/hakkimizda'

test('the view of a page is printed, and why it was published last', async () => {
  const site = await siteOf('threePages', { plain: true })
  const ask = (script: 'view' | 'why', path: string) => run(script, `--state=${site.stateFolder}`, path)
  expect((await ask('why', ABOUT)).stdout).toContain('the oldest release that is kept has the page like this')

  site.provider.world.editPage('tr', 'hakkimizda', (each) => void (each.title = 'Yeni başlık'))
  await site.rebuild()
  const view = JSON.parse((await ask('view', ABOUT)).stdout) as { path: string; body: { title: string } }
  expect(view).toMatchObject({ path: ABOUT, body: { title: 'Yeni başlık' } })

  for (const named of [ABOUT, `https://www.example.com${ABOUT}/?from=mail#x`]) {
    const { stdout, stderr } = await ask('why', named)
    expect(stderr).toBe('')
    expect(stdout).toMatch(
      /^\/hakkimizda\nRelease 2, first live on .*: the page changed\.\n {2}page \d+ "hakkimizda" \(tr\) changed\n/,
    )
    expect(stdout).toMatch(/Its publish rendered \d+ of \d+ pages/)
    expect(stdout).toMatch(/Records that its view reads:\n(?: {2}.*\n)* {2}page\/tr\/hakkimizda\n/)
    expect(stdout).toMatch(/Before:\nRelease 1, /)
  }
})

test('a page that is not there is answered with the nearest one, and with 1', async () => {
  const site = await siteOf('threePages', { plain: true })
  for (const script of ['view', 'why'] as const) {
    const ended = await run(script, `--state=${site.stateFolder}`, '/hakimizda/')
    expect(ended).toMatchObject({ code: 1, stdout: '' })
    expect(ended.stderr).toContain(`There is no page /hakimizda. The nearest is ${ABOUT}`)
  }
})

test('a project without a release is told what to do, and stays as it is', async () => {
  const folder = await emptyFolder()
  for (const script of ['view', 'why'] as const) {
    const ended = await run(script, `--state=${folder}`, '/en')
    expect(ended).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There is no release yet: run "npm run build" first.\n',
    })
    expect(await run(script, `--state=${folder}`)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('Name one page'),
    })
  }
  expect(await readdir(folder)).toEqual([])
})
