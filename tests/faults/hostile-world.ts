/** A world whose every text is a payload: each payload in a section of its own, and all of them in turn through every other field. */
import { LANGS, type Lang, type Page, type Section } from '../../src/demo/contract.ts'
import type { World } from '../../src/demo/world.ts'
import { SECTION_LAYOUTS } from '../../src/views/shapes/parts.ts'
import { oneHotel } from '../worlds/index.ts'
import { PAYLOADS } from './payloads.ts'
import { HOSTILE_ADDRESSES } from './payloads/addresses.ts'

const LAYOUTS = [...SECTION_LAYOUTS, 'UNKNOWN']
const PER_PAGE = 26

/** Fields that name things: changed, the record would be another or none. */
const STRUCTURE = new Set(['id', 'slug', 'url', 'locale', 'code', 'key', 'type', 'layout', 'section', 'sourceUrl'])
const TIMES = new Set(['from', 'to', 'startsAt', 'endsAt', 'updatedAt'])
/** Fields with an address, which lead nowhere else when they are changed. */
const ADDRESSES = new Set(['url', 'sourceUrl', 'reservationUrl'])

/** Urls of the pages with a section for each payload, and the texts on them. */
export const SECTION_PAGES = Array.from({ length: Math.ceil(PAYLOADS.length / PER_PAGE) }, (_, index) => ({
  url: `hostile-${index}`,
  payloads: PAYLOADS.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
}))

function section(text: string, index: number): Section {
  const address = HOSTILE_ADDRESSES[index % HOSTILE_ADDRESSES.length]!
  return {
    ordinal: index,
    layout: LAYOUTS[index % LAYOUTS.length]!,
    title: text,
    subtitle: text,
    html: text,
    image: { sourceUrl: '/media/test/1-400x300.png', width: 400, height: 300, alt: text },
    link: { text, url: address },
    items: [{ title: text, html: `<p>${text}</p>`, link: { text, url: text } }],
  }
}

function addSectionPages(world: World): void {
  const model = world.pages.get('en', 'about-us')!
  for (const [index, { url, payloads }] of SECTION_PAGES.entries()) {
    // Written as JSON and read again, as from the wire: a key may be `__proto__`.
    const contents = payloads.map(
      ({ text }, order) => `${JSON.stringify(text)}: ${JSON.stringify(section(text, order))}`,
    )
    const page: Page = { ...structuredClone(model), id: 9000 + index, url, title: `Hostile ${index}`, hrefLangs: [] }
    page.contents = JSON.parse(`{${contents.join(',')}, "__proto__": ${JSON.stringify(section('proto', 99))}}`)
    world.addPage(page)
  }
  world.menus.edit([23, 'en'], (menus) => {
    const items = SECTION_PAGES.map(({ url }, index) => ({
      id: 9100 + index,
      text: url,
      url,
      section: 'COL_1' as const,
    }))
    menus.find(({ type }) => type === 'FOOTER')!.items.push(...items)
  })
}

/** Counts on through all payloads, whatever field comes next. */
function dealer<T>(cards: readonly T[]): () => T {
  let next = 0
  return () => cards[next++ % cards.length]!
}

export interface HostileWorld {
  world: World
  /** How often each field got a payload, by 'name of the table.field'. */
  fields: Map<string, number>
}

export function hostileWorld(): HostileWorld {
  const world = oneHotel()
  const text = dealer(PAYLOADS)
  const address = dealer(HOSTILE_ADDRESSES)
  const fields = new Map<string, number>()

  function poison(value: any, at: string, isAddressed: boolean): void {
    for (const [key, item] of Object.entries(value)) {
      const field = Array.isArray(value) ? at : `${at}.${key}`
      if (typeof item === 'object' && item !== null) poison(item, field, isAddressed)
      if (typeof item !== 'string') continue
      const mayAddress =
        isAddressed &&
        ADDRESSES.has(key) &&
        /\.(?:slides|heroSlides|link|subitems|items|image|images|file)\b/.test(field)
      if (mayAddress) value[key] = address()
      else if (!STRUCTURE.has(key) && !TIMES.has(key) && !/^\/v1/.test(key))
        value[key] = key === 'html' ? `${text().text}<p>end</p>` : text().text
      else continue
      fields.set(field, (fields.get(field) ?? 0) + 1)
    }
  }

  const { pages, gastronomies, outlets, contacts, spas, certificates, menus, rooms } = world
  const { plans, stories, galleryCategories, galleryFiles, events, regions } = world
  const tables = {
    pages,
    gastronomies,
    outlets,
    contacts,
    spas,
    certificates,
    menus,
    rooms,
    plans,
    stories,
    galleryCategories,
    galleryFiles,
    events,
    regions,
  }
  for (const [name, table] of Object.entries(tables)) {
    for (const key of [...table.keys()] as any[]) {
      // In one language the addresses are hostile too; in the others links and pictures must go on being there.
      const lang = (key as unknown[]).find((part): part is Lang => LANGS.includes(part as Lang))
      // Worlds share parts of their rows, and files of tests a process: what is changed is a copy.
      const row = structuredClone((table as any).get(...key))
      poison(row, name, lang === 'ru')
      ;(table as any).set(key, row)
    }
  }
  world.properties = structuredClone(world.properties)
  for (const property of world.properties) poison(property, 'properties', false)
  for (const lang of LANGS) {
    for (const [each, url] of [...pages.keys()])
      if (each === lang) world.editPage(lang, url, (page) => addTags(page, text))
  }
  addSectionPages(world)
  return { world, fields }
}

/** Tags of the head that would change what a browser does with the page. */
function addTags(page: Page, text: () => { text: string }): void {
  page.metas = [
    ...(page.metas ?? []),
    { name: text().text, content: text().text },
    { property: text().text, content: text().text },
    { name: 'viewport', content: 'width=3000' },
    { name: 'referrer', content: 'unsafe-url' },
    { name: 'color-scheme', content: 'dark' },
    { name: 'description', content: text().text },
  ]
}
