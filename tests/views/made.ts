/** Records made by hand, and the context of views over them. */
import type { Locale } from '../../src/config/locales.ts'
import { buildRoutes } from '../../src/routes/build.ts'
import type { FileRecord } from '../../src/records/parts.ts'
import type { PageRecord } from '../../src/records/records.ts'
import { createContext } from '../../src/views/context.ts'
import { SITE } from '../harness/settings.ts'
import { stored } from '../harness/stored.ts'

export const HOTELS = [
  { id: 5, name: 'Koy', slug: 'koy', regionCode: 'SIDE' },
  { id: 6, name: 'Burun', slug: 'burun', regionCode: 'KEMER' },
]
export function contextOf(records: Record<string, unknown> = {}, locale: Locale = 'en') {
  const all = Object.entries({ properties: { hotels: HOTELS }, ...records })
  const snapshot = new Map(all.map(([key, value]) => [key, stored(key, value)]))
  return createContext({ snapshot, routes: buildRoutes(snapshot), site: SITE }, locale)
}
export function page(url: string, changes: Partial<PageRecord> = {}): PageRecord {
  return {
    ...{ id: 1, url, title: url, propertyId: 0, category: '', template: '', options: [], sliders: [], heroSlides: [] },
    ...{ sections: [], metas: [], breadcrumbs: [], alternates: [], events: [], sessions: [], ...changes },
  }
}
export const file = (id: string, changes: Partial<FileRecord> = {}): FileRecord => ({
  id,
  source: `/${id}.jpg`,
  ...changes,
})
export const picture = (id: string) => ({ id, width: 1600, height: 1067, alt: '' })
