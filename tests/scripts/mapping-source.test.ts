/** What becomes of a person's `provider.mapping.ts` when a proposal is added to it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withProposal } from '../../scripts/mapping-source.ts'
import { mappingText } from '../../src/provider/check/mapping-text.ts'
import type { ProviderMapping } from '../../src/provider/mapping/mapping.ts'

const evaluated = (source: string): unknown =>
  // The import of a type and what follows the object are no JavaScript.
  Function(
    source
      .replace(/^import .*$/m, '')
      .replace('export default', 'return')
      .replace(/ satisfies \w+/, ''),
  )()

const word = fc.constantFrom('a', 'b.c', 'hotelId', 'x-y')
const place = fc.oneof(word, fc.record({ at: word, as: fc.constantFrom('number' as const, 'list' as const) }))
const fields = fc.dictionary(
  fc.constantFrom('page', 'room', 'file', 'rooms'),
  fc.dictionary(fc.constantFrom('title', 'property.id', 'images', 'text'), place, { minKeys: 1 }),
)
const mapping = fc.record(
  {
    at: word,
    calls: fc.dictionary(fc.constantFrom('menus', 'rooms'), fc.record({ path: fc.constant('/x'), at: word })),
    fields,
  },
  { requiredKeys: [] },
) as fc.Arbitrary<ProviderMapping>

const merged = (kept: any, more: any): any =>
  Object.entries(more).reduce<any>(
    (all, [name, value]) => ({
      ...all,
      [name]:
        typeof value === 'object' && !('at' in (value as object) && 'as' in (value as object))
          ? merged(all[name] ?? {}, value)
          : value,
    }),
    kept,
  )

test('the file says both, the proposal where they differ, and keeps each comment', () => {
  fc.assert(
    fc.property(mapping, mapping, (kept, more) => {
      // A comment on each line, and one behind it.
      let count = 0
      const commented = mappingText(kept, []).replace(
        /^( *)(\S.*[,{])$/gm,
        (_, indent, line) => `${indent}// ${++count}\n${indent}${line} // behind ${count}`,
      )
      const text = withProposal(commented, mappingText(more, []))
      fc.pre(text !== undefined)
      expect(evaluated(text!)).toEqual(merged(kept, more))
      const comments = (source: string) => source.match(/\/\/.*$/gm) ?? []
      expect(comments(text!)).toEqual(expect.arrayContaining(comments(commented)))
    }),
  )
})

const PROPOSED = mappingText({ fields: { page: { title: 'x' } } }, [])

test('an object that has a name is added to, whatever its lines', () => {
  const text = withProposal("const own = { fields: { page: { text: 'y' } } }\nexport default own", PROPOSED)!
  expect(evaluated(text.replace('const own =', 'return'))).toEqual({ fields: { page: { text: 'y', title: 'x' } } })
})

test.each(['{ at: 1 }', 'export default { fields: FIELDS }', 'export default read()', 'module.exports = {}'])(
  '%j is left alone',
  (kept) => expect(withProposal(kept, PROPOSED)).toBeUndefined(),
)
