/** Outdated translations beside the current Turkish text. */
import { DEFAULT_LOCALE } from '../../config/locales.ts'
import { deskAddress } from '../../desk/locales.ts'
import type { StaleView, TranslationsView } from '../../desk/translation-views.ts'
import { keyOfThing, textsOf } from '../../release/record-texts.ts'
import { shortened, wordsBetween } from '../../release/text-difference.ts'
import { StoredSnapshot } from '../../snapshot/snapshot.ts'
import type { StaleTranslation } from '../../state/translations.ts'
import { countIn, type Asked } from './asked.ts'
import type { DeskParts } from './parts.ts'
import { recordLabels } from './records.ts'

/** Limits of a page: translations, bytes of all texts, characters of one text, characters kept around a change. */
const MOST = { all: 20, page: 20_000, other: 3000, kept: 120 }
/** Bytes of markup for a text. */
const MARKUP = 200

/** Query: `from`, the offset. */
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
    const all = Object.entries(texts).map(([place, before]) => ({
      words: shortened(wordsBetween(before ?? '', turkish.get(place) ?? ''), MOST),
      translation: translated.get(place)?.slice(0, MOST.other),
    }))
    let room = MOST.page
    const pairs = all.filter((pair) => (room -= sizeOf(pair)) > 0)
    const { name, cms } = (key && label(key)) || { name: thing, cms: undefined }
    return { thing, lang, since, name, cms, page, pairs, left: all.length - pairs.length }
  }

  const stale: StaleView[] = []
  let left = MOST.page
  for (const each of all.slice(from, from + MOST.all)) {
    const view = await viewOf(each)
    left -= view.pairs.reduce((sum, pair) => sum + sizeOf(pair), 0)
    if (left < 0 && stale.length > 0) break
    stale.push(view)
  }
  const next = from + stale.length
  return {
    ...{ kind: 'translations', count: all.length, stale },
    more: next < all.length ? `${deskAddress(locale, 'translations')}?from=${next}` : undefined,
  }
}

/** Estimated bytes in the page. */
function sizeOf(pair: StaleView['pairs'][number]): number {
  return Buffer.byteLength(JSON.stringify(pair)) + MARKUP
}
