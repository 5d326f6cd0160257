import { describe, expect, test } from 'vitest'
import { daysOf, onlyDays, weekdaysIn } from '../../../src/provider/read/weekdays.ts'

describe('days that a text names', () => {
  test.each([
    ['The market is on Wednesdays.', [3]],
    ['Together on Tuesdays and Thursdays, 06:30.', [2, 4]],
    ['DJs play Tuesday to Sunday', [2, 3, 4, 5, 6, 7]],
    ['The Friday band', [5]],
    ['Mittwochs um neun setzt sich jemand ans Klavier.', [3]],
    ['Am Samstagabend ein Stück auf den Stufen', [6]],
    ['Täglich von Freitag bis Montag', [1, 5, 6, 7]],
    ['Salı günleri saat beşte', [2]],
    ['Cumartesileri pazar kurulur.', [6]],
    ['Cuma pazarına on bir dakika', [5]],
    ['DJ’ler salıdan pazara çalar', [2, 3, 4, 5, 6, 7]],
    ['Pazar akşamları iğneyi plağa misafirler koyar.', [7]],
    ['По средам рынок, по субботам тоже.', [3, 6]],
    ['со вторника по четверг', [2, 3, 4]],
    ['Pazarlık yalnızca halıcıda yapılır.', []],
    ['Salıncak bahçede', []],
    ['Sechs Montageständer, zwei Mechaniker', []],
    ['Средиземное море и среди сосен', []],
    ['A monument of the sunset', []],
  ])('%s', (text, days) => expect(weekdaysIn(text)).toEqual(days))

  test('may be short where nothing else is named', () => {
    for (const text of ['Tue, Thu, Sat', 'Di, Do, Sa', 'Вт, чт, сб', 'Salı, perşembe, cumartesi'])
      expect(weekdaysIn(text, true), text).toEqual([2, 4, 6])
    expect(weekdaysIn('Do sit on the mat')).toEqual([])
  })
})

test.each([
  'Every evening but Monday',
  'Täglich außer Montag',
  'Ежедневно, кроме понедельника',
  'Pazartesi hariç her akşam',
])('%s is about the other days', (text) => expect(daysOf(text)).toEqual([2, 3, 4, 5, 6, 7]))

test.each([
  ['Tuesdays, Thursdays and Saturdays only.', [2, 4, 6]],
  ['Nur dienstags, donnerstags und samstags.', [2, 4, 6]],
  ['Yalnız salı, perşembe ve cumartesi.', [2, 4, 6]],
  ['Только по вторникам, четвергам и субботам.', [2, 4, 6]],
  ['The market is on Wednesdays.', undefined],
  ['From May to October every evening, in winter only for Sunday lunch, with a blanket on each chair.', undefined],
])('%s says on which days alone', (text, days) => expect(onlyDays(text)).toEqual(days))
