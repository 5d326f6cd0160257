import { LANGS, type GalleryCategory, type GalleryFile, type Lang, type Story } from '../contract.ts'
import { galleryCategories } from '../content/group/features.ts'
import type { HotelContent, Subject } from '../content/types.ts'
import type { Workshop } from './draft.ts'
import { id } from './ids.ts'
import type { Format } from './files.ts'

type Category = keyof typeof galleryCategories

const BY_THE_SEA: Partial<Record<Category, readonly Subject[]>> = {
  rooms: ['room', 'suite', 'family-room', 'bathroom'],
  beach: ['beach', 'coast', 'beach'],
  pool: ['pool', 'pool', 'aquapark'],
  food: ['breakfast', 'meze', 'grill', 'dessert', 'restaurant'],
  kids: ['kids', 'kids'],
  spa: ['spa', 'spa'],
  evening: ['bar', 'event', 'terrace'],
  around: ['facade', 'garden', 'mountain', 'harbour'],
}

const INLAND: typeof BY_THE_SEA = {
  ...BY_THE_SEA,
  beach: undefined,
  pool: ['pool', 'pool'],
  around: ['facade', 'courtyard', 'cappadocia', 'ruins', 'courtyard'],
}

/** The scenes that a hotel has to show: no slides where there is no aquapark, no children where there are none. */
function shots(hotel: HotelContent): [Category, readonly Subject[]][] {
  const all = Object.entries(hotel.beach ? BY_THE_SEA : INLAND) as [Category, readonly Subject[] | undefined][]
  const lacks = (subject: Subject) =>
    (subject === 'aquapark' && !hotel.aquapark) ||
    (subject === 'kids' && !hotel.kids) ||
    (subject === 'spa' && !hotel.spa) ||
    (subject === 'family-room' && (hotel.adultsOnly ?? false))
  return all.flatMap(([category, subjects = []]) => {
    const shown = subjects.filter((subject) => !lacks(subject))
    return shown.length > 0 ? [[category, shown] as [Category, Subject[]]] : []
  })
}

// Mixed crops, as a photographer would deliver them.
const CROPS: readonly Format[] = ['photo', 'photo', 'tall', 'photo', 'square']

export function addGallery({ world, files }: Workshop, hotel: HotelContent): void {
  const gallery = id.gallery(hotel.id)
  const categories = shots(hotel)
  for (const lang of LANGS) {
    const named: GalleryCategory[] = categories.map(([category], index) => ({
      id: id.galleryCategory(gallery, index + 1),
      name: galleryCategories[category][lang],
      ordinal: index + 1,
    }))
    world.galleryCategories.set([gallery, lang], named)
  }
  // The call for files has no language, so a description in one would be wrong in three: the category's name must do.
  const filesOfGallery: GalleryFile[] = categories.flatMap(([, subjects], index) =>
    subjects.map((subject, place) => {
      const ordinal = index * 10 + place + 1
      const crop = CROPS[ordinal % CROPS.length] ?? 'photo'
      return {
        id: id.galleryFile(gallery, ordinal),
        file: { ...files.scene(subject, hotel.id * 1000 + ordinal, hotel.key, crop, 'tr'), alt: undefined },
        categoryId: id.galleryCategory(gallery, index + 1),
        ordinal,
      }
    }),
  )
  world.galleryFiles.set([gallery], filesOfGallery)
}

export function addStories({ world, files, directory }: Workshop, hotel: HotelContent): void {
  for (const lang of LANGS) {
    const stories = hotel.stories.map((story, index): Story => {
      const storyId = id.story(hotel.id, index + 1)
      const link = storyLink(hotel, lang)
      return {
        id: storyId,
        title: story.title[lang],
        thumbnail: files.scene(story.pictures[0] ?? 'facade', storyId * 10, hotel.key, 'square', lang),
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
