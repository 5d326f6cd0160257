/** This server's endpoint for forms, with a rate limit per visitor. */
import { formResponse, type Attempt, type FormHost } from '../../features/forms/endpoint.ts'
import { FORM_READERS } from '../../features/kinds/forms.ts'
import type { FormName } from '../../features/forms/schemas.ts'
import type { Sender } from '../../provider/send.ts'
import type { Answers } from '../../engine/render/answers.ts'
import type { ServedRelease } from './files/files.ts'
import { jsonOf, pagesOf } from './queried.ts'
import { createRateLimit } from './rate-limit.ts'

export interface FormLimits {
  /** Attempts at once. */
  burst?: number | undefined
  /** Milliseconds after which one more is allowed. */
  refill?: number | undefined
  /** Milliseconds that a person needs at least; faster senders are machines. */
  leastTime?: number | undefined
  onOutcome?: FormHost['onOutcome']
}

/** Answers a request for a form's address. `address`: the visitor's, not a proxy's. */
export type AnswerForm = (
  request: Request,
  form: FormName,
  visitor: { address: string; release: ServedRelease },
) => Promise<Response>

/** Tokens per attempt. Forms without script do not tell how long the visitor took, so they cost more. */
const COST = { timed: 1, untimed: 2 }

export function createForms(
  sender: Sender,
  answers: Answers,
  { burst = 10, refill = 15_000, leastTime, onOutcome }: FormLimits = {},
): AnswerForm {
  const limit = createRateLimit({ burst, refill })
  return (request, form, { address, release }) =>
    formResponse(request, form, {
      readers: FORM_READERS,
      send: sender.send,
      wait: ({ timed }: Attempt) => limit.take(address, COST[timed ? 'timed' : 'untimed']),
      leastTime,
      onOutcome,
      page: pagesOf(release),
      again: (path, refused) => answers.refused(path, refused, jsonOf(release)),
    })
}
