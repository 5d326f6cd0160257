/** The page that compares hotels and rooms. Before a choice it lists the hotels to choose from. */
import { comparisonHref } from '../../views/comparisons.ts'
import { hotelsByRegion, hotelSlug } from '../../views/hotels.ts'
import type { ViewContext } from '../../views/context.ts'
import type { CompareBody } from '../../views/view.ts'

export function compareBody({ context }: { context: ViewContext }): CompareBody {
  const { t, locale } = context
  const groups = hotelsByRegion(context).map(({ region, hotels }) => ({
    title: region?.name ?? t('pages.regions.hotels'),
    hotels: hotels.flatMap(({ id, name }) => {
      const slug = hotelSlug(context, id)
      return slug ? [{ name, slug }] : []
    }),
  }))
  return {
    kind: 'compare',
    title: t('compare.title'),
    lead: t('compare.lead'),
    action: comparisonHref(locale),
    groups: groups.filter((group) => group.hotels.length > 0),
    sections: [],
    sliders: [],
    events: [],
    sessions: [],
    tabs: [],
  }
}
