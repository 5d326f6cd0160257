/** What pages of the desk show. Plain data: components render it, `server/desk` makes it. */
import type { DeskLocale } from './messages/index.ts'
import type { ReleaseName } from '../state/release.ts'

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
  'signedOut',
] as const
export type Done = (typeof DONE)[number]

export interface Counts {
  changed: number
  added: number
  removed: number
}

/** A release that could go live. */
export interface Waiting extends ReleaseName {
  /** When it began to wait, ISO 8601, and who asked for it. */
  since: string
  by: string
  /** Against the live release. */
  counts: Counts
  /** A few of its pages. */
  examples: readonly string[]
  preview: string
  /** When it goes live, ISO 8601, and who said so. */
  planned?: { at: string; by: string } | undefined
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
  /** The newest first. */
  earlier: readonly Earlier[]
  /** Whether the provider can be asked for a look. */
  canLook: boolean
  /** What the server is at, or why its last attempt failed. */
  job?: { state: 'working' | 'failed'; error?: string | undefined } | undefined
  /** 'YYYY-MM-DD' and 'HH:MM' in Istanbul: what the time of publishing begins with. */
  soon: { date: string; time: string }
}

/** Before an earlier release is shown again. */
export interface UndoView {
  kind: 'undo'
  release: Earlier
  counts: Counts
  examples: readonly string[]
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

/** Text alone: what is not there, or must wait. */
export interface NoteView {
  kind: 'note'
  text: string
}

export type DeskContent = OverviewView | UndoView | SignInView | NoteView
export type DeskView = DeskContent & { frame: DeskFrame }
