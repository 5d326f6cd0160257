/** A hotel's day for the ages of a query, whatever the hotel calls its things. */
import { expect, test } from 'vitest'
import { dayView } from '../../../src/features/day/answer.ts'
import type { ChildRule } from '../../../src/records/readings.ts'
import type { DayBody, DayLaneView, PageView } from '../../../src/views/view.ts'

const FOUR_TO_SIX = { ages: { from: 4, to: 6 } }
const HOURS = [
  { from: '10:00', to: '12:00' },
  { from: '14:00', to: '17:00' },
]
const lane = (name: string, rule?: ChildRule): DayLaneView => ({ name, hours: HOURS, rule })

async function asked(lanes: DayLaneView[], query: string, locale: 'en' | 'ru' = 'en') {
  const groups: DayBody['groups'] = [{ name: 'children', title: 'Children', lanes }]
  const page = { switcher: [{ href: '/de/x' }], body: { kind: 'day', groups } as DayBody } as PageView<DayBody>
  const view = await dayView(page, { locale, path: '/x', parameters: new URLSearchParams(query) })
  if (!view) return undefined
  const { groups: judged, answer } = view.body as DayBody
  const fits = judged.flatMap(({ lanes: all }) =>
    all.flatMap(({ fit, parts = [] }) => [fit, ...parts.map((part) => part.fit)]),
  )
  return {
    answer: answer!,
    fits,
    words: fits.map((fit) => fit?.words),
    languages: view.switcher.map(({ href }) => href),
  }
}

test('what fits is named with its hours, slides by their names alone', async () => {
  const crabs = { ...lane('$&amp; <b>"', FOUR_TO_SIX), parts: [{ name: 'Fall', rule: { height: 100 } }] }
  const { answer, fits, languages } = (await asked([crabs, lane('Spa')], 'age=5&utm=x'))!
  expect(answer.rows).toEqual([
    {
      age: '5 years',
      fitting: [
        { name: '$&amp; <b>"', hours: '10:00–12:00, 14:00–17:00' },
        { name: 'Slides: Fall', hours: '' },
      ],
    },
  ])
  expect(fits.map((fit) => fit?.state)).toEqual(['yes', 'yes', undefined])
  expect(languages).toEqual(['/de/x?age=5&utm=x'])
})

test('each child is told apart, equal ages are said once, and the fields keep their order', async () => {
  const { answer, words } = (await asked(
    [lane('Crabs', FOUR_TO_SIX), lane('Gulls', { ages: { from: 8 } })],
    'age=9&age=4',
  ))!
  expect([answer.given, answer.title]).toEqual([[9, 4], 'For children aged 4 and 9 years'])
  expect(words).toEqual(['Fits: 4 years · up to 6 years', 'Fits: 9 years · from 8 years'])
  const twins = (await asked([lane('Crabs', FOUR_TO_SIX)], 'age=5&age=5'))!
  expect(twins.answer.rows.map(({ age }) => age)).toEqual(['5 years'])
})

test('where nothing fits, it is said why', async () => {
  const { answer, words } = (await asked([lane('Crabs', FOUR_TO_SIX), lane('Fall', { height: 140 })], 'age=2&age=8'))!
  expect(answer.rows.map(({ fitting }) => fitting)).toEqual([[], []])
  expect(words).toEqual(['from 4 years, up to 6 years', 'from 140 cm (8 years: about 127 cm)'])
})

test('Russian counts as it does', async () => {
  const { answer, words } = (await asked([lane('Крабы', { ages: { from: 21 } })], 'age=1&age=2', 'ru'))!
  expect([answer.title, ...words]).toEqual(['Возраст: 1 и 2 года', 'с 21 года'])
})

test('a page without a rule, and a query without an age, stay as they are published', async () => {
  expect(await asked([lane('Spa')], 'age=5')).toBeUndefined()
  expect(await asked([lane('Crabs', FOUR_TO_SIX)], 'age=18&q=5')).toBeUndefined()
})
