import { LANGS, NETWORK, type Lang, type Menu, type MenuItem } from '../contract.ts'
import { labels } from '../content/index.ts'
import type { GroupPageKey, HotelContent, SubPage, Text } from '../content/types.ts'
import type { Workshop } from './draft.ts'
import { id } from './ids.ts'

/** A line of a menu before it is put into a language. `to` is a reference or an address elsewhere; a line that leads nowhere is a heading. */
interface Line {
  text: Text
  to?: string
  section?: MenuItem['section']
  lines?: readonly Line[]
}

const everywhere = (text: string): Text => ({ tr: text, en: text, de: text, ru: text })
const groupLine = (key: GroupPageKey): Line => ({ text: labels.groupPages[key], to: `page:${key}` })
const hotelLine = (hotel: HotelContent): Line => ({ text: everywhere(hotel.name), to: `hotel:${hotel.key}` })
const subLine = (hotel: HotelContent, page: SubPage): Line => ({
  text: labels.hotelPages[page],
  to: `hotel:${hotel.key}/${page}`,
})
const inSection = (section: MenuItem['section'], lines: readonly Line[]) => lines.map((line) => ({ ...line, section }))

const CAREERS: Line = {
  text: { tr: 'Kariyer', en: 'Careers', de: 'Karriere', ru: 'Карьера' },
  to: 'https://careers.crystalhotels.example/',
}
const AGENCIES: Line = {
  text: { tr: 'Acente girişi', en: 'For travel agents', de: 'Für Reisebüros', ru: 'Турагентствам' },
  to: 'https://agents.crystalhotels.example/',
}
const CALL_CENTRE: Line = {
  text: { tr: '444 0 558', en: '444 0 558', de: '444 0 558', ru: '444 0 558' },
  to: 'tel:4440558',
}

export interface NamedRegion {
  code: string
  name: Text
}

export function addMenus(workshop: Workshop, regions: readonly NamedRegion[]): void {
  const { hotels } = workshop
  addMenu(workshop, NETWORK.propertyId, 'HEADER', networkHeader(hotels, regions))
  addMenu(workshop, NETWORK.propertyId, 'FOOTER', networkFooter())
  for (const hotel of hotels) {
    addMenu(workshop, hotel.id, 'HEADER', hotelHeader(hotel))
    addMenu(workshop, hotel.id, 'FOOTER', hotelFooter(hotel))
  }
}

function networkHeader(hotels: readonly HotelContent[], regions: readonly NamedRegion[]): Line[] {
  const regionLines = (anatolian: boolean) =>
    regions
      .filter(({ code }) => (code === 'CAPPADOCIA') === anatolian)
      .map(({ code, name }) => ({ text: name, to: `region:${code}` }))
  return [
    { ...groupLine('hotels'), lines: hotels.map(hotelLine) },
    { ...groupLine('turkish-riviera'), lines: regionLines(false) },
    { ...groupLine('anatolia'), lines: regionLines(true) },
    {
      text: labels.headings.onHoliday,
      lines: (['kids', 'beach-pool', 'spa', 'sport', 'entertainment', 'shopping'] as const).map(groupLine),
    },
    {
      text: labels.headings.offers,
      lines: (['early-booking', 'summer-deals', 'kurban', 'a-club'] as const).map(groupLine),
    },
    groupLine('meeting'),
    {
      text: labels.headings.group,
      lines: (['about', 'corporate', 'philosophy', 'management-systems', 'certificates', 'policies'] as const).map(
        groupLine,
      ),
    },
    groupLine('contact'),
  ]
}

const networkFooter = (): Line[] => [
  ...inSection('COL_1', [
    { text: labels.headings.onHoliday },
    groupLine('hotels'),
    groupLine('turkish-riviera'),
    groupLine('anatolia'),
    groupLine('kids'),
    groupLine('beach-pool'),
    groupLine('spa'),
    groupLine('sport'),
    groupLine('entertainment'),
  ]),
  ...inSection('COL_2', [
    { text: labels.headings.offers },
    groupLine('early-booking'),
    groupLine('summer-deals'),
    groupLine('kurban'),
    groupLine('a-club'),
    groupLine('meeting'),
    AGENCIES,
  ]),
  ...inSection('COL_3', [
    { text: labels.headings.group },
    groupLine('about'),
    groupLine('corporate'),
    groupLine('philosophy'),
    groupLine('certificates'),
    groupLine('contact'),
    CAREERS,
    CALL_CENTRE,
  ]),
  ...inSection('BOTTOM', [
    groupLine('privacy'),
    groupLine('data-protection'),
    groupLine('cookies'),
    groupLine('policies'),
  ]),
]

