import { wholeGallery } from '../gallery.ts'
import type { GalleryBody } from '../view.ts'
import { baseBody, type PageInput } from './base.ts'

export function galleryBody(input: PageInput): GalleryBody {
  const { context, page } = input
  const { galleryId: id, title: name } = page
  return {
    ...baseBody(input),
    kind: 'gallery',
    ...(id !== undefined && { gallery: wholeGallery(context, { id, name, propertyId: page.propertyId }) }),
  }
}
