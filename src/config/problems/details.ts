/** Details of problems, in English for operators. */
import type {
  DroppedAddress,
  FieldFault,
  FieldIssue,
  FieldPath,
  FileFault,
  PageFault,
  ProblemValues,
  RedirectCause,
  RedirectFault,
  TextFault,
  UnfitFile,
  FailedCall,
} from './values.ts'

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
  pattern: 'a pattern: name each address in a line of its own',
  unused: 'a column says that it is not in use',
  quotes: 'its quotes are not closed',
  long: 'too long for the tables of web servers',
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
    case 'whole-degrees':
      return `${issue.is} are whole degrees, up to 70 km from the place`
    case 'exchanged':
      return `${issue.is} lies in the country only with latitude and longitude exchanged`
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
  nameless: 'empty, named after its address',
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
