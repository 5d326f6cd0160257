/** Where in an answer or a record something stands. */
import type { FieldPath } from '../../config/problems/values.ts'

/** Calls with every text of a value and its field, in order. */
function eachText(value: unknown, call: (text: string, field: FieldPath) => void, field: FieldPath = []): void {
  if (typeof value === 'string') return call(value, field)
  if (value === null || typeof value !== 'object') return
  const items: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, item] of items) eachText(item, call, [...field, key])
}

/** The fields whose text is one of these, by their text. */
export function fieldsByText(value: unknown, texts: Iterable<string>): Map<string, FieldPath[]> {
  const found = new Map([...texts].map((text): [string, FieldPath[]] => [text, []]))
  if (found.size > 0) eachText(value, (text, field) => found.get(text)?.push(field))
  return found
}

/**
 * Gives each thing the field that has its text. Things with one text are given the fields with this text in turn; a thing without a text of its own,
 * or with one that was changed since, has none.
 */
export function placed<T extends { text: string }>(
  value: unknown,
  things: readonly T[],
): (Omit<T, 'text'> & { field?: FieldPath })[] {
  const fields = fieldsByText(value, new Set(things.map(({ text }) => text).filter(Boolean)))
  const given = new Map<string, number>()
  return things.map(({ text, ...thing }) => {
    const nth = given.get(text) ?? 0
    given.set(text, nth + 1)
    const own = fields.get(text) ?? []
    const field = own[Math.min(nth, own.length - 1)]
    return { ...thing, ...(field && { field }) }
  })
}
