import { boundedBody } from '../../provider/http/body.ts'

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
/** Bytes. */
const LARGEST_FORM = 16 * 1024

/** Fields of a posted form. Resolves to `undefined` if the body is not a form or too large. */
export async function postedForm({ headers, body }: Request): Promise<URLSearchParams | undefined> {
  const content = FORM.test(headers.get('content-type') ?? '') && (await boundedBody(body, LARGEST_FORM))
  return content ? new URLSearchParams(new TextDecoder().decode(content)) : undefined
}
