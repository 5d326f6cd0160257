/**
 * What differs between kinds of page. A kind without an entry, or an entry without a part, does not compile. Components
 * are in `bodies/Body.astro`; `views/heading.ts` says who renders the heading.
 */
import type { Thing } from 'schema-dts'
import type { Translate } from '../../i18n/index.ts'
import type { ViewContext } from '../../views/context.ts'
import { event } from '../events/structured.ts'
import { hotel } from '../../views/structured/hotel.ts'
import { organization, webSite } from '../../views/structured/organization.ts'
import { outlet, spa } from '../../views/structured/outlet.ts'
import type { PageOf } from '../../views/structured/page.ts'
import { contactPage, imageGallery, itemList } from '../../views/structured/pages.ts'
import { hotelRoom } from '../../views/structured/room.ts'
import type { BodyOf, BodyView, LayoutName, PageKind, PictureView } from '../../views/view.ts'
import type { PageInput, RecordInput } from '../../views/base.ts'
import { certificatesBody } from '../certificates/view.ts'
import { compareBody } from '../compare/view.ts'
import { contactBody } from '../contact/view.ts'
import { dayBody, type DayInput } from '../day/view.ts'
import { errorBody, type ErrorInput } from './error.ts'
import { eventBody } from '../events/event-view.ts'
import { eventListBody } from '../events/list-view.ts'
import { galleryBody } from '../gallery/kind.ts'
import { homeBody, landingBody, regionBody, regionListBody } from './group.ts'
import { hotelBody, roomBody, roomsBody } from './hotel.ts'
import { reservationBody } from '../booking/stay/view.ts'
import { hotelListBody } from '../hotels/view.ts'
import { noticeBody, type NoticeInput } from '../forms/notice-view.ts'
import { gastronomyBody, outletBody, spaBody } from '../outlets/view.ts'
import { searchBody } from '../search/view.ts'
import { siteMapBody } from './site-map.ts'
import { contentBody, policyBody } from './texts.ts'
import { weekBody, type WeekInput } from '../week/view.ts'

/** Inputs of kinds that are not made from a page record. */
interface OtherInputs {
  room: RecordInput<'room'>
  event: RecordInput<'event'>
  error: ErrorInput
  'site-map': { context: ViewContext }
  search: { context: ViewContext }
  compare: { context: ViewContext }
  day: DayInput
  week: WeekInput
  'event-list': { context: ViewContext }
  notice: NoticeInput
}
/** Kinds that a provider page can have. */
export type ProviderKind = Exclude<PageKind, keyof OtherInputs>

interface KindOfPage<Kind extends PageKind, Body extends BodyView = BodyOf<Kind>> {
  /** The page's content, as its component shows it. */
  body: (input: Kind extends keyof OtherInputs ? OtherInputs[Kind] : PageInput) => Body
  /** Layout of a page whose template names none. */
  layout: LayoutName
  /** Whether the address alone makes a page this kind, whatever its category in the CMS. */
  isByAddress: boolean
  /** Pictures of the body in the order that a visitor sees them: the first may be the one that is shared. */
  pictures: (body: Body) => readonly (PictureView | undefined)[]
  /** Facts for the description of a page whose record has none. */
  facts: (body: Body, t: Translate) => readonly string[]
  /** What the page is about, for search engines. */
  things: (page: PageOf<Body>) => readonly (Thing | undefined)[]
}

const none = () => []
const picturesOf = (cards: readonly { picture?: PictureView }[]) => cards.map(({ picture }) => picture)

