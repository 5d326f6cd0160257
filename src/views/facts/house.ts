/** The rules of a hotel's house, and what the list of properties says of it. */
import type { MessageKey } from '../../i18n/index.ts'
import type { ViewContext } from '../context.ts'
import { hotelOf, regionName } from '../hotels.ts'
import type { FeatureView } from '../view.ts'
import { houseRules } from './house-rules.ts'

export function houseFacts(context: ViewContext, propertyId: number): FeatureView[] {
  const { checkIn, checkOut, pets, smoking } = houseRules(context, propertyId)
  const { t } = context
  const hotel = hotelOf(context, propertyId)
  const region = regionName(context, hotel?.regionCode)
  const stars = hotel?.stars
  return [
    ...(stars && Number.isInteger(stars) && stars >= 1 && stars <= 5
      ? [{ label: t('facts.class'), value: t(`stars.${stars}` as MessageKey) }]
      : []),
    ...(region ? [{ label: t('facts.region'), value: region }] : []),
    ...(checkIn ? [{ label: t('facts.checkIn'), value: t('house.checkIn', { time: checkIn }) }] : []),
    ...(checkOut ? [{ label: t('facts.checkOut'), value: t('house.checkOut', { time: checkOut }) }] : []),
    ...(pets === false ? [{ label: t('facts.pets'), value: t('house.pets') }] : []),
    ...(smoking === false ? [{ label: t('facts.smoking'), value: t('house.smoking') }] : []),
  ]
}
