/** The forms: validated, sent to the provider, answered with JSON or a page. Web standards only. */
import { DEFAULT_LOCALE, type Locale } from '../../config/locales.ts'
import { ANSWER_STATUS, ANSWERS, type Delivery, type Outcome, type Refusal } from './answers.ts'
import { faultText } from './checks.ts'
import { LEAST_TIME, timeTaken, TRAP_FIELD } from './haste.ts'
import {
  isConsent,
  localeOf,
  propertyIdOf,
  TYPED_FIELDS,
  type FieldErrors,
  type FormName,
  type FormValues,
  type Reading,
} from './schemas.ts'
import { boundedBody } from '../../provider/http/body.ts'
import { translator } from '../../i18n/index.ts'
import type { RefusedForm } from './refused.ts'
import { buildPath, hrefOf, noticePath } from '../../routes/paths.ts'
import { actionOn, formPaths, visitorLocale } from './form-page.ts'

/** What the host provides to the forms. */
export interface FormHost {
  /** Read each form's input. */
  readers: Record<FormName, (values: FormValues) => Reading<object>>
  /** HTML of a page by its path; `undefined` if the release has none. */
  page(path: string): Promise<string | undefined>
  /** HTML of a page with the refused form; `undefined` if the release has no such page, or the page no such form. */
  again(path: string, form: RefusedForm): Promise<string | undefined>
  /** Never rejects. */
  send(form: FormName, message: object): Promise<Delivery>
  /** Records an attempt and returns the seconds that its sender has to wait, or 0. Optional: without it there is no limit. */
  wait?: ((attempt: Attempt) => number) | undefined
  /** Called with the outcome of each form that was read. */
  onOutcome?: ((form: FormName, outcome: Outcome) => void) | undefined
  /** Minimum milliseconds that a person needs; by default the site's own. */
  leastTime?: number | undefined
}

export interface Attempt {
  /** Without script there is no fill-in time. */
  timed: boolean
}

/** Largest body that is read, in bytes. */
const LARGEST_BODY = 64 * 1024
const HASTY_WAIT_SECONDS = 3

const HEADERS = { 'cache-control': 'no-store', vary: 'Accept' }
/** The browser may restore the input when the visitor comes back. */
const RESTORABLE = { 'cache-control': 'private, no-cache' }

interface Answer {
  form: FormName
  values: FormValues
  locale: Locale
  outcome: Outcome
  errors?: FieldErrors
  /** Seconds. */
  wait?: number
}

/** Answer at a form's address: to POST the form's outcome, otherwise a redirect to its page. */
export async function formResponse(request: Request, form: FormName, host: FormHost): Promise<Response> {
  if (request.method !== 'POST') return formRedirect(request, form, host)
  if (isForeign(request)) return refused(request, 403, 'foreign')
  const read = VALUES[mediaType(request)]
  if (!read) return refused(request, 415, 'type')
  const isLarge = Number(request.headers.get('content-length')) > LARGEST_BODY
  const body = isLarge ? undefined : await boundedBody(request.body, LARGEST_BODY)
  if (!body) {
    return answerResponse(request, host, { form, values: {}, locale: visitorLocale(request), outcome: 'large' })
  }

  const values = read(new TextDecoder().decode(body))
  const locale = localeOf(values)
  const answer = (outcome: Outcome, more: Pick<Answer, 'errors' | 'wait'> = {}) =>
    answerResponse(request, host, { form, values, locale, outcome, ...more })

  const time = timeTaken(values)
  const wait = host.wait?.({ timed: time !== undefined }) ?? 0
  if (wait > 0) return answer('limited', { wait })
  // A password manager may have filled it in for a person, who must not believe that the message was sent.
  if (values[TRAP_FIELD]) return answer('failed')
  const reading = host.readers[form](values)
  if (!reading.ok) return answer('invalid', { errors: reading.errors })
  if (time !== undefined && time < (host.leastTime ?? LEAST_TIME))
    return answer('limited', { wait: HASTY_WAIT_SECONDS })
  return answer(await host.send(form, reading.message))
}

/**
 * Browsers send the page's origin with every POST. A request without origin and site headers does not come from a page.
 */
