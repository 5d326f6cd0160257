/**
 * What a page's first screen needs of the site's styles: `styles/site.css?first-screen=hero&inline` holds the rules whose classes the components
 * of that screen name. It stands in the page; the whole sheet follows without being waited for. That sheet repeats the rules in their own
 * order, so that what is chosen here decides what is painted first and never what a page looks like in the end.
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

/** The content of a page that draws its heading itself. */
const bodies = Object.entries(HEADINGS)
  .filter(([, drawnBy]) => drawnBy === 'body')
  .map(([kind]) => `components/bodies/${kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`)

/** What draws a page's heading and what stands beside it, by the part that `views/heading.ts` names for every kind of page. */
const PARTS: Record<HeadingPart, readonly string[]> = {
  hero: ['components/media/Hero'],
  head: ['components/chrome/PageHead'],
  event: ['components/chrome/EventHead'],
  landing: ['components/chrome/LandingHead', 'components/chrome/LandingNav', 'components/chrome/LandingButtons'],
  body: bodies,
}

type FirstScreen = 'hero' | 'head'

const { hero, ...heads } = PARTS

/** Components that draw the first screen, as files below `src`, and single classes of others: a closed search must not be seen. */
const SCREENS: Record<FirstScreen, readonly string[]> = {
  hero: [...TOP, ...hero],
  head: [
    ...TOP,
    '.search',
    '.search--docked',
    'components/chrome/Breadcrumbs',
    'components/chrome/Tabs',
    'components/chrome/ContactStrip',
    ...Object.values(heads).flat(),
  ],
}

/** What is not there when the page is painted first: answers to the guest, paper, movement. */
const LATER_SELECTOR =
  /:(?:hover|focus|active|disabled|target|popover-open|visited|(?<!:not\(:)has)|\[(?:open|aria-(?!current)|data-(?:open|held|scrolled|stuck|far|panel|state|slider|answer))|::(?!before|after)/
const LATER_RULE = /^(?:keyframes|page|font-face)$/
const LATER_MEDIA = /print|scripting: none|prefers-reduced-motion: reduce/

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
      const screen = new URLSearchParams(query).get('first-screen') as FirstScreen | null
      if (!screen) return undefined
      const read = (path: string) => {
        this.addWatchFile(path)
        return readFileSync(path, 'utf8')
      }
      const names = SCREENS[screen].flatMap((part) =>
        part.startsWith('.') ? part : namesIn(read(join(SOURCES, part.includes('.') ? part : `${part}.astro`))),
      )
      return stylesFor(names, wholeSheet(file, read))
    },
  }
}

function wholeSheet(file: string, read: (path: string) => string): string {
  return read(file).replace(/@import '([^']+)';/g, (_, path: string) => wholeSheet(join(dirname(file), path), read))
}

/** The rules of a style sheet that elements of these names and classes can meet as a page appears. `.shots--` stands for all that begin so. */
export function stylesFor(names: readonly string[], sheet: string): string {
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

/** Elements and classes of a selector, as `h1` and `.hero`. */
function namesOf(selector: string): string[] {
  return selector.replace(/\[[^\]]*\]|::?[\w-]+/g, '').match(/\.?[a-z][\w-]*/gi) ?? []
}

/** Elements of a component's markup, and words of its class attributes. */
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

/** Whether there was a custom property that no rule asks for. */
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
