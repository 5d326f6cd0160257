/** Values of a problem of each code. */
import fc from 'fast-check'
import type { FindingCode } from '../../../src/config/problems/table.ts'
import type {
  FieldFault,
  FieldIssue,
  PageFault,
  PageWords,
  ProblemValues,
} from '../../../src/config/problems/values.ts'

/** Without blanks and Latin letters, which words around it are made of. */
const text = fc.string({ unit: fc.constantFrom(...'中ЖфΩ☂😀"<>{}$&%/\\#'), minLength: 1, maxLength: 40 })
const count = fc.nat(9999)
const one = <Code extends string>(...codes: Code[]) => fc.constantFrom(...codes)

const issue: fc.Arbitrary<FieldIssue> = fc.oneof(
  fc.record({
    code: one('missing', 'type'),
    type: fc.constantFrom('string', 'number', 'int', 'array', 'object', 'record', 'never', 'boolean', 'undefined'),
    received: fc.constantFrom('null', 'undefined', 'array', 'number', 'object'),
  }),
  fc.record({ code: one('too-small', 'too-big'), limit: count, of: fc.constantFrom('string', 'number', 'array') }),
  fc.record({ code: one('choice'), choices: fc.array(text, { minLength: 1, maxLength: 3 }) }),
  fc.record({ code: one('format'), format: fc.constantFrom('regex', 'url', 'invalid_key', 'custom') }),
  fc.record({ code: one('empty') }),
  fc.record({ code: one('moment'), is: text }),
  fc.record({ code: one('before-start'), end: text, start: text }),
  fc.record({ code: one('whole-degrees', 'exchanged'), is: text }),
  fc.record({ code: one('other'), is: text, asked: text }),
)
const path = fc.array(fc.oneof(fc.constantFrom('title', 'contents', 'heroSlides', 'image'), text, fc.nat(99)), {
  maxLength: 4,
})
const faults = fc.record({
  faults: fc.array(fc.record({ at: path, field: path, issue }) as fc.Arbitrary<FieldFault>, {
    minLength: 1,
    maxLength: 4,
  }),
})
const failedCall = fc.record({ call: text, reason: text })
const named = fc.record({ name: text, id: fc.oneof(count, one('KEMER', 'BELEK')) })
const pageFault: fc.Arbitrary<PageFault> = fc.oneof(
  fc.record({ code: one('language', 'canonical', 'alternates', 'share-picture'), is: fc.option(text, { nil: '' }) }),
  fc.record({ code: one('title-missing', 'alt-missing', 'kept-out', 'not-kept-out') }),
  fc.record({ code: one('share-address', 'share-language', 'data') }),
  fc.record({ code: one('element-count'), element: one('h1', 'main'), count }),
  fc.record({ code: one('heading-jump'), level: count, after: count }),
  fc.record({ code: one('share-missing'), property: one('og:title', 'og:image:alt') }),
  fc.record({ code: one('data-unreadable'), reason: text }),
)
const ofText = one('title', 'description')
const pageWords: fc.Arbitrary<PageWords> = fc.oneof(
  fc.record({ code: one('too-long', 'too-short'), text: ofText, count, limit: count }),
  fc.record({ code: one('repeated'), text: ofText, path: text, words: text }),
)

export const PROBLEM_VALUES: { [Code in FindingCode]: fc.Arbitrary<ProblemValues[Code]> } = {
  'provider-failing': fc.record({ kept: count, reason: text }),
  'call-failed-kept': failedCall,
  'call-failed-empty': failedCall,
  'record-invalid': faults,
  'record-invalid-kept': faults,
  'part-dropped': faults,
  'text-cleaned': fc.record({
    texts: fc.array(
      fc.record({
        field: path.filter(({ length }) => length > 0),
        faults: fc.array(
          fc.oneof(
            fc.record({ code: one('entities', 'word-markup', 'wrapping', 'invisible', 'empty', 'nameless') }),
            fc.record({ code: one('empty-element'), element: one('h2', 'p') }),
          ),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  'event-unannounced': fc.record({
    missing: fc.subarray(['startsAt', 'venue'] as ('startsAt' | 'venue')[], { minLength: 1 }),
  }),
  'share-letters': fc.record({ letters: fc.array(one('海', 'Ω'), { minLength: 1, maxLength: 3 }), text }),
  'url-dropped': fc.record({
    addresses: fc.array(
      fc.record(
        { address: text, field: path, owner: text, element: one('iframe', 'video') },
        { requiredKeys: ['address'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  'link-missing': fc.record({ locale: one('de', 'ru'), url: text, text }),
  'link-broken': fc.record({ target: text }),
  'file-missing': fc.record({ source: text, reason: text }),
  'file-unfit': fc.record({
    files: fc.array(
      fc.record({
        source: text,
        fault: one('empty', 'cut', 'unreadable', 'too-large', 'missing', 'unanswered'),
        field: path,
        shown: one('last', 'none'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  'media-failing': fc.record({ reason: text, kept: count, left: count }),
  'cache-untold': fc.record({ url: text, reason: text }),
  'cache-forbidden': fc.record({ url: text, reason: text }),
  contradiction: fc.record({
    figure: one('sizeM2', 'maxAdults', 'maxChildren', 'hours'),
    value: fc.oneof(count, text),
    other: fc.oneof(count, text),
    where: fc.constant('rooms/de/51'),
  }),
  'alternate-missing': fc.record({ locale: one('de', 'ru'), url: text }),
  'number-invented': fc.record({ name: text, number: text }),
  'number-unreadable': fc.record({ field: path, text }, { requiredKeys: ['text'] }),
  'redirects-broken': fc.record({
    faults: fc.array(
      fc.record(
        {
          line: count,
          address: text,
          cause: one('address', 'reserved', 'other-site', 'status', 'target', 'twice', 'loop', 'target-missing'),
          target: text,
        },
        { requiredKeys: ['line', 'address', 'cause'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    more: count,
  }),
  'redirects-unneeded': fc.record({
    lines: fc.array(fc.record({ line: count, address: text }), { minLength: 1, maxLength: 3 }),
    more: count,
  }),
  'path-unsafe': fc.record({ path: text }),
  'path-twice': fc.record({ address: text, owner: named, other: named }),
  'page-faulty': pageFault,
  'page-words': pageWords,
}
