/** Everything around the content. The same for all pages of one property and language. */
import { withoutBrand } from '../config/brand.ts'
import { catalogueEntry } from '../config/catalogue.ts'
import { GROUP_ENTRY } from '../site/hotels.ts'
import { DEFAULT_PROPERTY_ID } from '../site/group.ts'
import {
  CALL_CENTRE,
  MESSAGING,
  RESERVATIONS_LINE,
  APP_LINK,
  CONTACT_STRIPS,
  LOCALE_BY_COUNTRY,
  SOCIAL_LINKS,
} from '../site/contacts.ts'
import { INTERNAL_RESERVATIONS } from '../site/reservation.ts'
import { CHAT_WIDGETS, TAG_MANAGERS } from '../site/services.ts'
import { sortedByName } from '../i18n/order.ts'
import { hrefOf, siteMapPath } from '../routes/paths.ts'
import { pictureUrl } from '../routes/pictures.ts'
import { buildUrl } from '../routes/place.ts'
import { queriedPath } from '../routes/queried.ts'
import type { StaticPage } from '../site/pages.ts'
import { hotelListUrl } from '../routes/table.ts'
import { keys } from '../records/keys.ts'
import type { MenuItemRecord, PropertyRecord } from '../records/records.ts'
import { hotelOf, namedEverywhere, regionName } from './hotels.ts'
import type { ViewContext } from './context.ts'
import type { ChromeForm } from './layouts.ts'
import { destination, hrefTo } from './links.ts'
import { pictureView } from './media.ts'
import { menuItem, menusOf, siblingItems } from './menus.ts'
import { phoneView, whatsappHref } from './phones.ts'
import type { ChatView, ChromeView, LinkView, LogoView, PhoneView, SearchHotelView } from './view.ts'

/** `propertyId`: the page's property; 0 if the provider names none. */
export function chromeView(context: ViewContext, propertyId: number, form: ChromeForm): ChromeView {
  const { locale, t } = context
  const hotel = hotelOf(context, propertyId)
  const entry = catalogueEntry(propertyId)
  const region = regionName(context, hotel?.regionCode)
  const reservation = hrefTo(context.routes.hotelPage(propertyId, locale, 'reservation'))
  const { header, footer } = menusOf(context, propertyId)
  const from = keys.menus(locale, propertyId || DEFAULT_PROPERTY_ID)
  const strip = form !== 'landing' && hotel && CONTACT_STRIPS[hotel.slug]
  const privacyHref = staticHref(context, 'data-protection')
  const siteSearchHref = context.routes.find(locale, '') && hrefOf(queriedPath('search', locale))
  const phone =
    form === 'landing'
      ? phoneView(locale, RESERVATIONS_LINE.display, RESERVATIONS_LINE.tel)
      : phoneView(locale, entry.callText[locale], entry.callCenter[locale])
  const search = searchView(context, hotel)
  const byPhone = hotel !== undefined && !hotel.reservationUrl
  // The search needs at least one hotel.
  const bookHref = reservation ?? (byPhone || search.hotels.length > 0 ? '#search' : phone.href)

  return {
    locale,
    property: {
      id: propertyId || DEFAULT_PROPERTY_ID,
      name: hotel?.name ?? groupName(context),
      ...(region && { region }),
      isHotel: hotel !== undefined,
      ...(hotel && { slug: hotel.slug }),
      homeHref: hrefTo(hotel && context.routes.hotelHome(hotel.id, locale)) ?? homeHref(context),
      logo: logoOf(context, hotel),
    },
    loyalty: { text: 'A-Club', href: staticHref(context, 'a-club') ?? homeHref(context) },
    phone,
    phonesByCountry: phonesByCountry(propertyId),
    menu:
      form === 'landing'
        ? []
        : [...header.flatMap((item) => menuItem(context, item, from) ?? []), ...siblingItems(context, hotel, header)],
    search,
    ...(byPhone && { byPhone }),
    book: { text: t(byPhone ? 'components.common.fixed.call' : 'components.common.book'), href: bookHref },
    ...(siteSearchHref && { siteSearchHref }),
    hotelsHref: hotelListHref(context) ?? homeHref(context),
    whatsapp: { href: whatsappHref(MESSAGING.number, propertyName(context, propertyId)), display: MESSAGING.display },
    social: SOCIAL_LINKS.map((link) => ({ ...link, external: true })),
    app: { href: APP_LINK, imageSrc: `/app/banner-${locale}.svg`, imageWidth: 640, imageHeight: 480 },
    ...(form === 'index' &&
      propertyId > 0 && {
        newsletter: { action: '/forms/newsletter', propertyId, ...(privacyHref && { privacyHref }) },
      }),
    footer: footerView(context, hotel, { items: footer, from }),
    thirdParty: thirdPartyView(context, hotel),
    ...(strip && {
      contactStrip: {
        phone: phoneView(locale, strip.display, strip.tel),
        reservation: { text: t('components.common.book'), href: reservation ?? hotel.reservationUrl ?? bookHref },
      },
    }),
  }
}

export function homeHref(context: ViewContext): string {
  return staticHref(context, 'home') ?? '/'
}

/** The hotel list, else the first region list, else the home page. */
export function hotelListHref(context: ViewContext): string | undefined {
  const { routes, locale } = context
  const lists = [
    hotelListUrl(locale),
    ...(['turkish-riviera', 'anatolia', 'home'] as const).map((page) => buildUrl({ kind: 'static', page }, locale)),
  ]
  return lists.map((url) => hrefTo(routes.find(locale, url))).find((href) => href !== undefined)
}

export function staticHref(context: ViewContext, page: StaticPage): string | undefined {
  return hrefTo(context.routes.find(context.locale, buildUrl({ kind: 'static', page }, context.locale)))
}

