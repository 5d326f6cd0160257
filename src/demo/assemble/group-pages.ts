import { NETWORK, type File, type HeroSlide, type Lang, type Page } from '../contract.ts'
import { contact, labels } from '../content/index.ts'
import { pageInLang } from '../content/template.ts'
import type { GroupPage, GroupPageKey, Picture } from '../content/types.ts'
import { pageFrom, type Workshop } from './draft.ts'
import { eventsFor } from './events.ts'
import { imageSlide } from './hero.ts'
import { id } from './ids.ts'
import { certificatesOf, groupCertificates, groupContactPage } from './services.ts'

const CATEGORIES: Partial<Record<GroupPageKey, string>> = {
  home: 'HOME',
  hotels: 'HOTELS',
  contact: 'CONTACT',
  certificates: 'CERTIFICATE',
  anatolia: 'REGION',
  'turkish-riviera': 'REGION',
  entertainment: 'EVENTS',
  'early-booking': 'LANDING',
  kurban: 'LANDING',
  'summer-deals': 'LANDING',
  cookies: 'POLICY',
  privacy: 'POLICY',
  'data-protection': 'POLICY',
  policies: 'POLICY',
  meeting: 'MEETING',
  'not-found': 'NOT_FOUND',
}

/** The next ones; the page of entertainment has the whole year. */
const EVENTS_ON_HOME = 4

const templateOf = (key: GroupPageKey) =>
  key === 'home' ? 'intro-index' : CATEGORIES[key] === 'LANDING' ? 'landing' : 'main'

export const homeCrumb = (lang: Lang) => ({ reference: 'page:home', text: labels.groupPages.home[lang] })

export function addGroupPages(workshop: Workshop, pages: readonly GroupPage[]): void {
  const { world, directory, hotels } = workshop
  for (const page of pages)
    for (const lang of directory.langs(`page:${page.key}`)) {
      const record = world.addPage(groupPage(workshop, page, lang))
      if (page.key === 'contact') world.contacts.set([record.id, lang], groupContactPage(lang))
      if (page.key === 'certificates') {
        const items = certificatesOf(record.id, groupCertificates(hotels), lang)
        world.certificates.set([record.id, lang], items)
      }
    }
}

function groupPage(workshop: Workshop, content: GroupPage, lang: Lang): Page {
  const { key } = content
  const { files, sections } = workshop
  const composed = pageInLang(content, lang)
  const { picture } = composed
  const pageId = id.groupPage(key)
  const header = picture && files.picture(picture, 'group', lang)
  const page = pageFrom(workshop, {
    reference: `page:${key}`,
    id: pageId,
    lang,
    propertyId: NETWORK.propertyId,
    contact: contact.group,
    title: composed.title,
    description: composed.description,
    crumb: labels.groupPages[key][lang],
    category: CATEGORIES[key] ?? 'PAGE',
    template: templateOf(key),
    above: key === 'home' ? [] : [homeCrumb(lang)],
    contents: sections.record(composed.sections, 'group', lang),
    // As of a CMS where an editor chose a picture for one page.
    preview: key === 'about' ? header?.sourceUrl : undefined,
    robots: key === 'not-found' ? 'noindex' : undefined,
  })
  return {
    ...page,
    ...(header && { options: [{ key: 'HEADER_IMAGE', file: header }] }),
    ...(key === 'home' && { events: eventsFor(workshop, lang).slice(0, EVENTS_ON_HOME) }),
    ...(key === 'entertainment' && { events: eventsFor(workshop, lang) }),
    ...(key === 'home' && { heroSlides: homeHero(workshop, pageId, lang), sessions: homeDay(workshop, lang) }),
    ...(templateOf(key) === 'landing' &&
      picture && { sliders: landingSliders(workshop, key, page.title, picture, lang) }),
  }
}

function landingSliders({ files }: Workshop, key: GroupPageKey, title: string, picture: Picture, lang: Lang) {
  const slide = (place: number, file: File) => [{ id: id.slide(id.groupPage(key), place), title, file }]
  const wide = files.picture(picture, 'group', lang)
  return [
    { key: 'HEADER_DESKTOP', slides: slide(1, wide) },
    { key: 'HEADER_MOBILE', slides: slide(2, files.upright(picture, 'group', lang) ?? wide) },
  ]
}

/** Three hotels that show how different the houses are: by the sea, in the rock, for children. */
const ON_HOME = ['admiral', 'kaymakli', 'waterworld'] as const

function homeHero(workshop: Workshop, pageId: number, lang: Lang): HeroSlide[] {
  const shown = ON_HOME.flatMap((key) => workshop.hotels.find((hotel) => hotel.key === key) ?? [])
  return shown.map((hotel, index) =>
    imageSlide(
      workshop,
      id.slide(pageId, index + 1),
      { subject: hotel.beach ? 'coast' : 'cappadocia', seed: hotel.id * 10 + 8 },
      hotel.key,
      lang,
      {
        title: hotel.slogan[lang],
        text: hotel.sloganText[lang],
        url: workshop.directory.url(`hotel:${hotel.key}`, lang),
      },
    ),
  )
}

/** Whose hours make the day of the home page, from the morning on. */
const DAY_ON_HOME = ['flora', 'waterworld', 'admiral', 'aura', 'sunset'] as const

/** One hour of each of some houses, under the house's name. */
function homeDay({ hotels }: Workshop, lang: Lang): Page['sessions'] {
  return DAY_ON_HOME.flatMap((key, index) => {
    const hotel = hotels.find((each) => each.key === key)
    const hour = hotel?.day[index]
    if (!hotel || !hour) return []
    return {
      id: id.session(NETWORK.propertyId, index + 1),
      title: hour.title[lang],
      text: `${hour.text[lang]} ${hotel.name}.`,
      hours: [{ from: hour.from, to: hour.to }],
    }
  })
}
