import type { FieldIssue, FileFault, PageFault, RedirectCause, TextFault } from '../../../config/problems/values.ts'
import { fieldName } from '../field-name.ts'
import type { Details } from '../tr/details.ts'
import { fields } from './fields.ts'

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function issueText(issue: FieldIssue): string {
  switch (issue.code) {
    case 'missing':
      return 'is missing'
    case 'type':
      if (issue.type === 'never') return 'is nested too deep to be shown'
      return `has an unsuitable value; it must be ${TYPES[issue.type] ?? 'of another kind'}`
    case 'too-small':
      if (issue.of === 'string' || issue.of === 'array') return 'is empty'
      return issue.limit === 0 ? 'must be more than zero' : `is too small; the limit is ${issue.limit}`
    case 'too-big':
      return `is too large; the most is ${issue.limit}`
    case 'choice':
      return `must be one of: ${issue.choices.join(', ')}`
    case 'format':
      return 'is not written as it must be'
    case 'empty':
      return 'is empty'
    case 'moment':
      return `there is no such date and time: “${issue.is}”`
    case 'before-start':
      return `${issue.end} is before the start (${issue.start})`
    case 'whole-degrees':
      return `${issue.is} are whole degrees: give at least four decimals, or the map would miss the hotel by kilometres`
    case 'exchanged':
      return `${issue.is}: latitude and longitude seem to be exchanged; if not, name the country at the end of the address`
    case 'other':
      return `the answer is that of another record: “${issue.is}” instead of “${issue.asked}”`
  }
}

const REDIRECT_CAUSES: Record<RedirectCause, string> = {
  address: 'which is no address',
  reserved: 'where the site answers itself',
  'other-site': 'which is of another site',
  status: 'with an unsupported status code',
  target: 'without a target that can be opened',
  twice: 'which an earlier line sends elsewhere',
  loop: 'which leads back to itself',
  'target-missing': 'where there is no page',
  pattern: 'which is a pattern',
  unused: 'which the file says is not in use',
  quotes: 'with quotes that are not closed',
  long: 'which is too long for web servers',
}

function textFault(fault: TextFault): string {
  switch (fault.code) {
    case 'entities':
      return 'codes such as &amp;'
    case 'word-markup':
      return 'remains of Word'
    case 'wrapping':
      return 'remains of an import (CDATA)'
    case 'invisible':
      return 'characters that nobody sees'
    case 'empty':
      return 'empty'
    case 'nameless':
      return 'empty; the title of its page, or a name made from its address, is shown instead'
    case 'empty-element':
      return `an empty <${fault.element}>`
  }
}

function pageFault(fault: PageFault): string {
  switch (fault.code) {
    case 'language':
      return `The page declares the wrong language: ${fault.is || 'none'}`
    case 'title-missing':
      return 'The page has no title.'
    case 'alt-missing':
      return 'A picture has no description.'
    case 'kept-out':
      return 'The page is kept out of search engines and should not be.'
    case 'not-kept-out':
      return 'The page is open to search engines and should not be.'
    case 'element-count':
      return `<${fault.element}> is there ${fault.count} times instead of once.`
    case 'heading-jump':
      return `A level of headings is skipped: h${fault.level} after h${fault.after}`
    case 'canonical':
      return `The canonical address is wrong: ${fault.is || 'none'}`
    case 'alternates':
      return `The page declares the wrong other languages: ${fault.is || 'none'}`
    case 'share-missing':
      return `Missing for sharing: ${fault.property}`
    case 'share-address':
      return 'The address for sharing (og:url) is not the canonical one.'
    case 'share-language':
      return 'The language for sharing (og:locale) is not that of the page.'
    case 'share-picture':
      return `The address of the picture for sharing is wrong: ${fault.is || 'none'}`
    case 'data':
    case 'data-unreadable':
      return 'The structured data for search engines cannot be read.'
  }
}

const FILE_FAULTS: Record<FileFault, string> = {
  empty: 'the file is empty',
  cut: 'the end of the file is missing',
  unreadable: 'not a file that browsers can show',
  'too-large': 'the file is too large',
  missing: 'the file is not there',
  unanswered: 'the file could not be fetched',
}
const SHOWN = { last: 'the last good picture or file is shown', none: 'nothing is shown in its place' }

