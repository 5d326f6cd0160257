import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const FOLDER = new URL('../data/', import.meta.url)

/** The text of a file in `src/demo/data`. */
export const readText = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8')
export const hasData = (path: string) => existsSync(new URL(path, FOLDER))

const made = new Map<string, { text: string; value: unknown }>()

/** What `make` gave for this path, while the text is the same: a changed file is read and checked, the others are not. */
export function unlessChanged<Value>(path: string, text: string, make: () => Value): Value {
  const before = made.get(path)
  if (before?.text === text) return before.value as Value
  const value = make()
  made.set(path, { text, value })
  return value
}

/** A data file, checked; its errors name the file. */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const text = readText(path)
  return unlessChanged(path, text, () => {
    try {
      return check(path, JSON.parse(text), schema)
    } catch (error) {
      throw error instanceof SyntaxError ? new Error(`src/demo/data/${path}: ${error.message}`) : error
    }
  })
}

/** The value, or an error with a line for each fault: file, field and what is wrong with it. */
export function check<Schema extends z.ZodType>(path: string, value: unknown, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const faults = error.issues
    .flatMap((issue) => causes(issue))
    .map((issue) => `src/demo/data/${path}: ${z.core.toDotPath(issue.path)}: ${issue.message}`)
  throw new Error(faults.join('\n'))
}

/**
 * What is wrong where one of several forms was expected: the faults of the form that the value is nearest to, which is
 * the one that was followed deepest, then the one with the fewest faults.
 */
function causes(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const forms = issue.errors.map((form) => form.flatMap((each) => causes(each)))
  const depth = (form: z.core.$ZodIssue[]) => Math.max(0, ...form.map((each) => each.path.length))
  const [nearest = []] = forms.toSorted((one, other) => depth(other) - depth(one) || one.length - other.length)
  return nearest.map((each) => ({ ...each, path: [...issue.path, ...each.path] }))
}
