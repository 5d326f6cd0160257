/**
 * npm run rules: lists the rules of tests/rules.md that no test names; exits with 1 if there are any. `npm run rules -- --section 2` for one section.
 * A rule has a test if its id is in the title of a test or describe that runs. If titles come from a table of cases, strings in that file that are
 * only an id count too. Tests that run only in the deep run do not count. `--times` adds how long the tests of each rule took in the last whole run.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { TimedTest } from '../tests/run/run-report.ts'
import { ROOT } from './project.ts'
import { ruleTimes, TEST_TIMES } from './rule-times.ts'

const ID = /\b(?:R[1-9]\.|L)[1-9]\d*(?![\d.]*\d)/g
const IDS_ALONE = /^\s*R[1-9]\.[1-9]\d*(?:[\s,]+R[1-9]\.[1-9]\d*)*\s*$/
const TITLED = /^(?:x?(?:test|it|describe|suite)|fit|fdescribe)$/
const OFF = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])
const FILLED_IN = /\$\{|\$\w|%[sjoO#$]/

const section = process.argv[process.argv.indexOf('--section') + 1]
const isWanted = process.argv.includes('--section') ? (id: string) => id.startsWith(`R${section}.`) : () => true

const rules = readRules(readFileSync(join(ROOT, 'tests/rules.md'), 'utf8'))
const named = new Map<string, string>()
for (const folder of ['tests', 'src']) {
  for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:test|spec)\.[cm]?[jt]sx?$/.test(name) || /\.deep\./.test(name)) continue
    for (const id of idsNamed(readFileSync(join(ROOT, folder, name), 'utf8'))) named.set(id, join(folder, name))
  }
}
const wanted = [...rules].filter(([id]) => isWanted(id))
const missing = wanted.filter(([id]) => !named.has(id))
console.log(`${wanted.length - missing.length} of ${wanted.length} rules have a test`)
for (const [id, text] of missing) console.log(`${id.padEnd(6)} ${text}`)
for (const [id, file] of named) if (!rules.has(id)) console.log(`note: ${id} is not a rule (${file})`)
if (process.argv.includes('--times')) printTimes()
process.exitCode = missing.length === 0 ? 0 : 1

function printTimes(): void {
  if (!existsSync(TEST_TIMES))
    return console.log('No times are known yet: npm test writes them when all of it has run.')
  const tests = JSON.parse(readFileSync(TEST_TIMES, 'utf8')) as TimedTest[]
  const ids = wanted.map(([id]) => id)
  for (const line of ruleTimes(ids, tests)) console.log(line)
}

/** Reads table rows that begin with an id, except withdrawn rules. */
function readRules(markdown: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const line of markdown.split('\n')) {
    const [, id, text] = /^\|\s*(R[1-9]\.\d+|L\d+)\s*\|\s*(.*?)\s*\|/.exec(line.replaceAll('\\|', '¦')) ?? []
    if (id && text && !/^withdrawn\b/i.test(text)) found.set(id, text)
  }
  return found
}

function idsNamed(source: string): string[] {
  const ids: string[] = []
  const idsAlone: string[] = []
  let isFilledIn = false
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest))
  return isFilledIn ? [...ids, ...idsAlone] : ids

  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node) && IDS_ALONE.test(node.text)) idsAlone.push(...node.text.match(ID)!)
    const chain = ts.isCallExpression(node) ? chainOf(node) : []
    if (chain.some((word) => OFF.has(word)) || chain[0]?.startsWith('x')) return
    const title = ts.isCallExpression(node) && chain.length > 0 ? node.arguments[0] : undefined
    if (title) {
      const text = textsOf(title).join(' ')
      ids.push(...(text.match(ID) ?? []))
      isFilledIn ||= !ts.isStringLiteralLike(title) || FILLED_IN.test(text)
    }
    ts.forEachChild(node, visit)
  }
}

/** `['test', 'each']` for `test.each(cases)('…')`; `[]` for calls of anything but tests. */
function chainOf({ expression }: ts.CallExpression): string[] {
  const words: string[] = []
  let at: ts.Expression = expression
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      words.unshift(at.name.text)
      at = at.expression
    } else if (ts.isCallExpression(at)) at = at.expression
    else if (ts.isTaggedTemplateExpression(at)) at = at.tag
    else break
  }
  return ts.isIdentifier(at) && TITLED.test(at.text) ? [at.text, ...words] : []
}

function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  const texts = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => `\${}${literal.text}`)]
    : []
  ts.forEachChild(node, (child) => void texts.push(...textsOf(child)))
  return texts
}
