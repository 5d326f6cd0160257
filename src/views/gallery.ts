/** The pictures of a gallery: whole on its own page, elsewhere an extract that leads there. */
import { keys } from '../snapshot/keys.ts'
import type { GalleryFileRecord } from '../snapshot/records.ts'
import type { ViewContext } from './context.ts'
import { pictureView } from './media.ts'
import type { BodyView, GalleryView, PictureView } from './view.ts'

/** Pictures of an extract. */
const EXTRACT = 5

export interface GalleryInput {
  id: number
  /** Says what a picture without a title shows. */
  name: string
}

export function wholeGallery(context: ViewContext, { id, name }: GalleryInput): GalleryView {
  const { groups, total } = groupedFiles(context, id)
  return {
    categories: groups.map((group) => ({
      ...group,
      files: group.files.map(({ id: file, title, file: source }) => ({
        id: file,
        ...(title && { title }),
        picture: pictureView(context, source, title ?? name),
      })),
    })),
    total,
  }
}

/** The first pictures of each category; before all others those that the page, whose other content is `body`, shows nowhere else. */
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
    .flatMap((group) => group.files.map((file, place) => ({ file, place, again: Number(elsewhere.has(file.file.id)) })))
    .toSorted((one, other) => one.again - other.again || one.place - other.place)
    .slice(0, EXTRACT)
    .map(({ file }) => ({ id: file.id, picture: pictureView(context, file.file, file.title ?? name) }))
  return { categories: [{ id: 0, files }], href, total }
}

/** A gallery's files by category; what has none comes last. */
function groupedFiles(context: ViewContext, galleryId: number) {
  const categories = context.read(keys.galleryCategories(context.locale, galleryId)) ?? []
  const files = context.read(keys.galleryFiles(galleryId)) ?? []
  const inCategory = new Map(files.map((file) => [file.id, file.categoryId]))
  if (files.some(({ categoryId }) => categoryId === undefined)) {
    for (const { id } of categories) {
      for (const file of context.read(keys.galleryFiles(galleryId, id)) ?? []) inCategory.set(file.id, id)
    }
  }
  const known = new Set(categories.map(({ id }) => id))
  const groups: { id: number; name?: string; files: GalleryFileRecord[] }[] = [
    ...categories.map(({ id, name }) => ({ id, name, files: files.filter((file) => inCategory.get(file.id) === id) })),
    { id: 0, files: files.filter((file) => !known.has(inCategory.get(file.id) ?? 0)) },
  ]
  return { groups: groups.filter((group) => group.files.length > 0), total: files.length }
}

function pictureIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, width, height } = value as Partial<PictureView>
  if (typeof id === 'string' && width !== undefined && height !== undefined) return [id]
  return Object.values(value).flatMap(pictureIds)
}
