import { LANGS, type Lang, type Plan, type Room } from '../contract.ts'
import { paragraphs } from '../content/html.ts'
import { labels } from '../content/index.ts'
import type { HotelContent, RoomContent, Subject } from '../content/types.ts'
import { described, metas, type Workshop } from './draft.ts'
import { planImage } from './files.ts'
import { id, stamp } from './ids.ts'

export function addRooms(workshop: Workshop, hotel: HotelContent): void {
  const { world, directory } = workshop
  for (const lang of LANGS) {
    const rooms = hotel.rooms.filter(({ id }) => directory.has(`room:${id}`, lang))
    if (rooms.length === 0) continue
    world.rooms.setLater([hotel.id, lang], () => rooms.map((room) => roomRecord(workshop, hotel, room, lang)))
    for (const room of rooms) world.plans.setLater([room.id, lang], () => plans(hotel, room, lang))
  }
}

function roomRecord({ files, directory }: Workshop, hotel: HotelContent, room: RoomContent, lang: Lang): Room {
  const facts = `${room.sizeM2} ${lang === 'ru' ? 'м²' : 'm²'} · ${room.beds[lang]} · ${room.view[lang]}`
  const images = scenes(hotel, room).map((subject) => files.scene(subject, room.id * 100, hotel.key, lang))
  return {
    id: room.id,
    slug: room.slug[lang],
    name: room.name[lang],
    category: { code: room.category, name: labels.roomCategories[room.category][lang] },
    text: room.text[lang],
    image: images[0],
    sizeM2: room.sizeM2,
    maxAdults: room.maxAdults,
    maxChildren: room.maxChildren,
    beds: room.beds[lang],
    view: room.view[lang],
    hrefLangs: directory.hrefLangs(`room:${room.id}`),
    html: paragraphs(room.body[lang]),
    images,
    features: room.features.map((feature) => ({ label: labels.roomFeatures[feature][lang] })),
    metas: metas({
      title: `${room.name[lang]} – ${hotel.name}`,
      description: described(hotel, lang, room.text[lang], facts),
    }),
    updatedAt: stamp(room.id),
  }
}

/** Three to five scenes: the room first, then what its features promise. */
function scenes(hotel: HotelContent, room: RoomContent): Subject[] {
  const has = (...names: readonly RoomContent['features'][number][]) =>
    names.some((name) => room.features.includes(name))
  const outside: Subject = hotel.beach ? 'coast' : 'cappadocia'
  return [
    room.picture,
    'bathroom',
    ...(has('balcony', 'terrace') ? (['terrace'] as const) : []),
    ...(has('private-pool', 'shared-pool') ? (['pool'] as const) : []),
    outside,
  ]
}

/** One plan, or two where the room has two floors. */
function plans(hotel: HotelContent, room: RoomContent, lang: Lang): Plan[] {
  const floors = room.category === 'DUPLEX' ? (['groundFloor', 'upperFloor'] as const) : (['wholeRoom'] as const)
  return floors.map((floor, index) => ({
    id: id.plan(room.id, index + 1),
    title: labels.plans[floor][lang],
    image: planImage(
      hotel.key,
      floors.length > 1 ? `${room.id}-${index + 1}` : String(room.id),
      `${labels.plans[floor][lang]}: ${room.name[lang]}, ${room.sizeM2} m²`,
    ),
    text: labels.plans.note[lang],
  }))
}
