import { boundedBody } from '../../provider/http/body.ts'

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
/** Most bytes of a form. */
const LARGEST = 16 * 1024

/** Fields of a form; `undefined`: it is none, or too large. */
export async function postedForm({ headers, body }: Request): Promise<URLSearchParams | undefined> {
  const content = FORM.test(headers.get('content-type') ?? '') && (await boundedBody(body, LARGEST))
  return content ? new URLSearchParams(new TextDecoder().decode(content)) : undefined
}
