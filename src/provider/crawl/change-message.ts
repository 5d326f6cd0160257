/** The CMS's message that contents changed: the body of the rebuild webhook and of a build hook. Source: the provider contract, last section. */
import { z } from 'zod'
import { LOCALES } from '../../config/locales.ts'
import { RESOURCES, type ContentChange } from './changes.ts'

const soft = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? undefined)
/** A list has no names: some senders write an empty one for an empty object. */
const named = (data: unknown) => (Array.isArray(data) ? undefined : data)
const message = z.object({
  type: z.literal('content.changed'),
  data: z.preprocess(
    named,
    z.object({ preview: soft(z.boolean()), changes: z.unknown().optional(), author: z.unknown().optional() }).nullish(),
  ),
})
const changeList = z.array(
  z.object({
    resource: z.enum(RESOURCES),
    id: soft(z.int()),
    slug: soft(z.string()),
    url: soft(z.string()),
    propertyId: soft(z.int()),
    lang: soft(z.enum(LOCALES)),
  }),
)

/** What is said to have changed, nothing where it is not said, by whom, and whether it is only to be looked at; or why the text is no such message. */
export type MessageReading =
  { ok: true; changes: ContentChange[] | undefined; author?: string; preview?: true } | { ok: false; fault: string }

export function readChangeMessage(text: string): MessageReading {
  const { success, data, error } = message.safeParse(parsedJson(text))
  if (!success) {
    const issue = error.issues[0]!
    return { ok: false, fault: `not a content.changed message: ${issue.path.join('.')} ${issue.message}` }
  }
  const author = data.data?.author
  // Where one of them cannot be told, everything is asked for.
  const changes = changeList.safeParse(data.data?.changes).data
  return {
    ok: true,
    changes: changes && changes.length > 0 ? changes : undefined,
    // What is no text is no name, and no reason to refuse the message.
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
