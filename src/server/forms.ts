/** The two forms: checked, handed to the provider, answered with JSON or with a page of the release. Web standards in, web standards out. */
import { DEFAULT_LOCALE, type Locale } from '../config/locales.ts'
import { ANSWER_STATUS, ANSWERS, type Outcome } from '../forms/answers.ts'
import {
  localeOf,
  readContact,
  readNewsletter,
  TRAP_FIELD,
  type FieldErrors,
  type FormName,
  type FormValues,
} from '../forms/schemas.ts'
import { translator } from '../i18n/index.ts'
import type { Sender } from '../provider/send.ts'
import { noticePath } from '../routes/paths.ts'
import type { ServedRelease } from './files.ts'

/** Largest body that is read, in bytes. */
const LARGEST_BODY = 64 * 1024

const READERS = { newsletter: readNewsletter, contact: readContact }

interface Answer {
  form: FormName
  locale: Locale
  outcome: Outcome
  errors?: FieldErrors
}

/** The answer to a POST to a form's address. `release` has the pages that answer visitors without script. */
export async function formResponse(
  request: Request,
  form: FormName,
  release: ServedRelease,
  sender: Sender,
): Promise<Response> {
  if (isForeign(request)) return plain(403, 'This form belongs to another site')
  const read = VALUES[mediaType(request)]
  if (!read) return plain(415, 'Send the form as application/x-www-form-urlencoded or application/json')
  const body = await bodyOf(request)
  if (body === undefined) return plain(413, 'The form is too large')

  const values = read(body)
  const locale = localeOf(values)
  const answer = (outcome: Outcome, errors?: FieldErrors) =>
    answerResponse(request, release, { form, locale, outcome, ...(errors && { errors }) })

  // A machine that fills in every field is told what it wants to hear.
  if (values[TRAP_FIELD]) return answer('success')
  const reading = READERS[form](values)
  if (!reading.ok) return answer('invalid', reading.errors)
  return answer((await sender.send(form, reading.message)) ? 'success' : 'failed')
}

/** Browsers name the page's origin with every POST. A request without one comes from no page. */
function isForeign(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return false
  // Hosts alone are compared: a proxy in front may speak https where this server does not.
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host
}

const VALUES: Record<string, ((body: string) => FormValues) | undefined> = {
  'application/x-www-form-urlencoded': (body) => Object.fromEntries(new URLSearchParams(body)),
  'application/json': jsonValues,
}

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
}

/** What is no object has no fields. */
function jsonValues(body: string): FormValues {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FormValues) : {}
  } catch {
    return {}
  }
}

/** Nothing where it is too large; no more than the limit is ever held. */
async function bodyOf(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) return undefined
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_BODY) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

async function answerResponse(request: Request, release: ServedRelease, answer: Answer): Promise<Response> {
  const { form, locale, outcome, errors } = answer
  const status = ANSWER_STATUS[outcome]
  const message = translator(locale)(ANSWERS[form][outcome])
  if (/\bapplication\/json\b/i.test(request.headers.get('accept') ?? '')) {
    const ok = outcome === 'success'
    return Response.json({ ok, ...(errors && { errors }), message }, { status, headers: HEADERS })
  }
  const page = [locale, DEFAULT_LOCALE]
    .map((each) => release.file(noticePath(each, form, outcome)))
    .find((file) => file !== undefined)
  if (!page) return plain(status, message)
  const content = await release.read(page.hash)
  return new Response(new Uint8Array(content), { status, headers: { ...HEADERS, 'content-type': page.type } })
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', vary: 'Accept' }

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' } })
}
