/** Where what answers lack may be: under another name, deeper, higher, or written otherwise. */
import type { FieldIssue } from '../../config/problems/values.ts'
import { LOCALES } from '../../config/locales.ts'
import { isObject } from '../mapping/fields.ts'
import type { Place, ProviderMapping } from '../mapping/mapping.ts'
import type { Unit } from '../shapes.ts'
import { formOf, inside } from './fit.ts'
import { likeness, parentOf } from './names.ts'
import type { FieldSeen, Lacking, Survey } from './survey.ts'

export interface FieldProposal {
  unit: Unit
  field: string
  place: Place
  /** Whether the name speaks for it, too; otherwise it is the only thing there whose shape fits. */
  isNamed: boolean
  seen: FieldSeen
}

interface Guess extends FieldProposal {
  at: string
  /** Of the same objects, one thing is only in one place. */
  group: string
  score: number
}

/** Names say little below this, and for a field that may be missing a little more is asked. */
const LIKE = 0.35
const MUCH_LIKE = 0.45

export function proposedFields({ fields }: Survey, mapping: ProviderMapping): FieldProposal[] {
  const isMapped = ({ unit, name }: FieldSeen) => Object.hasOwn((mapping.fields?.[unit] ?? {}) as object, name)
  const open = [...fields.values()].filter((seen) => !isMapped(seen))
  const forms = open.flatMap((seen) => writtenOtherwise(seen))
  const formed = new Set(forms.map(({ seen }) => seen))
  const isFree = ({ unit, field, at }: Guess) =>
    placesIn(mapping, unit, listOf(field)).every((place) => at !== place && !at.startsWith(`${place}.`))
  const guesses = open
    .filter((seen) => !formed.has(seen) && isWanted(seen, fields))
    .flatMap(guessesFor)
    .filter(isFree)
  return [...forms, ...taken(guesses)]
}

/** Lacking in all objects that can tell: an optional one may be missing in some. */
function isWanted(seen: FieldSeen, fields: Survey['fields']): boolean {
  const wrong = faultCount(seen)
  if (wrong > 0) return seen.given === wrong
  if (seen.absent > 0) return seen.isRequired || seen.given === 0 || isOfShared(seen)
  // What a missing object would need is looked for where the object is missing everywhere.
  const parent = fields.get(`${seen.unit} ${seen.name.slice(0, seen.name.lastIndexOf('.'))}`)
  return parent === undefined || parent.given === faultCount(parent)
}

/** Those from which its place would be named. */
const lackingOf = ({ lacking, lackingWhole }: FieldSeen) =>
  lacking.objects.length > 0 ? lacking.objects : lackingWhole.objects

/** Pictures and links of one call may have other names than those of all others. */
const isOfShared = ({ unit }: FieldSeen) =>
  ['file', 'hrefLang', 'link', 'meta', 'hours', 'feature', 'section'].includes(unit)

const faultCount = ({ faults }: FieldSeen) => [...faults.values()].reduce((sum, { count }) => sum + count, 0)

/** The list whose entries have a field: places are named from there. */
const listOf = (name: string) => name.slice(0, name.lastIndexOf('[]') + 1)

/** What fields of these entries are taken from already. */
function placesIn({ fields }: ProviderMapping, unit: Unit, list: string): string[] {
  const places = Object.entries((fields?.[unit] ?? {}) as Record<string, Place>)
  return places
    .filter(([name]) => listOf(name) === list)
    .flatMap(([, place]) => (typeof place === 'string' ? [place] : (place.at ?? [])))
}

function guessesFor(seen: FieldSeen): Guess[] {
  const objects = lackingOf(seen)
  const found = new Map<string, unknown[]>()
  for (const lacking of objects)
    for (const [path, value] of unknownIn(lacking, seen)) found.set(path, [...(found.get(path) ?? []), value])
  const all = [...found].flatMap(([at, values]): Guess[] => {
    const { form, fit } = formOf(seen.shape, values)
    if (fit === 0 || (seen.isRequired && values.length < objects.length)) return []
    // What stands where the object should is what it is of.
    const like = at === '.' || at === parentOf(ownPath(seen.name)) ? 1 : likeness(seen.name, at)
    const place = form ? { at, as: form } : at
    const deeper = Math.max(0, at.split('.').length - seen.name.split('.').length)
    const score = like + fit * 0.5 + values.length / objects.length / 4 - deeper / 2
    return [
      {
        unit: seen.unit,
        field: seen.name,
        place,
        at,
        group: `${seen.unit} ${listOf(seen.name)}`,
        score,
        seen,
        isNamed: like >= (seen.isRequired ? LIKE : MUCH_LIKE),
      },
    ]
  })
  const isTelling = ({ at }: Guess) => seen.shape.is !== 'value' && formOf(seen.shape, found.get(at)!).fit > 0.9
  return all.filter(
    (guess) => guess.isNamed || isTelling(guess) || (isEverywhere(found.get(guess.at)!, seen) && isAlone(guess, all)),
  )
}

const isEverywhere = (values: unknown[], seen: FieldSeen) =>
  seen.given === 0 && values.length === lackingOf(seen).length
/** In the object that should have the field, and nothing else that could be it. */
const isAlone = (guess: Guess, all: readonly Guess[]) =>
  parentOf(guess.at) === parentOf(ownPath(guess.field)) &&
  all.every((other) => other === guess || other.at.startsWith(`${guess.at}.`))

