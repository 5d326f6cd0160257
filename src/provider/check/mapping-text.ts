/** Writes a mapping as the source of `provider.mapping.ts`. */
import type { ProviderMapping } from '../mapping/mapping.ts'
import type { FieldProposal } from './propose.ts'

export function mappingText(mapping: ProviderMapping, proposals: readonly FieldProposal[]): string {
  const guesses = new Set(proposals.filter(({ isNamed }) => !isNamed).map(({ unit, field }) => `${unit} ${field}`))
  const lines = written(mapping, 0, [], guesses)
  return [
    `import type { ProviderMapping } from ${quoted('./src/provider/mapping/mapping.ts')}`,
    '',
    '/** Where the provider differs from the contract in names and places. */',
    `export default ${lines} satisfies ProviderMapping`,
    '',
  ].join('\n')
}

function written(value: unknown, depth: number, path: string[], guesses: ReadonlySet<string>): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value)
  const inner = ({ 0: name, 1: item }: [string, unknown]) => {
    const key = /^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)
    return `${key}: ${written(item, depth + 1, [...path, name], guesses)}`
  }
  // A place with options fits one line.
  if (path[0] === 'fields' && depth === 3) return `{ ${entries.map(inner).join(', ')} }`
  const pad = '  '.repeat(depth + 1)
  const lines = entries.map((entry) => {
    const isGuess = path[0] === 'fields' && guesses.has(`${path[1]} ${entry[0]}`)
    return `${pad}${inner(entry)},${isGuess ? ' // Its shape fits, its name says nothing: look at it.' : ''}\n`
  })
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
