/** npm run desk:link, as a process. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { deskLinks } from '../../src/desk/server/session.ts'
import { PROJECT } from '../harness/settings.ts'

const DESK_SECRET = 'the secret of a desk in tests'

const run = (env: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(PROJECT, 'scripts/desk-link.ts'), ...args], {
    env: { PATH: process.env.PATH, SITE_URL: 'https://www.example.com', ...env },
  })

test('prints a link for one person that is good for so many hours', async () => {
  const { stdout } = await run({ DESK_SECRET }, '--hours=2', '--name=Ayşe Yılmaz')
  const [, token] = /^https:\/\/www\.example\.com\/desk\/link\/(\S+)\n$/.exec(stdout)!
  const { name, until } = deskLinks(DESK_SECRET).read(token!)!
  const hours = (until.getTime() - Date.now()) / 3_600_000
  expect([name, hours > 1.9, hours <= 2]).toEqual(['Ayşe Yılmaz', true, true])
})

test('says what is missing or wrong, and prints no link', async () => {
  for (const [env, args, fault] of [
    [{}, ['--name=Ayşe'], 'DESK_SECRET is not set'],
    [{ DESK_SECRET }, [], '--name must have 1 to 60 characters'],
    [{ DESK_SECRET }, [`--name=${'x'.repeat(61)}`], '--name must have 1 to 60 characters'],
    [{ DESK_SECRET }, ['--name=Ayşe', '--hours=0'], '--hours must be above 0 and at most 744; it is 0'],
    [{ DESK_SECRET }, ['--name=Ayşe', '--hours=soon'], '--hours must be above 0 and at most 744; it is soon'],
  ] as const) {
    const error = await run(env, ...args).catch((reason: unknown) => reason as { stderr: string; stdout: string })
    expect(error).toMatchObject({ code: 1, stdout: '' })
    expect(error.stderr).toContain(fault)
  }
})
