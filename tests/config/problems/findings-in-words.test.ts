/** Findings in the words of the desk's readers: all codes, all values, and what the content of whole sites has. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DESK_LOCALES } from '../../../src/desk/views/locales.ts'
import { deskMessages } from '../../../src/desk/messages/index.ts'
import { PROBLEMS, type FindingCode, type ProblemCode } from '../../../src/config/problems/table.ts'
import { inboxView, listedFindings } from '../../../src/desk/server/pages/inbox.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { PROBLEM_VALUES } from './problem-values.ts'
import { siteOf } from '../../harness/site.ts'
import { ANSWERS } from '../../provider/answers.ts'

const CODES = Object.keys(PROBLEM_VALUES) as FindingCode[]
/** Words of English sentences, none of which is Turkish. */
const ENGLISH =
  /\b(?:the|is|are|has|have|not|of|and|expected|received|missing|invalid|instead|characters|status|answer|wrong|undefined|null|left|could|page|picture|field)\b/i

/** All texts and numbers of a value, which may be in any language. */
function partsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'number') return [String(value), String(value + 1)]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(partsOf) : []
}

const withoutValues = (text: string, values: unknown) =>
  partsOf(values)
    .filter((part) => part !== '')
    .sort((left, right) => right.length - left.length)
    .reduce((rest, part) => rest.replaceAll(part, ' '), text)

const detailsOf = (locale: 'tr' | 'en', code: FindingCode, values: unknown) =>
  (deskMessages[locale].details[code] as (values: unknown, names: object) => readonly string[])(values, {
    record: () => '',
    language: () => '',
  })

test('every code of the table has words in each language of the desk', () => {
  for (const locale of DESK_LOCALES) {
    const { problems, inbox, details } = deskMessages[locale]
    for (const code of Object.keys(PROBLEMS) as ProblemCode[]) {
      const title = code in inbox.kinds ? inbox.kinds[code as FindingCode].title : problems[code as never]
      expect(title, `${locale} ${code}`).toMatch(/.{8}/)
      if (locale === 'tr') expect(title).not.toMatch(ENGLISH)
    }
    expect(Object.keys(details).sort()).toEqual(Object.keys(inbox.kinds).sort())
  }
})

test('every field of the contract has a label in each language of the desk', () => {
  const fieldsIn = (shape: unknown): string[] =>
    shape === null || typeof shape !== 'object'
      ? []
      : Object.entries(shape).flatMap(([key, value]) => [
          ...(Array.isArray(shape) || key.endsWith('*') ? [] : [key.replace(/\?$/, '')]),
          ...fieldsIn(value),
        ])
  const names = [...new Set(Object.values(ANSWERS).flatMap(fieldsIn))]
  expect(names.length).toBeGreaterThan(70)
  for (const locale of DESK_LOCALES)
    expect(Object.keys(deskMessages[locale].fields), locale).toEqual(expect.arrayContaining(names))
})

test.each(CODES)('%s: whatever its values are, no English sentence is in Turkish words', (code) => {
  fc.assert(
    fc.property(PROBLEM_VALUES[code] as fc.Arbitrary<object>, (values) => {
      for (const locale of DESK_LOCALES) {
        const lines = detailsOf(locale, code, values)
        expect(lines.length).toBeGreaterThan(0)
        for (const line of lines) expect(line.trim()).not.toBe('')
        if (locale === 'tr') for (const line of lines) expect(withoutValues(line, values)).not.toMatch(ENGLISH)
      }
    }),
  )
})

test('a field that is missing, and one of another kind, are named as editors know them', () => {
  const fault = { at: ['heroSlides', 1], field: ['file'], issue: { code: 'missing', type: 'object', received: 'null' } }
  const values = {
    faults: [fault, { at: [], field: ['title'], issue: { code: 'type', type: 'string', received: 'x' } }],
  }
  expect(detailsOf('tr', 'part-dropped', values)).toEqual([
    'Açılış slaytları 2 › Dosya: eksik',
    'Başlık: değeri uygun değil; metin olmalı',
  ])
  expect(detailsOf('en', 'part-dropped', values)).toEqual([
    'Opening slides 2 › File: is missing',
    'Title: has an unsuitable value; it must be text',
  ])
})

describe.each(['badRecords', 'hostileText', 'sparse', 'noRussian'] as const)('the site of %s', (world) => {
  test('has findings whose Turkish words hold no English', async () => {
    const site = await siteOf(world, { plain: true })
    const state = openState(site.stateFolder)
    const parts = { state, desk: {}, media: { retry: async () => {} } }
    const all = listedFindings(state)
    expect(all.length).toBeGreaterThan(0)
    const values = [...all.map(({ problem }) => problem.values), ...all.map(({ problem }) => problem.resource)]
    for (const code of new Set(all.map(({ problem }) => problem.code))) {
      const query = new URLSearchParams({ kind: code })
      const asked = { locale: 'tr', number: NaN, path: '', query, origin: '' } as const
      const { groups } = await inboxView(parts as never, asked)
      for (const { details } of groups.flatMap(({ findings }) => findings)) {
        expect(details.length, code).toBeGreaterThan(0)
        for (const line of details) expect(withoutValues(line, values), code).not.toMatch(ENGLISH)
      }
    }
  })
})
