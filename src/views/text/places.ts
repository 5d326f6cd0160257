/** Places in a page's texts that links can lead to: its sections and what has an id in their HTML. */
import { keys, kindOf } from '../../records/keys.ts'
import type { RichText } from '../../records/parts.ts'
import type { ContactPageRecord, PageRecord, RoomRecord, SectionRecord } from '../../records/records.ts'
import { fragmentOf } from '../../routes/paths.ts'
import type { Route } from '../../routes/table.ts'
import type { ViewContext } from '../context.ts'

/** In sanitised HTML: what stands before the attribute in its tag, and the name. */
export const HTML_ID = /(<\w+[^<>]*?) id="([^"]*)"/g

/** Records with the texts of a route's page. */
export function textKeys(route: Route): string[] {
  const { locale } = route
  if (route.kind === 'page') return [route.key, keys.outlet(locale, route.id), keys.contact(locale, route.id)]
  return 'key' in route ? [route.key] : []
}

/** Records with the texts of a record's page, of which the page's own comes first. */
export function textsWith({ read, locale }: ViewContext, from: string): string[] {
  const page = kindOf(from) === 'page' ? (read(from) as PageRecord | undefined) : undefined
  return page ? [from, keys.outlet(locale, page.id), keys.contact(locale, page.id)] : [from]
}

type Texts = Partial<Pick<PageRecord, 'sections'> & Pick<RoomRecord, 'html'> & Pick<ContactPageRecord, 'directions'>>

/** '#s-pool' for a place of one of these records; `undefined` if they have none of that name. */
export function placeIn({ read }: ViewContext, records: string[], fragment: string): string | undefined {
  // Browsers know it by themselves.
  if (fragment === 'top') return '#top'
  const isThere = records.some((key) => {
    const { sections = [], html, directions } = (read(key) ?? {}) as Texts
    return [...namesOf(sections), ...idsOf(html), ...idsOf(directions)].includes(fragment)
  })
  return isThere ? `#s-${encodeURIComponent(fragment)}` : undefined
}

function namesOf(sections: SectionRecord[]): string[] {
  return sections.flatMap(({ key, html, items }) => [fragmentOf(key), ...idsOf(html), ...namesOf(items)])
}

function idsOf(html: RichText = []): string[] {
  return html.flatMap((piece) => {
    if (typeof piece === 'string') return [...piece.matchAll(HTML_ID)].map(([, , name]) => name!)
    return 'inner' in piece ? [...(piece.id ? [piece.id] : []), ...idsOf(piece.inner)] : []
  })
}
