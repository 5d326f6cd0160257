import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { compileRenderer } from '../../../src/engine/render/compile.ts'
import { PROJECT, RENDERER_FOLDER } from '../../harness/settings.ts'

// It reads the browsers from package.json.
test('R9.28 published scripts have no syntax and no built-in that the oldest browsers lack', async () => {
  const { folder } = await compileRenderer(PROJECT, RENDERER_FOLDER)
  const scripts = join(folder, 'client', '_astro', '*.js')
  const check = ['checkBrowser', '--module', '--checkFeatures', scripts]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(PROJECT, 'node_modules', '.bin', 'es-check'), ...check],
    { cwd: PROJECT },
  )
  expect(stdout).toContain('ES-Check passed')
})
