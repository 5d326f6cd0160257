/** Another state of the code, without compiling it: every hashed file of the compiled renderer has another name. */
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { PublisherOptions } from '../../src/engine/publisher/options.ts'
import { codeKey, compileRenderer } from '../../src/engine/render/compile.ts'
import { PROJECT, RENDERER_FOLDER } from './settings.ts'

/** Files of the compiled renderer that name others. */
const NAMING = new Set(['.js', '.mjs', '.css', '.svg'])

/** What a publisher of that code is opened with. `folder`: where it may be kept. */
export async function codeVersion(
  folder: string,
  version: number,
): Promise<Pick<PublisherOptions, 'root' | 'rendererFolder'>> {
  const root = join(folder, `code-${version}`)
  const rendererFolder = join(folder, `renderer-${version}`)
  await mkdir(join(root, 'src', 'config'), { recursive: true })
  await writeFile(join(root, 'src', 'config', 'version.ts'), `${version}`)
  const compiled = join(rendererFolder, codeKey(root))
  await cp((await compileRenderer(PROJECT, RENDERER_FOLDER)).folder, compiled, { recursive: true })

  const hashed = join(compiled, 'client', '_astro')
  // 'site.pn9bt724.css' is 'site.1-pn9bt724.css' then.
  const names = (await readdir(hashed)).map(
    (name) => [name, name.replace(/\.([^.]+\.\w+)$/, `.${version}-$1`)] as const,
  )
  const entries = await readdir(compiled, { recursive: true, withFileTypes: true })
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile() && NAMING.has(extname(entry.name)))) {
    const path = join(parentPath, name)
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      names.reduce((changed, [from, to]) => changed.replaceAll(from, to), text),
    )
  }
  for (const [from, to] of names) await rename(join(hashed, from), join(hashed, to))
  return { root, rendererFolder }
}
