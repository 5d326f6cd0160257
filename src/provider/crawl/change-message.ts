/** The CMS's message about changed contents: the body of the rebuild webhook and of a build hook. Source: the provider contract, last section. */
import { z } from 'zod'
import { LOCALES } from '../../config/locales.ts'
import { id } from '../wire-fields.ts'
import { RESOURCES, type ContentChange } from './changes.ts'

const soft = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? undefined)
/** Some senders write an empty list for an empty object. */
const withoutList = (data: unknown) => (Array.isArray(data) ? undefined : data)
const message = z.object({
  type: z.literal('content.changed'),
  data: z.preprocess(
    withoutList,
    z.object({ preview: soft(z.boolean()), changes: z.unknown().optional(), author: z.unknown().optional() }).nullish(),
  ),
})
const changeList = z.array(
  z.object({
    resource: z.enum(RESOURCES),
    id: soft(id),
    slug: soft(z.string()),
    url: soft(z.string()),
    propertyId: soft(id),
    lang: soft(z.enum(LOCALES)),
  }),
)

/** A message, or why the text is not one. `changes`: `undefined` for a whole crawl. `preview`: the release waits for approval. */
export type MessageReading =
  { ok: true; changes: ContentChange[] | undefined; author?: string; preview?: true } | { ok: false; fault: string }

export function readChangeMessage(text: string): MessageReading {
  const { success, data, error } = message.safeParse(parsedJson(text))
  if (!success) {
    const issue = error.issues[0]!
    return { ok: false, fault: `not a content.changed message: ${issue.path.join('.')} ${issue.message}` }
  }
  const author = data.data?.author
  // One unreadable change means a whole crawl.
  const changes = changeList.safeParse(data.data?.changes).data
  return {
    ok: true,
    changes: changes && changes.length > 0 ? changes : undefined,
    // An invalid author is ignored, not refused.
    ...(typeof author === 'string' && { author }),
    ...(data.data?.preview && { preview: true }),
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
