/** Makes a page's search document from its view: the page's own text, without text repeated on many pages. Pure. */
import type { Locale } from '../../../config/locales.ts'
import { translator } from '../../../i18n/index.ts'
import type { Place } from '../../../routes/place.ts'
import type { HotelPage, StaticPage } from '../../../site/pages.ts'
import type { Route } from '../../../routes/table.ts'
import type { SearchDocument } from '../../../features/search/engine/document.ts'
import { isDenied } from '../../../features/search/engine/words/index.ts'
import type { SearchTopic } from '../../../features/search/engine/topics.ts'
import { plainText } from '../../../records/plain-text.ts'
import { guestTexts } from '../../../views/facts/room.ts'
import type { BodyView, FeatureView, HoursView, PageKind, PageView, SectionView } from '../../../views/view.ts'

/** Whether the site search lists the page. Guests search for reservation pages, which search engines must not list. */
export function isSearchable({ listed, place }: Route): boolean {
  return listed || (place.kind === 'hotel-page' && place.page === 'reservation')
}

/** `place`: missing for pages without a route. */
export function searchDocument({ path, locale, head, body, chrome }: PageView, place?: Place): SearchDocument {
  const { isHotel } = chrome.property
  const { headings, facts, texts } = contentOf(body, locale, isHotel)
  const hotel = body.kind === 'event' ? body.event.hotel?.name : isHotel ? chrome.property.name : undefined
  const region = body.kind === 'region' ? body.region?.name : chrome.property.region
  return {
    path,
    title: body.title,
    topic: topicOf(place, body.kind),
    ...(hotel && { hotel }),
    ...(region && { region }),
    ...(hotel && body.contact?.address && { towns: body.contact.postal?.places ?? [] }),
    slug: path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' '),
    headings: distinct(headings),
    facts: distinct(facts),
    text: distinct([head.description ?? '', ...texts]).join(' '),
  }
}

interface Content {
  headings: string[]
  facts: string[]
  texts: string[]
}

/** Kinds of pages that say no more than their sections do. */
type WithoutMore =
  | ('home' | 'gallery' | 'contact' | 'hotel-list' | 'landing' | 'policy' | 'content' | 'error')
  | ('site-map' | 'search' | 'compare' | 'day' | 'week' | 'notice')

function contentOf(body: BodyView, locale: Locale, isHotel: boolean): Content {
  const content: Content = { headings: [], facts: [], texts: [] }
  const { headings, facts, texts } = content
  if (body.lead) texts.push(body.lead)
  for (const section of body.sections) addSection(content, section, isHotel ? locale : undefined)
  for (const { title, text, hours } of body.sessions) {
    headings.push(title)
    if (text) texts.push(headed(title, text))
    facts.push(...hours.map(hoursText))
  }
  for (const { slides } of body.sliders) for (const { title, text } of slides) texts.push(title ?? '', text ?? '')
  if (body.contact) addContact(content, body.contact)
  addBody(content, body, locale)
  return content
}

function addBody({ headings, facts, texts }: Content, body: BodyView, locale: Locale): void {
  switch (body.kind) {
    case 'hotel':
      // The subtitle says whom the hotel suits.
      facts.push(...body.sections.slice(0, 1).map(({ subtitle }) => subtitle ?? ''))
      facts.push(...[...body.keyFacts, ...body.facts].map(featureText))
      break
    case 'room': {
      const { category, html, features, beds, view } = body.room
      texts.push(textOf(html))
      facts.push(
        category ?? '',
        beds ?? '',
        view ?? '',
        ...features.map(featureText),
        ...guestTexts(body.room, translator(locale)),
      )
      break
    }
    case 'reservation':
      facts.push(...body.facts.map(featureText))
      break
    case 'rooms':
      facts.push(...body.rooms.flatMap(({ name, category }) => [name, category ?? '']))
      break
    case 'gastronomy':
      facts.push(...body.groups.flatMap(({ title, items }) => [title, ...items.map(({ name }) => name)]))
      break
    case 'outlet':
    case 'spa':
      if (body.outlet) {
        const { title, html, hours, features } = body.outlet
        headings.push(title)
        texts.push(textOf(html))
        facts.push(...features.map(featureText), ...hours.map(hoursText))
      }
      if (body.kind === 'outlet') break
      for (const { title, text } of [...body.treatments, ...body.facilities]) {
        headings.push(title)
        if (text) texts.push(headed(title, text))
      }
      break
    case 'certificates':
      facts.push(...body.groups.flatMap(({ certificates }) => certificates).map(({ title }) => title))
      break
    case 'region':
    case 'region-list':
      facts.push(...body.hotels.map(({ name }) => name))
      if (body.kind === 'region-list') facts.push(...body.regions.map(({ name }) => name))
      break
    case 'event':
      facts.push(body.event.venue ?? '')
      texts.push(textOf(body.event.html))
      break
    case 'event-list':
      facts.push(...body.list.map(({ title }) => title))
      break
    default:
      body.kind satisfies WithoutMore
  }
}

