/** Pages as the sitemap lists them. Pure. */
import { hreflangs } from '../../../routes/alternates.ts'
import { hrefOf } from '../../../routes/paths.ts'
import { mediaName, pictureUrl, pictureWidths } from '../../../routes/pictures.ts'
import type { Route, RouteTable } from '../../../routes/table.ts'
import type { FileRecord } from '../../../records/parts.ts'
import type { EventRecord, PageRecord, RoomRecord, SectionRecord } from '../../../records/records.ts'
import type { Snapshot } from '../../../records/snapshot.ts'

/** URLs are absolute. */
export interface ListedPage {
  url: string
  /** ISO 8601 with its zone. */
  lastmod?: string
  alternates: { hreflang: string; href: string }[]
  images: string[]
}

/** Per page in a sitemap. */
const MAX_IMAGES = 8

/** `lastmod`: of the page in this release. */
export function listedPage(
  { snapshot, routes, siteUrl }: { snapshot: Snapshot; routes: RouteTable; siteUrl: string },
  route: Route,
  lastmod: string | undefined,
): ListedPage {
  const absolute = (path: string) => siteUrl + hrefOf(path)
  return {
    url: absolute(route.path),
    lastmod,
    alternates: hreflangs(routes.listedAlternates(route)).map(({ hreflang, path }) => ({
      hreflang,
      href: absolute(path),
    })),
    images: imagesOf(snapshot, route).map(
      (file) => siteUrl + pictureUrl(mediaName(file), pictureWidths(file.width ?? Infinity).at(-1)!),
    ),
  }
}

function imagesOf(snapshot: Snapshot, route: Route): FileRecord[] {
  const value = snapshot.get(route.key)?.value
  if (!value) return []
  const files = picturesOf(route, value as PageRecord & RoomRecord & EventRecord).filter((file) => file !== undefined)
  return [...new Map(files.map((file) => [file.id, file])).values()].slice(0, MAX_IMAGES)
}

/** Pictures that the page shows, without fallbacks. */
function picturesOf(route: Route, record: PageRecord & RoomRecord & EventRecord): (FileRecord | undefined)[] {
  switch (route.kind) {
    case 'room':
      return record.images.length > 0 ? record.images : [record.image]
    case 'event':
      return [record.headerImage ?? record.image, ...record.images]
    case 'day':
    case 'week':
    case 'event-list':
      return []
    case 'page': {
      const slides = record.heroSlides.filter(({ type }) => type === 'IMAGE').map(({ file }) => file)
      const header = record.sliders.find(({ key }) => key === 'HEADER_DESKTOP')?.slides[0]?.file ?? record.headerImage
      return [...(record.heroSlides.length > 0 ? slides : [header]), ...record.sections.flatMap(sectionImages)]
    }
  }
}

function sectionImages({ image, items }: SectionRecord): (FileRecord | undefined)[] {
  return [image, ...items.flatMap(sectionImages)]
}
