/** The pictures of a gallery: all on its own page, elsewhere an extract that links there. */
import type { HotelPage } from '../../site/pages.ts'
import { mediaName } from '../../routes/pictures.ts'
import { keys } from '../../records/keys.ts'
import type { GalleryFileRecord } from '../../records/records.ts'
import type { ViewContext } from '../../views/context.ts'
import { pictureView } from '../../views/media.ts'
import type { BodyView, GalleryView, PictureView } from '../../views/view.ts'

/** Pages of a hotel whose sections have pictures. */
const SHOWING: readonly HotelPage[] = ['beach-pool', 'aquapark', 'kids', 'spa', 'meeting', 'shopping', 'about']
/** Number of pictures in an extract. */
const EXTRACT = 5

export interface GalleryInput {
  id: number
  /** Alternative text of a picture without a title. */
  name: string
  propertyId: number
}

/** A picture without a title is named after what it illustrates on the hotel's other pages. */
export function wholeGallery(context: ViewContext, { id, name, propertyId }: GalleryInput): GalleryView {
  const { groups, total } = groupedFiles(context, id)
  const names = namesByPicture(context, propertyId)
  return {
    categories: groups.map((group) => ({
      ...group,
      files: group.files.map(({ id: file, title: own, file: source }) => {
        const title = own ?? names.get(source.id)
        return { id: file, ...(title && { title }), picture: pictureView(context, source, title ?? name) }
      }),
    })),
    total,
  }
}

/** Names of a hotel's rooms, outlets and sections, by the id of their picture. The first name wins. */
function namesByPicture(context: ViewContext, propertyId: number): Map<string, string> {
  const { locale, routes } = context
  const rooms = propertyId === 0 ? [] : (context.read(keys.rooms(locale, propertyId)) ?? [])
  const pages = [
    routes.hotelHome(propertyId, locale),
    ...SHOWING.map((page) => routes.hotelPage(propertyId, locale, page)),
  ]
  const sections = pages.flatMap((page) => (page && context.read(keys.page(locale, page.url))?.sections) ?? [])
  const named = [
    ...rooms.map(({ name, image }) => ({ title: name, image })),
    ...outletsOf(context, propertyId),
    ...sections.flatMap((section) => [...section.items, section]),
    ...rooms.flatMap(({ id, name, slug }) => {
      const room = context.read(keys.room(locale, propertyId, slug))
      return room?.id === id ? room.images.map((image) => ({ title: name, image })) : []
    }),
  ]
  const names = new Map<string, string>()
  for (const { title, image } of named) if (title && image && !names.has(image.id)) names.set(image.id, title)
  return names
}

function outletsOf({ locale, routes, read }: ViewContext, propertyId: number) {
  const list = routes.hotelPage(propertyId, locale, 'gastronomy')
  const groups = list?.kind === 'page' ? read(keys.gastronomy(locale, list.id))?.groups : undefined
  return groups?.flatMap(({ items }) => items) ?? []
}

/**
 * The first pictures of each category, with pictures that are not elsewhere on the page first. `body`: the page's other
 * content.
 */
export function galleryExtract(
  context: ViewContext,
  { id, name }: GalleryInput,
  { href, body }: { href: string; body: BodyView },
): GalleryView {
  const { groups, total } = groupedFiles(context, id)
  // A story's viewer opens over the page.
  const stories = 'stories' in body ? body.stories.map(({ thumbnail }) => thumbnail) : []
  const elsewhere = new Set(pictureIds({ ...body, stories }))
  const files = groups
    .flatMap((group) =>
      group.files.map((file, place) => ({ file, place, again: Number(elsewhere.has(mediaName(file.file))) })),
    )
    .toSorted((one, other) => one.again - other.again || one.place - other.place)
    .slice(0, EXTRACT)
    .map(({ file }) => ({ id: file.id, picture: pictureView(context, file.file, file.title ?? name) }))
  return { categories: [{ id: 0, files }], href, total }
}

/** A gallery's files by category. Files without one come last. */
function groupedFiles(context: ViewContext, galleryId: number) {
  const categories = context.read(keys.galleryCategories(context.locale, galleryId)) ?? []
  const files = context.read(keys.galleryFiles(galleryId)) ?? []
  const inCategory = new Map(files.map((file) => [file.id, file.categoryId]))
  if (files.some(({ categoryId }) => categoryId === undefined)) {
    for (const { id } of categories) {
      for (const file of context.read(keys.galleryFiles(galleryId, id)) ?? []) inCategory.set(file.id, id)
    }
  }
  const categoryIds = new Set(categories.map(({ id }) => id))
  const groups: { id: number; name?: string; files: GalleryFileRecord[] }[] = [
    ...categories.map(({ id, name }) => ({ id, name, files: files.filter((file) => inCategory.get(file.id) === id) })),
    { id: 0, files: files.filter((file) => !categoryIds.has(inCategory.get(file.id) ?? 0)) },
  ]
  return { groups: groups.filter((group) => group.files.length > 0), total: files.length }
}

function pictureIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, width, height } = value as Partial<PictureView>
  if (typeof id === 'string' && width !== undefined && height !== undefined) return [id]
  return Object.values(value).flatMap(pictureIds)
}
