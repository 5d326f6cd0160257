import { NETWORK } from '../../src/demo/contract.ts'
import type * as wire from '../../src/demo/contract.ts'
import type { Lang } from '../../src/demo/contract.ts'
import {
  eventUrl,
  groupUrl,
  hotelUrl,
  REGION_CODES,
  regionSlug,
  regionUrl,
  type GroupPageKey,
  type RegionCode,
} from '../../src/demo/paths.ts'
import { eventSummary } from '../../src/demo/world.ts'
import { file, hrefLangs, NETWORK_REF, slugIn, stamp, type HotelSeed } from './seed.ts'
import { GROUP_TITLES, paragraphs, sentence, WORDS } from './words.ts'

/** Wire records of the network of a test world. Ids: pages from 1, region pages from 40, events from 60. */

export const GROUP_KEYS = Object.keys(GROUP_TITLES) as GroupPageKey[]

const CATEGORIES: Partial<Record<GroupPageKey, string>> = {
  home: 'HOME',
  contact: 'CONTACT',
  certificates: 'CERTIFICATE',
  entertainment: 'EVENTS',
  'turkish-riviera': 'REGION',
  'summer-deals': 'LANDING',
}
const TEMPLATES: Partial<Record<GroupPageKey, string>> = { home: 'intro-index', 'summer-deals': 'landing' }

export const groupPageId = (key: GroupPageKey) => 1 + GROUP_KEYS.indexOf(key)

export const networkProperty: wire.Property = {
  id: NETWORK.propertyId,
  name: 'Bay Hotels',
  slug: 'bay-hotels',
  logo: file(23, 400, 160),
  propertyNetwork: NETWORK_REF,
}

export const groupContact: wire.ContactPage = {
  address: 'Rıhtım 1, Antalya',
  phone: '444 0 558',
  email: 'info@bayhotels.example',
  latitude: 36.88,
  longitude: 30.7,
}

export function groupPage(key: GroupPageKey, lang: Lang, langs: readonly Lang[], events: wire.Event[]): wire.Page {
  const id = groupPageId(key)
  const title = GROUP_TITLES[key]?.[lang] ?? key
  const home = { text: GROUP_TITLES.home?.[lang] ?? '', url: '', active: key === 'home' }
  const crumbs = key === 'home' ? [home] : [home, { text: title, url: groupUrl(key, lang), active: true }]
  return {
    id,
    url: groupUrl(key, lang),
    locale: lang,
    title,
    property: { id: NETWORK.propertyId, contact: structuredClone(groupContact), propertyNetwork: { ...NETWORK_REF } },
    category: { code: CATEGORIES[key] ?? 'PAGE' },
    categoryTemplate: TEMPLATES[key] ?? 'main',
    options: [{ key: 'HEADER_IMAGE', file: file(id, 2000, 1000) }],
    contents: {
      intro: { ordinal: 1, layout: 'TEXT', title: sentence(lang, id), html: paragraphs(lang, id, 2) },
    },
    metas: [{ name: 'description', content: `${title}. ${sentence(lang, id)}` }],
    breadcrumbs: crumbs,
    hrefLangs: hrefLangs(langs, (each) => groupUrl(key, each)),
    updatedAt: stamp(id),
    ...(key === 'home' && { heroSlides: [heroSlide(lang)] }),
    ...(key === 'summer-deals' && { sliders: landingSliders(lang) }),
    ...(['home', 'entertainment'].includes(key) && { events: events.map(eventSummary) }),
  }
}

const heroSlide = (lang: Lang): wire.HeroSlide => ({
  id: 101,
  type: 'IMAGE',
  file: file(101, 2000, 1125),
  mobileFile: file(101, 900, 1125),
  title: sentence(lang, 1),
  text: sentence(lang, 2),
})

