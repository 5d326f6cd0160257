/** Translations that fell behind, side by side with the Turkish text as it is now. */
import { diffWordsWithSpace } from 'diff'
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { deskAddress } from '../../desk/messages/index.ts'
import type { StaleView, TranslationsView, WordView } from '../../desk/views.ts'
import { keyOfThing, textsOf } from '../../release/record-texts.ts'
import { StoredSnapshot } from '../../snapshot/snapshot.ts'
import type { StaleTranslation } from '../../state/translations.ts'
import { countIn, type Asked } from './look-pages.ts'
import type { DeskParts } from './overview.ts'
import { recordLabels } from './records.ts'

/** Translations of a page; characters of all its texts, of one, and of what is kept around a change. */
const MOST = { all: 20, page: 14_000, text: 3000, kept: 120 }
/** Words that may differ before both texts are shown whole. */
const MOST_CHANGES = 400
/** Share of a text that must have stayed for its words to be told apart. */
const LEAST_KEPT = 0.3

/** Asked: `from`, how many come before. */
export async function translationsView(
  { state, cmsUrl }: DeskParts,
  { locale, query }: Asked,
): Promise<TranslationsView> {
  const from = countIn(query)
  const snapshot = new StoredSnapshot(state.records)
  const label = recordLabels(state, locale, cmsUrl)
  const all = state.translations.stale()
  const textsIn = (key: string | undefined) => textsOf((key && snapshot.get(key)?.value) || {})

  async function viewOf({ thing, locale: lang, since, texts }: StaleTranslation): Promise<StaleView> {
    const key = keyOfThing(thing, lang, snapshot)
    const [turkish, translated] = [textsIn(keyOfThing(thing, DEFAULT_LOCALE, snapshot)), textsIn(key)]
    const [page] = key === undefined ? [] : await state.releases.pagesReading([key])
    const pairs = Object.entries(texts).map(([place, before]) => ({
      words: changedWords(before ?? '', turkish.get(place) ?? ''),
      translation: translated.get(place)?.slice(0, MOST.text),
    }))
    const { name, cms } = (key && label(key)) || { name: thing, cms: undefined }
    return { thing, lang, since, name, cms, page, pairs }
  }

  const stale: StaleView[] = []
  let left = MOST.page
  for (const each of all.slice(from, from + MOST.all)) {
    const view = await viewOf(each)
    left -= JSON.stringify(view.pairs).length
    if (left < 0 && stale.length > 0) break
    stale.push(view)
  }
  const next = from + stale.length
  return {
    ...{ kind: 'translations', count: all.length, stale },
    more: next < all.length ? `${deskAddress(locale, 'translations')}?from=${next}` : undefined,
  }
}

/** What stays the same is cut in the middle. */
function changedWords(before: string, after: string): WordView[] {
  const whole = [
    { added: false, removed: true, value: before },
    { added: true, removed: false, value: after },
  ].filter(({ value }) => value !== '')
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MOST_CHANGES }) ?? whole
  const kept = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0)
  return (kept < after.length * LEAST_KEPT ? whole : parts).map(({ added, removed, value }) => {
    const kind = added ? 'added' : removed ? 'removed' : 'kept'
    const most = kind === 'kept' ? MOST.kept : MOST.text
    return { kind, text: value.length > most ? `${value.slice(0, most / 2)} … ${value.slice(-most / 2)}` : value }
  })
}
