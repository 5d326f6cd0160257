/** What hotels write of hours, ages and heights, in four languages. */
import { describe, expect, test } from 'vitest'
import {
  agesIn,
  heightIn,
  hoursIn,
  isAgeLabel,
  isHeightLabel,
  isHoursLabel,
  isMinimumLabel,
  lifeguardsIn,
  openingIn,
} from '../../../src/provider/read/hours-and-ages.ts'
import { listed } from '../../harness/listed.ts'

test.each([
  ['10:00–13:00', ['10:00–13:00']],
  ['Open 10:00–12:30, 14:00–17:00.', ['10:00–12:30', '14:00–17:00']],
  ['lifeguards are on duty from 8:00 to 19:00', ['08:00–19:00']],
  ['von 8.00 bis 19.00 Uhr', ['08:00–19:00']],
  ['с 08:00 до 19:00', ['08:00–19:00']],
  ['08:00 ile 19:00 arasında', ['08:00–19:00']],
  ['20:00–24:00', ['20:00–24:00']],
  ['saat 10.00–12.30', ['10:00–12:30']],
])('hours in %j', (text, spans) => {
  expect(hoursIn(text).map(({ from, to }) => `${from}–${to}`)).toEqual(spans)
})

test.each(
  listed(
    `from 10 to 12 | 110:00–12:00 | 25:00–26:00 | 10:00–10:75 | 24:30–25:00 | 1:20–1:60 | 1:20–1:50 m | 10.00–12.30 | 01.05–01.10 | 15.05 – 31.10 | 12.50–15.00 € | € 12.50–15.00 | 120 cm`,
  ),
)('no hours are in %j', (text) => expect(hoursIn(text)).toEqual([]))

test.each([
  ['10.00–12.30', ['10:00–12:30']],
  ['8.00–9.05', ['08:00–09:05']],
])('where a column is of hours, those in %j', (text, spans) => {
  expect(hoursIn(text, true).map(({ from, to }) => `${from}–${to}`)).toEqual(spans)
})

test.each(
  listed(`01.05–01.10 | 15.05.–15.10. | 1.20–1.60 m | 1.20–1.50 m | 12.50–15.00 € | 12.50–15.00 TL | €12.50–15.00`),
)('where a column is of hours, none are in %j', (text) => expect(hoursIn(text, true)).toEqual([]))

test.each([
  ['4–6 yaş', { from: 4, to: 6 }],
  ['1–3 years, with a parent', { from: 1, to: 3 }],
  ['6 ay–3 yaş', { from: 0, to: 3 }],
  ['6 months to 3 years', { from: 0, to: 3 }],
  ['18 Monate bis 3 Jahre', { from: 1, to: 3 }],
  ['От 6 месяцев до 3 лет', { from: 0, to: 3 }],
  ['10–16 лет', { from: 10, to: 16 }],
  ['16 and over', { from: 16 }],
  ['12 ve üstü', { from: 12 }],
  ['16 ve üzeri', { from: 16 }],
  ['Ab 16', { from: 16 }],
  ['С 16 лет', { from: 16 }],
  ['18+, next door 16–19', { from: 18 }],
  ['Ab 18, nebenan 16–19', { from: 18 }],
  ['up to 12 years', { to: 12 }],
  ['bis 12 Jahre', { to: 12 }],
  ['12 yaş ve altı', { to: 12 }],
  ['до 12 лет', { to: 12 }],
  ['7', { from: 7, to: 7 }],
  ['7 лет', { from: 7, to: 7 }],
  ['Age: 7 years', { from: 7, to: 7 }],
  ['6–12 months', { from: 0, to: 1 }],
  ['0-36 ay', { from: 0, to: 3 }],
  ['ab 6 Monaten', { from: 0 }],
  ['ab 18 Monaten', { from: 1 }],
  ['from 6 months', { from: 0 }],
  ['up to 18 months', { to: 2 }],
  ['18 Monate und älter', { from: 1 }],
  ['18 ay', { from: 1, to: 2 }],
  ['at least 16', { from: 16 }],
  ['mindestens 16', { from: 16 }],
  ['16 years and above', { from: 16 }],
  ['16 yaş üstü', { from: 17 }],
  ['не младше 16 лет', { from: 16 }],
  ['не старше 12 лет', { to: 12 }],
  ['ages 3 and up', { from: 3 }],
  ['12 yaşına kadar', { to: 12 }],
  ['höchstens 12', { to: 12 }],
  ['between 4 and 7', { from: 4, to: 7 }],
  ['zwischen 4 und 7 Jahren', { from: 4, to: 7 }],
  ['4 ile 7 yaş arası', { from: 4, to: 7 }],
  ['4–7 yaş arası', { from: 4, to: 7 }],
  ['under 24 months', { to: 1 }],
  ['over 18 months', { from: 1 }],
  ['mindestens 16 Jahre alt', { from: 16 }],
])('ages in %j', (text, ages) => expect(agesIn(text)).toEqual(ages))

