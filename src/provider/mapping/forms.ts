/** Conversions of values to the contract's form. */
import { isLocale } from '../../config/locales.ts'

const NUMBER = /^-?\d+(?:\.\d+)?$/
const TRUE_WORDS = ['true', 'yes', '1']
const FALSE_WORDS = ['false', 'no', '0', '']

const time = (milliseconds: unknown) => {
  const date = new Date(typeof milliseconds === 'number' ? milliseconds : Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** '21.06.2027', '21/06/2027 19:30' */
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T,]+(\d{1,2}:\d{2}(?::\d{2})?))?$/

/** Each returns `undefined` for values in a different form, which stay as they are. */
export const FORMS = {
  /** '34' → 34 */
  number: (value: unknown) => (typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : undefined),
  /** 34 → '34' */
  text: (value: unknown) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined),
  /** 'yes' or 1 → true */
  boolean(value: unknown) {
    const text = String(value).toLowerCase()
    return TRUE_WORDS.includes(text) ? true : FALSE_WORDS.includes(text) ? false : undefined
  },
  /** An object of entries, or a single entry → a list */
  list: (value: unknown) =>
    Array.isArray(value) || value === null || value === undefined
      ? undefined
      : isCollection(value)
        ? Object.values(value)
        : [value],
  /** A list → an object with the entries' own keys or names, else '1', '2' … */
  named: (value: unknown) =>
    Array.isArray(value)
      ? Object.fromEntries(value.map((item: unknown, index) => [keyIn(item) ?? String(index + 1), item]))
      : undefined,
  /** Seconds since 1970 → ISO 8601 */
  seconds: (value: unknown) => (typeof value === 'number' ? time(value * 1000) : undefined),
  milliseconds: time,
  /** '21.06.2027' → '2027-06-21' */
  'day-first'(value: unknown) {
    const [, day, month, year, hours] = DAY_FIRST.exec(String(value).trim()) ?? []
    if (!year) return undefined
    return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}${hours ? `T${hours.padStart(5, '0')}` : ''}`
  },
  /** '/de/hotels/x' → 'hotels/x' */
  path(value: unknown) {
    if (typeof value !== 'string' || !value.startsWith('/')) return undefined
    const [first, ...rest] = value.replace(/^\/+/, '').split('/')
    return isLocale(first) ? rest.join('/') : value.replace(/^\/+/, '')
  },
} satisfies Record<string, (value: unknown) => unknown>

export type Form = keyof typeof FORMS

/** Whether an object is a collection of entries: `{ "12": {…}, "13": {…} }`. */
const isCollection = (value: unknown) =>
  typeof value === 'object' &&
  Object.values(value!).length > 0 &&
  Object.values(value!).every((item) => typeof item === 'object' && item !== null)

function keyIn(item: unknown): string | undefined {
  const { key, name } = (item ?? {}) as Record<string, unknown>
  return [key, name].find((each): each is string => typeof each === 'string' && each !== '')
}
