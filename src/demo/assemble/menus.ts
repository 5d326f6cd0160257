import { LANGS, NETWORK, type Lang, type Menu, type MenuItem } from '../contract.ts'
import { labels, menus } from '../content/index.ts'
import { inLang, type Facts } from '../content/template.ts'
import type { GroupPageKey, RegionContent, SubPage } from '../content/types.ts'
import { regionList } from '../paths.ts'
import type { Workshop } from './draft.ts'
import { id } from './ids.ts'

/** A line in one language. `to` is a reference or an address elsewhere; a line that leads nowhere is a heading. */
interface Line {
  text?: string
  to?: string
  lines?: (Line | string)[]
}
type Columns = { section?: MenuItem['section']; lines: (Line | string)[] }[]

export function addMenus(workshop: Workshop, regions: readonly RegionContent[]): void {
  const { hotels } = workshop
  const listed = (list: GroupPageKey) => regions.filter(({ code }) => regionList(code) === list)
  const facts = { hotels, riviera: listed('turkish-riviera'), anatolia: listed('anatolia') }
  for (const lang of LANGS) {
    addMenu(workshop, NETWORK.propertyId, menus.group, lang, facts)
    for (const hotel of hotels) addMenu(workshop, hotel.id, menus.hotel, lang, hotel)
  }
}

function addMenu(workshop: Workshop, propertyId: number, of: typeof menus.group, lang: Lang, facts: Facts): void {
  const types = ['HEADER', 'FOOTER'] as const
  workshop.world.menus.setLater([propertyId, lang], () =>
    types.map((type): Menu => {
      const menuId = id.menu(propertyId, type)
      return { id: menuId, type, items: items(workshop, menuId, inLang<Columns>(of[type], lang, facts), lang) }
    }),
  )
}

/** Lines are numbered before the language's missing ones are left out, so that a line has one id in all languages. */
function items({ directory }: Workshop, menuId: number, columns: Columns, lang: Lang): MenuItem[] {
  let place = 0
  const numbered = (line: Line | string) => {
    const { to, text = labelOf(to, lang), lines } = typeof line === 'string' ? { to: line } : (line as Line)
    const elsewhere = to !== undefined && /^(https?|tel|mailto):/.test(to)
    const url = to === undefined || elsewhere ? to : directory.url(to, lang)
    return { id: id.menuItem(menuId, ++place), text, to, url, lines }
  }
  return columns.flatMap(({ section, lines }) =>
    lines.flatMap((line): MenuItem[] => {
      const { to, url, lines: below, ...item } = numbered(line)
      const subitems = below
        ?.map(numbered)
        .flatMap(({ id, text, url }) => (url === undefined ? [] : [{ id, text, url }]))
      const heading = to === undefined && below === undefined
      if (url === undefined && !subitems?.length && !heading) return []
      return [
        {
          ...item,
          ...(url !== undefined && { url }),
          ...(section && { section }),
          ...(subitems?.length && { subitems }),
        },
      ]
    }),
  )
}

/** The short name of the page that a reference leads to: `page:KEY` or `hotel:KEY/SUBPAGE`. */
function labelOf(reference = '', lang: Lang): string {
  const [, group, ofHotel] = /^(?:page:(.+)|hotel:.+\/(.+))$/.exec(reference) ?? []
  const label = group ? labels.groupPages[group as GroupPageKey] : labels.hotelPages[ofHotel as SubPage]
  return label[lang]
}
