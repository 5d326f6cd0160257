/** What pages of the desk show. Plain data: components render it, `server/desk` makes it. */
import type { FindingCode } from '../problems/table.ts'
import type { DeskLocale } from './messages/index.ts'
import type { ReleaseName } from '../state/release.ts'
import type { TranslationsView, WordView } from './translation-views.ts'

/** What every page has. */
export interface DeskFrame {
  locale: DeskLocale
  title: string
  /** Of this page, in the other language. */
  otherLanguage: string
  /** Of the style, in the policy. */
  nonce: string
  /** Who is signed in; nobody on the pages that sign in. */
  name?: string | undefined
  /** Where the reader is, in the menu. */
  place?: Place | undefined
  /** What stands beside a menu's entry: how much there is to do. */
  counts: Partial<Record<Place, number>>
  /** What was just done. */
  done?: Done | undefined
  /** Why something was not done. */
  fault?: string | undefined
  /** Seconds after which the page asks for itself again: something is under way. */
  again?: number | undefined
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
  'signedOut',
] as const
export type Done = (typeof DONE)[number]

export interface Counts {
  changed: number
  added: number
  removed: number
}

/** What differs from the live release. */
export interface Changes {
  counts: Counts
  /** In words. */
  reasons: readonly string[]
  /** How many more reasons there are. */
  more: number
}

/** A release that could go live. */
export interface Waiting extends ReleaseName {
  /** When it began to wait, ISO 8601, and who asked for it. */
  since: string
  by: string
  changes: Changes
  preview: string
  /** When it goes live, ISO 8601, and who said so. */
  planned?: { at: string; by: string } | undefined
  /** It was live, and somebody went back to an earlier one. */
  isWithdrawn: boolean
  /** Plans of older releases, which fall away if this one goes live before. */
  overtakes: readonly { number: number; at: string; by: string }[]
  /** Whether its time is to be seen. */
  isPlanning: boolean
  /** 'YYYY-MM-DD' and 'HH:MM' in Istanbul: what the fields of its time begin with. */
  when: { date: string; time: string }
}

/** A release that was live. */
export interface Earlier extends ReleaseName {
  /** ISO 8601. */
  publishedAt: string
  preview: string
}

export interface OverviewView {
  kind: 'overview'
  live: ReleaseName & { since: string; rolledBack: boolean; pages: number }
  /** The newest first, with those that have a time. */
  waiting: readonly Waiting[]
  /** Plans that fell away when the live release was published, in words. */
  fallen: readonly string[]
  /** The newest first; none that waits. */
  earlier: readonly Earlier[]
  /** Whether the last crawl left some content as it was, for want of answers. */
  isBehind: boolean
  /** Whether the provider can be asked for a look. */
  canLook: boolean
  /** Whether a time that is planned would be kept. */
  canPlan: boolean
  /** What the server is at, or why its last attempt failed. */
  job?: { state: 'working' | 'failed'; error?: string | undefined } | undefined
  /** 'YYYY-MM-DD' in Istanbul. */
  today: string
}

/** Before an earlier release is shown again. */
export interface UndoView {
  kind: 'undo'
  release: Earlier
  changes: Changes
  /** Number of the release whose changes wait again then. */
  withdrawn: number | undefined
}

export interface SignInView {
  kind: 'sign-in'
  /** Where the reader wanted to go. */
  to: string
  /** As it was given with the attempt before. */
  name?: string | undefined
  /** Of a link: whose it is. Without it the secret is asked for. */
  link?: { token: string; name: string } | undefined
}

/** A line of the history, in words. */
export interface LineText {
  /** In Istanbul's time, in words. */
  at: string
  text: string
  /** The release that it leads to, while that is kept. */
  release?: number | undefined
}

/** A release, and what differs in it from another one. */
export interface ReleaseView {
  kind: 'release'
  number: number
  isLive: boolean
  preview: string
  /** What it is compared with: of a newer release than the live one, that one; else the one that was live before. `undefined` where there is none. */
  against: number | undefined
  /** Whether that one is still kept. */
  isCompared: boolean
  /** Numbers of the other releases that are kept. */
  others: readonly number[]
  counts: Counts
  groups: readonly {
    kind: keyof Counts
    /** Of changed pages; in words. */
    reasons: readonly string[]
    /** How many more reasons there are. */
    more: number
    /** Of all its pages; those of this part of the list follow. */
    count: number
    /** `name`: of the record that a page is of; `moved`: where the page was, or is now. */
    pages: readonly { path: string; name: string | undefined; moved?: string | undefined }[]
  }[]
  /** From 1. */
  part: number
  parts: number
  /** Its own publish, as long as that is remembered. */
  run?: { seconds: number; rendered: number | undefined } | undefined
  lines: readonly LineText[]
}

/** A page as it is in two releases. */
export interface ComparedView {
  kind: 'compared'
  number: number
  against: number
  /** Number of the release that visitors see. */
  live: number | undefined
  path: string
  title: string
  /** Where it was in the earlier one, if elsewhere. */
  from?: string | undefined
  /** Addresses for frames, and for a look at the page itself; missing where that release has no such page. */
  before?: { src: string; look: string } | undefined
  after?: { src: string; look: string } | undefined
  isSame: boolean
  /** Texts and pictures that differ. */
  blocks: readonly {
    kind: 'moved' | 'added' | 'removed' | 'changed' | 'kept'
    element: string
    words: readonly WordView[]
  }[]
  /** How many more differ. */
  more: number
}

/** The releases in which a page changed. */
export interface PageHistoryView {
  kind: 'page-history'
  path: string
  /** The newest first. */
  changes: readonly {
    number: number
    /** ISO 8601. */
    at: string
    wasLive: boolean
    /** Whether it can still go live without another change. */
    mayCome: boolean
    kind: keyof Counts
    /** The release before; `undefined` for the oldest one that is kept. */
    against: number | undefined
    reasons: readonly string[]
    look: string | undefined
  }[]
}

export interface PlotPoint {
  /** From the left and from the top, in per mille. */
  x: number
  y: number
  outcome: 'published' | 'waiting' | 'unchanged' | 'refused' | 'failed'
  ms: number
  at: string
  by: string
}

export interface HistoryView {
  kind: 'history'
  /** The newest first. */
  lines: readonly LineText[]
  /** What the next page, of earlier lines, begins after. */
  next: number | undefined
  isNewest: boolean
  /** The last publishes, the oldest first. */
  plot: readonly PlotPoint[]
}

/** What records of one thing give different values of. */
export type Figure = 'sizeM2' | 'maxAdults' | 'maxChildren' | 'hours'

/** Something that is wrong with the site's content. */
export interface FindingView {
  /** What it is found in. */
  name: string
  detail: string
  /** ISO 8601. */
  since: string
  /** Where it is edited. */
  cms: string | undefined
  /** A few pages that it concerns, with their addresses, and how many more there are. */
  pages: readonly { path: string; href: string }[]
  more: number
}

export interface InboxView {
  kind: 'inbox'
  /** Number of the release in which these are, where it is not the live one. */
  ahead: number | undefined
  /** False where one kind alone was asked for. */
  isAll: boolean
  groups: readonly {
    code: FindingCode
    count: number
    findings: readonly FindingView[]
    /** Where the others are. */
    more: string | undefined
  }[]
}

/** Text alone: what is not there, or must wait. */
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
  | NoteView
export type DeskView = DeskContent & { frame: DeskFrame }
