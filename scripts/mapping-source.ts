/** Adds a proposed mapping to a file that a person keeps: what stands there stays, comments too. Pure. */
import ts from 'typescript'

interface Edit {
  from: number
  to: number
  text: string
}

/** `undefined` if `kept` has another form than a plain object, so that it cannot be added to. `proposed`: as `mappingText` writes it. */
export function withProposal(kept: string, proposed: string): string | undefined {
  const [before, more] = [kept, proposed].map(mappingIn)
  if (!before || !more) return undefined
  const edits = editsFor(before, more)
  if (!edits) return undefined
  return edits
    .toSorted((left, right) => right.from - left.from)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), kept)
}

function mappingIn(source: string): ts.ObjectLiteralExpression | undefined {
  const file = ts.createSourceFile('mapping.ts', source, ts.ScriptTarget.Latest, true)
  const exported = file.statements.find(ts.isExportAssignment)
  const value = exported && bare(exported.expression)
  if (!value || !ts.isIdentifier(value)) return objectOf(value)
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((each) => [...each.declarationList.declarations])
  return objectOf(declared.find(({ name }) => name.getText() === value.text)?.initializer)
}

function bare(node: ts.Expression): ts.Expression {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression)
  return node
}

function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  const value = node && bare(node)
  return value && ts.isObjectLiteralExpression(value) ? value : undefined
}

function editsFor(kept: ts.ObjectLiteralExpression, proposed: ts.ObjectLiteralExpression): Edit[] | undefined {
  const edits: Edit[] = []
  const added: string[] = []
  for (const each of proposed.properties.filter(ts.isPropertyAssignment)) {
    const same = kept.properties.find((other) => nameOf(other) === nameOf(each))
    if (!same) {
      added.push(linesOf(each))
      continue
    }
    if (!ts.isPropertyAssignment(same)) return undefined
    const inner = objectOf(each.initializer)
    if (inner && isOfLines(inner)) {
      const keptInner = objectOf(same.initializer)
      const below = keptInner && editsFor(keptInner, inner)
      if (!below) return undefined
      edits.push(...below)
    } else if (plain(same.initializer) !== plain(each.initializer))
      edits.push({ from: same.initializer.getStart(), to: same.initializer.end, text: each.initializer.getText() })
  }
  return [...edits, ...insertion(kept, added)]
}

/** In front of the closing brace, so that a comment behind the last entry stays there. */
function insertion(kept: ts.ObjectLiteralExpression, added: readonly string[]): Edit[] {
  if (added.length === 0) return []
  const source = kept.getSourceFile().text
  const last = kept.properties.at(-1)
  const comma = last && !kept.properties.hasTrailingComma ? [{ from: last.end, to: last.end, text: ',' }] : []
  const brace = kept.end - 1
  const line = source.lastIndexOf('\n', brace) + 1
  const isAlone = source.slice(line, brace).trim() === ''
  const at = isAlone ? line : brace
  return [...comma, { from: at, to: at, text: (isAlone ? '' : '\n') + added.join('') }]
}

/** The entry with its comma and the comment behind it. */
function linesOf(entry: ts.PropertyAssignment): string {
  const source = entry.getSourceFile().text
  const from = source.lastIndexOf('\n', entry.getStart()) + 1
  return source.slice(from, source.indexOf('\n', entry.end) + 1)
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined
const isOfLines = (node: ts.Node) => node.getText().includes('\n')
const plain = (node: ts.Node) => node.getText().replace(/["'`]/g, "'").replace(/[\s,]/g, '')
