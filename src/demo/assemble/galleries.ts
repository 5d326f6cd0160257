import { LANGS, type File, type GalleryCategory, type GalleryFile, type Lang, type Story } from '../contract.ts'
import { labels } from '../content/index.ts'
import type { HotelContent, Subject } from '../content/types.ts'
import { parseMediaPath } from '../pictures/paths.ts'
import type { Workshop } from './draft.ts'
import { id } from './ids.ts'

type Category = keyof typeof labels.galleryCategories

/** The gallery shows what the hotel's pages show, sorted: call it after they are made. */
export function addGallery(workshop: Workshop, hotel: HotelContent): void {
  const { world } = workshop
  const gallery = id.gallery(hotel.id)
  const shown = shownBy(workshop, hotel)
  const categories = (Object.keys(labels.galleryCategories) as Category[]).flatMap((category, index) => {
    const { subjects, most } = labels.galleryCategories[category]
    const files = shown.filter(({ subject }) => subjects.includes(subject)).slice(0, most)
    return files.length > 0 ? [{ category, files, id: id.galleryCategory(gallery, index + 1), ordinal: index + 1 }] : []
  })
  for (const lang of LANGS) {
    const named = categories.map(({ category, id, ordinal }): GalleryCategory => ({
      id,
      name: labels.galleryCategories[category].name[lang],
      ordinal,
    }))
    world.galleryCategories.set([gallery, lang], named)
  }
  const files = categories.flatMap((category) =>
    category.files.map(({ file }, place): GalleryFile => {
      const ordinal = category.ordinal * 10 + place
      // The call for files has no language, so a description in one would be wrong in three.
      const { alt: _, ...undescribed } = file
      return { id: id.galleryFile(gallery, ordinal), file: undescribed, categoryId: category.id, ordinal }
    }),
  )
  world.galleryFiles.set([gallery], files)
}

/** The scenes of a hotel's pages, rooms and outlets, each once, upright ones first so that the crops are mixed. */
function shownBy({ world }: Workshop, hotel: HotelContent): { subject: Subject; file: File }[] {
  const pages = [...world.pages.rows()].filter((page) => page.locale === 'tr' && page.property.id === hotel.id)
  const outlets = pages.flatMap((page) => world.outlets.get(page.id, 'tr') ?? [])
  const rooms = world.rooms.get(hotel.id, 'tr') ?? []
  const upright = pages.map((page) => page.heroSlides?.map((slide) => slide.mobileFile))
  // The first picture of each room and outlet before the second of any.
  const first = [rooms.map((room) => room.image), outlets.map((outlet) => outlet.images?.[0])]
  const files = filesIn([upright, first, rooms, pages, outlets])
  const scenes = new Map<string, { subject: Subject; file: File }>()
  for (const file of files) {
    const request = parseMediaPath(file.sourceUrl)
    if (request?.kind !== 'scene' || request.owner !== hotel.key) continue
    const scene = `${request.subject} ${request.seed}`
    if (!scenes.has(scene)) scenes.set(scene, { subject: request.subject, file })
  }
  return [...scenes.values()]
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
        thumbnail: files.scene(story.pictures[0] ?? 'facade', storyId * 10, hotel.key, 'thumbnail', lang),
        items: story.pictures.map((subject, place) => ({
          id: id.storyItem(storyId, place + 1),
          ordinal: place + 1,
          type: 'IMAGE',
          file: files.scene(subject, storyId * 10 + place, hotel.key, 'story', lang),
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
