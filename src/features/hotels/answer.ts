/** The list of hotels, filtered by a guest's choices. */
import { selectionView } from './selection-view.ts'
import type { HotelListBody, MapView, PageView } from '../../views/view.ts'
import { withLanguageQuery, withSearchStart } from '../../views/queried/page.ts'
import type { Query } from '../../views/queried/query.ts'

/** `undefined` if the page offers no choice. */
export async function hotelsView(view: PageView, { locale, path, parameters }: Query): Promise<PageView | undefined> {
  const body = view.body as HotelListBody
  const { choices, groups, maps } = body
  if (choices.length === 0) return undefined
  const cards = groups.flatMap(({ hotels }) => hotels)
  const page = {
    path,
    locale,
    boxes: choices.flatMap((group) => group.choices),
    numbers: choices.flatMap(({ numbers }) => numbers.map(({ name }) => name)),
    hotels: cards.map(({ values }) => values),
  }
  const { boxes, fitting, numbers, inWords, total, show, chosen, ways, carried } = selectionView(page, parameters)
  let box = 0
  let card = 0
  const filled: HotelListBody = {
    ...body,
    choices: choices.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({ ...choice, ...boxes[box++] })),
      numbers: group.numbers.map((field) => ({ ...field, value: numbers.get(field.name) })),
    })),
    groups: groups.map((group) => {
      const hotels = group.hotels.map((hotel) => ({ ...hotel, isLeftOut: !fitting[card++] }))
      return { ...group, hotels, total: inWords(hotels.filter(({ isLeftOut }) => !isLeftOut).length) }
    }),
    ...(maps && { maps: maps.map((map) => withoutOthers(map, fitting)) }),
    selection: { total: inWords(total), isEmpty: total === 0, show, chosen, ways, carried },
  }
  const shown = cards.flatMap(({ searchSlug }, index) => (fitting[index] ? [searchSlug] : []))
  return withSearchStart(withLanguageQuery({ ...view, body: filled }, parameters), shown)
}

function withoutOthers(map: MapView, fitting: readonly boolean[]): MapView {
  const marked = <Place extends { listed?: number }>(place: Place): Place =>
    place.listed !== undefined && !fitting[place.listed - 1] ? { ...place, isLeftOut: true } : place
  const airports = map.airports.map((airport) => ({
    ...airport,
    isLeftOut: airport.usedBy?.every((listed) => !fitting[listed - 1]) ?? false,
  }))
  return { ...map, places: map.places.map(marked), others: map.others.map(marked), airports }
}
