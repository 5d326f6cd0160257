/** npm run publish:netlify, up to where it would ask Netlify. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyCommands } from '../harness/project-copy.ts'
import { SITE } from '../harness/settings.ts'
import { siteOf } from '../harness/site.ts'
import { startNetlifyApi } from '../netlify/api.ts'

test('says which provider is asked, and deploys no release of another one', async () => {
  const provider = 'https://first.example'
  const site = await siteOf('threePages', { plain: true, provider })
  const folder = await mkdtemp(join(tmpdir(), 'netlify-'))
  const api = await startNetlifyApi()
  onTestFinished(async () => {
    await api.close()
    await rm(folder, { recursive: true })
  })
  await copyCommands(folder)
  await symlink(site.stateFolder, join(folder, '.site'))
  // An unknown site ends the command where it would go on.
  api.fault = () => 404
  const publish = (env: Record<string, string>, ...args: string[]) =>
    new Promise<{ code: number; out: string; error: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(folder, 'scripts/publish-netlify.ts'), ...args],
        {
          env: {
            ...{ PATH: process.env.PATH, SITE_URL: SITE.siteUrl, NETLIFY_API_URL: api.url },
            ...{ NETLIFY_AUTH_TOKEN: 'x', NETLIFY_SITE_ID: 'y', ...env },
          },
        },
        (error, out, said) => resolve({ code: Number(error?.code ?? 0), out, error: said }),
      )
    })
  const [same, other, none, forced] = await Promise.all([
    publish({ PROVIDER_API_URL: provider }),
    publish({ PROVIDER_API_URL: 'https://second.example' }),
    publish({}),
    publish({ PROVIDER_API_URL: 'https://second.example' }, '--force'),
  ])
  expect([same, other, none, forced].map(({ code }) => code)).toEqual([1, 1, 1, 1])
  expect([same.out, other.out]).toEqual([`provider ${provider}\n`, 'provider https://second.example\n'])
  expect(none.out).toMatch(/^provider embedded \(\d+ made-up hotels\) at /)
  expect(none.error).toContain('WARNING: PROVIDER_API_URL is not set')
  for (const { error } of [other, none]) {
    expect(error).toContain('provider-differs')
    expect(error).not.toContain('netlify-site-missing')
  }
  expect(other.error).toContain(`it came from ${provider}, not from https://second.example`)
  for (const { error } of [same, forced]) {
    expect(error).toContain('netlify-site-missing')
    expect(error).not.toContain('provider-differs')
  }
})