function isForeign(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site'
  // Compare hosts only: a proxy may use https where this server does not.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}

const VALUES: Record<string, ((body: string) => FormValues) | undefined> = {
  'application/x-www-form-urlencoded': plainValues,
  'application/json': jsonValues,
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
}

/** A plain form has a field for the birth date of each child. */
function plainValues(body: string): FormValues {
  const fields = new URLSearchParams(body)
  const births = fields.getAll('childages').filter(Boolean)
  return { ...Object.fromEntries(fields), ...(births.length > 0 && { childages: births.join(',') }) }
}

/** Anything but an object has no fields. */
function jsonValues(body: string): FormValues {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FormValues) : {}
  } catch {
    return {}
  }
}

async function answerResponse(request: Request, host: FormHost, answer: Answer): Promise<Response> {
  const { form, locale, outcome, errors, wait } = answer
  host.onOutcome?.(form, outcome)
  const status = ANSWER_STATUS[outcome]
  const message = translator(locale)(ANSWERS[form][outcome])
  const headers = { ...HEADERS, ...(wait && { 'retry-after': String(wait) }) }
  if (wantsJson(request)) {
    const ok = outcome === 'success'
    return Response.json({ ok, ...(errors && { errors }), message }, { status, headers })
  }
  const page =
    outcome === 'success' ? await thanks(host, answer) : await formAgain(request, host, { ...answer, outcome })
  if (page) {
    const caching = outcome === 'success' ? {} : RESTORABLE
    return new Response(page, {
      status,
      headers: { ...headers, ...caching, 'content-type': 'text/html; charset=utf-8' },
    })
  }
  return new Response(`${message}\n`, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}

async function thanks(host: FormHost, { form, locale }: Answer): Promise<string | undefined> {
  const own = await host.page(noticePath(locale, form))
  return own ?? (locale === DEFAULT_LOCALE ? undefined : host.page(noticePath(DEFAULT_LOCALE, form)))
}

interface RefusedAnswer extends Answer {
  outcome: Exclude<Outcome, 'success'>
}

/** The page that sent the form, with the input. */
async function formAgain(request: Request, host: FormHost, answer: RefusedAnswer): Promise<string | undefined> {
  const { form, values, locale, outcome, errors = {} } = answer
  const t = translator(locale)
  const typed = TYPED_FIELDS[form]
  const faulty = typed.filter((name) => errors[name])
  // The visitor cannot correct a hidden field.
  const reason = outcome === 'invalid' && faulty.length === 0 ? 'failed' : outcome
  const title = t(ANSWERS[form][reason])
  const isShown = (name: string) => (name === 'consent' ? isConsent(values.consent) : typeof values[name] === 'string')
  const refused = {
    title,
    values: Object.fromEntries(typed.filter(isShown).map((name) => [name, String(values[name])])),
    errors: Object.fromEntries(faulty.map((name) => [name, faultText(t, name, errors[name]!)])),
    message: reason === 'failed' ? `${title} ${t('notice.failed')}` : t(`notice.${reason}`),
  }
  const propertyId = propertyIdOf(values)
  for (const path of formPaths(request, form, locale)) {
    const page = await host.again(path, { form, action: actionOn(path, request), propertyId, refused })
    if (page) return page
  }
  return undefined
}

/** For a form that is not read: the reason, in the visitor's language. */
export function refused(request: Request, status: number, refusal: Refusal): Response {
  const locale = visitorLocale(request)
  const message = translator(locale)(`notice.${refusal}`)
  const headers = { ...HEADERS, vary: 'Accept, Accept-Language', 'content-language': locale }
  if (wantsJson(request)) return Response.json({ ok: false, message }, { status, headers })
  return new Response(`${message}\n`, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}

/** A form's address has no page of its own: reloads and shared links are redirected to the form. */
async function formRedirect(request: Request, form: FormName, host: FormHost): Promise<Response> {
  let location = buildPath(DEFAULT_LOCALE, '')
  for (const path of formPaths(request, form, visitorLocale(request))) {
    if (!(await host.page(path))) continue
    location = hrefOf(path)
    break
  }
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

function wantsJson(request: Request): boolean {
  return /\bapplication\/json\b/i.test(request.headers.get('accept') ?? '')
}
