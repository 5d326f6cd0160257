/**
 * The halls page for a query: string edits at markers that `HallFinder.astro` and `Hall.astro` write. Web standards
 * only.
 */
import { html as escapedHtml } from 'hono/html'
import type { Locale } from '../config/locales.ts'
import { plain } from '../facets/fill.ts'
import { finderView, type FinderPage, type FinderView } from '../halls/finder-view.ts'
import { seatsIn } from '../halls/seats.ts'
import { hotelOf } from '../halls/select.ts'
import { withLanguageQuery, withSearchStart, withTitle } from './filled-page.ts'
import { editForm } from './refused-form.ts'

const FORM = /<form [^>]* data-choose="halls" data-words="([^"]*)".*?<\/form>/s
const OPTION = /<option value="([^"]+)">([^<]*)/g
const HALL = /<li class="hall" data-hall="([^"]*)"[^>]* data-region="([^"]*)"[^>]* data-seats="([^"]*)".*?<\/li>/gs

/** `undefined`: the page has no halls. */
export function hallsHtml(html: string, path: string, locale: Locale, parameters: URLSearchParams): string | undefined {
  const [form, words] = FORM.exec(html) ?? []
  if (form === undefined) return undefined
  const halls = [...html.matchAll(HALL)]
  const page: FinderPage = {
    path,
    locale,
    words: plain(words!),
    halls: halls.map(([, key, region, seats]) => ({
      key: plain(key!),
      region: plain(region!),
      seats: seatsIn(seats!),
    })),
    hotels: new Map([...form.matchAll(OPTION)].map(([, value, label]) => [plain(value!), plain(label!)])),
  }
  const view = finderView(page, parameters)
  const items = halls.map(([item]) => item)
  return withInquiry(
    filled(
      html.replace(FORM, () => withValues(form, view)),
      items,
      view,
    ),
    items,
    view,
  )
}

function withValues(form: string, { query: { persons, seating, where } }: FinderView): string {
  const chosen = new Set([seating, where])
  return form
    .replace(/(<input [^>]*name="persons"[^>]*)>/, (all, field: string) =>
      persons ? `${field} value="${persons}">` : all,
    )
    .replace(OPTION, (option, value: string) => (chosen.has(plain(value)) ? option.replace('>', ' selected>') : option))
}

function filled(html: string, items: string[], view: FinderView): string {
  const { shown, asking, ways, total, query, isAsked, none } = view
  const askingFor = String(escapedHtml`?${asking}&amp;ask=`)
  const link = (item: string) => (asking === '' ? item : item.replace('?ask=', () => askingFor))
  const seen = new Set(shown)
  const hidden = [...items.keys()].filter((place) => !seen.has(place))
  const list = [
    ...shown.map((place) => link(items[place]!)),
    ...hidden.map((place) => link(items[place]!).replace('<li class="hall"', '<li class="hall" hidden')),
  ].join('')
  const others = ways.map(({ href, text }) => escapedHtml`<li><a href="${href}" rel="nofollow">${text}</a></li>`)
  const page = html
    .replace(
      /(<ol data-halls data-asked)(?:="")?>.*?<\/ol>/s,
      (_all, open: string) => `${open}="${query.seating}">${list}</ol>`,
    )
    .replace(/( data-total>)[^<]*/, (_all, mark: string) => mark + String(escapedHtml`${total}`))
    .replace(' data-reset hidden', isAsked ? ' data-reset' : '$&')
    .replace(' data-none hidden', shown.length === 0 ? ' data-none' : '$&')
    .replace(/( data-why>)[^<]*/, (_all, mark: string) => mark + String(escapedHtml`${none}`))
    .replace(' data-ways>', (mark) => mark + others.map(String).join(''))
  const hotels = shown.map((place) => hotelOf({ key: plain(/ data-hall="([^"]*)"/.exec(items[place]!)![1]!) }))
  return withSearchStart(withLanguageQuery(page, new URLSearchParams(asking)), hotels)
}

/** The form with its subject and hotel filled in; nothing is sent. */
function withInquiry(html: string, items: string[], { inquiry }: FinderView): string {
  if (!inquiry) return html
  const { place, title, subject } = inquiry
  const propertyId = Number(/ data-property="(\d+)"/.exec(items[place]!)?.[1])
  const page = editForm(html, 'contact', (props, form) => [
    { ...props, propertyId, values: { subject } },
    form
      .replace(/<input (?=[^>]*\bname="subject")/, (input) => input + String(escapedHtml`value="${subject}" `))
      .replace(/(<input (?=[^>]*\bname="propertyId")[^>]*\bvalue=")\d+/, (_all, before: string) => before + propertyId),
  ])
  if (page === undefined) return html
  const heading = String(escapedHtml`${title}`)
  return withTitle(
    page.replace(/( data-inquiry>)[^<]*/, (_all, mark: string) => mark + heading),
    title,
  )
}
