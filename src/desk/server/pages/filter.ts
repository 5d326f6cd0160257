/** Hotel, language and kind: one filter for all that the desk lists. */
import { isLocale, LOCALES } from '../../../config/locales.ts'
import { propertyOf } from '../../../engine/release/manifest.ts'
import type { EditChoice } from '../../../engine/state/page-edits.ts'
import type { State } from '../../../engine/state/state.ts'
import { keys } from '../../../records/keys.ts'
import type { PropertiesRecord } from '../../../records/records.ts'
import { StoredSnapshot } from '../../../records/snapshot.ts'
import { deskMessages } from '../../messages/index.ts'
import type { FilterChoice, FilterView } from '../../views/filter.ts'
import type { DeskRequest } from '../desk-request.ts'
import { languageName, type RecordLabel } from './records.ts'

/** What an entry of a list is about. */
export interface Facts {
  hotels: readonly (string | undefined)[]
  lang?: string | undefined
  /** Kinds of its records. */
  kinds: readonly string[]
}

export interface Filter {
  view: FilterView
  /** The query of an address with this filter. */
  query: Partial<FilterChoice>
  matches(facts: Facts): boolean
  /** Name of a page's hotel, by `PageEntry.thing`. */
  hotelOf(thing: string): string | undefined
  /** Of a page: `PageEntry.thing`. `kinds`: of the records that changed it. */
  matchesThing(thing: string, kinds: readonly string[]): boolean
  /** Edits of such records on such pages. */
  edits: EditChoice
}

/** Query: `hotel`, part of its name, `lang` and `record`, a kind. */
export function filterOf(state: Pick<State, 'records' | 'edits'>, { query, locale }: DeskRequest): Filter {
  const { kinds } = deskMessages[locale].reasons
  const records = Object.entries(kinds).map(([kind, text]) => ({
    value: kind === 'hotels' ? 'properties' : kind,
    text,
  }))
  const value = new StoredSnapshot(state.records).get(keys.properties())?.value as PropertiesRecord | undefined
  const { hotels = [], network } = value ?? {}
  const names = new Map(
    [...hotels, ...(network ? [network, { ...network, id: 0 }] : [])].map(({ id, name }) => [id, name]),
  )
  const [hotel, lang, record] = ['hotel', 'lang', 'record'].map((name) => query.get(name)?.trim() ?? '') as [
    string,
    string,
    string,
  ]
  const choice: FilterChoice = {
    hotel,
    lang: isLocale(lang) ? lang : '',
    record: records.some((each) => each.value === record) ? record : '',
  }
  const wanted = lettersOf(choice.hotel).trim() || choice.hotel
  const isWanted = (name: string | undefined) =>
    wanted === '' || (name !== undefined && lettersOf(name).includes(wanted))
  const matches = ({ hotels: those, lang: language, kinds: these }: Facts) =>
    (wanted === '' || those.some(isWanted)) &&
    (choice.lang === '' || language === choice.lang) &&
    (choice.record === '' || these.includes(choice.record))
  const properties = wanted === '' ? [''] : [...names].filter(([, name]) => isWanted(name)).map(([id]) => `${id} `)
  // Error pages are of a hotel or of none.
  const things = (choice.lang ? [choice.lang] : LOCALES).flatMap((each) => properties.map((of) => `* ${each} ${of}*`))
  const hotelOf = (thing: string) => names.get(propertyOf({ thing }))
  return {
    view: {
      choice,
      hotels: [...new Set(names.values())],
      languages: LOCALES.map((code) => ({ value: code, text: languageName(code, locale) })),
      records,
      isSet: Object.values(choice).some((each) => each !== ''),
      isUnknownHotel: ![...names.values()].some(isWanted),
    },
    query: Object.fromEntries(Object.entries(choice).filter(([, each]) => each !== '')),
    matches,
    hotelOf,
    matchesThing(thing, changed) {
      const [, language] = thing.split(' ')
      return matches({ hotels: [hotelOf(thing)], lang: language, kinds: changed })
    },
    edits: { things, kind: choice.record },
  }
}

export const factsOf = ({ hotel, lang, kind }: RecordLabel): Facts => ({ hotels: [hotel], lang, kinds: [kind] })

/** Without case and accents: 'I', 'İ' and 'ı' are one letter, 'ß' is 'ss'. Between words any signs and spaces are one. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
