import { expect, test } from 'vitest'
import { isOutside } from '../../../src/domain/trip/season.ts'

const SUMMER = { from: '04-01', until: '10-31' }
const WINTER = { from: '12-15', until: '03-31' }
const TO_FEBRUARY = { from: '12-01', until: '02-29' }

test.each([
  [SUMMER, '2027-04-01', '2027-10-31', false],
  [SUMMER, '2027-03-31', '2027-04-05', true],
  [SUMMER, '2027-10-28', '2027-11-01', true],
  [SUMMER, '2027-10-28', '', false],
  [SUMMER, '2027-11-01', '', true],
  [SUMMER, '', '2027-11-01', true],
  [SUMMER, '', '2027-10-31', false],
  [SUMMER, '2027-10-31', '2028-04-01', true],
  [WINTER, '2027-12-30', '2028-01-03', false],
  [WINTER, '2027-12-14', '2027-12-20', true],
  [TO_FEBRUARY, '2028-02-26', '2028-02-29', false],
  [TO_FEBRUARY, '2028-02-26', '2028-03-01', true],
  [TO_FEBRUARY, '2027-02-26', '2027-02-28', false],
  [TO_FEBRUARY, '2027-02-26', '2027-03-01', true],
])('a stay is outside of a season: %j, %s to %s: %s', (season, checkIn, checkOut, isThat) => {
  expect(isOutside(season, { checkIn, checkOut })).toBe(isThat)
})
