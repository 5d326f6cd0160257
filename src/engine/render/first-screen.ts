/**
 * The critical CSS of a page's first screen, by the part that renders its heading: `styles/site.css?first-screen=hero&inline` holds the rules for
 * the elements and classes that are listed here. It is inlined; the whole style sheet follows without blocking and repeats these rules in their own order, so
 * this choice affects only the first paint, never the final look.
 */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type AtRule } from 'postcss'
import type { HeadingPart } from '../../views/heading.ts'

/** Elements and classes that every page begins with. A name that ends in `--` stands for all that begin so. */
const TOP =
  'html body a main button img li picture small span summary svg ul video astro-island ' +
  '.skip .trip .trip__row .vh .wrap .figures .icon .go .btn .btn--amber .brand .brand__dark .brand__white .lang .menu ' +
  '.nav .nav--over .nav--plain .nav__row .nav__toggle .nav__side .nav__find .nav__word .nav__quick .nav__phone .nav__book .nav__book-open .nav__book-close'

/** Between the nav bar and a heading without hero. `.search` is included so that it is hidden while closed. */
const ABOVE_HEADING = 'ol .search .search--docked .crumbs .after-hero .tabbar .tabs .strip'

/** Of the heading and its surroundings, by the part that `views/heading.ts` names. */
const PARTS: Record<HeadingPart, string> = {
  hero:
    'ol p h1 .hero .hero__media .hero__cloth .hero__cloth--long .hero__cloth--longer .hero__cloth--word .hero__cloth--words ' +
    '.hero__cloth--wide-words .hero__logo .hero__logo--said .hero__slogan .hero__name .hero__large .hero__words .hero__say .slides .turns .cloth .btn--ink',
  head: 'h1 p .grid .page-head .page-head--low .page-head__words .page-head__picture .page-head__picture--low .stack .lead .quiet',
  event: 'h1 p .evt .evt__pic .evt__in .on-dark .lead',
  landing:
    'h1 p .land__pic .land__third .land__body .land__acts .block .stack .lead .nav--slim .nav__ways .nav__hotels .btn--line .btn--ink',
  body:
    'h1 h2 b p figcaption .shots-wrap .shots .shots-- .grid .block .head .stack .lead .quiet .small .rich .sub .keys .overview ' +
    '.detail .detail__main .detail__lead .detail__side .planbox .book .side-call .policy .policy__head .policy__text .toc ' +
    '.lost .lost__acts .answer .cloth .btn--ink .btn--line',
}

/** Names of the first screen; `tests/site/first-screen.test.ts` looks for others on every kind of page. */
export function firstScreenNames(part: HeadingPart): string[] {
  return [TOP, part === 'hero' ? '' : ABOVE_HEADING, PARTS[part]].join(' ').split(' ').filter(Boolean)
}

/** Selectors that cannot match at first paint: interaction states, print, forced colours, animation. */
const LATER_SELECTOR =
  /:(?:hover|focus|active|disabled|target|popover-open|visited|(?<!:not\(:)has)|\[(?:open|aria-(?!current)|data-(?:open|held|scrolled|stuck|far|panel|state|slider|answer|fits|asked))|::(?!before|after)/
/** What a selector has in brackets, which may have some of their own: `:is(:lang(de), .hero)`. */
const IN_BRACKETS = /\((?:[^()]|\([^()]*\))*\)/g
const CHOICE = /:(?:is|where)\(((?:[^()]|\([^()]*\))*)\)/g
const LATER_RULE = /^(?:keyframes|page|font-face)$/
/** What an element does later: it changes nothing of how the first screen looks. */
const LATER_DECLARATION = /^(?:transition|cursor|overscroll-behavior|scroll-snap)/
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
      return stylesFor(firstScreenNames(screen), wholeSheet(file, read))
    },
  }
}

function wholeSheet(file: string, read: (path: string) => string): string {
  return read(file).replace(/@import '([^']+)';/g, (_, path: string) => wholeSheet(join(dirname(file), path), read))
}

/** The rules that can match elements with these names and classes at first paint. `.shots--` matches all classes with that prefix. */
function stylesFor(names: readonly string[], sheet: string): string {
  const whole = new Set(names)
  const prefixes = names.filter((name) => name.endsWith('--'))
  const isNamed = (name: string) => whole.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
  const isFirst = (selector: string) => {
    const choices = [...selector.matchAll(CHOICE)].map(([, list]) => list!.split(','))
    return (
      !LATER_SELECTOR.test(selector) &&
      namesOf(selector.replace(IN_BRACKETS, '')).every(isNamed) &&
      choices.every((choice) => choice.some((one) => namesOf(one.replace(IN_BRACKETS, '')).every(isNamed)))
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
  root.walkDecls(LATER_DECLARATION, (declaration) => void declaration.remove())
  while (dropUnusedValues(root)) continue
  root.walkAtRules((rule) => void (isEmpty(rule) && rule.remove()))
  return root.toString()
}

/** Element names and classes in a selector, such as `h1` and `.hero`. */
function namesOf(selector: string): string[] {
  return selector.replace(/\[[^\]]*\]|::?[\w-]+/g, '').match(/\.?[a-z][\w-]*/gi) ?? []
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
