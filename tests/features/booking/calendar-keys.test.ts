import { describe, expect, test } from 'vitest'
import { dayByKey } from '../../../src/features/booking/bar/dates/calendar-keys.ts'

describe('a key leads from a day of the calendar', () => {
  // 16 June 2027 is a Wednesday.
  test.each([
    ['ArrowLeft', '2027-06-16', '2027-06-15'],
    ['ArrowLeft', '2027-06-01', '2027-05-31'],
    ['ArrowRight', '2027-06-16', '2027-06-17'],
    ['ArrowRight', '2027-12-31', '2028-01-01'],
    ['ArrowUp', '2027-06-16', '2027-06-09'],
    ['ArrowDown', '2027-06-16', '2027-06-23'],
    ['Home', '2027-06-16', '2027-06-14'],
    ['Home', '2027-06-14', '2027-06-14'],
    ['Home', '2027-06-20', '2027-06-14'],
    ['End', '2027-06-16', '2027-06-20'],
    ['End', '2027-06-14', '2027-06-20'],
    ['End', '2027-06-20', '2027-06-20'],
    ['PageUp', '2027-06-16', '2027-05-16'],
    ['PageUp', '2027-01-15', '2026-12-15'],
    ['PageDown', '2027-06-16', '2027-07-16'],
    ['PageDown', '2027-12-15', '2028-01-15'],
  ])('%s from %s to %s', (key, day, target) => expect(dayByKey(key, day)).toBe(target))

  test.each([
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageDown', '2028-01-31', '2028-02-29'],
    ['PageDown', '2027-05-31', '2027-06-30'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    ['PageUp', '2027-12-31', '2027-11-30'],
  ])('%s from %s to the last day of a shorter month, %s', (key, day, target) => expect(dayByKey(key, day)).toBe(target))

  test.each(['Enter', ' ', 'Tab', 'a', 'Escape'])('%j leads nowhere', (key) =>
    expect(dayByKey(key, '2027-06-16')).toBeUndefined(),
  )
})
