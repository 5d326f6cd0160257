import type { Gastronomy, Hours, Lang, Outlet, Page } from '../contract.ts'
import { paragraphs } from '../content/html.ts'
import { labels } from '../content/index.ts'
import type { HotelContent, Opening, OutletContent } from '../content/types.ts'
import { described, pageFrom, type Workshop } from './draft.ts'
import { contactOf, crumbsAbove } from './hotel-pages.ts'
import { id } from './ids.ts'

export const hoursIn = (openings: readonly Opening[], lang: Lang): Hours[] =>
  openings.map(({ label, from, to }) => ({ ...(label && { label: label[lang] }), from, to }))

export function addGastronomy(workshop: Workshop, hotel: HotelContent): void {
  const { world, directory } = workshop
  for (const lang of directory.langs(`hotel:${hotel.key}/gastronomy`))
    world.gastronomies.setLater([id.subPage(hotel.id, 'gastronomy'), lang], () => gastronomy(workshop, hotel, lang))
  for (const outlet of hotel.outlets)
    for (const [lang, url] of directory.pages(`outlet:${outlet.id}`)) {
      world.pages.setLater([lang, url], () => outletPage(workshop, hotel, outlet, lang))
      world.outlets.setLater([outlet.id, lang], () => outletRecord(workshop, hotel, outlet, lang))
    }
}

function gastronomy({ files, directory }: Workshop, hotel: HotelContent, lang: Lang): Gastronomy {
  const item = (outlet: OutletContent) => ({
    id: outlet.id,
    slug: outlet.slug[lang],
    url: directory.url(`outlet:${outlet.id}`, lang) ?? '',
    title: outlet.name[lang],
    text: outlet.text[lang],
    image: files.scene(outlet.picture, outlet.id * 10, hotel.key, lang),
    hours: hoursIn(outlet.hours, lang),
    paid: outlet.paid,
    hrefLangs: directory.hrefLangs(`outlet:${outlet.id}`),
  })
  const groups = (Object.keys(labels.outletGroups) as OutletContent['group'][]).map((code) => ({
    code,
    title: labels.outletGroups[code][lang],
    items: hotel.outlets
      .filter((outlet) => outlet.group === code && directory.has(`outlet:${outlet.id}`, lang))
      .map(item),
  }))
  return { groups: groups.filter((group) => group.items.length > 0) }
}

function outletPage(workshop: Workshop, hotel: HotelContent, outlet: OutletContent, lang: Lang): Page {
  const header = workshop.files.scene(outlet.picture, outlet.id * 10, hotel.key, lang)
  const [hours] = hoursIn(outlet.hours, lang)
  const page = pageFrom(workshop, {
    reference: `outlet:${outlet.id}`,
    id: outlet.id,
    lang,
    propertyId: hotel.id,
    contact: contactOf(hotel),
    title: outlet.name[lang],
    description: described(
      hotel,
      lang,
      outlet.text[lang],
      hours ? [hours.label, `${hours.from}–${hours.to}`].filter(Boolean).join(' ') : '',
    ),
    category: 'OUTLET',
    template: 'main',
    above: crumbsAbove(lang, hotel, 'gastronomy'),
  })
  return { ...page, options: [{ key: 'HEADER_IMAGE', file: header }] }
}

const outletRecord = ({ files }: Workshop, hotel: HotelContent, outlet: OutletContent, lang: Lang): Outlet => ({
  title: outlet.name[lang],
  html: paragraphs(outlet.body[lang]),
  images: [outlet.picture, ...(labels.scenes[outlet.picture].beside ?? [])].map((subject) =>
    files.scene(subject, outlet.id * 10, hotel.key, lang),
  ),
  hours: hoursIn(outlet.hours, lang),
  features: outlet.features.map(({ label, value }) => ({ label: label[lang], value: value[lang] })),
})