/** `hotelLocale`: language of a hotel's page. There, a question whose answer is no is not a heading: the page is not about it. */
function addSection(content: Content, { title, subtitle, html, items }: SectionView, hotelLocale?: Locale): void {
  const text = textOf(html)
  if (title && !(hotelLocale && isDenied(title, text, hotelLocale))) content.headings.push(title)
  content.texts.push(subtitle ?? '', title && text ? headed(title, text) : text)
  for (const item of items) addSection(content, item, hotelLocale)
}

/** What stands below a heading says little without it: 'No pets. Only guide dogs are admitted.' */
function headed(title: string, text: string): string {
  return /\p{P}$/u.test(title) ? `${title} ${text}` : `${title}. ${text}`
}

function addContact({ texts, facts }: Content, contact: NonNullable<BodyView['contact']>): void {
  texts.push(contact.address ?? '', textOf(contact.directions))
  facts.push(...contact.departments.map(({ title }) => title))
}

function featureText({ label, value }: FeatureView): string {
  return value ? `${label}: ${value}` : label
}

function hoursText({ label, from, to }: HoursView): string {
  return label ? `${label} ${from}–${to}` : ''
}

/** Plain text, with separators between cells and list items. */
function textOf(html: string | undefined): string {
  return html ? plainText(html.replace(/<\/(?:td|th|li)>/g, ' · ')).replace(/(?: ·)+$/, '') : ''
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))]
}

const TOPIC_OF_PAGE: Partial<Record<StaticPage | HotelPage, SearchTopic>> = {
  home: 'home',
  shopping: 'shopping',
  anatolia: 'regions',
  'turkish-riviera': 'regions',
  cookies: 'cookies',
  kids: 'kids',
  entertainment: 'entertainment',
  'management-systems': 'management-systems',
  'early-booking': 'offer',
  kurban: 'offer',
  'summer-deals': 'offer',
  privacy: 'privacy',
  'data-protection': 'privacy',
  kvkk: 'privacy',
  about: 'about',
  contact: 'contact',
  corporate: 'corporate',
  philosophy: 'philosophy',
  'beach-pool': 'beach-pool',
  policies: 'policies',
  certificates: 'certificates',
  spa: 'spa',
  sport: 'sport',
  meeting: 'meeting',
  aquapark: 'aquapark',
  gallery: 'gallery',
  gastronomy: 'gastronomy',
  rooms: 'rooms',
  reservation: 'reservation',
  'a-club': 'loyalty',
}

const TOPIC_OF_KIND: Record<PageKind, SearchTopic> = {
  home: 'home',
  hotel: 'hotel',
  rooms: 'rooms',
  room: 'room',
  gastronomy: 'gastronomy',
  outlet: 'outlet',
  spa: 'spa',
  certificates: 'certificates',
  gallery: 'gallery',
  contact: 'contact',
  'region-list': 'regions',
  region: 'region',
  'hotel-list': 'hotels',
  event: 'event',
  landing: 'offer',
  policy: 'policies',
  'site-map': 'site-map',
  search: 'search',
  compare: 'compare',
  day: 'day',
  week: 'day',
  'event-list': 'events',
  reservation: 'reservation',
  content: 'other',
  error: 'other',
  notice: 'other',
}

function topicOf(place: Place | undefined, kind: PageKind): SearchTopic {
  const topic = place?.kind === 'static' || place?.kind === 'hotel-page' ? TOPIC_OF_PAGE[place.page] : undefined
  return topic ?? TOPIC_OF_KIND[kind]
}