const before = (...names: (string | undefined)[]) => {
  const named = names.filter(Boolean).join(' › ')
  return named && `${named}: `
}

const faults: Details['part-dropped'] = ({ faults: all }) =>
  all.map(
    ({ at, field, issue }) => `${fieldName([...at, ...field], fields) || 'The whole record'}: ${issueText(issue)}`,
  )
const failedCall: Details['call-failed-kept'] = ({ call }) => [`Address that gave no answer: ${call}`]

export const details: Details = {
  'provider-failing': ({ kept }) => [
    `${kept} ${kept === 1 ? 'record' : 'records'} could not be fetched and stay as received last`,
  ],
  'call-failed-kept': failedCall,
  'call-failed-empty': failedCall,
  'record-invalid': faults,
  'record-invalid-kept': faults,
  'part-dropped': faults,
  'text-cleaned': ({ texts }) =>
    texts.map(({ field, faults: all }) => `${fieldName(field, fields)}: ${all.map(textFault).join(', ')}`),
  'event-unannounced': ({ missing }) => missing.map((field) => `${fields[field]}: is missing`),
  'share-letters': ({ letters, text }) => [`In “${text}”: ${letters.join(' ')}`],
  'url-dropped': ({ addresses }) =>
    addresses.map(
      ({ address, owner, field = [], element }) =>
        `${before(owner, fieldName(field, fields))}${element ? `<${element}> ` : ''}“${address}”`,
    ),
  'link-missing': ({ url, text }) => [`Address of the link: /${url}${text ? `, its text: “${text}”` : ''}`],
  'link-broken': ({ target }) => [`Address of the link: ${target}`],
  'file-missing': ({ source }) => [`Address of the file: ${source}`],
  'file-unfit': ({ files }) =>
    files.map(
      ({ source, fault, field = [], shown }) =>
        `${before(fieldName(field, fields))}${source}: ${[FILE_FAULTS[fault], shown && SHOWN[shown]].filter(Boolean).join('; ')}`,
    ),
  'media-failing': ({ kept, left }) => [
    `${kept} pictures or files are shown as they were; ${left} that were never fetched are not shown`,
  ],
  'cache-untold': ({ url }) => [`Address of the cache: ${url}`],
  'cache-forbidden': ({ url, reason }) => [`Address of the cache: ${url}`, `Its answer: ${reason}`],
  contradiction: ({ figure, value, other, where }, { record }) => [
    `${fields[figure]}: ${value} here, ${other} there: ${record(where)}`,
  ],
  'alternate-missing': ({ locale, url }, { language }) => [`${language(locale)}: /${url}`],
  'number-invented': ({ number }) => [number],
  'number-unreadable': ({ field = [], text }) => [`${before(fieldName(field, fields))}not readable: “${text}”`],
  'redirects-broken': ({ faults, more }) => [
    ...faults.map(
      ({ line, address, cause, target }) =>
        `Line ${line}: ${address}${target ? ` → ${target}` : ''}, ${REDIRECT_CAUSES[cause]}`,
    ),
    ...(more > 0 ? [`and ${more} others`] : []),
  ],
  'redirects-unneeded': ({ lines, more }) => [
    ...lines.map(({ line, address }) => `Line ${line}: ${address}`),
    ...(more > 0 ? [`and ${more} others`] : []),
  ],
  'path-unsafe': ({ path }) => [`Address: ${path}`],
  'path-twice': ({ address, owner, other }) => [
    `${address}: “${owner.name}” (${owner.id}), “${other.name}” (${other.id})`,
  ],
  'page-faulty': (fault) => [pageFault(fault)],
  'page-words': (fault) => {
    if (fault.code === 'repeated') return [`The ${fault.text} is the same as that of ${fault.path}: “${fault.words}”`]
    const { code, text, count, limit } = fault
    return code === 'too-long'
      ? [`The ${text} has ${count} characters; search results show the first ${limit}.`]
      : [`The ${text} has only ${count} characters; it should have at least ${limit}.`]
  },
}
