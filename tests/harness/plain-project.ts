/** A project without components, whose renderer is there without being compiled: for tests of all that happens around rendering. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeKey } from '../../src/engine/render/compile.ts'

/** Pages that search engines read as the site's own, that link to what their breadcrumbs name, and say all of their view as data. */
const ENTRY = `
const text = (value) => String(value).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
const tag = (name, attributes) =>
  '<' + name + Object.entries(attributes).map(([key, value]) => value ? ' ' + key + '="' + text(value) + '"' : '').join('') + '>'
const meta = (each) => tag('meta', each)
const link = (rel, href, hreflang) => tag('link', { rel, hreflang, href })
const headOf = ({ title, description, robots, canonical, alternates, metas }) => [
  '<title>' + text(title) + '</title>',
  description && meta({ name: 'description', content: description }),
  robots && meta({ name: 'robots', content: robots }),
  canonical && link('canonical', canonical),
  ...alternates.map(({ hreflang, href }) => link('alternate', href, hreflang)),
  ...metas.map(meta),
  link('stylesheet', '/_astro/style.css'),
].filter(Boolean).join('')
export const loadPages = async () => []
export const answers = { query: async () => undefined, refused: async () => undefined, failed: async () => undefined }
export async function renderPage(view) {
  const links = view.breadcrumbs.map(({ href }) => href && '<a href="' + href + '">x</a>').filter(Boolean).join('')
  const data = '<script type="application/json">' + JSON.stringify(view).replaceAll('<', '') + '</script>'
  const body = '<body><main><h1>x</h1>' + links + '</main>' + data
  return '<html lang="' + view.locale + '"><head>' + headOf(view.head) + '</head>' + body
}
`

/** Below an empty folder. `version`: of the code, which every page names. */
export async function plainProject(
  folder: string,
  version?: string,
): Promise<{ root: string; rendererFolder: string }> {
  const root = join(folder, 'project')
  const rendererFolder = join(folder, 'renderer')
  await mkdir(join(root, 'src', 'config'), { recursive: true })
  if (version !== undefined) await writeFile(join(root, 'src', 'config', 'version.ts'), version)
  const compiled = join(rendererFolder, codeKey(root))
  await mkdir(join(compiled, 'server'), { recursive: true })
  await mkdir(join(compiled, 'client', '_astro'), { recursive: true })
  const entry = version === undefined ? ENTRY : ENTRY.replace('<body>', `<body data-version="${version}">`)
  await writeFile(join(compiled, 'server', 'entry.mjs'), entry)
  await writeFile(join(compiled, 'client', '_astro', 'style.css'), 'a{color:red}')
  return { root, rendererFolder }
}