function hotelHeader(hotel: HotelContent): Line[] {
  const outlets = hotel.outlets.map((outlet) => ({ text: outlet.name, to: `outlet:${outlet.id}` }))
  const rooms = hotel.rooms.map((room) => ({ text: room.name, to: `room:${room.id}` }))
  const ofHotel = (...pages: SubPage[]) => pages.map((page) => subLine(hotel, page))
  return [
    { ...subLine(hotel, 'rooms'), lines: rooms },
    { ...subLine(hotel, 'gastronomy'), lines: outlets },
    ...ofHotel('beach-pool', 'aquapark', 'kids', 'spa', 'meeting', 'shopping', 'gallery'),
    {
      text: labels.headings.theHotel,
      lines: ofHotel('about', 'philosophy', 'certificates', 'management-systems', 'policies', 'kvkk'),
    },
    subLine(hotel, 'contact'),
    subLine(hotel, 'reservation'),
    { text: labels.headings.wholeGroup, to: 'page:home' },
  ]
}

function hotelFooter(hotel: HotelContent): Line[] {
  const ofHotel = (...pages: SubPage[]) => pages.map((page) => subLine(hotel, page))
  return [
    ...inSection('COL_1', [
      { text: labels.headings.stay },
      hotelLine(hotel),
      ...ofHotel('rooms', 'gastronomy', 'beach-pool', 'spa', 'kids', 'gallery'),
    ]),
    ...inSection('COL_2', [
      { text: labels.headings.theHotel },
      ...ofHotel('about', 'philosophy', 'certificates', 'management-systems', 'meeting', 'contact'),
    ]),
    ...inSection('COL_3', [
      { text: labels.headings.wholeGroup },
      groupLine('hotels'),
      groupLine('a-club'),
      groupLine('early-booking'),
      CAREERS,
      CALL_CENTRE,
    ]),
    ...inSection('BOTTOM', [...ofHotel('kvkk', 'policies'), groupLine('privacy'), groupLine('cookies')]),
  ]
}

/** Lines are numbered before the language's missing ones are left out, so that a line has one id in all languages. */
function addMenu(workshop: Workshop, propertyId: number, type: Menu['type'], lines: readonly Line[]): void {
  const menuId = id.menu(propertyId, type)
  let place = 0
  const numbered = lines.map((line) => ({
    ...line,
    id: id.menuItem(menuId, ++place),
    lines: line.lines?.map((sub) => ({ ...sub, id: id.menuItem(menuId, ++place) })),
  }))
  const urlOf = (to: string, lang: Lang) => (/^(https?|tel|mailto):/.test(to) ? to : workshop.directory.url(to, lang))
  for (const lang of LANGS) {
    const items = numbered.flatMap((line): MenuItem[] => {
      const url = line.to === undefined ? undefined : urlOf(line.to, lang)
      const subitems = line.lines?.flatMap((sub) => {
        const subUrl = urlOf(sub.to ?? '', lang)
        return subUrl === undefined ? [] : [{ id: sub.id, text: sub.text[lang], url: subUrl }]
      })
      const heading = line.to === undefined && line.lines === undefined
      if (url === undefined && !subitems?.length && !heading) return []
      return [
        {
          id: line.id,
          text: line.text[lang],
          ...(url !== undefined && { url }),
          ...(line.section && { section: line.section }),
          ...(subitems?.length && { subitems }),
        },
      ]
    })
    const menus = workshop.world.menus.get(propertyId, lang) ?? []
    workshop.world.menus.set([propertyId, lang], [...menus, { id: menuId, type, items }])
  }
}
