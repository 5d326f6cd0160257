/**
 * The complete input of a page. Components render a view and read nothing else; equal views give equal bytes. Every
 * `href` is final (locale prefix included); rich text is sanitised and its links are resolved.
 */
import type { Locale } from '../config/locales.ts'
import type { Stage } from '../config/stage.ts'
import type { HeadView } from './shapes/head.ts'
import type { ChromeView, SearchStart } from './shapes/chrome.ts'
import type { BodyView } from './shapes/bodies.ts'
import type { TripLineView } from './shapes/queried.ts'

export type * from './shapes/base-body.ts'
export type * from './shapes/basics.ts'
export type * from './shapes/bodies.ts'
export type * from './shapes/choosers.ts'
export type * from './shapes/chrome.ts'
export type * from './shapes/day.ts'
export type * from './shapes/fit.ts'
export type * from '../domain/fit/offer.ts'
export type * from './shapes/week.ts'
export type * from './shapes/head.ts'
export type * from './shapes/map.ts'
export type * from './shapes/own-bodies.ts'
export type * from './shapes/parts.ts'
export type * from './shapes/queried.ts'

export type LayoutName =
  'intro-index' | 'hotel-index' | 'room-index' | 'room-detail' | 'event-detail' | 'landing' | 'main' | 'error'

export interface CrumbView {
  text: string
  /** Missing on the last crumb. */
  href?: string
}

export interface SwitcherItemView {
  locale: Locale
  name: string
  href: string
  current: boolean
}

export interface PageView<Body extends BodyView = BodyView> {
  locale: Locale
  /** Path of the page, '/en/hotels/crystal-flora'. */
  path: string
  layout: LayoutName
  head: HeadView
  chrome: ChromeView
  /** What the search begins with, where it is not the chrome's hotel. */
  searchStart?: SearchStart
  /** Empty if the page exists in one language only. */
  switcher: SwitcherItemView[]
  breadcrumbs: CrumbView[]
  body: Body
  stage?: Stage
  /** Of an address that says a trip. */
  tripLine?: TripLineView
}