const KINDS: { [Kind in PageKind]: KindOfPage<Kind> } = {
  home: {
    body: homeBody,
    layout: 'intro-index',
    isByAddress: true,
    pictures: ({ regions, hotels, hotelRows }) => picturesOf([...regions, ...hotels, ...hotelRows]),
    facts: none,
    things: ({ context }) => [organization(context), webSite(context)],
  },
  hotel: {
    body: hotelBody,
    layout: 'hotel-index',
    isByAddress: true,
    pictures: none,
    facts: none,
    things: (page) => [hotel(page)],
  },
  rooms: {
    body: roomsBody,
    layout: 'room-index',
    isByAddress: true,
    pictures: ({ rooms }) => picturesOf(rooms),
    facts: none,
    things: (page) => [itemList(page, page.body.rooms)],
  },
  room: {
    body: roomBody,
    layout: 'room-detail',
    isByAddress: true,
    pictures: ({ room }) => room.pictures,
    facts: ({ room: { sizeM2, beds, view } }, t) => [
      [sizeM2 && t('counts.squareMetres', { count: sizeM2 }), beds, view].filter(Boolean).join(' · '),
    ],
    things: (page) => [hotelRoom(page)],
  },
  gastronomy: {
    body: gastronomyBody,
    layout: 'main',
    isByAddress: false,
    pictures: ({ groups }) => picturesOf(groups.flatMap(({ items }) => items)),
    facts: none,
    things: (page) => [
      itemList(
        page,
        page.body.groups.flatMap(({ items }) => items),
      ),
    ],
  },
  outlet: {
    body: outletBody,
    layout: 'main',
    isByAddress: false,
    pictures: (body) => body.outlet?.pictures ?? [],
    facts(body) {
      const [hours] = body.outlet?.hours ?? []
      return hours ? [[hours.label, `${hours.from}–${hours.to}`].filter(Boolean).join(' ')] : []
    },
    things: (page) => [outlet(page)],
  },
  spa: {
    body: spaBody,
    layout: 'main',
    isByAddress: false,
    pictures: (body) => body.outlet?.pictures ?? [],
    facts: none,
    things: (page) => [spa(page)],
  },
  certificates: {
    body: certificatesBody,
    layout: 'main',
    isByAddress: false,
    pictures: none,
    facts: none,
    things: none,
  },
  gallery: {
    body: galleryBody,
    layout: 'main',
    isByAddress: true,
    pictures: none,
    facts: none,
    things: (page) => [imageGallery(page)],
  },
  contact: {
    body: contactBody,
    layout: 'main',
    isByAddress: false,
    pictures: none,
    facts: none,
    things: (page) => [contactPage(page)],
  },
  'region-list': {
    body: regionListBody,
    layout: 'main',
    isByAddress: true,
    pictures: ({ regions, hotels }) => picturesOf([...regions, ...hotels]),
    facts: none,
    things: (page) => [itemList(page, page.body.regions)],
  },
  region: {
    body: regionBody,
    layout: 'main',
    isByAddress: false,
    pictures: ({ region, hotels }) => [region?.picture, ...picturesOf(hotels)],
    facts: none,
    things: (page) => [itemList(page, page.body.hotels)],
  },
  'hotel-list': {
    body: hotelListBody,
    layout: 'main',
    isByAddress: false,
    pictures: ({ groups }) => picturesOf(groups.flatMap(({ hotels }) => hotels)),
    facts: none,
    things: (page) => [
      itemList(
        page,
        page.body.groups.flatMap(({ hotels }) => hotels),
      ),
    ],
  },
  event: {
    body: eventBody,
    layout: 'event-detail',
    isByAddress: true,
    pictures: (body) => body.event.pictures,
    facts: none,
    things: (page) => [event(page)],
  },
  reservation: { body: reservationBody, layout: 'main', isByAddress: true, pictures: none, facts: none, things: none },
  landing: {
    body: landingBody,
    layout: 'landing',
    isByAddress: false,
    pictures: ({ hotels }) => picturesOf(hotels),
    facts: none,
    things: none,
  },
  policy: { body: policyBody, layout: 'main', isByAddress: false, pictures: none, facts: none, things: none },
  content: { body: contentBody, layout: 'main', isByAddress: false, pictures: none, facts: none, things: none },
  error: { body: errorBody, layout: 'error', isByAddress: true, pictures: none, facts: none, things: none },
  'site-map': { body: siteMapBody, layout: 'main', isByAddress: true, pictures: none, facts: none, things: none },
  search: { body: searchBody, layout: 'main', isByAddress: true, pictures: none, facts: none, things: none },
  compare: { body: compareBody, layout: 'main', isByAddress: true, pictures: none, facts: none, things: none },
  week: { body: weekBody, layout: 'main', isByAddress: true, pictures: none, facts: none, things: none },
  day: { body: dayBody, layout: 'main', isByAddress: true, pictures: none, facts: none, things: none },
  'event-list': {
    body: eventListBody,
    layout: 'main',
    isByAddress: true,
    pictures: ({ list }) => picturesOf(list),
    facts: none,
    things: (page) => [
      itemList(
        page,
        page.body.list.map(({ title, href }) => ({ name: title, ...(href && { href }) })),
      ),
    ],
  },
  notice: { body: noticeBody, layout: 'main', isByAddress: true, pictures: none, facts: none, things: none },
}

/** The entry of a kind. An entry takes only its own kind's body, which the compiler cannot follow; see `entryOf`. */
export function kindEntry<Kind extends PageKind>(kind: Kind): KindOfPage<Kind> {
  return KINDS[kind]
}

export function entryOf<Body extends BodyView>({ kind }: Body): KindOfPage<PageKind, Body> {
  return KINDS[kind] as unknown as KindOfPage<PageKind, Body>
}
