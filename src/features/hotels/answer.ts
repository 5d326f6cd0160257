/** The list of hotels, filtered by a guest's choices. */
import { selectionView } from './selection-view.ts'
import type { Translate } from '../../i18n/index.ts'
import { CARD_ROWS } from './card-facts.ts'
import { hotelFit, isNeeded } from '../../domain/fit/hotel-fit.ts'
import { questionIn } from '../../views/fit/question.ts'
import { byFit } from '../../domain/fit/room-fit.ts'
import { reasonRows } from '../../views/fit/words.ts'
import type { CardFact, ChosenCardView, FitRowView, HotelListBody, MapView, OtherHotelView } from '../../views/view.ts'
import { saysPrivate, withLanguageQuery, withSearchStart } from '../../views/queried/page.ts'
import { offersFile } from '../../views/fit/offer.ts'
import type { QueriedView } from '../../views/queried/query.ts'

/** `undefined` if the page offers no choice. */
export const hotelsView: QueriedView<HotelListBody> = async (view, query, json) => {
  const { body } = view
  const { locale, path, parameters } = query
  const { choices, groups, maps } = body
  if (choices.length === 0) return undefined
  const regions = new Set(parameters.getAll('region'))
  const offers = (await json(offersFile(locale))) ?? {}
  const cards = groups.flatMap(({ hotels }) => hotels)
  const page = {
    path,
    locale,
    boxes: choices.flatMap((group) => group.choices),
    numbers: choices.flatMap(({ numbers }) => numbers.map(({ name }) => name)),
    hotels: cards.map(({ values }) => values),
    offers: cards.map(({ href }) => offers[href]),
  }
  const question = questionIn(query, Date.now())
  const selected = selectionView(page, parameters, question.today)
  const { boxes, fitting, numbers, inWords, total, show, chosen, ways, carried, kept } = selected
  const rows = selected.reasons.map((reasons) => reasonRows(reasons, question))
  let box = 0
  let card = 0
  const filled: HotelListBody = {
    ...body,
    ...saysPrivate(parameters),
    choices: choices.map((group) => ({
      ...group,
      choices: group.choices.map((choice) => ({ ...choice, ...boxes[box++] })),
      numbers: group.numbers.map((field) => ({ ...field, value: numbers.get(field.name) })),
    })),
    groups: groups.map((group) => {
      const judged = group.hotels.map((hotel) => {
        const index = card++
        const filled = { ...hotel, isLeftOut: !fitting[index], facts: factsWith(rows[index]!, hotel.facts) }
        return { hotel: filled, fit: hotelFit(selected.reasons[index]!) }
      })
      const hotels = byFit(judged, ({ fit }) => fit).map(({ hotel }) => hotel)
      return { ...group, hotels, total: inWords(hotels.filter(({ isLeftOut }) => !isLeftOut).length) }
    }),
    ...(maps && { maps: maps.map((map) => withoutOthers(map, fitting)) }),
    selection: {
      total: inWords(total),
      isEmpty: total === 0,
      ...{ show, chosen, ways, carried, kept },
      others: othersOf(cards, { selected, rows, regions, t: question.language.t }),
    },
  }
  const shown = cards.flatMap(({ searchSlug }, index) => (fitting[index] ? [searchSlug] : []))
  return withSearchStart(withLanguageQuery({ ...view, body: filled }, parameters), shown)
}

interface Judged {
  selected: ReturnType<typeof selectionView>
  /** Of each hotel. */
  rows: readonly FitRowView[][]
  regions: ReadonlySet<string>
  t: Translate
}

/** Those of other regions than the chosen ones are not asked for. */
function othersOf(cards: readonly ChosenCardView[], { selected, rows, regions, t }: Judged): OtherHotelView[] {
  return cards.flatMap(({ name, href, values }, index) => {
    const reasons = selected.reasons[index]!
    const why = rows[index]!.filter(({ name }, row) => isNeeded(name) && reasons[row]!.fit !== 'yes')
    const lacks = selected.unmet[index]!
    const isElsewhere = regions.size > 0 && !values.region?.some((region) => regions.has(region))
    if (selected.fitting[index] || isElsewhere || why.length + lacks.length === 0) return []
    const wishes = lacks.length > 0 ? [t('fit.lacks', { wishes: lacks.join(', ') })] : []
    const days = why.find((row) => row.name === 'days')
    const others = why.filter((row) => row !== days).map(({ label, text }) => `${label}: ${text}`)
    // The nearest stays follow the rule of days.
    return [
      {
        name,
        href,
        why: [...others, ...wishes, ...(days ? [days.text] : [])],
        ...(days?.stays && { stays: days.stays }),
      },
    ]
  })
}

/** The trip's rows come first, in the same order on every card. */
function factsWith(rows: readonly FitRowView[], facts: readonly CardFact[]): CardFact[] {
  const asked = rows.filter(({ name }) => name !== 'guests')
  const isAsked = (fact: CardFact) => asked.some(({ label }) => label === fact.label)
  const usual = facts.filter((fact) => !fact.isExtra && !isAsked(fact) && (asked.length === 0 || fact.facet !== 'room'))
  return [
    ...asked.map(({ name, label, text, source, isSilent }): CardFact => ({
      label,
      source,
      ...(!isSilent && { value: text }),
      ...(name === 'room' && { facet: name }),
    })),
    ...usual.slice(0, Math.max(CARD_ROWS - asked.length, 0)),
    ...facts.filter((fact) => fact.isExtra && !isAsked(fact)),
  ]
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
