/** A new kind of page, layout, heading or language does not compile until every table has its entry. The compiler is asked, with the new name added to its sources. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

/** Components, of which the compiler is shown what comes before the markup. */
const BODY = 'src/features/kinds/bodies/Body.astro'
const LAYOUT = 'src/features/frame/layouts/Layout.astro'

const KIND_TABLES = ['src/features/kinds/table.ts', 'src/views/heading.ts', BODY]
const LAYOUT_TABLES = ['src/views/layouts.ts', LAYOUT]
const HEADING_TABLES = ['src/engine/render/first-screen.ts']
const LANGUAGE_TABLES = [
  'src/config/locales.ts',
  'src/i18n/index.ts',
  'src/config/catalogue.ts',
  'src/config/site.ts',
  'src/config/reservation.ts',
]
const TABLES = [...new Set([...KIND_TABLES, ...LAYOUT_TABLES, ...HEADING_TABLES, ...LANGUAGE_TABLES])]

const EDITS: Record<string, [before: string, after: string]> = {
  'src/views/shapes/bodies.ts': ['  | NoticeBody\n', "  | NoticeBody\n  | (BaseBody & { kind: 'newKind' })\n"],
  'src/views/heading.ts': ["'hero' | 'event'", "'hero' | 'newHeading' | 'event'"],
  'src/views/view.ts': ["| 'error'\n", "| 'error' | 'newLayout'\n"],
  'src/config/locales.ts': ["['tr', 'en', 'de', 'ru']", "['tr', 'en', 'de', 'ru', 'newLanguage']"],
}

const nameOf = (table: string) => join(PROJECT, table.replace(/\.astro$/, '.astro.ts'))
const COMPONENTS = new Set([BODY, LAYOUT].map(nameOf))

function sourceOf(file: string): string | undefined {
  if (COMPONENTS.has(file)) return ts.sys.readFile(file.slice(0, -'.ts'.length))?.split('---\n')[1]
  const text = ts.sys.readFile(file)
  const edit = Object.entries(EDITS).find(([name]) => file === join(PROJECT, name))?.[1]
  return edit ? text?.replace(...edit) : text
}

const complaints = new Map<string, string>()
beforeAll(() => {
  const { config } = ts.readConfigFile(join(PROJECT, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, PROJECT)
  const host = ts.createCompilerHost(options)
  host.readFile = sourceOf
  host.fileExists = (file) => sourceOf(file) !== undefined
  host.getSourceFile = (file, version) => {
    const text = sourceOf(file)
    return text === undefined ? undefined : ts.createSourceFile(file, text, version)
  }
  const program = ts.createProgram(TABLES.map(nameOf), options, host)
  for (const table of TABLES) {
    const found = program.getSemanticDiagnostics(program.getSourceFile(nameOf(table)))
    complaints.set(table, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'))
  }
})

test('the names are added where the sources name them', () => {
  for (const [name, [before]] of Object.entries(EDITS))
    expect(readFileSync(join(PROJECT, name), 'utf8')).toContain(before)
})

describe.each([
  ['kind of page', 'newKind', KIND_TABLES],
  ['layout', 'newLayout', LAYOUT_TABLES],
  ['part that draws the heading', 'newHeading', HEADING_TABLES],
  ['language', 'newLanguage', LANGUAGE_TABLES],
])('a new %s', (_what, name, tables) => {
  test.each(tables)('without its entry in %s does not compile', (table) => {
    expect(complaints.get(table)).toContain(`Property '${name}' is missing`)
  })
})
