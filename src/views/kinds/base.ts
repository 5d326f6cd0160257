/** What any page of the provider may carry, whatever its kind. */
import { CHECK_IN_FROM, CHECK_OUT_UNTIL } from '../../config/constants.ts'
import type { MessageKey } from '../../i18n/index.ts'
import type { Route } from '../../routes/table.ts'
import { keys } from '../../snapshot/keys.ts'
import type { PageRecord } from '../../snapshot/records.ts'
import { eventCards, galleryView, hotelOf, regionName, sessionViews } from '../cards.ts'
import { contactView } from '../contact.ts'
import type { ViewContext } from '../context.ts'
import { hrefTo } from '../links.ts'
import { pictureView, slideViews } from '../media.ts'
import { firstWords, sectionViews } from '../sections.ts'
import { tabs } from '../trail.ts'
import type { BaseBody, FeatureView, HeroView } from '../view.ts'
import { catalogueEntry } from '../../config/catalogue.ts'

export interface PageInput {
  context: ViewContext
  route: Route
  page: PageRecord
}

export function baseBody(
  { context, route, page }: PageInput,
  { gallery = 'extract' }: { gallery?: 'extract' | 'whole' } = {},
): BaseBody {
  const key = keys.page(context.locale, page.url)
  const from = route.kind === 'page' ? route.key : key
  const header = headerSlide(page, 'HEADER_DESKTOP') ?? page.headerImage
  const mobileHeader = headerSlide(page, 'HEADER_MOBILE')
  const hero = heroView(context, page, from)
  const sliders = page.sliders
    .filter((slider) => !slider.key.startsWith('HEADER_'))
    .map((slider) => ({ key: slider.key, slides: slideViews(context, slider.slides, from, page.title) }))
    .filter(({ slides }) => slides.length > 0)
  return {
    title: page.title,
    ...(hero && { hero }),
    ...(header && { header: pictureView(context, header, page.title) }),
    ...(mobileHeader && { mobileHeader: pictureView(context, mobileHeader, page.title) }),
    sections: sectionViews(context, page, from),
    sliders,
    events: eventCards(context, page.events, from),
    sessions: sessionViews(page),
    ...(page.galleryId !== undefined && { gallery: galleryOf(context, route, page.galleryId, page.title, gallery) }),
    ...(page.contact && { contact: contactView(context, page.contact) }),
    tabs: tabs(context, route),
    ...(page.updatedAt && { updatedAt: page.updatedAt }),
  }
}

function headerSlide(page: PageRecord, key: string) {
  return page.sliders.find((slider) => slider.key === key)?.slides[0]?.file
}

function heroView(context: ViewContext, page: PageRecord, from: string): HeroView | undefined {
  if (page.heroSlides.length === 0) return undefined
  const hotel = hotelOf(context, page.propertyId)
  const slides = slideViews(context, page.heroSlides, from, hotel?.name ?? page.title)
  const { logo, logo2, key } = catalogueEntry(page.propertyId)
  const hasLogo = hotel !== undefined && key !== 'group'
  return {
    slides,
    ...(hasLogo
      ? { logo: { src: logo, whiteSrc: logo2, alt: hotel.name } }
      : { slogan: slides[0]?.title ?? hotel?.name ?? page.title }),
  }
}

function galleryOf(context: ViewContext, route: Route, id: number, name: string, form: 'extract' | 'whole') {
  const page = context.routes.hotelPage(route.propertyId, context.locale, 'gallery')
  const isOwn = form === 'whole' || page === undefined || page.path === route.path
  const view = galleryView(context, id, name)
  return isOwn ? view : { ...view, href: hrefTo(page)! }
}

/** The rules of the house, and what the property list says of a hotel. */
export function houseFacts(context: ViewContext, propertyId: number): FeatureView[] {
  const { t } = context
  const hotel = hotelOf(context, propertyId)
  const region = regionName(context, hotel?.regionCode)
  const stars = hotel?.stars
  return [
    ...(stars && Number.isInteger(stars) && stars >= 1 && stars <= 5
      ? [{ label: t('facts.class'), value: t(`stars.${stars}` as MessageKey) }]
      : []),
    ...(region ? [{ label: t('facts.region'), value: region }] : []),
    { label: t('facts.checkIn'), value: t('house.checkIn', { time: CHECK_IN_FROM }) },
    { label: t('facts.checkOut'), value: t('house.checkOut', { time: CHECK_OUT_UNTIL }) },
    { label: t('facts.pets'), value: t('house.pets') },
    { label: t('facts.smoking'), value: t('house.smoking') },
  ]
}

export function summaryOf(page: PageRecord): string | undefined {
  return firstWords(page, 155)
}
