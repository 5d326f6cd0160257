/** What any provider page may have, whatever its kind. */
import type { Route } from '../routes/table.ts'
import type { PageRecord, RecordKinds } from '../records/records.ts'
import { eventCards, sessionViews } from './cards.ts'
import { groupName, logoOf } from './chrome.ts'
import { hotelOf } from './hotels.ts'
import { contactView } from './contact.ts'
import type { ViewContext } from './context.ts'
import { landingButtons } from './landing-buttons.ts'
import { beginsWithHero } from './layouts.ts'
import { decorativePicture, pictureView, slideViews } from './media.ts'
import { sectionViews } from './text/sections.ts'
import { tabs } from './trail.ts'
import type { BaseBody, HeroView, HotelRowView, LayoutName } from './view.ts'
import { catalogueEntry } from '../config/catalogue.ts'
import { GROUP_ENTRY } from '../site/hotels.ts'

export interface PageInput {
  context: ViewContext
  route: Extract<Route, { kind: 'page' }>
  page: PageRecord
  layout: LayoutName
  /** Hotels that have what the page is about. */
  offers: HotelRowView[]
}

/** Input for a page that has a record of its own. */
export interface RecordInput<Kind extends 'room' | 'event'> {
  context: ViewContext
  route: Extract<Route, { kind: Kind }>
  record: RecordKinds[Kind]
}

export function baseBody({ context, route, page, layout, offers }: PageInput): BaseBody {
  const from = route.key
  const hero = heroView(context, page, from)
  const sliders = page.sliders
    .filter((slider) => !slider.key.startsWith('HEADER_'))
    .map((slider) => ({ key: slider.key, slides: slideViews(context, slider.slides, { from, alt: page.title }) }))
    .filter(({ slides }) => slides.length > 0)
  return {
    title: page.title || groupName(context),
    ...(hero && { hero }),
    ...(!beginsWithHero(layout, hero) && headerViews(context, page)),
    sections: sectionViews(context, page, from),
    sliders,
    events: eventCards(context, page.events, from),
    sessions: sessionViews(page),
    // The layout shows it below the content, whatever the kind.
    ...(layout === 'hotel-index' &&
      page.contact && { contact: contactView(context, page.contact, { propertyId: page.propertyId, from }) }),
    ...(layout === 'landing' && { buttons: landingButtons(context) }),
    tabs: tabs(context, route),
    ...(offers.length > 0 && { offers }),
  }
}

function headerViews(context: ViewContext, page: PageRecord): Pick<BaseBody, 'header' | 'mobileHeader'> {
  const header = headerSlide(page, 'HEADER_DESKTOP') ?? page.headerImage
  const mobileHeader = headerSlide(page, 'HEADER_MOBILE')
  if (!header) return mobileHeader ? { mobileHeader: pictureView(context, mobileHeader, page.title) } : {}
  return {
    header: pictureView(context, header, page.title),
    ...(mobileHeader && { mobileHeader: decorativePicture(context, mobileHeader) }),
  }
}

function headerSlide(page: PageRecord, key: string) {
  return page.sliders.find((slider) => slider.key === key)?.slides[0]?.file
}

function heroView(context: ViewContext, page: PageRecord, from: string): HeroView | undefined {
  if (page.heroSlides.length === 0) return undefined
  const hotel = hotelOf(context, page.propertyId)
  const slides = slideViews(context, page.heroSlides, { from, alt: hotel?.name ?? page.title })
  const hasLogo = hotel && (hotel.logo || catalogueEntry(hotel.id) !== GROUP_ENTRY)
  return {
    slides,
    ...(hasLogo ? { logo: logoOf(context, hotel) } : { slogan: hotel?.name ?? page.title }),
  }
}