test.each(
  listed(`4 to under 12 | over 4 and under 12 | everybody | except under 4s | кроме детей до 4 | bis 12 (ausgenommen)
    4–7, 8–12 | 8 to 12, with parents from 5
    Under 16: no entry | 12 yaş altı giremez | not suitable for children under 16 | 4 and 7 | 2 groups
    6–12 mths | from 10 minutes | daily from 10:00 | from 4.5`),
)('R7.48: no ages are in %j', (text) => expect(agesIn(text)).toBeUndefined())

test.each(
  listed(
    '120 cm = 120 | 95 см = 95 | 1,20 m = 120 | 1.4 м = 140 | 120–190 cm = 120 | от 90 до 120 см = 90 | 200 cm = 200 | 60 cm = 60 | over 120 cm = 121 | 120 cm’den uzun = 121',
  ).map((each) => each.split(' = ') as [string, string]),
)('a height in %j', (text, height) => expect(heightIn(text)).toBe(Number(height)))

test.each(
  listed(
    `no limit | 8 metres | 1120 m² | 59 cm | 12 m | 90 m | 1,2 m/s | 15 м/с | max. 140 cm | 120 cm altı | 120 cm and under | bis 140 cm`,
  ),
)('no height is in %j', (text) => expect(heightIn(text)).toBeUndefined())

test.each([
  ...['under 12', 'Under-12s', 'younger than 12', 'unter 12', 'jünger als 12 Jahre', 'младше 12', 'моложе 12 лет'],
  ...['12 yaşından küçük', '12 yaş altı', '12 yaşın altında', '12’den küçük'],
])('R7.48: %j excludes the age', (text) => expect(agesIn(text)).toEqual({ to: 11 }))

test.each(['over 16', 'older than 16', 'über 16', 'älter als 16', 'старше 16 лет', '16 yaşından büyük'])(
  'R7.48: %j excludes the age, too',
  (text) => expect(agesIn(text)).toEqual({ from: 17 }),
)

describe('columns', () => {
  test.each(['Saatler', 'Hours', 'Opening times', 'Zeiten', 'Часы'])('%s is of hours', (head) =>
    expect(isHoursLabel(head)).toBe(true),
  )
  test.each(['Depth', 'Price', 'Saison', 'Season'])('%s is not of hours', (head) =>
    expect(isHoursLabel(head)).toBe(false),
  )
  test.each(['Minimum height', 'En az boy', 'Mindestgröße', 'Рост от', 'Height'])(
    '%s is of the least, or not',
    (head) => expect(isMinimumLabel(head)).toBe(head !== 'Height'),
  )
  test.each(['Yaş', 'Yaş grubu', 'Age', 'Ages', 'Alter', 'Altersgruppe', 'Mindestalter', 'Возраст'])(
    '%s is of age',
    (head) => expect(isAgeLabel(head)).toBe(true),
  )
  test.each(['Boy sınırı', 'Minimum height', 'Mindestgröße', 'Рост от'])('%s is of height', (head) =>
    expect(isHeightLabel(head)).toBe(true),
  )
  test.each(['Group', 'Saatler', 'Page', 'Area', 'Alternative', 'Yaşam alanı', 'Скорость', 'Boys', 'Maximum height'])(
    '%s is of neither',
    (head) => expect([isAgeLabel(head), isHeightLabel(head)]).toEqual([false, false]),
  )
})

describe('of paragraphs', () => {
  const said = ['The water is warm from 09:00 to 10:00.', 'Open 10:00–13:00.', 'Lifeguards from 08:00 to 19:00.']
  test('the one that says when it is open counts', () => {
    expect(openingIn(said)).toEqual([{ from: '10:00', to: '13:00' }])
    expect(lifeguardsIn(said)).toEqual([{ from: '08:00', to: '19:00' }])
  })
  test('two that say the same count as one', () => {
    expect(openingIn([...said, 'It opens from 10.00 to 13.00.'])).toEqual([{ from: '10:00', to: '13:00' }])
  })
  test.each(
    listed(`
    Open 10:00–13:00. | It opens from 10.00 to 13.00. | Çalışma saatleri: 10:00–13:00. | Park 10.00–13.00 arasında açıktır.
    Geöffnet 10:00–13:00 Uhr. | Geöffnet von 10.00 bis 13.00 Uhr | Часы работы: 10:00–13:00. | Парк работает с 10:00 до 13:00.`),
  )('%j says it', (text) => expect(openingIn([text])).toEqual([{ from: '10:00', to: '13:00' }]))
  test.each([
    'At the hours of the night swim it is lit. Between 13:00–15:00 the water rests.',
    'Gece yüzüşü saatlerinde 22.00’ye kadar çalışır. Öğleyin 13.00–15.00 arasında su durur.',
    'The open sea: boats at 10:00–13:00.',
  ])('%j does not', (text) => expect(openingIn([text])).toEqual([]))
  test('two that say different things count as none', () => {
    expect(openingIn([...said, 'The bar is open 11:00–18:00.'])).toEqual([])
    expect(openingIn(['Open all day.'])).toEqual([])
  })
})
