/** A stay in words of the page's language: on the reservation page, and in the message that a request for a stay is sent as. */
import type { Locale } from '../../../config/locales.ts'
import type { Translate } from '../../../i18n/index.ts'
import { nightsBetween, parseDate, showDate, type Stay } from '../../../domain/trip/dates.ts'
import { birthProblem, type Guests } from '../../../domain/trip/guests.ts'

export type Fact = [name: string, value: string]

interface DescribedStay extends Stay {
  guests: Guests
  room?: string | undefined
}

export function guestsInWords({ adult, child }: Guests, t: Translate): string {
  const words = [t('counts.adults', { count: adult })]
  if (child.length > 0) words.push(t('counts.children', { count: child.length }))
  return words.join(', ')
}

/** Dates that are not chosen yet say so. The hours of the house are those of the hotel, which the page lists. */
export function stayFacts({ checkIn, checkOut, guests, room }: DescribedStay, t: Translate, locale: Locale): Fact[] {
  const day = (iso: string) =>
    iso ? `${weekdayIn(locale, iso)}, ${showDate(iso)}` : t('components.common.search.dateMissing')
  const ages = guests.child.flatMap((each) => (birthProblem(each, checkIn) ? [] : [each.age])).join(', ')
  return [
    ...(room ? [[t('pages.reservation.room'), room] satisfies Fact] : []),
    [t('components.common.search.checkIn'), day(checkIn)],
    [t('components.common.search.checkOut'), day(checkOut)],
    [t('pages.reservation.nights'), checkIn && checkOut ? String(nightsBetween(checkIn, checkOut)) : '–'],
    [t('components.common.search.guests'), guestsInWords(guests, t) + (ages && ` (${ages})`)],
  ]
}

/** Each child with its age on the day of arrival. */
export function childFacts({ checkIn, guests }: DescribedStay, t: Translate): Fact[] {
  return guests.child.map((child, index) => {
    const birth = birthProblem(child, checkIn) ? undefined : parseDate(child.birthdate)
    const age = t('counts.ageOnArrival', { count: child.age })
    const name = t('components.common.search.birthDate', { number: index + 1 })
    return [name, birth ? `${showDate(birth)} (${age})` : t('components.common.search.birthDateMissing')]
  })
}

function weekdayIn(locale: string, iso: string): string {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const name = format(Date.parse(`${iso}T00:00:00Z`))
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
