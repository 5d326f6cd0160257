/** Status and message of each answer to a form. */
import type { MessageKey } from '../../i18n/index.ts'
import type { FormName } from './schemas.ts'

export const ANSWER_STATUS = {
  success: 200,
  large: 413,
  invalid: 422,
  limited: 429,
  failed: 502,
  unknown: 504,
} as const
export type Outcome = keyof typeof ANSWER_STATUS
/** Whether the provider accepted the message; `unknown`: it did not answer in time. */
export type Delivery = Extract<Outcome, 'success' | 'failed' | 'unknown'>

export const ANSWERS: Record<FormName, Record<Outcome, MessageKey>> = {
  newsletter: {
    success: 'components.common.footer.newsletter.success',
    failed: 'components.common.footer.newsletter.failed',
    invalid: 'notice.invalidTitle',
    limited: 'notice.limitedTitle',
    large: 'notice.largeTitle',
    unknown: 'notice.unknownTitle',
  },
  contact: {
    success: 'contactForm.success',
    failed: 'contactForm.failed',
    invalid: 'notice.invalidTitle',
    limited: 'notice.limitedTitle',
    large: 'notice.largeTitle',
    unknown: 'notice.unknownTitle',
  },
  reservation: {
    success: 'pages.reservation.sent',
    failed: 'contactForm.failed',
    invalid: 'notice.invalidTitle',
    limited: 'notice.limitedTitle',
    large: 'notice.largeTitle',
    unknown: 'notice.unknownTitle',
  },
}

/** Why a form is not even read. */
export type Refusal = 'foreign' | 'preview' | 'type'
