import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageOn,
  arrivingOn,
  birthDates,
  birthProblem,
  childBorn,
  clampAdults,
  clampAge,
  clampChildren,
  guestsFit,
  withChildren,
  USUAL_GUESTS,
} from '../../../src/domain/trip/guests.ts'

describe('limits', () => {
  test('R5.13 a search starts with 2 adults and no children', () => {
    expect(USUAL_GUESTS).toEqual({ adult: 2, child: [] })
  })

  test('R5.14 adults are at least one', () => {
    expect([0, -4, 1, 2].map(clampAdults)).toEqual([1, 1, 1, 2])
  })

  test('R5.29 adults have no upper limit', () => {
    expect([9, 10, 14, 200].map(clampAdults)).toEqual([9, 10, 14, 200])
  })

  test('R5.15 children are at most three', () => {
    expect([4, 3, 2, 0, -1].map(clampChildren)).toEqual([3, 3, 2, 0, 0])
    expect(withChildren(USUAL_GUESTS, 4).child).toHaveLength(3)
  })

  test('R5.17 an age is 0 to 11', () => {
    expect([-1, 0, 6, 11, 12].map(clampAge)).toEqual([0, 0, 6, 11, 11])
    expect(childBorn('01.01.2010', '2027-06-01').age).toBe(11)
    expect(childBorn('01.01.2030', '2027-06-01').age).toBe(0)
  })

  test('R5.16 a new child is 0 years old, and those before it stay as they are', () => {
    const one = { adult: 2, child: [childBorn('03.09.2020', '2027-06-01')] }
    expect(withChildren(one, 2).child).toEqual([
      { age: 6, birthdate: '03.09.2020' },
      { age: 0, birthdate: '' },
    ])
  })
})

describe('the age of a child', () => {
  test.each([
    ['the day before the birthday', '2027-06-11', 6],
    ['on the birthday', '2027-06-12', 7],
    ['the day after the birthday', '2027-06-13', 7],
  ])('R5.18 is counted in whole years on the day of arrival: %s', (_, arrival, age) => {
    expect(ageOn('2020-06-12', arrival)).toBe(age)
    expect(childBorn('12.06.2020', arrival)).toEqual({ age, birthdate: '12.06.2020' })
  })

  test('R5.18 follows another day of arrival', () => {
    const guests = { adult: 1, child: [childBorn('12.06.2020', '2027-06-11')] }
    expect(arrivingOn(guests, '2027-06-12').child[0]!.age).toBe(7)
  })

  test('R5.18 of a child of 29 February changes on 1 March', () => {
    expect(ageOn('2020-02-29', '2027-02-28')).toBe(6)
    expect(ageOn('2020-02-29', '2027-03-01')).toBe(7)
  })

  test.each([
    ['12.06.2027', undefined],
    ['13.06.2015', undefined],
    ['12.06.2015', 'outside'],
    ['13.06.2027', 'outside'],
    ['31.02.2020', 'invalid'],
    ['nonsense', 'invalid'],
    ['', 'missing'],
  ] as const)(
    'R5.28 born on %j and arriving on 12.06.2027: %s, and sent only without a problem',
    (birthdate, problem) => {
      const guests = { adult: 2, child: [{ age: 0, birthdate }] }
      expect(birthProblem(guests.child[0]!, '2027-06-12')).toBe(problem)
      expect(birthDates(guests, '2027-06-12')).toHaveLength(problem ? 0 : 1)
      expect(guestsFit(guests, 'crystal-flora', '2027-06-12')).toBe(!problem)
    },
  )

  test('R5.28 does not matter in a hotel for adults, which takes none', () => {
    const guests = { adult: 2, child: [childBorn('03.09.2020', '2027-06-12')] }
    expect(guestsFit(guests, 'crystal-aura', '2027-06-12')).toBe(false)
    expect(guestsFit(USUAL_GUESTS, 'crystal-aura', '2027-06-12')).toBe(true)
  })

  test('R5.17 is 0 to 11 whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date({ noInvalidDate: true }).map(String)), (text) => {
        const { age } = childBorn(text, '2027-06-01')
        expect(age >= 0 && age <= 11).toBe(true)
      }),
    )
  })
})

test.each(['', '31.02.2020', 'abc'])('R5.19 the birth date %j is dropped, and the child counts', (birthdate) => {
  const guests = { adult: 2, child: [childBorn(birthdate, '2027-06-01'), childBorn('3.9.2020', '2027-06-01')] }
  expect(birthDates(guests, '2027-06-01')).toEqual(['2020-09-03'])
  expect(guests.child).toHaveLength(2)
})
