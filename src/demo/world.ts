import type * as wire from './contract.ts'
import type { Lang } from './contract.ts'
import { Table } from './table.ts'

type OfPage<Row> = (pageId: number, lang: Lang) => Row | undefined
type OfProperty<Row> = (propertyId: number, lang: Lang) => Row | undefined

/** Where a world's rows come from while nobody has written them; see Table. */
export interface Sources {
  page?: (lang: Lang, url: string) => wire.Page | undefined
  pageKeys?: () => Iterable<[Lang, string]>
  gastronomy?: OfPage<wire.Gastronomy>
  outlet?: OfPage<wire.Outlet>
  spa?: OfPage<wire.Spa>
  contact?: OfPage<wire.ContactPage>
  certificates?: OfPage<wire.Certificates>
  menus?: OfProperty<wire.Menu[]>
  rooms?: OfProperty<wire.Room[]>
}

/**
 * One state of the provider, in wire shapes. Everything may be changed at any time: the next request sees it.
 * Rooms and events are kept whole; the server cuts the summaries from them, so the two never disagree.
 */
export class World {
  properties: wire.Property[] = []
  /** Codes in upper case. */
  readonly regions = new Table<[Lang], wire.Region[]>()
  readonly pages: Table<[Lang, string], wire.Page>
  readonly gastronomies: Table<[number, Lang], wire.Gastronomy>
  readonly outlets: Table<[number, Lang], wire.Outlet>
  readonly contacts: Table<[number, Lang], wire.ContactPage>
  readonly spas: Table<[number, Lang], wire.Spa>
  readonly certificates: Table<[number, Lang], wire.Certificates>
  /** By property. */
  readonly menus: Table<[number, Lang], wire.Menu[]>
  /** By property, in the order of the rooms list. */
  readonly rooms: Table<[number, Lang], wire.Room[]>
  /** By room. */
  readonly plans = new Table<[number, Lang], wire.Plan[]>()
  /** By property. */
  readonly stories = new Table<[number, Lang], wire.Story[]>()
  /** By gallery. */
  readonly galleryCategories = new Table<[number, Lang], wire.GalleryCategory[]>()
  readonly galleryFiles = new Table<[number], wire.GalleryFile[]>()
  /** By publisher, language and slug. */
  readonly events = new Table<[number, Lang, string], wire.Event>()
  readonly #fixed = new Map<string, { body: unknown }>()
  /** What was posted and accepted. */
  readonly received: { newsletter: wire.Newsletter[]; contact: wire.ContactMessage[] } = { newsletter: [], contact: [] }

  constructor(sources: Sources = {}) {
    this.pages = new Table(sources.page, sources.pageKeys)
    this.gastronomies = new Table(sources.gastronomy)
    this.outlets = new Table(sources.outlet)
    this.contacts = new Table(sources.contact)
    this.spas = new Table(sources.spa)
    this.certificates = new Table(sources.certificates)
    this.menus = new Table(sources.menus)
    this.rooms = new Table(sources.rooms)
  }

  /** All rows of all tables. Those that are made when they are first asked for are made on the way. */
  *rows(): Generator {
    for (const table of Object.values(this)) if (table instanceof Table) yield* table.rows()
  }

  room(propertyId: number, lang: Lang, slug: string): wire.Room | undefined {
    return this.rooms.get(propertyId, lang)?.find((room) => room?.slug === slug)
  }

  /** The property that stands for the network; a world without one has none. */
  get network(): wire.Property | undefined {
    return this.properties.find((property) => property?.propertyNetwork)
  }

  get hotels(): wire.Property[] {
    return this.properties.filter((property) => property && !property.propertyNetwork)
  }

  /**
   * Fixes the answer to one GET (`/v1/menus?property-id=23&lang=en`, parameters in any order) before all rows: for
   * bodies that no valid row would give. `undefined` answers 404.
   */
  fixAnswer(pathAndQuery: string, body: unknown): void {
    this.#fixed.set(asked(new URL(pathAndQuery, 'http://provider')), { body })
  }

  fixedAnswer(url: URL): { body: unknown } | undefined {
    return this.#fixed.size === 0 ? undefined : this.#fixed.get(asked(url))
  }

  addPage(page: wire.Page): wire.Page {
    this.pages.set([page.locale, page.url], page)
    return page
  }

  editPage(lang: Lang, url: string, change: (page: wire.Page) => void): void {
    this.pages.edit([lang, url], change)
  }

  addRoom(propertyId: number, lang: Lang, room: wire.Room): void {
    this.rooms.set([propertyId, lang], [...(this.rooms.get(propertyId, lang) ?? []), room])
  }

  editRoom(propertyId: number, lang: Lang, slug: string, change: (room: wire.Room) => void): void {
    this.rooms.edit([propertyId, lang], (rooms) => {
      const room = rooms.find((each) => each.slug === slug)
      if (!room) throw new Error(`no room ${slug} of property ${propertyId} in ${lang}`)
      change(room)
    })
  }

  addEvent(lang: Lang, event: wire.Event): void {
    this.events.set([event.publisher.id, lang, event.slug], event)
  }
}

function asked(url: URL): string {
  const parameters = new URLSearchParams(url.searchParams)
  parameters.sort()
  return `${url.pathname}?${parameters}`
}

/** The part of an event that pages list. */
export function eventSummary(event: wire.Event): wire.EventSummary {
  const { id, slug, title, publisher, startsAt, endsAt, venue, image } = event
  return { id, slug, title, publisher, startsAt, endsAt, venue, image }
}

/** The part of a room that the rooms list shows. */
export function roomSummary(room: wire.Room): wire.RoomSummary {
  if (typeof room !== 'object' || room === null) return room
  const { html: _html, images: _images, features: _features, metas: _metas, updatedAt: _updatedAt, ...summary } = room
  return summary
}
