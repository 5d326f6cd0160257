/** What holds in every house, and what the list of properties says of one. */
import { CHECK_IN_FROM, CHECK_OUT_UNTIL } from '../../config/constants.ts'
import type { MessageKey } from '../../i18n/index.ts'
import type { ViewContext } from '../context.ts'
import { hotelOf, regionName } from '../hotels.ts'
import type { FeatureView } from '../view.ts'

export function houseFacts(context: ViewContext, propertyId: number): FeatureView[] {
  const { t } = context
  const hotel = hotelOf(context, propertyId)
  const region = regionName(context, hotel?.regionCode)
  const stars = hotel?.stars
  return [
    ...(stars && Number.isInteger(stars) && stars >= 1 && stars <= 5
      ? [{ label: t('facts.class'), value: t(`stars.${stars}` as MessageKey) }]
      : []),
    ...(region ? [{ label: t('facts.region'), value: region }] : []),
    { label: t('facts.checkIn'), value: t('house.checkIn', { time: CHECK_IN_FROM }) },
    { label: t('facts.checkOut'), value: t('house.checkOut', { time: CHECK_OUT_UNTIL }) },
    { label: t('facts.pets'), value: t('house.pets') },
    { label: t('facts.smoking'), value: t('house.smoking') },
  ]
}