const landingSliders = (lang: Lang): wire.Slider[] => [
  { key: 'HEADER_DESKTOP', slides: [{ id: 111, title: sentence(lang, 3), file: file(111, 2000, 900) }] },
  { key: 'HEADER_MOBILE', slides: [{ id: 112, title: sentence(lang, 3), file: file(112, 900, 1125) }] },
]

const regionId = (code: RegionCode) => 40 + REGION_CODES.indexOf(code)
const regionName = (code: RegionCode) => code.charAt(0) + code.slice(1).toLowerCase()

export const region = (code: RegionCode, lang: Lang): wire.Region => ({
  code,
  name: regionName(code),
  slug: regionSlug(code, lang),
  url: regionUrl(code, lang),
  text: sentence(lang, regionId(code)),
  image: file(regionId(code), 800, 1000),
})

export function regionPage(code: RegionCode, lang: Lang, langs: readonly Lang[]): wire.Page {
  const id = regionId(code)
  const list = groupPage('turkish-riviera', lang, langs, [])
  const url = regionUrl(code, lang)
  return {
    ...list,
    id,
    url,
    title: regionName(code),
    breadcrumbs: [
      ...(list.breadcrumbs ?? []).map((crumb) => ({ ...crumb, active: false })),
      { text: regionName(code), url, active: true },
    ],
    hrefLangs: hrefLangs(langs, (each) => regionUrl(code, each)),
    updatedAt: stamp(id),
  }
}

/** One event of the network and one of the property 23. */
export const events = (lang: Lang, langs: readonly Lang[]): wire.Event[] =>
  [NETWORK.id, NETWORK.propertyId].map((publisher, index) => {
    const slug = (each: Lang) => `${WORDS.eventSlug[each]}-${index + 1}`
    return {
      id: 60 + index,
      slug: slug(lang),
      title: `${WORDS.event[lang]} ${index + 1}`,
      publisher: { id: publisher },
      startsAt: `2027-0${6 + index}-12T18:00:00.000Z`,
      endsAt: `2027-0${6 + index}-12T21:00:00.000Z`,
      venue: 'Deniz Kızı',
      image: file(60 + index, 1200, 800),
      html: paragraphs(lang, 60 + index, 2),
      headerImage: file(60 + index, 2000, 900),
      metas: [{ name: 'description', content: sentence(lang, 60 + index) }],
      hrefLangs: langs.map((each) => ({
        locale: each,
        url: eventUrl(slug(each), each),
        slug: slug(each),
        id: 60 + index,
      })),
      updatedAt: stamp(60 + index),
    }
  })

export function networkMenus(
  lang: Lang,
  hotels: readonly HotelSeed[],
  keys: readonly GroupPageKey[] = GROUP_KEYS,
  regions: readonly RegionCode[] = ['KEMER'],
): wire.Menu[] {
  const label = (key: GroupPageKey) => GROUP_TITLES[key]?.[lang] ?? key
  const entry = (key: GroupPageKey) => ({ id: 200 + groupPageId(key), text: label(key), url: groupUrl(key, lang) })
  const listed = keys.filter((key) => key !== 'home' && key !== 'not-found')
  const header = listed.map((key) => ({
    ...entry(key),
    ...(key === 'hotels' && {
      subitems: hotels
        .filter((hotel) => hotel.langs.includes(lang))
        .map((hotel) => ({ id: 1000 + hotel.id, text: hotel.name, url: hotelUrl(slugIn(hotel, lang), lang) })),
    }),
    ...(key === 'turkish-riviera' && {
      subitems: regions.map((code) => ({
        id: 200 + regionId(code),
        text: regionName(code),
        url: regionUrl(code, lang),
      })),
    }),
  }))
  const columns = ['COL_1', 'COL_2', 'COL_3', 'BOTTOM'] as const
  const footer = listed.map((key, index) => ({
    ...entry(key),
    id: 300 + index,
    section: columns[index % 4] ?? 'COL_1',
  }))
  return [
    { id: 7, type: 'HEADER', items: header },
    { id: 8, type: 'FOOTER', items: footer },
  ]
}
