/**
 * Discovery: which records a site is made of, found by asking. There is no call that lists all pages, so the crawl starts from the route
 * tables and follows what the answers name: alternates, breadcrumbs, menus, gastronomy items, rooms, events.
 */
import { DEFAULT_PROPERTY_ID } from '../config/constants.ts'
import { LOCALES, type Locale } from '../config/locales.ts'
import { MustNotPublish, problem, type Problem } from '../problems/table.ts'
import type { ProviderClient } from '../provider/client.ts'
import { calls } from '../provider/endpoints.ts'
import { buildUrl, parseUrl } from '../routes/place.ts'
import { HOTEL_PAGES, NOT_FOUND_URL, STATIC_PAGES, type HotelPage, type StaticPage } from '../routes/slugs.ts'
import { keys } from '../snapshot/keys.ts'
import type { AlternateRecord, EventSummaryRecord, PageRecord, Target } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createRecordFetcher } from './fetch-records.ts'
import { createWork } from './work.ts'

export interface CrawlOptions {
  client: ProviderClient
  /** The last good records: validators for conditional requests, and what stays when an answer is not usable. */
  previous?: Snapshot | undefined
  /** Called as records come in: how many are done, how many are known of. */
  onProgress?: ((done: number, known: number) => void) | undefined
}

export interface CrawlResult {
  snapshot: Snapshot
  problems: Problem[]
}

