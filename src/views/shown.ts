/**
 * What of a page's content the page shows. The head is made of all of it; then what no component shows is cut off, so that a change of it
 * renders no page anew. Pure.
 */
import { momentOf } from '../i18n/dates.ts'
import type {
  BaseBody,
  BodyView,
  ChromeView,
  EventCardView,
  GalleryView,
  HotelCardView,
  LayoutName,
  PictureView,
  RoomCardView,
  StoryView,
} from './view.ts'

/** More hotels than these are rows on a home page: a name, a region and a small picture. */
const LARGE_HOTELS = 3
/** More rooms than these are tiles on a hotel's home page. */
const LARGE_ROOMS = 2
/** On a hotel's home page, where pages of their own have all. */
const MOST_ROOMS = 5
const MOST_OUTLETS = 4
/** Pictures of an extract of a gallery. */
const EXTRACT = 5

export function shownBody(body: BodyView, layout: LayoutName): BodyView {
  return shownBase(shownKind(body), layout)
}

/** The chrome of a layout that leaves parts of it out. */
export function shownChrome(chrome: ChromeView, layout: LayoutName): ChromeView {
  const { newsletter: _newsletter, ...others } = chrome
  if (isIndex(layout)) return chrome
  if (layout !== 'landing') return others
  const { contactStrip: _strip, ...landing } = others
  return { ...landing, menu: [] }
}

/** Layouts whose chrome is the same. */
export function chromeForm(layout: LayoutName): 'index' | 'landing' | 'main' {
  return isIndex(layout) ? 'index' : layout === 'landing' ? 'landing' : 'main'
}

function isIndex(layout: LayoutName): boolean {
  return layout === 'intro-index' || layout === 'hotel-index'
}

function shownBase<Body extends BodyView>(body: Body, layout: LayoutName): Body {
  const { header, mobileHeader, updatedAt, contact, ...others } = body
  const heroHidden = layout === 'event-detail' || layout === 'landing' || layout === 'error'
  const isHeroHead = !heroHidden && (body.hero?.slides.length ?? 0) > 0
  const date = body.kind === 'policy' && !heroHidden && !isHeroHead && updatedAt && dateOf(updatedAt)
  const isFound = body.kind === 'contact' || layout === 'hotel-index' || (body.kind === 'hotel' && !isIndex(layout))
  return {
    ...others,
    ...(!isHeroHead && header && { header }),
    ...(!isHeroHead && mobileHeader && { mobileHeader: header ? silent(mobileHeader) : mobileHeader }),
    ...(body.hero && { hero: shownHero(body.hero) }),
    ...(date && { updatedAt: date }),
    ...(isFound && contact && { contact }),
    events: shownEvents(body.events),
    ...(body.gallery && { gallery: shownGallery(body.gallery, body) }),
  } as Body
}

function shownKind(body: BodyView): BodyView {
  switch (body.kind) {
    case 'home': {
      const hotels = body.hotels.map(body.hotels.length > LARGE_HOTELS ? hotelRow : pictureSilent)
      return { ...body, stories: shownStories(body.stories), regions: body.regions.map(pictureSilent), hotels }
    }
    case 'hotel': {
      const rooms = body.roomsHref ? body.rooms.slice(0, MOST_ROOMS) : body.rooms
      const outlets = body.gastronomyHref ? body.outlets.slice(0, MOST_OUTLETS) : body.outlets
      return {
        ...body,
        stories: shownStories(body.stories),
        rooms: rooms.map((room, index) => (index < LARGE_ROOMS ? pictureSilent(room) : roomTile(room))),
        outlets: outlets.map(pictureSilent),
      }
    }
    case 'rooms':
      return { ...body, rooms: body.rooms.map(pictureSilent) }
    case 'room': {
      const { picture, href: _href, ...room } = body.room
      const isPictured = room.pictures.length > 0 || body.header || body.mobileHeader
      return {
        ...body,
        room: { ...room, ...(!isPictured && picture && { picture }) },
        others: body.others.map(roomTile),
      }
    }
    case 'gastronomy':
      return { ...body, groups: body.groups.map((group) => ({ ...group, items: group.items.map(pictureSilent) })) }
    case 'outlet':
      return { ...body, others: body.others.map(pictureSilent) }
    case 'certificates':
      return { ...body, certificates: body.certificates.map(pictureSilent) }
    case 'region-list':
      return { ...body, regions: body.regions.map(pictureSilent), hotels: body.hotels.map(pictureSilent) }
    case 'region': {
      const isPictured = body.header ?? body.mobileHeader ?? body.hero
      const { picture, ...region } = body.region ?? { code: '', name: '' }
      return {
        ...body,
        ...(body.region && { region: { ...region, ...(!isPictured && picture && { picture }) } }),
        hotels: body.hotels.map(pictureSilent),
        otherRegions: body.otherRegions.map(pictureSilent),
      }
    }
    case 'hotel-list':
      return { ...body, groups: body.groups.map((group) => ({ ...group, hotels: group.hotels.map(pictureSilent) })) }
    case 'landing':
      return { ...body, hotels: body.hotels.map(pictureSilent) }
    default:
      return body
  }
}

