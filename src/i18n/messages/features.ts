/** Texts that stand with their features. */
import type { Locale } from '../../config/locales.ts'
import { trip } from '../../features/booking/messages.ts'
import { compare } from '../../features/compare/messages.ts'
import { day } from '../../features/day/messages.ts'
import { fit } from '../../features/fit/messages.ts'
import { contactForm, notice, validation } from '../../features/forms/messages.ts'
import { halls } from '../../features/halls/messages.ts'
import { choose } from '../../features/hotels/messages.ts'
import { map } from '../../features/maps/messages.ts'
import { stage } from '../../features/stage/messages.ts'
import { week } from '../../features/week/messages.ts'

const FEATURES = { choose, compare, contactForm, day, fit, halls, map, notice, stage, trip, validation, week }

export type FeatureTexts<L extends Locale> = { [Area in keyof typeof FEATURES]: (typeof FEATURES)[Area][L] }

export function featureTexts<L extends Locale>(locale: L): FeatureTexts<L> {
  return Object.fromEntries(Object.entries(FEATURES).map(([area, all]) => [area, all[locale]])) as FeatureTexts<L>
}
