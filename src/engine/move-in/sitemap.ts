/** The addresses that a sitemap lists: indexes, compressed files, other languages of a page, or plain lines. */
import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** Its message is for who called the command. */
export class MoveInError extends Error {
  override name = 'MoveInError'
}

/** As the protocol has it: an uncompressed file has 50 MB at most, an index 50,000 files; nobody's site is as large as both. */
const LARGEST = 64 * 1024 * 1024
const MOST_FILES = 1000
const MOST_ADDRESSES = 200_000

/** Each address once, in their order. `read`: a file's bytes, by its name or address. */
export async function sitemapAddresses(
  sources: readonly string[],
  read: (source: string) => Promise<Uint8Array>,
): Promise<string[]> {
  const files = new Set(sources)
  const addresses = new Set<string>()
  for (const source of files) {
    const { sitemaps, pages } = listed(source, textOf(source, await read(source)))
    for (const each of sitemaps) files.add(URL.canParse(each, source) ? new URL(each, source).href : each)
    for (const each of pages) addresses.add(each)
    if (files.size > MOST_FILES) throw new MoveInError(`${source} leads to more than ${MOST_FILES} sitemaps`)
    if (addresses.size > MOST_ADDRESSES)
      throw new MoveInError(`${source} leads to more than ${MOST_ADDRESSES} addresses`)
  }
  if (addresses.size === 0) throw new MoveInError(`${sources.join(', ')}: no addresses are listed there`)
  return [...addresses]
}

function textOf(source: string, bytes: Uint8Array): string {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  try {
    const plain = isCompressed ? gunzipSync(bytes, { maxOutputLength: LARGEST }) : bytes
    return new TextDecoder().decode(plain)
  } catch (error) {
    throw new MoveInError(`${source} cannot be decompressed: ${(error as Error).message}`)
  }
}

function listed(source: string, text: string): { sitemaps: string[]; pages: string[] } {
  const sitemaps: string[] = []
  const pages: string[] = []
  if (!text.trimStart().startsWith('<')) {
    const lines = text.split(/\r?\n/).map((line) => line.trim())
    return { sitemaps, pages: lines.filter((line) => /^https?:\/\//i.test(line) && URL.canParse(line)) }
  }
  const open: string[] = []
  let root: string | undefined
  let loc = ''
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        const name = bare(tag)
        root ??= name
        open.push(name)
        loc = ''
        if (name === 'link' && href) pages.push(href.trim())
      },
      ontext: (part) => void (loc += part),
      onclosetag() {
        const name = open.pop()
        if (name !== 'loc' || loc.trim() === '') return
        if (open.at(-1) === 'sitemap') sitemaps.push(loc.trim())
        else if (open.at(-1) === 'url') pages.push(loc.trim())
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  if (root !== 'urlset' && root !== 'sitemapindex')
    throw new MoveInError(`${source} is no sitemap: its first element is <${root ?? '?'}>`)
  return { sitemaps, pages }
}

/** Without the prefix of its namespace. */
const bare = (tag: string) => tag.split(':').at(-1)!.toLowerCase()
