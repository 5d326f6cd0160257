import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PROJECT } from '../../harness/settings.ts'

test.each(['build', 'dev'])(
  '"astro %s" says in one line what to run instead, and what is published stays',
  (command) => {
    const root = mkdtempSync(join(tmpdir(), 'crystal-astro-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    for (const name of ['astro.config.mjs', 'node_modules', 'package.json', 'public', 'src', 'tsconfig.json'])
      symlinkSync(join(PROJECT, name), join(root, name))
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist', 'index.html'), 'published')

    const { PROVIDER_API_URL: _own, ...env } = process.env
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(PROJECT, 'node_modules', 'astro', 'bin', 'astro.mjs'), command],
      { cwd: root, env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' }, encoding: 'utf8' },
    )
    expect(stdout + stderr).toBe(`Pages are made of the provider's records: run "npm run ${command}".\n`)
    expect(status).toBe(1)
    expect(readFileSync(join(root, 'dist', 'index.html'), 'utf8')).toBe('published')
  },
)
