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
  /** The answer is that of another item or language. */
  | { code: 'other'; is: string; asked: string }

/** What a text held that readers should not see. `element`: the empty element of html. */
export type TextFault =
  { code: 'entities' | 'word-markup' | 'wrapping' | 'invisible' | 'empty' } | { code: 'empty-element'; element: string }

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

/** Why a line of the file of redirects is not used, or leads nowhere. `twice`: an earlier line has the address, with a different target. */
export type RedirectCause =
  'address' | 'reserved' | 'other-site' | 'status' | 'target' | 'twice' | 'loop' | 'target-missing'

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

interface FailedCall {
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

/** The detail of a report's message, in English for operators. The desk's words are in `desk/messages`. */
export const DETAILS: { [Code in keyof ProblemValues]: (values: ProblemValues[Code]) => string } = {
  'provider-failing': ({ kept, reason }) => `${reason}; ${kept} records stay as they were`,
  'call-failed': failedCall,
  'call-failed-kept': failedCall,
  'call-failed-empty': failedCall,
  'record-invalid': ({ faults }) => faults.map(faultText).join('; '),
  'record-invalid-kept': ({ faults }) => faults.map(faultText).join('; '),
  'part-dropped': ({ faults }) => faults.map(faultText).join('; '),
  'text-cleaned': ({ texts }) =>
    texts.map(({ field, faults }) => `${pathText(field)} (${faults.map(textFaultText).join(', ')})`).join('; '),
  'event-unannounced': ({ missing }) => `no ${missing.join(', no ')}`,
  'share-letters': ({ letters, text }) => `${letters.join(' ')} in “${text}”`,
  'url-dropped': ({ addresses }) => addresses.map(droppedText).join(', '),
  'link-missing': ({ locale, url, text }) => `${locale} ${url}${text ? ` “${text}”` : ''}`,
  'link-broken': ({ target }) => target,
  'file-missing': ({ source, reason }) => (reason.startsWith(source) ? reason : `${source}: ${reason}`),
  'file-unfit': ({ files }) => files.map(unfitText).join('; '),
  'media-failing': ({ reason, kept, left }) =>
    `${reason}; ${kept} files are shown as they were, ${left} others are left out`,
  'cache-untold': ({ url, reason }) => `${url}: ${reason}`,
  'cache-forbidden': ({ url, reason }) => `${url}: ${reason}`,
  contradiction: ({ figure, value, other, where }) => `${figure} ${value}, but ${other} in ${where}`,
  'alternate-missing': ({ locale, url }) => `${locale} ${url}`,
  'number-invented': ({ name, number }) => `${name}, ${number}`,
  'number-unreadable': ({ field, text }) => `${field ? `${pathText(field)}: ` : ''}“${text}”`,
  'path-unsafe': ({ path }) => path,
  'path-twice': ({ address, owner, other }) => `${address}: ${owner.name} (${owner.id}), ${other.name} (${other.id})`,
  'redirects-broken': ({ faults, more }) => andMore(faults.map(redirectFaultText), more),
  'redirects-unneeded': ({ lines, more }) =>
    andMore(
      lines.map(({ line, address }) => `line ${line}, ${address}`),
      more,
    ),
  'page-faulty': pageFaultText,
  'page-words': (fault) => {
    if (fault.code === 'repeated') return `${fault.path} has the same ${fault.text}: ${fault.words}`
    const { code, text, count, limit } = fault
    return `its ${text} has ${count} characters, and ${code === 'too-long' ? `up to ${limit} are shown` : `less than ${limit} say little`}`
  },
}

const REDIRECT_CAUSES: Record<RedirectCause, string> = {
  address: 'not an address',
  reserved: 'an address that the site answers itself',
  'other-site': 'an address of another site',
  status: 'its status is none of 301, 302, 308, 410',
  target: 'it has no target that browsers can open',
  twice: 'an earlier line has the address, with a different target',
  loop: 'it leads back to itself',
  'target-missing': 'there is no such page',
}

/** 'line 3, /old → /new: there is no such page'. */
export function redirectFaultText({ line, address, cause, target }: RedirectFault): string {
  return `line ${line}, ${address}${target === undefined ? '' : ` → ${target}`}: ${REDIRECT_CAUSES[cause]}`
}

function andMore(all: readonly string[], more: number): string {
  return [...all, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

function failedCall({ call, reason }: FailedCall): string {
  return `${call}: ${reason}`
}

/** 'slides[0].title'. */
export function pathText(path: FieldPath): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}${name && '.'}${step}`),
    '',
  )
}

export function faultText({ at, field, issue }: FieldFault): string {
  const fault = [pathText(field), issueText(issue)].filter(Boolean).join(': ')
  return at.length > 0 ? `${pathText(at)} (${fault})` : fault
}

function issueText(issue: FieldIssue): string {
  switch (issue.code) {
    case 'missing':
    case 'type':
      return issue.type === 'never' ? 'nested too deep' : `expected ${issue.type}, received ${issue.received}`
    case 'too-small':
      return `smaller than ${issue.limit}`
    case 'too-big':
      return `larger than ${issue.limit}`
    case 'choice':
      return `none of ${issue.choices.join(', ')}`
    case 'format':
      return `not a valid ${issue.format}`
    case 'empty':
      return 'empty'
    case 'moment':
      return `not a date and time: ${JSON.stringify(issue.is)}`
    case 'before-start':
      return `${issue.end} is before startsAt, ${issue.start}`
    case 'other':
      return `${issue.is} instead of ${issue.asked}`
  }
}

const FILE_FAULTS: Record<FileFault, string> = {
  empty: 'it is empty',
  cut: 'it ends before its end',
  unreadable: 'it is not of a kind that browsers can show',
  'too-large': 'it is too large',
  missing: 'it is not there',
  unanswered: 'its host gives no answer',
}

export function fileFaultText(fault: FileFault): string {
  return FILE_FAULTS[fault]
}

function droppedText({ address, owner, field = [], element }: DroppedAddress): string {
  const where = [owner, pathText(field)].filter(Boolean).join(', ')
  return `${where && `${where}: `}${element ? `<${element}> ` : ''}${JSON.stringify(address)}`
}

const SHOWN = { last: ', the last good one is shown', none: ', it is left out' }

function unfitText({ source, fault, field = [], shown }: UnfitFile): string {
  return `${field.length > 0 ? `${pathText(field)}, ` : ''}${source}: ${fileFaultText(fault)}${shown ? SHOWN[shown] : ''}`
}

const TEXT_FAULTS = {
  entities: 'entities',
  'word-markup': 'Word markup',
  wrapping: 'CDATA',
  invisible: 'invisible characters',
  empty: 'empty',
}

function textFaultText(fault: TextFault): string {
  return fault.code === 'empty-element' ? `empty ${fault.element}` : TEXT_FAULTS[fault.code]
}

function pageFaultText(fault: PageFault): string {
  switch (fault.code) {
    case 'language':
      return `its language is ${fault.is}`
    case 'title-missing':
      return 'no title'
    case 'alt-missing':
      return 'a picture without alt'
    case 'kept-out':
      return 'kept out of search engines'
    case 'not-kept-out':
      return 'not kept out of search engines'
    case 'element-count':
      return `${fault.count} × <${fault.element}>`
    case 'heading-jump':
      return `h${fault.level} after h${fault.after}`
    case 'canonical':
      return `canonical ${fault.is || 'missing'}`
    case 'alternates':
      return `its languages are given as ${fault.is || 'none'}`
    case 'share-missing':
      return `no ${fault.property}`
    case 'share-address':
      return 'og:url is not canonical'
    case 'share-language':
      return 'og:locale of another language'
    case 'share-picture':
      return `og:image ${fault.is}`
    case 'data':
      return 'structured data without a graph'
    case 'data-unreadable':
      return `structured data: ${fault.reason}`
  }
}
