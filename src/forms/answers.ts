/** What a form answers, in words of the page's language. */
import type { MessageKey } from '../i18n/index.ts'
import type { FormName } from './schemas.ts'

export const OUTCOMES = ['success', 'failed', 'invalid', 'limited'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const ANSWERS: Record<FormName, Record<Outcome, MessageKey>> = {
  newsletter: {
    success: 'components.common.footer.newsletter.success',
    failed: 'components.common.footer.newsletter.failed',
    invalid: 'notice.invalidTitle',
    limited: 'notice.limitedTitle',
  },
  contact: {
    success: 'contactForm.success',
    failed: 'contactForm.failed',
    invalid: 'notice.invalidTitle',
    limited: 'notice.limitedTitle',
  },
}

export const ANSWER_STATUS = { success: 200, invalid: 422, limited: 429, failed: 502 } as const satisfies Record<
  Outcome,
  number
>

/** Why a form is not even read. */
export type Refusal = 'foreign' | 'type' | 'large'
