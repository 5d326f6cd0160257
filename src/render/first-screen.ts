/**
 * The critical CSS of a page's first screen, by the part that renders its heading: `styles/site.css?first-screen=hero&inline` holds the rules whose
 * classes that screen's components name. It is inlined; the whole style sheet follows without blocking and repeats these rules in their own order, so
 * this choice affects only the first paint, never the final look.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss, { type AtRule } from 'postcss'
import { HEADINGS, type HeadingPart } from '../views/heading.ts'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

const TOP = [
  'layouts/Document',
  'layouts/Main',
  'components/Icon',
  'components/Go',
  'components/chrome/Header',
  'components/chrome/Brand',
  'islands/LanguageSwitcher.tsx',
  'components/media/Picture',
  'components/media/Video',
]

/** Components of kinds that render their heading themselves. */
const bodies = Object.entries(HEADINGS)
  .filter(([, drawnBy]) => drawnBy === 'body')
  .map(([kind]) => `components/bodies/${kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`)

/** Components of the heading and its surroundings, by the part that `views/heading.ts` names. */
const PARTS: Record<HeadingPart, readonly string[]> = {
  hero: ['components/media/Hero'],
  head: ['components/chrome/PageHead'],
  event: ['components/chrome/EventHead'],
  landing: ['components/chrome/LandingHead', 'components/chrome/LandingNav', 'components/chrome/LandingButtons'],
  body: bodies,
}

/** Between the nav bar and a heading without hero. `.search` is included so that it is hidden while closed. */
const ABOVE_HEADING = [
  '.search',
  '.search--docked',
  'components/chrome/Breadcrumbs',
  'components/chrome/Tabs',
  'components/chrome/ContactStrip',
]

/** Components of the first screen, as files below `src`, and single classes of other components. */
function drawnBy(part: HeadingPart): readonly string[] {
  return [...TOP, ...(part === 'hero' ? [] : ABOVE_HEADING), ...PARTS[part]]
}

/** Selectors that cannot match at first paint: interaction states, print, forced colours, animation. */
const LATER_SELECTOR =
  /:(?:hover|focus|active|disabled|target|popover-open|visited|(?<!:not\(:)has)|\[(?:open|aria-(?!current)|data-(?:open|held|scrolled|stuck|far|panel|state|slider|answer))|::(?!before|after)/
const LATER_RULE = /^(?:keyframes|page|font-face)$/
const LATER_MEDIA = /print|forced-colors|scripting: none|prefers-reduced-motion: reduce/

export interface StylesPlugin {
  name: string
  enforce: 'pre'
  load(this: { addWatchFile(path: string): void }, id: string): string | undefined
}

/** Vite plugin. */
export function firstScreen(): StylesPlugin {
  return {
    name: 'first-screen',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      const screen = new URLSearchParams(query).get('first-screen') as HeadingPart | null
      if (!screen) return undefined
      const read = (path: string) => {
        this.addWatchFile(path)
        return readFileSync(path, 'utf8')
      }
      const names = drawnBy(screen).flatMap((part) =>
        part.startsWith('.') ? part : namesIn(read(join(SOURCES, part.includes('.') ? part : `${part}.astro`))),
      )
      return stylesFor(names, wholeSheet(file, read))
    },
  }
}

function wholeSheet(file: string, read: (path: string) => string): string {
  return read(file).replace(/@import '([^']+)';/g, (_, path: string) => wholeSheet(join(dirname(file), path), read))
}

/** The rules that can match elements with these names and classes at first paint. `.shots--` matches all classes with that prefix. */
function stylesFor(names: readonly string[], sheet: string): string {
  const known = new Set(names)
  const begun = names.filter((name) => name.endsWith('--'))
  const isNamed = (name: string) => known.has(name) || begun.some((start) => name.startsWith(start))
  const isFirst = (selector: string) => {
    const alternatives = [...selector.matchAll(/:(?:is|where)\(([^)]*)\)/g)].map(([, list]) => namesOf(list!))
    return (
      !LATER_SELECTOR.test(selector) &&
      namesOf(selector.replace(/\([^)]*\)/g, '')).every(isNamed) &&
      alternatives.every((list) => list.some(isNamed))
    )
  }

  const root = postcss.parse(sheet)
  root.walkComments((comment) => void comment.remove())
  root.walkAtRules((rule) => {
    if (LATER_RULE.test(rule.name) || (rule.name === 'media' && LATER_MEDIA.test(rule.params))) rule.remove()
  })
  root.walkRules((rule) => {
    const first = rule.selectors.filter(isFirst)
    if (first.length > 0) rule.selectors = first
    else rule.remove()
  })
  while (dropUnusedValues(root)) continue
  root.walkAtRules((rule) => void (isEmpty(rule) && rule.remove()))
  return root.toString()
}

/** Element names and classes in a selector, such as `h1` and `.hero`. */
function namesOf(selector: string): string[] {
  return selector.replace(/\[[^\]]*\]|::?[\w-]+/g, '').match(/\.?[a-z][\w-]*/gi) ?? []
}

/** Element names in a component's markup, and classes in its class attributes. */
function namesIn(markup: string): string[] {
  const found = new Set([
    'html',
    'astro-island',
    ...[...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, element]) => element!),
  ])
  for (const match of markup.matchAll(/\bclass(?::list|Name)?=(["{])/g)) {
    const start = match.index + match[0].length
    const end = match[1] === '"' ? markup.indexOf('"', start) : endOfBraces(markup, start)
    for (const [word] of markup.slice(start, end).matchAll(/[a-z][\w-]*/gi)) found.add(`.${word}`)
  }
  return [...found]
}

function endOfBraces(text: string, start: number): number {
  let [at, depth] = [start, 1]
  for (; depth > 0; at++) depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0
  return at
}

/** Removes custom properties that no rule uses; returns whether there were any. */
function dropUnusedValues(root: postcss.Root): boolean {
  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  let dropped = false
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return
    declaration.remove()
    dropped = true
  })
  return dropped
}

const isEmpty = (rule: AtRule): boolean =>
  rule.nodes !== undefined && rule.nodes.every((node) => node.type === 'atrule' && isEmpty(node as AtRule))
