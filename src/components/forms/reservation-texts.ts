import { CHECK_IN_FROM, CHECK_OUT_UNTIL } from '../../config/constants.ts'
import type { Locale } from '../../config/locales.ts'
import { translator } from '../../i18n/index.ts'
import type { ReservationTexts } from '../../search/reservation-texts.ts'

const NAMES = [
  'arrival',
  'departure',
  'nights',
  'guests',
  'change',
  'room',
  'problems',
  'problemMissing',
  'problemInvalid',
  'problemPast',
  'problemEarly',
  'problemLimit',
  'problemBirths',
] as const

/** Left as they are: the values come in the browser. */
const PLACES = { field: '{{field}}', value: '{{value}}', shown: '{{shown}}' }

/** Beside those of the search. */
export function reservationTexts(locale: Locale): Omit<ReservationTexts, 'search'> {
  const t = translator(locale)
  const own = NAMES.map((name) => [name, t(`pages.reservation.${name}`, PLACES)])
  return {
    ...(Object.fromEntries(own) as Record<(typeof NAMES)[number], string>),
    checkInFrom: t('house.checkIn', { time: CHECK_IN_FROM }),
    checkOutUntil: t('house.checkOut', { time: CHECK_OUT_UNTIL }),
  }
}
