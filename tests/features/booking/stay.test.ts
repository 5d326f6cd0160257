import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STAY_RULES } from '../../../src/site/reservation.ts'
import type { StayRule } from '../../../src/config/site-types.ts'
import {
  firstCheckOut,
  firstStay,
  stayProblems,
  usualStay,
  withCheckIn,
} from '../../../src/features/booking/rules/stay.ts'
import { addDays, nightsBetween, type Stay } from '../../../src/domain/trip/dates.ts'
import { isOutside } from '../../../src/domain/trip/season.ts'
import { brokenRules, isMarked, keepsRule, rulesOfStay, rulesOn } from '../../../src/domain/trip/stay-rules.ts'

const stay = { checkIn: '2027-06-12', checkOut: '2027-06-19' }

describe('choosing an arrival', () => {
  test('R9.3 nobody chose: three nights from today', () => {
    expect(usualStay('2027-12-30')).toEqual({ checkIn: '2027-12-30', checkOut: '2028-01-02' })
  })

  test('R2.156 begins on the first days that the season and the rules of the hotel allow', () => {
    const days = fc.nat(800).map((ahead) => addDays('2027-01-01', ahead))
    const month = fc.integer({ min: 1, max: 12 }).map((each) => String(each).padStart(2, '0'))
    const season = fc
      .option(fc.record({ from: month, until: month }), { nil: undefined })
      .map((each) => each && { from: `${each.from}-01`, until: `${each.until}-28` })
    const hotels = [...new Set(STAY_RULES.flatMap((rule) => rule.hotels)), 'crystal-aura']
    fc.assert(
      fc.property(fc.constantFrom(...hotels), days, season, (hotel, today, open) => {
        const first = firstStay(hotel, today, open)
        const isTaken = (each: Stay) => !(open && isOutside(open, each)) && brokenRules(hotel, each).length === 0
        expect([first.checkIn >= today, isTaken(first)]).toEqual([true, true])
        const nights = nightsBetween(first.checkIn, first.checkOut)
        for (let day = today; day < first.checkIn; day = addDays(day, 1))
          expect(isTaken({ checkIn: day, checkOut: addDays(day, nights) })).toBe(false)
      }),
    )
    expect(firstStay('crystal-admiral', '2026-11-28', { from: '04-01', until: '10-31' })).toEqual({
      checkIn: '2027-04-01',
      checkOut: '2027-04-04',
    })
  })

  test('R4.16 clears the departure on the desktop', () => {
    expect(withCheckIn(stay, '2027-06-13', 'desktop')).toEqual({ checkIn: '2027-06-13', checkOut: '' })
  })

  test('R4.17 sets the departure three days later on a phone, over the end of a month and a change of clocks', () => {
    expect(withCheckIn(stay, '2027-06-28', 'mobile').checkOut).toBe('2027-07-01')
    // The clocks of Los Angeles and Berlin change in these nights.
    expect(withCheckIn(stay, '2027-03-13', 'mobile').checkOut).toBe('2027-03-16')
    expect(withCheckIn(stay, '2027-10-30', 'mobile').checkOut).toBe('2027-11-02')
  })

  test('the same day again changes nothing', () => {
    expect(withCheckIn(stay, stay.checkIn, 'desktop')).toEqual(stay)
    expect(withCheckIn(stay, stay.checkIn, 'mobile')).toEqual(stay)
  })
})

describe('what is wrong with a stay', () => {
  test('R5.20 a phone takes no departure before the third day, the desktop none before the first', () => {
    expect(firstCheckOut('2027-06-29', 'mobile')).toBe('2027-07-02')
    expect(firstCheckOut('2027-06-29', 'desktop')).toBe('2027-06-30')
    const short = { checkIn: '2027-06-12', checkOut: '2027-06-14' }
    expect(stayProblems(short, '2027-06-01', 'mobile')).toEqual({ checkIn: undefined, checkOut: 'early' })
    expect(stayProblems(short, '2027-06-01', 'desktop')).toEqual({ checkIn: undefined, checkOut: undefined })
  })

  test('days that are missing, gone by or in the wrong order are named', () => {
    expect(stayProblems({ checkIn: '', checkOut: '' }, '2027-06-01')).toEqual({
      checkIn: 'missing',
      checkOut: 'missing',
    })
    expect(stayProblems({ ...stay, checkIn: '2027-05-31' }, '2027-06-01').checkIn).toBe('past')
    expect(stayProblems({ ...stay, checkIn: '2027-06-01' }, '2027-06-01').checkIn).toBeUndefined()
    expect(stayProblems({ checkIn: '2027-06-12', checkOut: '2027-06-12' }, '2027-06-01').checkOut).toBe('early')
    expect(stayProblems({ checkIn: '2027-06-12', checkOut: '2027-06-13' }, '2027-06-01').checkOut).toBeUndefined()
    expect(stayProblems({ checkIn: '', checkOut: '2027-06-01' }, '2027-06-01').checkOut, 'today').toBe('early')
  })
})

