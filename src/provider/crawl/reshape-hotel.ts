/** A hotel's restaurants, spa, certificates, rooms, plans, stories and galleries → our records. */
import type { Wire } from '../wire.ts'
import type * as R from '../../records/records.ts'
import { compact, features, hours, metas, nameOfSlug, ordered, plain, type Shapes } from './fields.ts'
import type { Sources } from './sources.ts'

export function hotelShapes({ page, file, files, rich, alternates }: Sources) {
  return {
    gastronomy: (wire) => ({
      groups: wire.groups.map(({ code, title, items }) => ({
        code,
        title: plain(title) ?? nameOfSlug(code.toLowerCase()),
        items: items.flatMap((item) => {
          const url = page(item.url)
          if (!url) return []
          return [
            compact({
              id: item.id,
              slug: item.slug,
              url,
              title: plain(item.title) ?? nameOfSlug(url),
              text: plain(item.text),
              image: file(item.image),
              hours: hours(item.hours),
              paid: item.paid ?? false,
              alternates: alternates(item.hrefLangs),
            }),
          ]
        }),
      })),
    }),

    outlet: (wire) =>
      compact({
        title: plain(wire.title) ?? '',
        html: rich(wire.html),
        images: files(wire.images),
        hours: hours(wire.hours),
        features: features(wire.features),
      }),

    spa: (wire) => ({
      treatments: wire.treatments.map(({ id, title, text, durationMinutes, image }) =>
        compact({ id, title: plain(title) ?? '', text: plain(text), durationMinutes, image: file(image) }),
      ),
      facilities: wire.facilities.map(({ title, text, image }) =>
        compact({ title: plain(title) ?? '', text: plain(text), image: file(image) }),
      ),
    }),

    certificates: (wire) => ({
      items: wire.items.map(({ id, title, year, image, document }) =>
        compact({ id, title: plain(title) ?? '', year, image: file(image), document: file(document) }),
      ),
    }),
  } satisfies Pick<Shapes, 'gastronomy' | 'outlet' | 'spa' | 'certificates'>
}

export function roomShapes({ slug: slugFrom, file, files, fileAt, rich, alternates }: Sources) {
  function roomSummary(wire: Wire<'rooms'>[number]): R.RoomSummaryRecord | undefined {
    const slug = slugFrom(wire.slug)
    if (!slug) return undefined
    return compact({
      id: wire.id,
      slug,
      name: plain(wire.name) ?? nameOfSlug(slug),
      category: wire.category && compact({ code: wire.category.code, name: plain(wire.category.name) }),
      text: plain(wire.text),
      image: file(wire.image),
      sizeM2: wire.sizeM2,
      maxAdults: wire.maxAdults,
      maxChildren: wire.maxChildren,
      beds: plain(wire.beds),
      view: plain(wire.view),
      alternates: alternates(wire.hrefLangs),
    })
  }

  return {
    rooms: (wire) => wire.map(roomSummary).filter((item) => item !== undefined),

    room: (wire) => ({
      ...(roomSummary(wire) ?? { id: wire.id, slug: '', name: plain(wire.name) ?? '', alternates: [] }),
      ...compact({
        html: rich(wire.html),
        images: files(wire.images),
        features: features(wire.features),
        metas: metas(wire.metas, fileAt),
        updatedAt: wire.updatedAt,
      }),
    }),

    plans: (wire) =>
      wire.flatMap(({ id, title, image, text }) => {
        const picture = file(image)
        return picture ? [compact({ id, title: plain(title) ?? '', image: picture, text: plain(text) })] : []
      }),
  } satisfies Pick<Shapes, 'rooms' | 'room' | 'plans'>
}

export function mediaShapes({ file, link }: Sources) {
  return {
    stories: (wire) =>
      wire.map(({ id, title, thumbnail, items }) =>
        compact({
          id,
          title: plain(title) ?? '',
          thumbnail: file(thumbnail),
          items: ordered(items, (item) => item.ordinal).flatMap((item) => {
            const media = file(item.file)
            const type = item.type === 'VIDEO' ? ('VIDEO' as const) : ('IMAGE' as const)
            return media ? [compact({ id: item.id, type, file: media, link: link(item.link) })] : []
          }),
        }),
      ),

    galleryCategories: (wire) =>
      ordered(wire, (category) => category.ordinal).map(({ id, name }) => ({ id, name: plain(name) ?? '' })),

    galleryFiles: (wire) =>
      ordered(wire, (item) => item.ordinal).flatMap(({ id, file: wireFile, title, categoryId }) => {
        const picture = file(wireFile)
        return picture ? [compact({ id, file: picture, title: plain(title), categoryId })] : []
      }),
  } satisfies Pick<Shapes, 'stories' | 'galleryCategories' | 'galleryFiles'>
}
