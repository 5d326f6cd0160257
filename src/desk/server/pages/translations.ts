/** Outdated translations beside the current Turkish text. */
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales.ts'
import { deskAddress } from '../../views/locales.ts'
import { fieldName } from '../../messages/field-name.ts'
import { deskMessages } from '../../messages/index.ts'
import { personText } from '../../views/moment.ts'
import type { StaleText, StaleView, TranslationsView } from '../../views/translation-views.ts'
import { keyOfThing, textsOf } from '../../comparisons/record-texts.ts'
import { beginningOf, shortened, wordsBetween } from '../../comparisons/text-difference.ts'
import { shortDigest } from '../../../records/digest.ts'
import { StoredSnapshot } from '../../../records/snapshot.ts'
import type { State } from '../../../engine/state/state.ts'
import {
  MAX_DISMISSALS,
  type StaleTranslation,
  type Dismissal,
  type Texts,
} from '../../../engine/state/translations.ts'
import { offsetIn, type DeskRequest } from '../desk-request.ts'
import type { DeskParts } from '../parts.ts'
import { factsOf, filterOf } from './filter.ts'
import { recordPages, type RecordPages } from './record-pages.ts'
import { recordLabels } from './records.ts'

/** Limits of a page: things, bytes of all texts, characters of one text, characters kept around a change. */
const MOST = { all: 20, page: 20_000, other: 3000, kept: 120 }
/** Bytes of markup for a text and for a translation. */
const MARKUP = { text: 300, translation: 900 }

/** Digest of a thing's Turkish texts at these places. */
export function sourceOf({ records }: Pick<State, 'records'>, thing: string, places: readonly string[]): string {
  const texts = readTexts(new StoredSnapshot(records), thing, DEFAULT_LOCALE)
  return sourceDigest(places.map((place) => texts.get(place)))
}

/** Digest of a thing's texts at these places, in Turkish and in a language. */
export function proofOf(
  state: Pick<State, 'records'>,
  { thing, locale }: { thing: string; locale: string },
  places: readonly string[],
): string {
  const snapshot = new StoredSnapshot(state.records)
  return shortDigest(
    JSON.stringify(
      [DEFAULT_LOCALE, locale].map((each) =>
        places.map((place) => readTexts(snapshot, thing, each as Locale).get(place)),
      ),
    ),
  )
}

/** Whether both texts are the same as when the translation was taken off the list, so that it can be put back. */
export function isUnchanged(state: Pick<State, 'records'>, { texts, proof, ...item }: Dismissal): boolean {
  return proofOf(state, item, Object.keys(texts)) === proof
}

const sourceDigest = (texts: readonly (string | undefined)[]) => shortDigest(JSON.stringify(texts))

function readTexts(snapshot: StoredSnapshot, thing: string, locale: Locale): Texts {
  const key = keyOfThing(thing, locale, snapshot)
  return textsOf((key && snapshot.get(key)?.value) || {})
}

/** Query: `from`, the offset. */
export async function translationsView(
  { state, desk, cmsUrl }: DeskParts,
  request: DeskRequest,
): Promise<TranslationsView> {
  const { locale, query } = request
  const filter = filterOf(state, request)
  const offset = offsetIn(query)
  const inputs = {
    snapshot: new StoredSnapshot(state.records),
    label: recordLabels(state, locale, cmsUrl),
    pages: await recordPages({ state, desk }),
    nameOf: (place: string) => placeName(place, deskMessages[locale].fields),
  }
  const isListed = ({ thing, locale: lang }: StaleTranslation) => {
    const key = keyOfThing(thing, DEFAULT_LOCALE, inputs.snapshot)
    const own = key === undefined ? undefined : inputs.label(key)
    return own !== undefined && filter.matches({ ...factsOf(own), lang })
  }
  const all = state.translations.stale()
  const things = [...Map.groupBy(filter.view.isSet ? all.filter(isListed) : all, ({ thing }) => thing)]

  async function fitting(some: typeof things): Promise<StaleView[]> {
    const views: StaleView[] = []
    let room = MOST.page
    for (const [thing, stale] of some.slice(0, MOST.all)) {
      const view = await staleView(thing, stale, inputs)
      room -= view.texts.reduce((sum, text) => sum + sizeOf(text), 0)
      if (room < 0 && views.length > 0) break
      views.push(view)
    }
    return views
  }

  // An offset beyond the end, perhaps since others were dismissed, shows the end.
  const isBeyond = offset >= things.length
  const stale = isBeyond ? (await fitting(things.toReversed())).reverse() : await fitting(things.slice(offset))
  const from = isBeyond ? things.length - stale.length : offset
  const next = from + stale.length
  const addressFrom = (start: number) => {
    const address = new URLSearchParams({ ...filter.query, ...(start > 0 && { from: `${start}` }) }).toString()
    return deskAddress(locale, 'translations') + (address && `?${address}`)
  }
  return {
    kind: 'translations',
    count: things.length,
    filter: filter.view,
    stale,
    address: addressFrom(from),
    more: next < things.length ? addressFrom(next) : undefined,
    takenOff: state.translations
      .dismissals(MAX_DISMISSALS)
      .filter((taken) => isUnchanged(state, taken))
      .map(({ number, at, by, thing, locale: lang, texts }) => ({
        number,
        at,
        by: personText(by, locale),
        field: fieldNames(Object.keys(texts), inputs),
        name: nameOfThing(thing, lang, inputs),
      })),
  }
}

