/** The project's documentation as tests read it: Markdown files, their headings, links, commands and code spans. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../harness/settings.ts'

export interface Document {
  /** Relative to the project. */
  file: string
  text: string
  /** Without fenced code, which is no prose. */
  prose: string
}

/** Files that git knows or would know, relative to the project. */
export const PROJECT_FILES: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { cwd: PROJECT, encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean)

export const readProject = (file: string): string => readFileSync(join(PROJECT, file), 'utf8')

/** Pages that people read; rules.md is a table of the product's rules, and the demo's Markdown is content. */
export const DOCUMENTS: readonly Document[] = PROJECT_FILES.filter(
  (file) => /^(?:[A-Z]+|docs\/.+|tests\/README)\.md$/.test(file) && file !== 'tests/rules.md',
).map((file) => {
  const text = readProject(file)
  return { file, text, prose: text.replace(/^```[\s\S]*?^```$/gm, '') }
})

/** Ids that GitHub gives to headings: lower case, without punctuation, hyphens for spaces, numbered where they repeat. */
export function anchorsOf({ prose }: Document): Set<string> {
  const found = new Map<string, number>()
  const anchors = new Set<string>()
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+)$/gm)) {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    const anchor = plain
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-')
    const before = found.get(anchor) ?? 0
    found.set(anchor, before + 1)
    anchors.add(before === 0 ? anchor : `${anchor}-${before}`)
  }
  return anchors
}

export interface Link {
  label: string
  target: string
}

/** Links and pictures of a document. */
export function linksOf({ prose }: Document): Link[] {
  const inCode = /(`+)(?:(?!\1).)+\1/g
  // A label may be code; a link that stands within code is none.
  const spans = [...prose.matchAll(inCode)].map(({ index, 0: span }) => [index, index + span.length] as const)
  return [...prose.matchAll(/\[((?:[^\]`]|`[^`]*`)*)\]\(<?([^)\s>]+)>?\)/g)]
    .filter(({ index }) => !spans.some(([start, end]) => index >= start && index < end))
    .map(([, label = '', target = '']) => ({ label, target }))
}

/** Texts in backticks, and the lines of fenced code. */
export function codeOf({ text, prose }: Document): string[] {
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const fenced = [...text.matchAll(/^```(?:sh|http|bash)\n([\s\S]*?)^```$/gm)].flatMap(([, code = '']) =>
    code.split('\n'),
  )
  return [...spans, ...fenced.map((line) => line.replace(/ #.*$/, '')).filter(Boolean)]
}
