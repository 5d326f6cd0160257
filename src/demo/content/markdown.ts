import { LANGS, type Lang } from '../contract.ts'
import { check, readText, unlessChanged } from './read.ts'
import { page } from './page-schema.ts'
import type { PageTemplate } from './types.ts'

interface Part {
  title: string
  body: object[]
  items: Part[]
}

/**
 * A page of long texts, written in a Markdown file for each language: title, description as a quotation, sections
 * `## Title {#key}` of paragraphs, lists and tables. Headings of the third level are questions, the text below answers.
 */
export function readMarkdownPage(path: string): PageTemplate {
  const texts = Object.fromEntries(LANGS.map((lang) => [lang, readText(`${path}.${lang}.md`)])) as Record<Lang, string>
  return unlessChanged(path, JSON.stringify(texts), () => markdownPage(path, (lang) => texts[lang]))
}

export function markdownPage(path: string, textIn: (lang: Lang) => string): PageTemplate {
  const perLang = Object.fromEntries(LANGS.map((lang) => [lang, parse(textIn(lang))]))
  const { sections, ...head } = merge(perLang as Record<Lang, unknown>) as { sections: Record<string, Part> }
  const listed = Object.entries(sections).map(([name, { title, body, items }]) => ({
    key: name,
    layout: items.length > 0 ? 'FAQ' : body.some((block) => 'table' in block) ? 'TABLE' : 'TEXT',
    title,
    ...(body.length > 0 && { body }),
    ...(items.length > 0 && {
      items: items.map((item, index) => ({
        key: `${name}-${index + 1}`,
        layout: 'FAQ',
        title: item.title,
        body: item.body,
      })),
    }),
  }))
  return check(`${path}.*.md`, { ...head, sections: listed }, page)
}

function parse(markdown: string) {
  const parsed = { title: '', description: '', sections: {} as Record<string, Part> }
  let section: Part = { title: '', body: [], items: [] }
  let part = section
  for (const block of markdown.trim().split(/\n{2,}/)) {
    const [, level = '', title = '', key = ''] = /^(#+) (.+?)(?: \{#([\w-]+)\})?$/.exec(block) ?? []
    if (level) part = { title, body: [], items: [] }
    if (level === '#') parsed.title = title
    else if (level === '##') parsed.sections[key] = section = part
    else if (level === '###') section.items.push(part)
    else if (block.startsWith('> ')) parsed.description = block.slice(2)
    else part.body.push(blockOf(block))
  }
  return parsed
}

function blockOf(block: string): object {
  const lines = block.split('\n')
  if (block.startsWith('- ')) return { list: lines.map((line) => plain(line.slice(2))) }
  if (!block.startsWith('|')) return { text: plain(block) }
  const [heads, , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => plain(cell.trim())),
  )
  return { table: { heads, rows } }
}

/** Without the backslashes that keep Markdown from reading a character as markup. */
const plain = (words: string) => words.replaceAll(/\\([*_\\])/g, '$1')

/** One tree whose leaves hold the words of all languages. A language that lacks a part lacks words, which the check finds. */
function merge(trees: Record<Lang, unknown>): unknown {
  const all = Object.values(trees)
  if (all.every((tree) => typeof tree !== 'object')) return trees
  const keys = new Set(all.flatMap((tree) => Object.keys(Object(tree))))
  const parts = [...keys].map((key) => {
    const perLang = LANGS.map((lang) => [lang, (Object(trees[lang]) as Record<string, unknown>)[key]])
    return [key, merge(Object.fromEntries(perLang) as Record<Lang, unknown>)] as const
  })
  return all.some(Array.isArray) ? parts.map(([, part]) => part) : Object.fromEntries(parts)
}