interface Inputs {
  snapshot: StoredSnapshot
  label: ReturnType<typeof recordLabels>
  pages: RecordPages
  /** Name of a place in a record. */
  nameOf(place: string): string
}

async function staleView(thing: string, stale: readonly StaleTranslation[], inputs: Inputs): Promise<StaleView> {
  const { snapshot, label, pages } = inputs
  const turkish = readTexts(snapshot, thing, DEFAULT_LOCALE)
  const languages = await Promise.all(
    stale.map(async ({ locale: lang, texts }) => {
      const key = keyOfThing(thing, lang, snapshot)
      const [path] = await pages.of(key)
      const page = path && pages.hrefTo(path)
      return { lang, before: texts, now: readTexts(snapshot, thing, lang), cms: key && label(key)?.cms, page }
    }),
  )
  const places = [...new Set(stale.flatMap(({ texts }) => Object.keys(texts)))]
  const entries = places.flatMap((place) => {
    const having = languages.filter(({ before }) => place in before)
    const after = turkish.get(place) ?? ''
    // Languages may be outdated since different versions of the Turkish text.
    return [...Map.groupBy(having, ({ before }) => before[place] ?? '')].map(([before, those]) => ({
      place,
      before,
      after,
      translations: those.map(({ lang, now, cms, page }) => {
        const text = now.get(place)
        return { lang, text: text && beginningOf(text, MOST.other), cms, page }
      }),
    }))
  })
  const alike = Map.groupBy(entries, ({ before, after, translations }) =>
    JSON.stringify([before, after, translations.map(({ lang, text }) => [lang, text])]),
  )
  const texts = [...alike.values()].map((all): StaleText => {
    const { before, after, translations } = all[0]!
    const places = all.map(({ place }) => place)
    return {
      places,
      translations,
      field: fieldNames(places, inputs),
      source: sourceDigest(places.map((place) => turkish.get(place))),
      words: shortened(wordsBetween(before, after), MOST),
    }
  })
  let room = MOST.page
  const listed = texts.filter((text) => (room -= sizeOf(text)) > 0)
  const since = stale.map((each) => each.since).sort()[0]!
  const name = nameOfThing(thing, DEFAULT_LOCALE, inputs)
  return { thing, since, name, texts: listed, left: texts.length - listed.length }
}

const fieldNames = (places: readonly string[], { nameOf }: Inputs) => [...new Set(places.map(nameOf))].join(' · ')

function nameOfThing(thing: string, locale: Locale, { snapshot, label }: Inputs): string {
  const key = keyOfThing(thing, locale, snapshot)
  return (key && label(key)?.name) || thing
}

/** A place in a record, without the indexes of list entries, which editors do not know. */
export function placeName(place: string, labels: Readonly<Record<string, string>>): string {
  return fieldName(
    place.split('/').filter((step) => !/^\d+$/.test(step)),
    labels,
  )
}

/** Estimated bytes in the page. */
function sizeOf(text: StaleText): number {
  return Buffer.byteLength(JSON.stringify(text)) + MARKUP.text + MARKUP.translation * text.translations.length
}
