/** The forms' endpoint of this server: who sends too much waits. */
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { formResponse, type Attempt, type FormHost } from '../edge/forms.ts'
import type { FormMarkup } from '../edge/refused-form.ts'
import type { FormName } from '../forms/schemas.ts'
import type { Sender } from '../provider/send.ts'
import { compileRenderer, FORM_MARKUP } from '../render/compile.ts'
import type { ServedRelease } from './files.ts'
import { pagesOf } from './queried.ts'
import { createRateLimit } from './rate-limit.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export interface FormLimits {
  /** Attempts at once. */
  burst?: number | undefined
  /** Milliseconds after which one more is allowed. */
  refill?: number | undefined
  /** Milliseconds that a person needs at least. */
  leastTime?: number | undefined
  onOutcome?: FormHost['onOutcome']
}

/** Answers a request for a form's address. `address`: of the visitor, whoever handed the request on. */
export type AnswerForm = (
  request: Request,
  form: FormName,
  visitor: { address: string; release: ServedRelease },
) => Promise<Response>

/** Without script a form cannot tell how long somebody was at it: such attempts weigh more. */
const WEIGHT = { timed: 1, untimed: 2 }

/** Reads the forms' components at the first call. `rendererFolder`: where compiled renderers are kept. */
export function openMarkup(rendererFolder: string): () => Promise<FormMarkup> {
  let markup: Promise<FormMarkup> | undefined
  return () => {
    markup ??= readMarkup(rendererFolder)
    markup.catch(() => (markup = undefined))
    return markup
  }
}

export function createForms(
  sender: Sender,
  markup: () => Promise<FormMarkup>,
  { burst = 10, refill = 15_000, leastTime, onOutcome }: FormLimits = {},
): AnswerForm {
  const limit = createRateLimit({ burst, refill })
  return (request, form, { address, release }) =>
    formResponse(request, form, {
      send: sender.send,
      wait: ({ timed }: Attempt) => limit.take(address, WEIGHT[timed ? 'timed' : 'untimed']),
      leastTime,
      onOutcome,
      page: pagesOf(release),
      markup,
    })
}

/** Compiled now where pages of another machine are served. */
async function readMarkup(rendererFolder: string): Promise<FormMarkup> {
  const { folder } = await compileRenderer(ROOT, rendererFolder)
  const module = (await import(pathToFileURL(join(folder, FORM_MARKUP)).href)) as { formMarkup: FormMarkup }
  return module.formMarkup
}
