/** Views of the desk's pages: plain data, made by `desk/server`, rendered by components. */
import type { FindingCode } from '../../config/problems/table.ts'
import type { FilterChoice, FilterView } from './filter.ts'
import type { DeskLocale } from './locales.ts'
import type { ReleaseName } from '../../records/release.ts'
import type { ComparedView, Counts, HistoryView, PageHistoryView, ReleaseView } from './release-views.ts'
import type { TranslationsView } from './translation-views.ts'

export type * from './release-views.ts'

/** Common to all pages. */
export interface DeskFrame {
  locale: DeskLocale
  title: string
  /** Address of this page in the other language. */
  otherLanguage: string
  /** Nonce of the style in the content security policy. */
  nonce: string
  /** Name of the signed-in person; missing on the sign-in pages. */
  name?: string | undefined
  /** The current menu entry. */
  place?: Place | undefined
  /** Number of open tasks shown beside each menu entry. */
  counts: Partial<Record<Place, number>>
  /** What was just done. */
  done?: Done | undefined
  /** Whether search engines are kept out of the site. */
  isStaging?: boolean
  /** Why a request was refused. */
  fault?: string | undefined
  /** Address of the frame that says when this page is outdated: the page itself never reloads. */
  statusAddress?: string | undefined
}

export const PLACES = ['overview', 'inbox', 'translations', 'history'] as const
export type Place = (typeof PLACES)[number]

export const DONE = [
  'approved',
  'scheduled',
  'cancelled',
  'undone',
  'unchanged',
  'looking',
  'looked',
  'nothingNew',
  'dismissed',
  'putBack',
  'signedOut',
] as const
export type Done = (typeof DONE)[number]

/** Why a decision changed nothing. */
export type Fault =
  | 'approval-outdated'
  | 'live-changed'
  | 'plan-changed'
  | 'release-not-there'
  | 'redirects-lost'
  | 'made-for-another'
  | 'time-passed'
  | 'time-far'
  | 'disk-failed'
  | 'time'
  | 'other'

/** Faults of the typed day and time, shown at these fields. */
export const TIME_FAULTS: readonly Fault[] = ['time', 'time-passed', 'time-far']

/**
 * In words. `newest`: the newest waiting release; `last`: the last publish or undo; `planner`: who last changed the release's schedule; `lastDay`: the last day
 * that can be chosen.
 */
export type FaultText = (meanwhile: { newest: string; last: string; planner?: string; lastDay: string }) => string

/** Differences from the live release. */
export interface Changes {
  counts: Counts
  /** The reasons with the most pages, in words. `samples`: some pages of a reason with many. */
  reasons: readonly { text: string; samples: readonly string[] }[]
  /** How many more reasons there are. */
  more: number
}

/** A release that could go live. */
export interface Waiting extends ReleaseName {
  /** When it began to wait (ISO 8601), and who requested it, in words. */
  since: string
  by: string
  /** Of the pages that the filter lists; `total`: number of all that differ. */
  changes: Changes
  total: number
  preview: string
  /** When it goes live (ISO 8601), and who scheduled it. */
  planned?: { at: string; by: string } | undefined
  /** Only after an undo: who went back to an earlier release, in words. */
  withdrawnBy?: string | undefined
  /** Scheduled older releases, which are cancelled if this one goes live first. */
  overtakes: readonly { number: number; at: string; by: string }[]
  /** Whether the scheduling fields are open. */
  isPlanning: boolean
  /** Initial values of the scheduling fields: 'YYYY-MM-DD' and 'HH:MM' in the group's time. */
  when: { date: string; time: string }
  /** Why the values of these fields were refused. */
  whenFault?: string | undefined
}

/** A release that was live. */
export interface Earlier extends ReleaseName {
  /** ISO 8601. */
  publishedAt: string
  preview: string
}

export interface OverviewView {
  kind: 'overview'
  /** `rolledBackBy`: who went back to it, in words. */
  live: ReleaseName & { since: string; rolledBackBy?: string | undefined; pages: number }
  filter: FilterView
  /** The filter in an address. */
  query: Partial<FilterChoice>
  /** The newest first, scheduled releases included. */
  waiting: readonly Waiting[]
  /** Schedules that were cancelled when the live release was published, in words. */
  fallen: readonly string[]
  /** The newest first, without waiting releases. */
  earlier: readonly Earlier[]
  /** Whether the last crawl kept old content because calls failed. */
  isBehind: boolean
  /** Whether this server can ask the provider for its newest state. */
  canLook: boolean
  /** Whether scheduling is offered: without approval the next publish would overtake it. */
  canPlan: boolean
  /** The job under way, or why the last one failed. */
  job?: { state: 'working' | 'failed'; error?: string | undefined } | undefined
  /** The days for which a release can be scheduled, 'YYYY-MM-DD' in the group's zone. */
  today: string
  lastDay: string
}

/** Question before going back to an earlier release. */
export interface UndoView {
  kind: 'undo'
  release: Earlier
  live: ReleaseName
  changes: Changes
  /** Number of the release that will wait again afterwards. */
  withdrawn: number | undefined
}

export interface SignInView {
  kind: 'sign-in'
  /** Path to return to after signing in. */
  to: string
  /** The name entered in the previous attempt. */
  name?: string | undefined
  /** A sign-in link's token and owner. Missing if the page asks for the password. */
  link?: { token: string; name: string } | undefined
}

/** A fault in the site's content. */
export interface FindingView {
  /** Name of the record or page. */
  name: string
  /** A line for each of its first faults, and how many more there are. */
  details: readonly string[]
  moreFaults: number
  /** ISO 8601. */
  since: string
  /** Address in the CMS. */
  cms: string | undefined
  /** The first affected pages, and how many more there are. */
  pages: readonly { path: string; href: string }[]
  more: number
}

export interface InboxView {
  kind: 'inbox'
  /** Number of the release that was examined, if it is not the live one. */
  ahead: number | undefined
  filter: FilterView
  /** The kind that is listed, if only one is. */
  only: FindingCode | undefined
  groups: readonly {
    code: FindingCode
    /** Whether marketing cannot mend it. */
    isForOperators: boolean
    count: number
    findings: readonly FindingView[]
    /** Address of the next page of the list. */
    more: string | undefined
  }[]
}

/** The small page in a frame of other pages that says whether they are up to date. Only this one reloads. */
export interface StatusView {
  kind: 'status'
  state: 'current' | 'working' | 'finished' | 'failed' | 'incomplete' | 'newer' | 'signedOut' | 'unknown'
  /** Address of the newer page. */
  to: string
  /** Seconds until it reloads; `undefined` once the page is outdated. */
  again: number | undefined
}

/** A link to a release's preview, to be copied. */
export interface ShareView {
  kind: 'share'
  number: number
  path: string
  /** `path` with the site's origin; behind some proxies only the browser knows the right one. */
  address: string
  /** How long it holds from now, of `choices` in hours, and until when (ISO 8601). */
  hours: number
  choices: readonly number[]
  until: string
}

/** A page with text only: not found, or try again later. */
export interface NoteView {
  kind: 'note'
  text: string
}

export type DeskContent =
  | OverviewView
  | UndoView
  | ReleaseView
  | ComparedView
  | PageHistoryView
  | HistoryView
  | InboxView
  | TranslationsView
  | SignInView
  | StatusView
  | ShareView
  | NoteView
export type DeskView = DeskContent & { frame: DeskFrame }
