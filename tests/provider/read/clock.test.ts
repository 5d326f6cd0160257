/** Times of day as people write them, on a clock of 24 hours or of 12, in four languages. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursIn, timeIn } from '../../../src/provider/read/hours-and-ages.ts'
import { listed } from '../../harness/listed.ts'

describe('R7.48: hours with am and pm', () => {
  test.each([
    ['2:00 – 5:30 pm', '14:00–17:30'],
    ['2:00-5:30pm', '14:00–17:30'],
    ['2–5 p.m.', '14:00–17:00'],
    ['from 9 to 5 pm', '09:00–17:00'],
    ['9 a.m. to 5 p. m.', '09:00–17:00'],
    ['9 AM - 5', '09:00–17:00'],
    ['10:00 – 2:00 pm', '10:00–14:00'],
    ['8:00 pm – 1:00', '20:00–01:00'],
    ['11 pm – 12 am', '23:00–00:00'],
    ['10:00 am – noon', '10:00–12:00'],
    ['12 noon – 3 pm', '12:00–15:00'],
    ['9 pm to midnight', '21:00–00:00'],
    ['2:00 pm – 17:30', '14:00–17:30'],
    ['9:00 am – 11:00 am and 2:00 – 4:00 pm', '09:00–11:00 14:00–16:00'],
    ['between 9 and 11 am', '09:00–11:00'],
    ['ÖS 2:00–5:30', '14:00–17:30'],
    ['öğleden sonra 2:00–5:30', '14:00–17:30'],
    ['akşam 8:00 – 10:00', '20:00–22:00'],
    ['sabah 7:00–10:00', '07:00–10:00'],
    ['7–10:30 Uhr abends', '19:00–22:30'],
    ['с 2:00 до 5:30 дня', '14:00–17:30'],
    ['с 9 часов утра до 6 часов вечера', '09:00–18:00'],
    ['18:00 – полночь', '18:00–00:00'],
    ['10:00–13:00 am Strand', '10:00–13:00'],
  ])('%j are %j', (text, hours) => {
    expect(
      hoursIn(text, true)
        .map(({ from, to }) => `${from}–${to}`)
        .join(' '),
    ).toBe(hours)
  })

  test.each([
    ['Every Tuesday at 9:00 pm', { from: '21:00' }],
    ['Fridays, 9 p.m.', { from: '21:00' }],
    ['Fridays, ９：00 ㏘', { from: '21:00' }],
    ['Every Tuesday at noon', { from: '12:00' }],
    ['9 am Tuesdays', { from: '09:00' }],
    ['Tuesday evening at 9:00', { from: '21:00' }],
    ['Salı akşamı saat 9:00', { from: '21:00' }],
    ['Dienstags um 9 Uhr abends', { from: '21:00' }],
    ['По вторникам в 9 часов вечера', { from: '21:00' }],
    ['Sundays 2–5 pm', { from: '14:00', to: '17:00' }],
    ['Am Dienstag um 9:00 am Strand', { from: '09:00' }],
  ])('%j begins at %j', (text, time) => expect(timeIn(text)).toEqual(time))

  test.each(
    listed(`10:00–12:00, 2:00–5:30 pm | 9:00 – 12 am | 9:00 – midnight | 14:00 am – 3 pm
      mornings and evenings, 9:00–11:00 | Dinner 6:30 – 9:00 | Level 2 – 9 pm | Dinner from 7 pm - 2 courses
      Shows at 10:00 and 15:00 | Fridays, 9:00p | Samstags 12.50 € | Am Dienstag, 15.05. | Platz 9 am Strand
      Um 12 am Strand | Open until 9 pm | Salıları 21:00’e kadar | на 2 дня | for 2 nights
      Jazz night, Fridays at 9:00 | Fridays at half past 9 pm | Freitags halb 9 Uhr abends | Fridays at 3:00
      The bar closes at 21:00 on Fridays | Am 12.05. um 20 Uhr | Closed 13:00–15:00 | 13:00–15:00 Uhr geschlossen
      saat 13:00–15:00 arası kapalı | перерыв с 13:00 до 15:00 | Lunch 12:00–2:00 | Lunch from 1:00 to 3:00 | Open 10:00–6:00`),
  )('%j begins at no time that is known', (text) => expect([hoursIn(text, true), timeIn(text)]).toEqual([[], {}]))
})

describe('R7.48: hours of any day', () => {
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const locale = fc.constantFrom('tr', 'en', 'en-GB', 'de', 'ru')
  const clocks = fc.constantFrom(
    { hour12: false },
    { hour12: true },
    { hour12: true, dayPeriod: 'long' },
    { hour12: true, dayPeriod: 'short' },
  )
  const format = (language: string, clock: object) =>
    new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', ...clock })
  const iso = (time: number) => new Date(time * 60_000).toISOString().slice(11, 16)

  test('are read as any language writes them, or not at all', () => {
    fc.assert(
      fc.property(
        locale,
        clocks,
        minutes,
        minutes,
        fc.constantFrom(' – ', '-', ' - '),
        (language, clock, from, to, dash) => {
          fc.pre(from !== to)
          const say = format(language, clock)
          const texts = [`${say.format(from * 60_000)}${dash}${say.format(to * 60_000)}`]
          if (from < to) texts.push(say.formatRange(from * 60_000, to * 60_000))
          for (const text of texts)
            expect([[], [{ from: iso(from), to: iso(to) }]], text).toContainEqual(hoursIn(text, true))
          expect([{}, { from: iso(from) }]).toContainEqual(timeIn(say.format(from * 60_000)))
        },
      ),
    )
  })

  test('are always read with am and pm', () => {
    fc.assert(
      fc.property(fc.constantFrom('en', 'en-GB', 'de', 'ru', 'tr'), minutes, minutes, (language, from, to) => {
        fc.pre(from < to)
        const say = format(language, { hour12: true })
        expect(hoursIn(say.formatRange(from * 60_000, to * 60_000), true)).toEqual([{ from: iso(from), to: iso(to) }])
        expect(timeIn(say.format(from * 60_000))).toEqual({ from: iso(from) })
      }),
    )
  })
})
