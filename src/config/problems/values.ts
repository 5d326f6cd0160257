/** What findings are about, as values: stored and passed on as they are. Words are made of them for each reader. */

/** Names of fields and positions in lists. */
export type FieldPath = readonly (string | number)[]

/** A field that does not match the contract: the issue that zod found, or one of ours. */
export interface FieldFault {
  /** What is left out because of it; empty for the whole answer. */
  at: FieldPath
  /** The wrong field in it. */
  field: FieldPath
  issue: FieldIssue
}

export type FieldIssue =
  /** `type`: as zod names it: 'string', 'int', 'array', 'never' for sections nested too deep. */
  | { code: 'missing' | 'type'; type: string; received: string }
  /** `of`: 'string' and 'array' are limited in their length. */
  | { code: 'too-small' | 'too-big'; limit: number; of: string }
  | { code: 'choice'; choices: readonly string[] }
  | { code: 'format'; format: string }
  /** A reader would see nothing of it. */
  | { code: 'empty' }
  /** Not a date and time. */
  | { code: 'moment'; is: string }
  | { code: 'before-start'; end: string; start: string }
  /** Coordinates that cannot be a hotel's. */
  | { code: 'whole-degrees' | 'exchanged'; is: string }
  /** The answer is that of another item or language. */
  | { code: 'other'; is: string; asked: string }

/** What a text held that readers should not see. `nameless`: an empty name, in place of which the title of its page or one made from its address is shown. `element`: the empty element of html. */
export type TextFault =
  | { code: 'entities' | 'word-markup' | 'wrapping' | 'invisible' | 'empty' | 'nameless' }
  | { code: 'empty-element'; element: string }

export interface CleanedText {
  field: FieldPath
  faults: readonly TextFault[]
}

/** Why an answer is not taken for a picture, video or document. `missing`: the host says that it has none; `unanswered`: nothing is known of it. */
export type FileFault = 'empty' | 'cut' | 'unreadable' | 'too-large' | 'missing' | 'unanswered'

/** A picture, video or document that a record names and that cannot be used. `shown`: what stands in its place. */
export interface UnfitFile {
  source: string
  fault: FileFault
  field?: FieldPath
  shown?: 'last' | 'none'
}

/** `owner`: the hotel of a list that has it. `element`: that of an html text which shows what is there. */
export interface DroppedAddress {
  address: string
  field?: FieldPath
  owner?: string
  element?: string
}

/** A fault in a rendered page. */
export type PageFault =
  | { code: 'language'; is: string }
  | {
      code: 'title-missing' | 'alt-missing' | 'kept-out' | 'not-kept-out' | 'share-address' | 'share-language' | 'data'
    }
  | { code: 'element-count'; element: string; count: number }
  | { code: 'heading-jump'; level: number; after: number }
  | { code: 'canonical' | 'alternates' | 'share-picture'; is: string }
  | { code: 'share-missing'; property: string }
  | { code: 'data-unreadable'; reason: string }

/** A title or description of a page as search results show it. */
export type PageWords =
  | { code: 'too-long' | 'too-short'; text: 'title' | 'description'; count: number; limit: number }
  | { code: 'repeated'; text: 'title' | 'description'; path: string; words: string }

/** A fact for which records of one item give different values. */
export type Figure = 'sizeM2' | 'maxAdults' | 'maxChildren' | 'hours'

/**
 * Why a line of the file of redirects is not used, or leads nowhere. `twice`: an earlier line has the address, with a different target. `pattern`: it stands for
 * many addresses. `unused`: its own file says that it is switched off. `quotes`: they are not closed. `long`: longer than a web server's tables take.
 */
export type RedirectCause =
  | 'address'
  | 'reserved'
  | 'other-site'
  | 'status'
  | 'target'
  | 'twice'
  | 'loop'
  | 'target-missing'
  | 'pattern'
  | 'unused'
  | 'quotes'
  | 'long'

export interface RedirectFault {
  line: number
  /** As it is written. */
  address: string
  cause: RedirectCause
  target?: string
}

interface Named {
  name: string
  /** Of a thing that has no number, as a region: its code. */
  id: number | string
}

export interface FailedCall {
  /** Path and query. */
  call: string
  /** For operators. */
  reason: string
}

export interface ProblemValues {
  /** `kept`: how many records stay as they were. */
  'provider-failing': { kept: number; reason: string }
  'call-failed': FailedCall
  'call-failed-kept': FailedCall
  'call-failed-empty': FailedCall
  'record-invalid': { faults: readonly FieldFault[] }
  'record-invalid-kept': { faults: readonly FieldFault[] }
  'part-dropped': { faults: readonly FieldFault[] }
  'text-cleaned': { texts: readonly CleanedText[] }
  'event-unannounced': { missing: readonly ('startsAt' | 'venue')[] }
  'share-letters': { letters: readonly string[]; text: string }
  'url-dropped': { addresses: readonly DroppedAddress[] }
  'link-missing': { locale: string; url: string; text?: string | undefined }
  'link-broken': { target: string }
  'file-missing': { source: string; reason: string }
  'file-unfit': { files: readonly UnfitFile[] }
  /** `kept`: how many files are shown as they were; `left`: how many are not shown. */
  'media-failing': { reason: string; kept: number; left: number }
  'cache-untold': { url: string; reason: string }
  'cache-forbidden': { url: string; reason: string }
  /** `where`: key of the record that gives `other`. */
  contradiction: { figure: Figure; value: string | number; other: string | number; where: string }
  'alternate-missing': { locale: string; url: string }
  'number-invented': { name: string; number: string }
  'number-unreadable': { field?: FieldPath; text: string }
  'path-unsafe': { path: string }
  'path-twice': { address: string; owner: Named; other: Named }
  /** `more`: how many are not listed. */
  'redirects-broken': { faults: readonly RedirectFault[]; more: number }
  'redirects-unneeded': { lines: readonly Pick<RedirectFault, 'line' | 'address'>[]; more: number }
  'page-faulty': PageFault
  'page-words': PageWords
}
