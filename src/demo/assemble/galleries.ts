import { LANGS, type File, type GalleryCategory, type GalleryFile, type Lang, type Story } from '../contract.ts'
import { labels } from '../content/index.ts'
import type { HotelContent, Subject } from '../content/types.ts'
import type { Workshop } from './draft.ts'
import { isScene, subjectOf } from './files.ts'
import { id } from './ids.ts'
import { subPagesOf } from './places.ts'

type Category = keyof typeof labels.galleryCategories

/** The gallery shows what the hotel's pages show, sorted. */
export function addGallery(workshop: Workshop, hotel: HotelContent): void {
  const { world } = workshop
  const gallery = id.gallery(hotel.id)
  let made: ReturnType<typeof categoriesOf> | undefined
  const categories = () => (made ??= categoriesOf(workshop, hotel, gallery))
  for (const lang of LANGS)
    world.galleryCategories.setLater([gallery, lang], () =>
      categories().map(({ category, id, ordinal }): GalleryCategory => ({
        id,
        name: labels.galleryCategories[category].name[lang],
        ordinal,
      })),
    )
  world.galleryFiles.setLater([gallery], () =>
    categories().flatMap((category) =>
      category.files.map(({ file }, place): GalleryFile => {
        const ordinal = category.ordinal * 20 + place
        // The call for files has no language, so a description in one would be wrong in three.
        const { alt: _, ...undescribed } = file
        return { id: id.galleryFile(gallery, ordinal), file: undescribed, categoryId: category.id, ordinal }
      }),
    ),
  )
}

function categoriesOf(workshop: Workshop, hotel: HotelContent, gallery: number) {
  const shown = shownBy(workshop, hotel)
  return (Object.keys(labels.galleryCategories) as Category[]).flatMap((category, index) => {
    const files = shown.filter(({ subject }) => labels.galleryCategories[category].subjects.includes(subject))
    return files.length > 0 ? [{ category, files, id: id.galleryCategory(gallery, index + 1), ordinal: index + 1 }] : []
  })
}

/** The pictures of a hotel's rooms, pages and outlets but the one over its gallery, each once. */
function shownBy({ world, directory }: Workshop, hotel: HotelContent): { subject: Subject; file: File }[] {
  const references = [
    `hotel:${hotel.key}`,
    ...subPagesOf(hotel).map((page) => `hotel:${hotel.key}/${page}`),
    ...hotel.outlets.map((outlet) => `outlet:${outlet.id}`),
  ]
  const pages = references.flatMap((reference) => {
    const url = directory.url(reference, 'tr')
    return (url !== undefined && world.pages.get('tr', url)) || []
  })
  const outlets = pages.flatMap((page) => world.outlets.get(page.id, 'tr') ?? [])
  const [header] = filesIn(pages.find(({ category }) => category?.code === 'GALLERY')?.options)
  const files = filesIn([world.rooms.get(hotel.id, 'tr'), pages, outlets]).filter(isScene)
  return [...new Map(files.map((file) => [file.sourceUrl, file])).values()]
    .filter(({ sourceUrl }) => sourceUrl !== header?.sourceUrl)
    .map((file) => ({ subject: subjectOf(file.sourceUrl), file }))
}

function filesIn(record: unknown): File[] {
  if (typeof record !== 'object' || record === null) return []
  if ('sourceUrl' in record) return [record as File]
  return Object.values(record).flatMap(filesIn)
}

export function addStories({ world, files, directory }: Workshop, hotel: HotelContent): void {
  for (const lang of LANGS) {
    const stories = hotel.stories.map((story, index): Story => {
      const storyId = id.story(hotel.id, index + 1)
      const link = storyLink(hotel, lang)
      return {
        id: storyId,
        title: story.title[lang],
        thumbnail: files.scene(story.pictures[0] ?? 'facade', storyId * 10 + 9, hotel.key, lang),
        items: story.pictures.map((subject, place) => ({
          id: id.storyItem(storyId, place + 1),
          ordinal: place + 1,
          type: 'IMAGE',
          file: files.scene(subject, storyId * 10 + place, hotel.key, lang),
          ...(place === story.pictures.length - 1 && link && { link }),
        })),
      }
    })
    world.stories.set([hotel.id, lang], stories)
  }

  function storyLink(of: HotelContent, lang: Lang) {
    const url = directory.url(`hotel:${of.key}`, lang)
    return url === undefined ? undefined : { text: of.name, url }
  }
}

/** The group's own stories: the first of some hotels, each leading to its hotel. */
export function addGroupStories({ world, hotels }: Workshop, propertyId: number, count: number): void {
  for (const lang of LANGS) {
    const firsts = hotels.flatMap((hotel) => world.stories.get(hotel.id, lang)?.[0] ?? [])
    world.stories.set([propertyId, lang], firsts.slice(0, count))
  }
}
