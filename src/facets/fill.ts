/** The page of the hotels as it is for a query: string edits at marks that `Chooser.astro`, `NoHotel.astro`, `HotelList.astro` and `Chart.astro` write. Web standards only. */
import { html as escapedHtml } from 'hono/html'
import type { Locale } from '../config/locales.ts'
import { valuesIn } from './select.ts'
import { selectionView, type ChooserPage, type SelectionView } from './selection-view.ts'

const BOX = /<input type="checkbox" name="([^"]*)" value="([^"]*)"><span>([^<]*)<\/span>(<span[^>]* data-count>)\d+/g
const NUMBER = /(<input[^>]* name="([^"]*)"[^>]* data-number)>/g
const CARD = / data-hotel(?:="([^"]*)")?(?=[ >])/g
const PLACE = / data-at="(\d+)"/g
const GROUP = /(<section[^>]* data-group)>|(<p[^>]* data-group-total>)[^<]*| data-hotel(?:="[^"]*")?(?=[ >])/g

/** `undefined`: the page offers no choice. */
export function chosenHtml(html: string, path: string, locale: Locale, query: URLSearchParams): string | undefined {
  const page = pageIn(html, path, locale)
  return page && filled(html, selectionView(page, query))
}

function pageIn(html: string, path: string, locale: Locale): ChooserPage | undefined {
  const words = / data-choose data-words="([^"]*)"/.exec(html)?.[1]
  if (words === undefined) return undefined
  return {
    path,
    locale,
    words: plain(words),
    boxes: [...html.matchAll(BOX)].map(([, name, value, label]) => ({
      name: plain(name!),
      value: plain(value!),
      label: plain(label!),
    })),
    numbers: [...html.matchAll(NUMBER)].map(([, , name]) => name!),
    hotels: [...html.matchAll(CARD)].map(([, values]) => valuesIn(plain(values ?? ''))),
  }
}

function filled(html: string, shown: SelectionView): string {
  let box = 0
  const ways = shown.ways.map(({ href, text }) => escapedHtml`<li><a href="${href}">${text}</a></li>`).join('')
  const page = html
    .replace(BOX, (_all, name: string, value: string, label: string, count: string) => {
      const { count: hotels, isTicked } = shown.boxes[box++]!
      const ticked = isTicked ? ' checked' : ''
      return `<input type="checkbox" name="${name}" value="${value}"${ticked}><span>${label}</span>${count}${hotels}`
    })
    .replace(NUMBER, (all, field: string, name: string) => {
      const value = shown.numbers.get(name)
      return value === undefined ? all : `${field} value="${value}">`
    })
    .replace(/( data-total>)[^<]*/, (_all, mark: string) => mark + shown.inWords(shown.total))
    .replace(/( data-show>)[^<]*/, (_all, mark: string) => mark + shown.show)
    .replace(/( data-chosen>)[^<]*/, (_all, mark: string) => mark + shown.chosen)
    .replace(' data-reset hidden', shown.chosen ? ' data-reset' : '$&')
    .replace(' data-none hidden', shown.total === 0 ? ' data-none' : '$&')
    .replace(' data-ways>', (mark) => mark + ways)
  return withGroups(page, shown).replace(PLACE, (mark, hotel: string) =>
    shown.fitting[Number(hotel) - 1] ? mark : `${mark} hidden`,
  )
}

/** Hides the hotels that do not fit, and the regions that have none left. */
function withGroups(html: string, { fitting, inWords }: SelectionView): string {
  const left: number[] = []
  let hotel = 0
  for (const [, opens, total] of html.matchAll(GROUP))
    if (opens) left.push(0)
    else if (!total && fitting[hotel++]) left[left.length - 1]!++
  let group = -1
  hotel = 0
  return html.replace(GROUP, (all, opens?: string, total?: string) => {
    if (opens) return left[++group] ? all : `${opens} hidden>`
    if (total) return total + inWords(left[group]!)
    return fitting[hotel++] ? all : `${all} hidden`
  })
}

/** Slugs of the hotels that a filled page shows. */
export function chosenHotels(html: string): string[] {
  return [...html.matchAll(/ data-slug="([^"]*)" data-hotel(?:="[^"]*")?( hidden)?/g)].flatMap(([, slug, hidden]) =>
    hidden ? [] : plain(slug!),
  )
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of escaped markup. */
export function plain(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (all, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? all),
  )
}
