/** Translations that fell behind, side by side with the Turkish text as it is now. */
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { deskAddress } from '../../desk/messages/index.ts'
import type { StaleView, TranslationsView } from '../../desk/views.ts'
import { keyOfThing, textsOf } from '../../release/record-texts.ts'
import { shortened, wordsBetween } from '../../release/text-difference.ts'
import { StoredSnapshot } from '../../snapshot/snapshot.ts'
import type { StaleTranslation } from '../../state/translations.ts'
import { countIn, type Asked } from './look-pages.ts'
import type { DeskParts } from './overview.ts'
import { recordLabels } from './records.ts'

/** Translations of a page; characters of all its texts, of one, and of what is kept around a change. */
const MOST = { all: 20, page: 14_000, other: 3000, kept: 120 }

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
      words: shortened(wordsBetween(before ?? '', turkish.get(place) ?? ''), MOST),
      translation: translated.get(place)?.slice(0, MOST.other),
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