export async function crawl({ client, previous = new Map(), onProgress }: CrawlOptions): Promise<CrawlResult> {
  const { fetch, records, problems } = createRecordFetcher(client, previous)
  const work = createWork(onProgress)

  const properties = await fetch(keys.properties(), calls.properties())
  if (!properties) {
    const reason = problems.map(({ message }) => message).join('; ') || 'it has no list of properties'
    throw new MustNotPublish([problem('provider-unreachable', client.baseUrl, reason)])
  }
  const hotelIds = new Set(properties.hotels.map(({ id }) => id))

  const visitPage = (locale: Locale, url: string) =>
    work.once(keys.page(locale, url), async () => {
      const page = await fetch(keys.page(locale, url), calls.page(locale, url))
      if (page) followPage(locale, url, page)
    })

  function followPage(locale: Locale, url: string, page: PageRecord) {
    visitAlternates(page.alternates)
    for (const { target } of page.breadcrumbs) visitTarget(locale, target)
    for (const event of page.events) visitEvent(locale, event)
    visitExtras(locale, page)
    visitMenus(locale, page.propertyId || DEFAULT_PROPERTY_ID)
    visitMenus(locale, DEFAULT_PROPERTY_ID)
    if (page.galleryId !== undefined) visitGallery(locale, page.galleryId)

    const place = parseUrl(url, locale)
    const isHotel = place.kind === 'hotel' && hotelIds.has(page.propertyId)
    if (isHotel) {
      for (const subPage of Object.keys(HOTEL_PAGES) as HotelPage[]) {
        visitPage(locale, buildUrl({ kind: 'hotel-page', hotel: place.hotel, page: subPage }, locale))
      }
    }
    const isHome = isHotel || url === ''
    if (isHome && page.propertyId > 0) visitStories(locale, page.propertyId)
  }

  function visitAlternates(alternates: AlternateRecord[]) {
    for (const { locale, url } of alternates) visitPage(locale, url)
  }

  function visitTarget(locale: Locale, target: Target | undefined) {
    if (target && 'site' in target) visitPage(locale, target.site)
  }

  function visitExtras(locale: Locale, { id, category }: PageRecord) {
    if (category === 'GASTRONOMY') {
      work.once(keys.gastronomy(locale, id), async () => {
        const gastronomy = await fetch(keys.gastronomy(locale, id), calls.gastronomy(locale, id))
        for (const item of gastronomy?.groups.flatMap(({ items }) => items) ?? []) {
          visitPage(locale, item.url)
          visitAlternates(item.alternates)
        }
      })
    }
    if (category === 'OUTLET' || category === 'SPA') {
      work.once(keys.outlet(locale, id), () => fetch(keys.outlet(locale, id), calls.outlet(locale, id)))
    }
    if (category === 'SPA') work.once(keys.spa(locale, id), () => fetch(keys.spa(locale, id), calls.spa(locale, id)))
    if (category === 'CONTACT') {
      work.once(keys.contact(locale, id), () => fetch(keys.contact(locale, id), calls.contact(locale, id)))
    }
    if (category === 'CERTIFICATE') {
      work.once(keys.certificates(locale, id), () =>
        fetch(keys.certificates(locale, id), calls.certificates(locale, id)),
      )
    }
  }

  const visitMenus = (locale: Locale, propertyId: number) =>
    work.once(keys.menus(locale, propertyId), async () => {
      const menus = await fetch(keys.menus(locale, propertyId), calls.menus(locale, propertyId))
      for (const item of [...(menus?.header ?? []), ...(menus?.footer ?? [])]) {
        visitTarget(locale, item.target)
        for (const { target } of item.items) visitTarget(locale, target)
      }
    })

  const visitStories = (locale: Locale, propertyId: number) =>
    work.once(keys.stories(locale, propertyId), () =>
      fetch(keys.stories(locale, propertyId), calls.stories(locale, propertyId)),
    )

  const visitGallery = (locale: Locale, galleryId: number) =>
    work.once(keys.galleryCategories(locale, galleryId), async () => {
      const [categories, files] = await Promise.all([
        fetch(keys.galleryCategories(locale, galleryId), calls.galleryCategories(locale, galleryId)),
        fetch(keys.galleryFiles(galleryId), calls.galleryFiles(galleryId)),
      ])
      // Where the files do not say their category, the categories are asked for their files.
      if (!files?.some(({ categoryId }) => categoryId === undefined)) return
      for (const { id: categoryId } of categories ?? []) {
        work.once(keys.galleryFiles(galleryId, categoryId), () =>
          fetch(keys.galleryFiles(galleryId, categoryId), calls.galleryFiles(galleryId, { categoryId })),
        )
      }
    })

  const visitRooms = (locale: Locale, propertyId: number) =>
    work.once(keys.rooms(locale, propertyId), async () => {
      const rooms = await fetch(keys.rooms(locale, propertyId), calls.rooms(locale, propertyId))
      for (const { slug } of rooms ?? []) visitRoom(locale, propertyId, slug)
    })

  const visitRoom = (locale: Locale, propertyId: number, slug: string) =>
    work.once(keys.room(locale, propertyId, slug), async () => {
      const room = await fetch(keys.room(locale, propertyId, slug), calls.room(locale, propertyId, slug))
      if (!room) return
      work.once(keys.plans(locale, room.id), () => fetch(keys.plans(locale, room.id), calls.plans(locale, room.id)))
      for (const alternate of room.alternates) {
        const other = alternate.slug ?? lastSegment(alternate.url)
        if (other) visitRoom(alternate.locale, propertyId, other)
      }
    })

  const visitEvent = (locale: Locale, { publisherId, slug }: Pick<EventSummaryRecord, 'publisherId' | 'slug'>) =>
    work.once(keys.event(locale, publisherId, slug), async () => {
      const event = await fetch(keys.event(locale, publisherId, slug), calls.event(locale, publisherId, slug))
      for (const alternate of event?.alternates ?? []) {
        const other = alternate.slug ?? lastSegment(alternate.url)
        if (other) visitEvent(alternate.locale, { publisherId, slug: other })
      }
    })

  for (const locale of LOCALES) {
    work.once(keys.regions(locale), async () => {
      const regions = await fetch(keys.regions(locale), calls.regions(locale))
      for (const { url } of regions ?? []) visitPage(locale, url)
    })
    for (const page of Object.keys(STATIC_PAGES) as StaticPage[])
      visitPage(locale, buildUrl({ kind: 'static', page }, locale))
    visitPage(locale, NOT_FOUND_URL)
    for (const hotel of properties.hotels) {
      visitPage(locale, buildUrl({ kind: 'hotel', hotel: hotel.slug }, locale))
      visitRooms(locale, hotel.id)
    }
  }
  await work.finished()

  const unfinished = problems.filter(({ severity }) => severity === 'stop')
  if (unfinished.length > 0) throw new MustNotPublish(unfinished)
  return { snapshot: sorted(records), problems: problems.sort(byResource) }
}

function lastSegment(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}

/** The order of arrival must show nowhere. */
function sorted<V>(records: Map<string, V>): Map<string, V> {
  return new Map([...records].sort(([left], [right]) => (left < right ? -1 : 1)))
}

function byResource(left: Problem, right: Problem): number {
  const [a, b] = [left, right].map(({ resource, code, message }) => `${resource} ${code} ${message}`)
  return a! < b! ? -1 : a! > b! ? 1 : 0
}
