/** The trip of a page's address in one line, for whoever has no script. */
import { translator } from '../../../i18n/index.ts'
import { hrefOf } from '../../../routes/paths.ts'
import type { Query } from '../../../views/queried/query.ts'
import { carriedOn } from '../../../domain/trip/kept.ts'
import { saysGrown } from '../../../domain/trip/said.ts'
import { tripIn } from '../../../domain/trip/trip.ts'
import { tripParts, wishKey, type WishLabels } from '../../../views/trip/words.ts'
import type { PageView } from '../../../views/view.ts'

/** The view as it is if the query says nothing of a trip. */
export function withTripLine(view: PageView, { locale, path, parameters }: Query): PageView {
  const language = { locale, t: translator(locale) }
  const parts = tripParts(tripIn(parameters), labelsIn(view), language)
  if (parts.length === 0) return view
  if (saysGrown(parameters)) parts.splice(1, 0, language.t('trip.grown'))
  const filled = carriedOn(new URLSearchParams(), 'hotels', parameters.toString())
  return {
    ...view,
    tripLine: {
      text: parts.join(' · '),
      changeHref: `${view.chrome.hotelsHref}?${filled}`,
      clearHref: hrefOf(path),
    },
  }
}

/** Wishes are said to the list of hotels alone. */
function labelsIn({ body }: PageView): WishLabels {
  const groups = body.kind === 'hotel-list' ? body.choices : []
  return Object.fromEntries(
    groups.flatMap(({ choices, numbers }) => [
      ...choices.map(({ name, value, label }) => [wishKey(name, value), label] as const),
      ...numbers.map(({ name, label }) => [name, label] as const),
    ]),
  )
}
