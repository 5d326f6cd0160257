import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const FOLDER = new URL('../data/', import.meta.url)

/** The text of a file in `src/demo/data`. No line begins with a dash: the space before one does not break. */
export const readText = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8').replaceAll(' — ', '\u00a0— ')

export const hasData = (path: string) => existsSync(new URL(path, FOLDER))

/** A data file, checked; see `check` for its errors. */
export const readData = <Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> =>
  check(path, JSON.parse(readText(path)), schema)

/** The value, or an error with a line for each fault: file, field and what is wrong with it. */
export function check<Schema extends z.ZodType>(path: string, value: unknown, schema: Schema): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const faults = error.issues.map((issue) => `src/demo/data/${path}: ${z.core.toDotPath(issue.path)}: ${issue.message}`)
  throw new Error(faults.join('\n'))
}