/** From the entry of the innermost list. */
const ownPath = (name: string) => name.slice(name.lastIndexOf('[]') + 1).replace(/^[\].]+/, '')

/** Objects and lists before what may be in them, then the best first; each place and each field once. */
function taken(guesses: readonly Guess[]): FieldProposal[] {
  const named = new Set(guesses.map(({ unit, field }) => `${unit} ${field}`))
  // What is found as a whole is not gathered from its parts.
  const whole = guesses.filter(({ unit, field }) => !named.has(`${unit} ${parentOf(field)}`))
  const isValue = ({ seen }: Guess) => seen.shape.is === 'value'
  const chosen: Guess[] = []
  const isTaken = ({ unit, field, group, at }: Guess) =>
    chosen.some(
      (other) =>
        (other.unit === unit && other.field === field) ||
        (other.group === group && (other.at === at || at.startsWith(`${other.at}.`))),
    )
  for (const guess of whole.toSorted((left, right) => +isValue(left) - +isValue(right) || right.score - left.score)) {
    if (isTaken(guess)) continue
    // Where names say nothing, nothing else may lack something there.
    const isContested = whole.some(
      (other) => other.group === guess.group && other.at === guess.at && other.field !== guess.field && !isTaken(other),
    )
    if (guess.isNamed || !isValue(guess) || !isContested) chosen.push(guess)
  }
  return chosen.map(({ unit, field, place, isNamed, seen }) => ({ unit, field, place, isNamed, seen }))
}

/** What an object has that the contract does not name, with its path; for what stands in a wrong shape, that too. */
function unknownIn({ base, shape }: Lacking, seen: FieldSeen): [string, unknown][] {
  if (!isObject(base)) return base === undefined || base === null ? [] : [['.', base]]
  const own = ownPath(seen.name)
  const parent = parentOf(own)
  return inside(base, 3).filter(([path, value]) => {
    if (value === undefined || value === null || path === own) return false
    if (path === parent) return !isObject(value)
    if (path.endsWith('.0')) return false
    const [first = '', ...rest] = path.split('.')
    let known = shape?.fields.get(first)?.shape
    for (const step of rest) {
      // What pictures, links, lists and sections have more belongs to them.
      if (known && (known.is !== 'object' || known.shared)) return false
      known = known?.is === 'object' ? known.fields.get(step)?.shape : undefined
    }
    return known === undefined
  })
}

/** A field in its place whose values are all of another type, and all can be read. */
function writtenOtherwise(seen: FieldSeen): FieldProposal[] {
  // One that is wrong among many is a slip of somebody's, and no other way of writing.
  if (seen.given === 0 || seen.faults.size === 0 || faultCount(seen) * 2 < seen.given) return []
  const wrong = seen.values.filter((value) => formOf(seen.shape, [value]).form !== undefined || isUnfit(seen, value))
  if (wrong.length === 0) return []
  const as = (place: Exclude<Place, string>): FieldProposal[] => [
    { unit: seen.unit, field: seen.name, place, isNamed: true, seen },
  ]
  if (isPaths(seen)) return as({ as: 'path' })
  const { form } = formOf(seen.shape, wrong)
  if (form) return as({ as: form })
  const values = localesOf(seen, wrong)
  return values ? as({ values }) : []
}

const isUnfit = ({ shape, name }: FieldSeen, value: unknown) =>
  shape.is === 'value'
    ? !shape.schema.safeParse(value).success || (name.endsWith('url') && String(value).startsWith('/'))
    : true

const isPaths = ({ faults }: FieldSeen) =>
  [...faults.values()].every(({ issue }) => issue.code === 'format' && issue.format === 'path')

/** 'tr-TR', 'TR' or 'Turkish' for 'tr'. */
function localesOf({ faults }: FieldSeen, values: readonly unknown[]): Record<string, string> | undefined {
  const isLocale = ({ issue }: { issue: FieldIssue }) =>
    issue.code === 'choice' && issue.choices.join() === LOCALES.join()
  if (![...faults.values()].every(isLocale)) return undefined
  const read = values.map((value) => [String(value), localeOf(String(value).toLowerCase())] as const)
  return read.every(([, locale]) => locale) ? (Object.fromEntries(read) as Record<string, string>) : undefined
}

const LANGUAGE_NAMES: Record<string, string> = {
  turkish: 'tr',
  türkçe: 'tr',
  turkce: 'tr',
  tur: 'tr',
  english: 'en',
  eng: 'en',
  german: 'de',
  deutsch: 'de',
  deu: 'de',
  ger: 'de',
  russian: 'ru',
  русский: 'ru',
  rus: 'ru',
}

function localeOf(written: string): string | undefined {
  return (
    LANGUAGE_NAMES[written] ??
    LOCALES.find((locale) => written === locale || written.startsWith(`${locale}-`) || written.startsWith(`${locale}_`))
  )
}

/** The mapping with what is proposed. */
export function withFields(mapping: ProviderMapping, proposals: readonly FieldProposal[]): ProviderMapping {
  const fields = structuredClone(mapping.fields ?? {}) as Record<string, Record<string, Place>>
  for (const { unit, field, place } of proposals) fields[unit] = { ...fields[unit], [field]: place }
  return { ...mapping, fields: fields as ProviderMapping['fields'] }
}
