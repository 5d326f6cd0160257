/** schema.org's types and properties, read from the typings of schema-dts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export interface Vocabulary {
  /** Names of the types that a property of a type may hold; nothing where the type or the property does not exist. */
  rangeOf(type: string, property: string): string[] | undefined
  isType(name: string): boolean
  /** Whether a type is another or one of its kinds. */
  isKindOf(type: string, name: string): boolean
}

export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts')
  const typings = readFileSync(file, 'utf8')
  const interfaces = new Map<string, { above: string[]; properties: Map<string, string[]> }>()
  for (const [, name = '', above = '', body = ''] of typings.matchAll(
    /interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]*), "\w+">;$/gm)].map(
      ([, property = '', range = '']) => [property, range.split(' | ')] as const,
    )
    interfaces.set(name, { above: above.split(', '), properties: new Map(properties) })
  }
  const kinds = new Map(
    [...typings.matchAll(/^export type (\w+)(?:<[^=]*>)? = (.*);$/gm)].map(([, name = '', members = '']) => [
      name,
      members.split(' | ').filter((member) => /^\w+$/.test(member)),
    ]),
  )

  function rangeIn(name: string, property: string): string[] | undefined {
    const found = interfaces.get(name)
    if (!found) return undefined
    const own = found.properties.get(property)
    if (own) return own
    for (const above of found.above) {
      const range = rangeIn(above, property)
      if (range) return range
    }
    return undefined
  }
  const isKindOf = (type: string, name: string): boolean =>
    type === name || (kinds.get(name) ?? []).some((member) => member !== name && isKindOf(type, member))
  return {
    rangeOf: (type, property) => rangeIn(`${type}Leaf`, property),
    isType: (name) => interfaces.has(`${name}Leaf`),
    isKindOf,
  }
}
