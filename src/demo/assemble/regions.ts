import { LANGS, NETWORK, type Page } from '../contract.ts'
import type { Lang } from '../contract.ts'
import { contact, labels, regionPage as template } from '../content/index.ts'
import { pageInLang } from '../content/template.ts'
import type { RegionContent } from '../content/types.ts'
import { regionList, regionSlug, regionUrl } from '../paths.ts'
import { pageFrom, type Workshop } from './draft.ts'
import { homeCrumb } from './group-pages.ts'
import { id } from './ids.ts'

/** The list of regions and a page for each. */
export function addRegions(workshop: Workshop, regions: readonly RegionContent[]): void {
  const { world, files } = workshop
  for (const lang of LANGS) {
    const list = regions.map(({ code, name, text, picture }) => ({
      code,
      name: name[lang],
      slug: regionSlug(code, lang),
      url: regionUrl(code, lang),
      text: text[lang],
      image: files.picture(picture, 'group', lang),
    }))
    world.regions.set([lang], list)
    for (const region of regions) world.addPage(regionPage(workshop, region, lang))
  }
}

function regionPage(workshop: Workshop, region: RegionContent, lang: Lang): Page {
  const header = workshop.files.picture(region.picture, 'group', lang)
  const parent = regionList(region.code)
  const content = pageInLang(template, lang, { ...region, anchor: region.code.toLowerCase() })
  const page = pageFrom(workshop, {
    reference: `region:${region.code}`,
    id: id.region(region.code),
    lang,
    propertyId: NETWORK.propertyId,
    contact: contact.group,
    title: content.title,
    description: content.description,
    crumb: region.name[lang],
    category: 'REGION',
    template: 'main',
    above: [homeCrumb(lang), { reference: `page:${parent}`, text: labels.groupPages[parent][lang] }],
    contents: workshop.sections.record(content.sections, 'group', lang),
  })
  return { ...page, options: [{ key: 'HEADER_IMAGE', file: header }] }
}