/** The name of a hotel, or of the group. */
export function propertyName(context: ViewContext, propertyId: number): string {
  return hotelOf(context, propertyId)?.name ?? groupName(context)
}

export function groupName(context: ViewContext): string {
  return context.read(keys.properties())?.network?.name ?? GROUP_ENTRY.name
}

const LOGO_WIDTH = 320

/** The provider's logo of the hotel, else the catalogue's; without either that of the group. */
export function logoOf(context: ViewContext, hotel: PropertyRecord | undefined): LogoView {
  const alt = hotel?.name ?? groupName(context)
  const entry = catalogueEntry(hotel?.id ?? DEFAULT_PROPERTY_ID)
  const group = entry === GROUP_ENTRY ? context.read(keys.properties())?.network : undefined
  const picture = pictureView(context, hotel?.logo ?? group?.logo)
  return picture ? { src: pictureUrl(picture.id, LOGO_WIDTH), alt } : { src: entry.logo, whiteSrc: entry.logo2, alt }
}

const FOOTER_COLUMNS = ['COL_1', 'COL_2', 'COL_3']

interface FooterMenu {
  items: MenuItemRecord[]
  /** Names the record in reports. */
  from: string
}

function footerView(
  context: ViewContext,
  hotel: PropertyRecord | undefined,
  { items, from }: FooterMenu,
): ChromeView['footer'] {
  const { locale } = context
  const siteMapHref = context.routes.find(locale, '') && hrefOf(siteMapPath(locale))
  const columnItems = (name: string) => items.filter(({ section }) => section === name)
  const otherItems = items.filter(({ section = '' }) => !FOOTER_COLUMNS.includes(section))
  return {
    ...(siteMapHref && { siteMapHref }),
    columns: FOOTER_COLUMNS.map((name) => footerColumn(context, columnItems(name), from)).filter(
      ({ links }) => links.length > 0,
    ),
    bottom: footerLinks(context, otherItems, from),
    group: groupLinks(context, hotel),
    copyrightYear: context.site.copyrightYear,
    callCentre: phoneView(locale, CALL_CENTRE.display, CALL_CENTRE.tel),
  }
}

/** An item without a link at the head of a column is the column's title. */
function footerColumn(context: ViewContext, items: MenuItemRecord[], from: string) {
  const title = items[0] && !items[0].target ? items[0].text : ''
  return { title, links: footerLinks(context, items, from) }
}

function footerLinks(context: ViewContext, items: MenuItemRecord[], from: string): LinkView[] {
  return items
    .flatMap(({ text, target, items: below }) => [...(target ? [{ text, target }] : []), ...below])
    .flatMap((link) => {
      const to = destination(context, link, from)
      return to ? [{ text: link.text, ...to }] : []
    })
}

function groupLinks(context: ViewContext, own: PropertyRecord | undefined) {
  return namedEverywhere(context, own).flatMap((hotel) => {
    const href = hrefTo(context.routes.hotelHome(hotel.id, context.locale))
    return href ? [{ href, logo: logoOf(context, hotel) }] : []
  })
}

function phonesByCountry(propertyId: number): Record<string, PhoneView> {
  const { callText, callCenter } = catalogueEntry(propertyId)
  return Object.fromEntries(
    Object.entries(LOCALE_BY_COUNTRY).map(([country, locale]) => [
      country,
      phoneView(locale, callText[locale], callCenter[locale]),
    ]),
  )
}

/** Bookable hotels, sorted by name in the language's order, ignoring the brand. */
export function searchHotels(context: ViewContext, offered: readonly PropertyRecord[]): SearchHotelView[] {
  const bookable = offered.flatMap(({ id, slug, name, reservationUrl }) => {
    const handledHere = INTERNAL_RESERVATIONS.some((rule) => rule.slug === slug)
    const internalHref = handledHere && hrefTo(context.routes.hotelPage(id, context.locale, 'reservation'))
    return reservationUrl ? [{ slug, name, reservationUrl, ...(internalHref && { internalHref }) }] : []
  })
  return sortedByName(context.locale, bookable, ({ name }) => withoutBrand(name))
}

function searchView(context: ViewContext, hotel: PropertyRecord | undefined): ChromeView['search'] {
  const offered = hotel && !hotel.reservationUrl ? [] : searchHotels(context, namedEverywhere(context, hotel))
  const own = offered.find(({ slug }) => slug === hotel?.slug)
  return { hotels: offered, selected: (own ?? offered[0])?.slug ?? '', action: '/edge/search' }
}

function thirdPartyView(context: ViewContext, hotel: PropertyRecord | undefined): ChromeView['thirdParty'] {
  const { chatHost, tagManagerHost, mapHost } = context.site
  const chat = chatView(context)
  const tagManagerId = hotel && TAG_MANAGERS[hotel.slug]
  const policyHref = (chatHost ?? tagManagerHost ?? mapHost) && staticHref(context, 'cookies')
  return {
    ...(chat && { chat }),
    ...(tagManagerId && { tagManagerId }),
    ...(chatHost && { chatHost }),
    ...(tagManagerHost && { tagManagerHost }),
    ...(mapHost && { mapHost }),
    ...(policyHref && { policyHref }),
  }
}

/** `undefined` if the language or the site has no chat. */
function chatView({ locale, site: { chatHost, chatScript, chatSelector } }: ViewContext): ChatView | undefined {
  const id = CHAT_WIDGETS[locale]
  if (!chatHost || !id) return undefined
  const script = (chatScript ?? `${chatHost}/{id}.js`)
    .replaceAll('{lang}', locale)
    .replaceAll('{id}', encodeURIComponent(id))
  return { script, selector: chatSelector ?? '#live-chat' }
}
