import { wholeGallery } from './view.ts'
import type { GalleryBody } from '../../views/view.ts'
import { baseBody, type PageInput } from '../../views/base.ts'

export function galleryBody(input: PageInput): GalleryBody {
  const { context, page } = input
  const { galleryId: id, title: name } = page
  return {
    ...baseBody(input),
    kind: 'gallery',
    ...(id !== undefined && { gallery: wholeGallery(context, { id, name, propertyId: page.propertyId }) }),
  }
}
