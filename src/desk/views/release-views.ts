/** Views of releases, of pages in two of them and of the history. */
import type { FilterChoice, FilterView } from './filter.ts'
import type { WordView } from './translation-views.ts'

export interface Counts {
  changed: number
  added: number
  removed: number
}

/** A line of the history, in words. */
export interface LineText {
  /** In the group's time, in words. */
  at: string
  text: string
  /** Number of the release to link to, if it is still kept. */
  release?: number | undefined
  /** What changed, in words, each with some of the pages. */
  causes?: readonly string[]
}

/** A release and how it differs from another. */
export interface ReleaseView {
  kind: 'release'
  number: number
  isLive: boolean
  preview: string
  /** Number of the release it is compared with: the live one for a newer release, otherwise the one that was live before it; `undefined` if there is none. */
  against: number | undefined
  filter: FilterView
  /** The filter in an address. */
  query: Partial<FilterChoice>
  /** Number of differing pages without the filter. */
  total: number
  /** Whether the other release is still kept. */
  isCompared: boolean
  /** Numbers of the other releases that are kept. */
  others: readonly number[]
  counts: Counts
  groups: readonly {
    kind: keyof Counts
    /** Reasons why pages changed, in words. */
    reasons: readonly string[]
    /** How many more reasons there are. */
    more: number
    /** Number of differing pages in all; `pages` holds this part of the list. */
    count: number
    /** `name`: of the page's record; `moved`: its other path, if the page moved. */
    pages: readonly { path: string; name: string | undefined; moved?: string | undefined }[]
  }[]
  /** From 1. */
  part: number
  parts: number
  /** Its publish, as long as the run is kept. */
  run?: { seconds: number; rendered: number | undefined } | undefined
  lines: readonly LineText[]
}

/** Texts and pictures that differ. */
export interface DifferingBlocks {
  blocks: readonly {
    kind: 'moved' | 'added' | 'removed' | 'changed' | 'kept'
    element: string
    words: readonly WordView[]
    /** Addresses of a picture that differs. */
    pictures?: { before?: string | undefined; after?: string | undefined }
  }[]
  /** How many more blocks differ. */
  more: number
}

/** A page in two releases, side by side; `blocks` and `more` are of its content. */
export interface ComparedView extends DifferingBlocks {
  kind: 'compared'
  number: number
  against: number
  /** Number of the release that visitors see. */
  live: number | undefined
  path: string
  title: string
  /** Its path in the earlier release, if different. */
  from?: string | undefined
  /** Addresses of the frame and of the page itself; missing if that release lacks the page. */
  before?: { src: string; look: string } | undefined
  after?: { src: string; look: string } | undefined
  isSame: boolean
  /** Differences of menus and footer. */
  surroundings: DifferingBlocks
}

/** What a release changed on a page. */
export interface PageEditView {
  release: number
  /** When it was made, in words, and who wrote or requested it. */
  made: string
  by: string | undefined
  /** When it went live and who approved that, in words; `release`: the number of a later release that it went live with. */
  live: { at: string; by: string; release: number | undefined; turns: readonly string[] } | undefined
  records: readonly {
    name: string
    /** `isReplaced`: another text took its place before it went live. */
    texts: readonly { field: string; words: readonly WordView[]; isReplaced: boolean }[]
    /** How many more texts changed. */
    more: number
  }[]
}

export interface PageEditsView {
  edits: readonly PageEditView[]
  /** Number of the last release listed, if there are older ones. */
  older: number | undefined
}

/** What changed on a page, and the releases that show it. */
export interface PageHistoryView {
  kind: 'page-history'
  path: string
  edits: readonly PageEditView[]
  /** Address of the whole list of edits, if there are more. */
  more: string | undefined
  /** The newest first. */
  changes: readonly {
    number: number
    /** ISO 8601. */
    at: string
    wasLive: boolean
    /** Whether this version may still go live. */
    mayCome: boolean
    kind: keyof Counts
    path: string
    /** Its path before, if it moved. */
    from: string | undefined
    /** Number of the previous release; `undefined` for the oldest one kept. */
    against: number | undefined
    reasons: readonly string[]
    look: string | undefined
  }[]
}

export interface PlotPoint {
  /** Position from the left and top edges, in per mille. */
  x: number
  y: number
  outcome: 'published' | 'waiting' | 'unchanged' | 'refused' | 'failed'
  ms: number
  at: string
  by: string
}

/** Filters of the history; '' for none. */
export interface HistoryChoice {
  who: string
  /** 'YYYY-MM-DD', in the group's zone, both included. */
  since: string
  until: string
  /** Path of a page. */
  path: string
}

export interface HistoryView {
  kind: 'history'
  choice: HistoryChoice
  filter: FilterView
  /** With a path: what changed on that page, in place of lines. */
  edits: readonly PageEditView[] | undefined
  /** People to filter by: as stored, and in words. */
  people: readonly { name: string; text: string }[]
  /** The newest first. */
  lines: readonly LineText[]
  /** Address of the next, older page. */
  older: string | undefined
  isNewest: boolean
  /** The last publishes, the oldest first. */
  plot: readonly PlotPoint[]
}
