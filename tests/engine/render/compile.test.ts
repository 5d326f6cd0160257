import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { compileRenderer } from '../../../src/engine/render/compile.ts'
import { PROJECT, RENDERER_FOLDER } from '../../harness/settings.ts'
import { emptyFolder } from '../../harness/folder.ts'

let folder: string
beforeEach(async () => {
  folder = await emptyFolder()
})

async function projectWith(config: string): Promise<string> {
  const root = join(folder, 'project')
  await mkdir(join(root, 'src', 'pages'), { recursive: true })
  await writeFile(join(root, 'astro.config.mjs'), config)
  return root
}

test.each([
  ['says why', "throw new Error('no such integration')", 'no such integration'],
  ['with a component that is none says where', 'export default {}', /\[\.\.\.path\]\.astro|Unterminated|Unexpected/],
  ['that ends for another reason says how', 'process.exit(7)', 'ended with 7'],
])('a compile that fails %s, and nothing counts as compiled', async (_name, config, reason) => {
  const root = await projectWith(config)
  await writeFile(join(root, 'src', 'pages', '[...path].astro'), '---\nconst = \n---\n<p></p>')
  const renderers = join(folder, 'renderer')
  await expect(compileRenderer(root, renderers)).rejects.toThrow(reason)
  for (const name of await readdir(renderers)) expect(name).toMatch(/\.|^cache$/)
})

test('what is compiled is kept for the next', async () => {
  const first = await compileRenderer(PROJECT, RENDERER_FOLDER)
  expect(await compileRenderer(PROJECT, RENDERER_FOLDER)).toEqual({ ...first, compiled: false })
})
