/** The content of the site's own pages, which the provider does not have. */
import type { LinkView } from './basics.ts'
import type { ComparedView, DayAnswerView, SearchResultsView } from './queried.ts'
import type { DayGroupView } from './day.ts'
import type { WeekActs, WeekAsked, WeekDayView, WeekHouseView } from './week.ts'
import type { ListedEventView } from './parts.ts'
import type { BaseBody } from './base-body.ts'

export interface ErrorBody extends BaseBody {
  kind: 'error'
  status: 404 | 410 | 500
  message: string
  /** What our server says in place of the status of the page. `message`: of the site's own. */
  fault?: { status: number; message?: string | undefined }
  /** Whose page is gone. */
  hotel?: { name: string; href: string; roomsHref?: string }
  homeHref: string
  hotelsHref?: string
  contactHref?: string
  booking: LinkView
}

/** The page that links to all others. */
export interface SiteMapBody extends BaseBody {
  kind: 'site-map'
  groups: { title: string; href?: string; links: LinkView[] }[]
}

/** The search page before a query. */
export interface SearchBody extends BaseBody {
  kind: 'search'
  /** Its own address, the form's action. */
  action: string
  /** Links for guests who do not want to type. */
  groups: { name: 'places' | 'regions' | 'hotels'; links: LinkView[] }[]
  /** Once something was typed. */
  results?: SearchResultsView
}

/** The page that compares hotels, before a choice. */
export interface CompareBody extends BaseBody {
  kind: 'compare'
  /** Its own address, the form's action. */
  action: string
  /** Hotels to choose from, by region. */
  groups: { title: string; hotels: { name: string; slug: string }[] }[]
  /** Said before a choice. */
  party?: ComparedView['party']
  /** Once something was chosen. */
  comparison?: ComparedView
}

/** What is open when at a hotel. */
export interface DayBody extends BaseBody {
  kind: 'day'
  /** Its own address, the form's action. */
  action: string
  /** IANA name. */
  zone: string
  /** The hotel's week. */
  weekHref?: string
  groups: DayGroupView[]
  /** Whether any entry depends on a child's age. */
  asksAges: boolean
  /** Once ages were given. */
  answer?: DayAnswerView
}

/** A guest's week at a hotel, or at two. */
export interface WeekBody extends BaseBody {
  kind: 'week'
  /** Its own address, the form's action. */
  action: string
  /** The hotel's day. */
  dayHref?: string
  days: WeekDayView[]
  /** One, or two side by side. */
  houses: WeekHouseView[]
  /** Other hotels that have such a page. */
  others: { slug: string; name: string }[]
  asked: WeekAsked
  /** Where the stay goes on, if it is longer than a page shows. */
  onward?: string
  /** Once something was chosen. */
  acts?: WeekActs
}

/** What is on at all hotels. */
export interface EventListBody extends BaseBody {
  kind: 'event-list'
  /** By their beginning; those without a date last. */
  list: ListedEventView[]
}

/** Thanks for a form that was sent without script, or that no server took it. */
export interface NoticeBody extends BaseBody {
  kind: 'notice'
  text?: string
  contactHref?: string
  homeHref: string
}
