import { describe, expect, test } from 'vitest'
import { namesIn } from '../../../src/features/booking/bar/dates/names.ts'

describe('names of days and months', () => {
  test.each([
    ['tr', 'Paz', 'Cumartesi', 'Ocak', 'Aralık', /16 Haziran 2027/],
    ['en', 'Su', 'Saturday', 'January', 'December', /^Wednesday.*2027/],
    ['de', 'So', 'Samstag', 'Januar', 'Dezember', /^Mittwoch, 16\. Juni 2027$/],
    ['ru', 'вс', 'суббота', 'Январь', 'Декабрь', /16 июня 2027/],
  ])('%s: from Sunday to Saturday, months as they stand alone, a day in full', (locale, sunday, saturday, ...rest) => {
    const [january, december, whole] = rest
    const { weekdays, months, day } = namesIn(locale)
    expect(day(new Date(2027, 5, 16))).toMatch(whole)
    expect([weekdays.shorthand.length, weekdays.longhand.length, months.longhand.length]).toEqual([7, 7, 12])
    expect([weekdays.shorthand[0], weekdays.longhand[6]]).toEqual([sunday, saturday])
    expect([months.longhand[0], months.longhand[11], months.shorthand[11]]).toEqual([january, december, december])
  })

  test('short ones fit a column of the calendar', () => {
    for (const locale of ['tr', 'en', 'de', 'ru'])
      for (const name of namesIn(locale).weekdays.shorthand) expect(name, locale).toMatch(/^\p{L}{2,3}$/u)
  })

  test('are learnt once', () => {
    expect(namesIn('en')).toBe(namesIn('en'))
    expect(namesIn('de')).not.toBe(namesIn('en'))
  })
})
