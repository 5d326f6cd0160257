/** Browsers' translators replace text nodes, so React may touch none that stands beside something else. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { PROJECT } from '../harness/settings.ts'

const SOURCE = join(PROJECT, 'src')

const isSpace = (child: ts.JsxChild) =>
  (ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) || (ts.isJsxExpression(child) && !child.expression)

/** Texts that share their element, or have none of their own. */
function sharedTexts(file: ts.SourceFile, types: ts.TypeChecker): string[] {
  const found: string[] = []
  const isText = (child: ts.JsxChild): boolean => {
    if (ts.isJsxText(child)) return true
    if (!ts.isJsxExpression(child)) return false
    const type = types.getTypeAtLocation(child.expression!)
    return (type.isUnion() ? type.types : [type]).some(holdsText)
  }
  // React makes no node of an empty text, which `hint && <p>` may be.
  const holdsText = (type: ts.Type): boolean =>
    (!(type.isStringLiteral() && type.value === '') &&
      (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0) ||
    (types.isArrayType(type) && types.getTypeArguments(type as ts.TypeReference).some(holdsText))
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isSpace(child))
      const isHtml = ts.isJsxElement(node) && /^[a-z]/.test(node.openingElement.tagName.getText())
      if (!isHtml || children.length > 1) found.push(...children.filter(isText).map((child) => child.getText().trim()))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('R2.146 in islands each text stands in an element of its own', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(PROJECT, 'tsconfig.json'), ts.sys.readFile).config,
    { ...ts.sys, readDirectory: () => [] },
    PROJECT,
  )
  const program = ts.createProgram(
    files.map((name) => join(SOURCE, name)),
    options,
  )
  const types = program.getTypeChecker()
  const shared = files.flatMap((name) =>
    sharedTexts(program.getSourceFile(join(SOURCE, name))!, types).map(
      (text) => `${relative(PROJECT, join(SOURCE, name))}: ${text}`,
    ),
  )
  expect(files.length).toBeGreaterThan(5)
  expect(shared).toEqual([])
})
