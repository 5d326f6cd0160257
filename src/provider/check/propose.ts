/** Proposes a mapping for missing fields: a different name, a different depth, or a different form of the value. */
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
  /** Whether the names are similar; otherwise only the shape fits. */
  isNamed: boolean
  seen: FieldSeen
}

interface Guess extends FieldProposal {
  at: string
  /** In the same objects a place can only belong to one field. */
  group: string
  score: number
}

/** Names below this likeness count as different. */
const MIN_LIKENESS = 0.35
/** Optional fields need more evidence, since they may simply be missing. */
const MIN_OPTIONAL_LIKENESS = 0.45

export function proposedFields({ fields }: Survey, mapping: ProviderMapping): FieldProposal[] {
  const isMapped = ({ unit, name }: FieldSeen) => Object.hasOwn((mapping.fields?.[unit] ?? {}) as object, name)
  const open = [...fields.values()].filter((seen) => !isMapped(seen))
  const forms = open.flatMap((seen) => formProposals(seen))
  const withForm = new Set(forms.map(({ seen }) => seen))
  const isFree = ({ unit, field, at }: Guess) =>
    placesIn(mapping, unit, listOf(field)).every((place) => at !== place && !at.startsWith(`${place}.`))
  const guesses = open
    .filter((seen) => !withForm.has(seen) && isWanted(seen, fields))
    .flatMap(guessesFor)
    .filter(isFree)
  return [...forms, ...bestGuesses(guesses)]
}

/** Whether the field is missing consistently: an optional one may be missing in some objects. */
function isWanted(seen: FieldSeen, fields: Survey['fields']): boolean {
  const wrong = faultCount(seen)
  if (wrong > 0) return seen.given === wrong
  if (seen.absent > 0) return seen.isRequired || seen.given === 0 || isOfShared(seen)
  // Fields of a missing object are searched for if the object is missing everywhere.
  const parent = fields.get(`${seen.unit} ${seen.name.slice(0, seen.name.lastIndexOf('.'))}`)
  return parent === undefined || parent.given === faultCount(parent)
}

/** The objects in which to search. */
const lackingOf = ({ lacking, lackingWhole }: FieldSeen) =>
  lacking.objects.length > 0 ? lacking.objects : lackingWhole.objects

/** Pictures and links of one call may have different names than in other calls. */
const isOfShared = ({ unit }: FieldSeen) =>
  ['file', 'hrefLang', 'link', 'meta', 'hours', 'feature', 'section'].includes(unit)

const faultCount = ({ faults }: FieldSeen) => [...faults.values()].reduce((sum, { count }) => sum + count, 0)

/** The list whose entries have the field; places are relative to an entry. */
const listOf = (name: string) => name.slice(0, name.lastIndexOf('[]') + 1)

/** Places of these entries that the mapping uses already. */
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
    // The object itself, or a value in the object's place, needs no similar name.
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
        isNamed: like >= (seen.isRequired ? MIN_LIKENESS : MIN_OPTIONAL_LIKENESS),
      },
    ]
  })
  const hasTellingShape = ({ at }: Guess) => seen.shape.is !== 'value' && formOf(seen.shape, found.get(at)!).fit > 0.9
  return all.filter(
    (guess) =>
      guess.isNamed || hasTellingShape(guess) || (isEverywhere(found.get(guess.at)!, seen) && isAlone(guess, all)),
  )
}

const isEverywhere = (values: unknown[], seen: FieldSeen) =>
  seen.given === 0 && values.length === lackingOf(seen).length
/** Whether it is in the field's object, and the only candidate. */
const isAlone = (guess: Guess, all: readonly Guess[]) =>
  parentOf(guess.at) === parentOf(ownPath(guess.field)) &&
  all.every((other) => other === guess || other.at.startsWith(`${guess.at}.`))

/** The path relative to the entry of the innermost list. */
const ownPath = (name: string) => name.slice(name.lastIndexOf('[]') + 1).replace(/^[\].]+/, '')

/** Chooses each place and field once: objects and lists before their contents, then by score. */
function bestGuesses(guesses: readonly Guess[]): FieldProposal[] {
  const named = new Set(guesses.map(({ unit, field }) => `${unit} ${field}`))
  // If an object is found, its fields are not searched for separately.
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
    // Without a similar name, no other field may claim the place.
    const isContested = whole.some(
      (other) => other.group === guess.group && other.at === guess.at && other.field !== guess.field && !isTaken(other),
    )
    if (guess.isNamed || !isValue(guess) || !isContested) chosen.push(guess)
  }
  return chosen.map(({ unit, field, place, isNamed, seen }) => ({ unit, field, place, isNamed, seen }))
}

/** Values that are not in the contract, with their paths; also values of a wrong type in the field's parent. */
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
      // Extra fields inside pictures, links, lists and sections belong to these.
      if (known && (known.is !== 'object' || known.shared)) return false
      known = known?.is === 'object' ? known.fields.get(step)?.shape : undefined
    }
    return known === undefined
  })
}

/** Proposals for a field in the right place whose values have a different form. */
function formProposals(seen: FieldSeen): FieldProposal[] {
  // A few wrong values among many are mistakes.
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

function localeOf(name: string): string | undefined {
  return (
    LANGUAGE_NAMES[name] ??
    LOCALES.find((locale) => name === locale || name.startsWith(`${locale}-`) || name.startsWith(`${locale}_`))
  )
}

/** Adds proposals to a mapping. */
export function withFields(mapping: ProviderMapping, proposals: readonly FieldProposal[]): ProviderMapping {
  const fields = structuredClone(mapping.fields ?? {}) as Record<string, Record<string, Place>>
  for (const { unit, field, place } of proposals) fields[unit] = { ...fields[unit], [field]: place }
  return { ...mapping, fields: fields as ProviderMapping['fields'] }
}