function shownHero(hero: NonNullable<BaseBody['hero']>): BaseBody['hero'] {
  const slides = hero.slides.map((slide) => {
    const { picture, mobilePicture } = slide
    return picture && mobilePicture ? { ...slide, mobilePicture: silent(mobilePicture) } : slide
  })
  return { ...hero, slides }
}

function shownStories(stories: StoryView[]): StoryView[] {
  return stories
    .filter(({ items }) => items.length > 0)
    .map((story) => (story.thumbnail ? { ...story, thumbnail: silent(story.thumbnail) } : story))
}

/** One picture stands beside the list. */
function shownEvents(events: EventCardView[]): EventCardView[] {
  const pictured = events.find(({ picture }) => picture)
  return events.map((event) => {
    if (event === pictured) return event
    const { picture: _picture, ...others } = event
    return others
  })
}

/** On other pages than its own, the first pictures of each category; before all others those that the page shows nowhere else. */
function shownGallery(gallery: GalleryView, { gallery: _gallery, ...body }: BodyView): GalleryView {
  if (gallery.href === undefined || body.kind === 'gallery') return gallery
  // A story's viewer opens over the page.
  const stories = 'stories' in body ? body.stories.map(({ thumbnail }) => thumbnail) : []
  const elsewhere = new Set(pictureIds({ ...body, stories }))
  const files = gallery.categories
    .flatMap((category) => category.files.map((file, place) => ({ file, place })))
    .map(({ file: { id, picture }, place }) => ({ id, picture, place, again: Number(elsewhere.has(picture.id)) }))
    .toSorted((one, other) => one.again - other.again || one.place - other.place)
    .slice(0, EXTRACT)
  return { ...gallery, categories: [{ id: 0, files: files.map(({ id, picture }) => ({ id, picture })) }] }
}

function pictureIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, width, height } = value as Partial<PictureView>
  if (typeof id === 'string' && width !== undefined && height !== undefined) return [id]
  return Object.values(value).flatMap(pictureIds)
}

function hotelRow(hotel: HotelCardView): HotelCardView {
  const { text: _text, stars: _stars, ...row } = hotel
  return pictureSilent(row)
}

function roomTile(room: RoomCardView): RoomCardView {
  const { text: _text, category: _category, ...tile } = room
  return pictureSilent(tile)
}

/** The picture decorates words that say the same. */
function pictureSilent<Card extends { picture?: PictureView }>(card: Card): Card {
  return card.picture ? { ...card, picture: silent(card.picture) } : card
}

function silent(picture: PictureView): PictureView {
  return { ...picture, alt: '' }
}

/** The day of an instant, 'YYYY-MM-DD'; the text itself where it is no date. */
function dateOf(iso: string): string {
  const moment = momentOf(iso)
  if (!moment) return iso
  return [moment.year, moment.month + 1, moment.day].map((part) => String(part).padStart(2, '0')).join('-')
}
