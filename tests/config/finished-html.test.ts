/** Nothing edits HTML after it was rendered, or reads data back out of it: what a page says is in its view. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

/** Where markup is read all the same, and why. */
const MAY_READ = [
  // Texts of the CMS come as HTML.
  'provider/crawl/rich-text.ts',
  'provider/word-markup.ts',
  'engine/release/files/site-search-document.ts',
  'views/text/plain-text.ts',
  'views/text/rich-text.ts',
  'views/text/scrollers.ts',
  'views/text/sections.ts',
  // Messages have emphasis.
  'i18n/rich.ts',
  // Files that should be pictures, and drawings.
  'provider/media/fitness.ts',
  'features/share/draw.ts',
  // Of what a library writes only this is let through.
  'features/booking/bar/dates/calendar.ts',
  // A release is checked as it will be sent, and its policy is of the bytes that are sent.
  'engine/release/checks/tags.ts',
  // Previews show the bytes of a release below another address.
  'hosts/server/preview/',
]

/** Of an expression: a tag, `<` before a name, `/` or a class of characters, or an attribute with its value. */
const MARKUP = /<(?:\\?\/|\(?\?:|[a-z[])|[a-z-]+="(?:\(|\[\^)/i
/** `<` of a group's name or of looking behind. */
const GROUPS = /\(\?<(?:[=!]|[a-z]\w*>)/gi

function expressionsOver(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isMade = ts.isNewExpression(node) && node.expression.getText() === 'RegExp'
    if (ts.isRegularExpressionLiteral(node) || isMade) {
      const text = node.getText()
      if (MARKUP.test(text.replace(GROUPS, '('))) found.push(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

test('no regular expression of src is over markup, but where markup comes in and where finished bytes are judged', () => {
  const root = join(PROJECT, 'src')
  const names = (readdirSync(root, { recursive: true }) as string[]).filter((name) => /\.(?:ts|tsx)$/.test(name))
  expect(names.length).toBeGreaterThan(300)
  const reading = new Map(
    names.flatMap((name) => {
      const found = expressionsOver(readFileSync(join(root, name), 'utf8'))
      return found.length > 0 ? [[name, found]] : []
    }),
  )
  const isMeant = (name: string) => MAY_READ.some((each) => name.startsWith(each))
  expect([...reading].filter(([name]) => !isMeant(name))).toEqual([])
  // An exception that nothing needs any more goes.
  expect(MAY_READ.filter((each) => ![...reading.keys()].some((name) => name.startsWith(each)))).toEqual([])
})

test('it finds such an expression', () => {
  expect(expressionsOver('html.replace(/<title>/, "")')).toHaveLength(1)
  expect(expressionsOver('new RegExp(`<form [^>]*data-${form}`)')).toHaveLength(1)
  expect(expressionsOver('/ href="([^"]*)"/.exec(html)')).toHaveLength(1)
  expect(expressionsOver('/(?<year>\\d+)(?<!x)a < b/.exec(text)')).toEqual([])
})
