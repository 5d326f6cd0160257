/** What a query is told in words. */
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/config/locales.ts'
import { finderView } from '../../../src/features/halls/finder-view.ts'
import { translator } from '../../../src/i18n/index.ts'

const SIDE = { hotel: { name: 'Koy' }, region: { code: 'SIDE' } }
const KEMER = { hotel: { name: 'Tepe' }, region: { code: 'KEMER' } }
const HALLS = [
  { ...SIDE, key: 'koy/Oak', seats: { theatre: 400, banquet: 260 } },
  { ...SIDE, key: 'koy/Elm', seats: { theatre: 300 } },
  { ...KEMER, key: 'tepe/Ash', seats: { theatre: 90 } },
]

describe.each(LOCALES)('in %s', (locale) => {
  const t = translator(locale)
  const view = (query: string) => finderView({ path: '/halls', locale, halls: HALLS }, new URLSearchParams(query))
  const people = (count: number) => t('counts.persons', { count })

  test('nothing is shown for want of room, or for want of the seating where no number was asked for', () => {
    expect(view('persons=900').none).toBe(t('halls.none'))
    const unseated = view('where=tepe&seating=banquet')
    expect(unseated.shown).toEqual([])
    expect(unseated.none).toBe(t('halls.noneSeated'))
    expect(unseated.none).not.toBe(t('halls.none'))
  })

  test('the largest hall is one of a place only where a place was asked for', () => {
    const fewer = (query: string) => view(query).ways.at(-1)!.text
    expect(fewer('persons=900')).toBe(t('halls.largest', { persons: people(400) }))
    expect(fewer('persons=900&where=tepe')).toBe(t('halls.fewer', { persons: people(90) }))
  })

  test('two halls together are asked for with the number of people', () => {
    const pair = view('persons=700').ways[0]!
    expect(pair.text).toBe(t('halls.pair', { hotel: 'Koy', first: 'Oak', second: 'Elm', persons: people(700) }))
    const both = view(`${pair.href.split('?')[1]}&ask=koy/Oak`)
    expect(both.shown).toHaveLength(2)
    expect(both.total).toBe(t('counts.halls', { count: 2 }))
    expect(both.inquiry!.subject).toBe(`Oak, Koy: ${people(700)}`)
  })
})
