/** The files of the copy of the live release: a whole one, and what has changed since. */
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

export const FILE = 'live.json'
export const SINCE = 'live-since.json'
export const FORMAT = 1

const text = z.string()
/** Digest of a page, with its status unless it is 200. */
const pageSchema = z.union([text, z.tuple([text, z.number()])])
/** Address and media type. */
const sourceSchema = z.union([z.tuple([text]), z.tuple([text, text])])

const head = { format: z.literal(FORMAT), release: text, number: z.number(), publishedAt: text }
const common = {
  policy: text,
  redirects: z.record(text, text),
  gone: z.array(text),
  /** Things of the pages in `gone`, in the same order. */
  goneThings: z.array(text),
}
const schema = z.object({
  ...{ ...head, ...common },
  pages: z.record(text, pageSchema),
  /** Digests of all other files by name, including hashed files of earlier releases. */
  files: z.record(text, text),
  sources: z.record(text, sourceSchema),
})
export type LiveCopy = z.infer<typeof schema>

/** `null`: gone since. */
const sinceSchema = z.object({
  ...{ ...head, ...common },
  /** Of the whole release. */
  base: z.object({ release: text, publishedAt: text }),
  pages: z.record(text, pageSchema.nullable()),
  files: z.record(text, text.nullable()),
  sources: z.record(text, sourceSchema.nullable()),
})
export type Since = z.infer<typeof sinceSchema>
export type Head = Pick<LiveCopy, keyof typeof head>
export type PageText = z.infer<typeof pageSchema>
export type SourceText = z.infer<typeof sourceSchema>

export const isSame = (left: Pick<Head, 'release' | 'publishedAt'>, right: typeof left) =>
  left.release === right.release && left.publishedAt === right.publishedAt

export const headOf = ({ format, release, number, publishedAt }: Head): Head => ({
  format,
  release,
  number,
  publishedAt,
})

export async function startsWith(file: string, start: string): Promise<boolean> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(Buffer.byteLength(start)))
      return buffer.toString('utf8', 0, bytesRead) === start
    } finally {
      await handle.close()
    }
  } catch {
    return false
  }
}

export async function readCopy(folder: string): Promise<LiveCopy | undefined> {
  const base = await baseIn(folder)
  const since = base && (await sinceOf(folder, base))
  if (!since) return base
  const merged = <V>(from: Record<string, V>, changes: Record<string, V | null>) =>
    Object.fromEntries(Object.entries({ ...from, ...changes }).filter(([, value]) => value !== null)) as Record<
      string,
      V
    >
  return {
    ...since,
    pages: merged(base.pages, since.pages),
    files: merged(base.files, since.files),
    sources: merged(base.sources, since.sources),
  }
}

/** The whole release; `undefined` if the file is not readable. */
export const baseIn = (folder: string) => readAs(schema, join(folder, FILE))

/** `undefined` if the changes are not of this release. */
export async function sinceOf(folder: string, base: Head): Promise<Since | undefined> {
  const since = await readAs(sinceSchema, join(folder, SINCE))
  return since && isSame(since.base, base) ? since : undefined
}

async function readAs<S extends z.ZodType>(schema: S, file: string): Promise<z.infer<S> | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
