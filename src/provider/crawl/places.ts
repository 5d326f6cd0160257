/** Finds texts of an answer or a record by field. */
import type { FieldPath } from '../../config/problems/values.ts'

/** Calls back with every text of a value and its field, in order. */
function eachText(value: unknown, call: (text: string, field: FieldPath) => void, field: FieldPath = []): void {
  if (typeof value === 'string') return call(value, field)
  if (value === null || typeof value !== 'object') return
  const items: Iterable<[string | number, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, item] of items) eachText(item, call, [...field, key])
}

/** For each text, the fields that have it. */
export function fieldsByText(value: unknown, texts: Iterable<string>): Map<string, FieldPath[]> {
  const fields = new Map([...texts].map((text): [string, FieldPath[]] => [text, []]))
  if (fields.size > 0) eachText(value, (text, field) => fields.get(text)?.push(field))
  return fields
}

/**
 * Adds to each item the field that has its text. Items with equal texts get the fields with that text in turn. An item whose text is empty or was changed
 * since gets no field.
 */
export function placed<T extends { text: string }>(
  value: unknown,
  items: readonly T[],
): (Omit<T, 'text'> & { field?: FieldPath })[] {
  const fields = fieldsByText(value, new Set(items.map(({ text }) => text).filter(Boolean)))
  const counts = new Map<string, number>()
  return items.map(({ text, ...item }) => {
    const nth = counts.get(text) ?? 0
    counts.set(text, nth + 1)
    const own = fields.get(text) ?? []
    const field = own[Math.min(nth, own.length - 1)]
    return { ...item, ...(field && { field }) }
  })
}
