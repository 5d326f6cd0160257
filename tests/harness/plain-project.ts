/** A project without components, whose renderer is there without being compiled: for tests of all that happens around rendering. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeKey } from '../../src/render/compile.ts'

/** Pages that say their title and link to what their breadcrumbs name. */
const ENTRY = `
const component = 'src/pages/[...path].astro'
export const createApp = () => ({
  manifest: { routes: [{ routeData: { component } }] },
  async render(_request, { locals: { view } }) {
    const links = view.breadcrumbs.map(({ href }) => '<a href="' + href + '">x</a>').join('')
    const head = '<head><title>' + view.head.title + '</title></head>'
    const data = '<script type="application/json">' + JSON.stringify(view).replaceAll('<', '') + '</script>'
    return { status: 200, body: '<html lang="' + view.locale + '">' + head + '<body><main><h1>x</h1>' + links + '</main>' + data }
  },
})
`

/** Below an empty folder. */
export async function plainProject(folder: string): Promise<{ root: string; rendererFolder: string }> {
  const root = join(folder, 'project')
  const rendererFolder = join(folder, 'renderer')
  const compiled = join(rendererFolder, codeKey(root))
  await mkdir(root, { recursive: true })
  await mkdir(join(compiled, 'server'), { recursive: true })
  await mkdir(join(compiled, 'client', '_astro'), { recursive: true })
  await writeFile(join(compiled, 'server', 'entry.mjs'), ENTRY)
  await writeFile(join(compiled, 'client', '_astro', 'style.css'), 'a{color:red}')
  return { root, rendererFolder }
}
