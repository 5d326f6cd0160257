/** A form's fields by their names: after an answer an element may belong to a different choice. */
type Field = HTMLInputElement | HTMLSelectElement

/** What stands in each field, by `keyOf`. */
export type Entries = ReadonlyMap<string, string>

export const fieldsOf = (form: HTMLFormElement): Field[] => [...form.querySelectorAll<Field>('input, select')]

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'
const stateOf = (field: Field) => (isBox(field) ? String(field.checked) : field.value)

/** Boxes by their value, other fields of one name by their place. */
function keyed(form: HTMLFormElement): [key: string, field: Field][] {
  const counts = new Map<string, number>()
  return fieldsOf(form).map((field) => {
    if (isBox(field)) return [`${field.name}=${field.value}`, field]
    const place = counts.get(field.name) ?? 0
    counts.set(field.name, place + 1)
    return [`${field.name} ${place}`, field]
  })
}

export const entriesOf = (form: HTMLFormElement): Entries =>
  new Map(keyed(form).map(([key, field]) => [key, stateOf(field)]))

/** What the guest has entered since then, and what the browser does not accept. */
export function enteredSince(form: HTMLFormElement, before: Entries): Entries {
  const entered = keyed(form).filter(([key, field]) => before.get(key) !== stateOf(field) || !field.validity.valid)
  return new Map(entered.map(([key, field]) => [key, stateOf(field)]))
}

export function enter(form: HTMLFormElement, entries: Entries): void {
  for (const [key, field] of keyed(form)) {
    const state = entries.get(key)
    if (state === undefined) continue
    if (isBox(field)) field.checked = state === 'true'
    else field.value = state
  }
}

/** Fills the form in as an address says. Returns the pairs for which it has no field. */
export function fill(form: HTMLFormElement, query: URLSearchParams): [string, string][] {
  const left = new Map([...new Set(query.keys())].map((name) => [name, query.getAll(name)]))
  for (const field of fieldsOf(form)) {
    if (isBox(field)) field.checked = query.getAll(field.name).includes(field.value)
    else field.value = left.get(field.name)?.shift() ?? ''
    // The server ignores it, too.
    if (!field.validity.valid) field.value = ''
  }
  const names = new Set(fieldsOf(form).map(({ name }) => name))
  return [...query].filter(([name]) => !names.has(name))
}

/** What the form asks: the same choices have one address, in whatever order the form has them. */
export function queryOf(form: HTMLFormElement, others: readonly [string, string][]): URLSearchParams {
  const pairs = [...new FormData(form), ...others] as [string, string][]
  const query = new URLSearchParams(pairs.filter(([, value]) => value !== ''))
  query.sort()
  return query
}