describe('rules of a hotel', () => {
  const saturday: StayRule = { kind: 'saturday', hotels: ['a'], from: '07-01', until: '08-31' }
  const newYear: StayRule = { kind: 'minimum-nights', nights: 4, hotels: ['a', 'b'], from: '12-28', until: '01-03' }
  const rules = [saturday, newYear]

  test('R9.10 hold for their hotel and their days alone, first and last day included', () => {
    const days = ['2027-06-30', '2027-07-01', '2027-08-31', '2027-09-01', '2031-07-15']
    expect(days.map((day) => rulesOn('a', day, rules).length)).toEqual([0, 1, 1, 0, 1])
    expect(rulesOn('b', '2027-07-15', rules)).toEqual([])
  })

  test('R9.12 can run over the end of a year', () => {
    const days = ['2027-12-27', '2027-12-28', '2027-12-31', '2028-01-03', '2028-01-04']
    expect(days.map((day) => rulesOn('b', day, rules).length)).toEqual([0, 1, 1, 1, 0])
  })

  test('are told once for a stay, from its arrival or its departure', () => {
    expect(rulesOfStay('a', { checkIn: '2027-06-28', checkOut: '2027-07-03' }, rules)).toEqual([saturday])
    expect(rulesOfStay('a', { checkIn: '2027-07-03', checkOut: '2027-07-10' }, rules)).toEqual([saturday])
    expect(rulesOfStay('a', { checkIn: '2027-07-03', checkOut: '' }, rules)).toEqual([saturday])
  })

  test.each([
    ['saturday', '2027-07-03', '2027-07-10', true],
    ['saturday', '2027-07-03', '2027-07-11', false],
    ['saturday', '2027-07-04', '2027-07-10', false],
    ['sunday', '2027-07-04', '2027-07-11', true],
    ['sunday', '2027-07-03', '2027-07-11', false],
    ['sunday', '2027-07-04', '2027-07-10', false],
    ['half-day', '2027-07-04', '2027-07-05', true],
  ] as const)('R9.10 R9.11 %s: %s to %s keeps it: %s', (kind, checkIn, checkOut, kept) => {
    expect(keepsRule({ ...saturday, kind }, { checkIn, checkOut })).toBe(kept)
  })

  test('R9.9 may hold on one day of the year alone', () => {
    const halfDay: StayRule = { kind: 'half-day', hotels: ['a'], from: '04-15', until: '04-15' }
    const days = ['2027-04-14', '2027-04-15', '2027-04-16', '2028-04-15']
    expect(days.map((day) => rulesOn('a', day, [halfDay]).length)).toEqual([0, 1, 0, 1])
  })

  test.each([
    ['half-day', [true, true, true]],
    ['saturday', [true, false, false]],
    ['sunday', [false, true, false]],
  ] as const)('R9.9 R9.10 R9.11 the calendar points out the days of %s', (kind, marked) => {
    const days = ['2027-07-03', '2027-07-04', '2027-07-05']
    expect(days.map((day) => isMarked({ ...saturday, kind }, day))).toEqual(marked)
  })

  test('R9.12 the calendar points out no day for a least number of nights', () => {
    expect(['2027-12-28', '2028-01-01', '2028-01-02'].some((day) => isMarked(newYear, day))).toBe(false)
  })

  test('R9.12 the least number of nights is kept or not', () => {
    const isKept = (checkOut: string) => keepsRule(newYear, { checkIn: '2027-12-29', checkOut })
    expect(['2028-01-01', '2028-01-02'].map(isKept)).toEqual([false, true])
  })
})
