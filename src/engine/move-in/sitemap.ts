/** The addresses that a sitemap lists: indexes, compressed files, other languages of a page, or plain lines and tables. */
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { addressesIn, listedLines } from './address-list.ts'
import { bareCell, isPattern, withScheme } from '../../routes/lists/written-address.ts'
import { decodedText } from './decoded-text.ts'

/** Its message is for who called the command. */
export class MoveInError extends Error {
  override name = 'MoveInError'
}

/** As the protocol has it: an uncompressed file has 50 MB at most, an index 50,000 files; nobody's site is as large as both. */
const LARGEST = 64 * 1024 * 1024
const MOST_FILES = 1000
const MOST_ADDRESSES = 200_000
const LONGEST_SHOWN = 120

const EXPECTED =
  'expected were a sitemap (<urlset> or <sitemapindex>), or lines with one address each, such as https://www.example.com/en/rooms or /en/rooms'

export interface Listed {
  /** Each once, in their order: whole ones, or paths of the old site. */
  addresses: string[]
  /** Lines that are none, each with its source and number. */
  unread: string[]
}

/** `read`: a file's bytes, by its name or address. */
export async function sitemapAddresses(
  sources: readonly string[],
  read: (source: string) => Promise<Uint8Array>,
): Promise<Listed> {
  const files = new Set(sources)
  const addresses = new Set<string>()
  const unread: string[] = []
  for (const source of files) {
    const { sitemaps, pages, others } = listed(source, textOf(source, await read(source)))
    for (const { line, text } of others)
      unread.push(
        `${source}, line ${line}: ${isPattern(text) ? 'a pattern' : 'no address'}: ${JSON.stringify(text.slice(0, LONGEST_SHOWN))}`,
      )
    for (const each of sitemaps) {
      const base = URL.canParse(each) ? undefined : source
      files.add(URL.canParse(each, base) ? new URL(each, base).href : join(dirname(source), each))
    }
    for (const each of pages) addresses.add(each)
    if (files.size > MOST_FILES) throw new MoveInError(`${source} leads to more than ${MOST_FILES} sitemaps`)
    if (addresses.size > MOST_ADDRESSES)
      throw new MoveInError(`${source} leads to more than ${MOST_ADDRESSES} addresses`)
  }
  if (addresses.size === 0) throw new MoveInError(`${sources.join(', ')}: no addresses are listed there; ${EXPECTED}`)
  return { addresses: [...addresses], unread }
}

function textOf(source: string, bytes: Uint8Array): string {
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b
  try {
    const plain = isCompressed ? gunzipSync(bytes, { maxOutputLength: LARGEST }) : bytes
    return decodedText(plain)
  } catch (error) {
    throw new MoveInError(`${source} cannot be decompressed: ${(error as Error).message}`)
  }
}

interface ListedIn {
  sitemaps: string[]
  pages: string[]
  /** What is no address. */
  others: { line: number; text: string }[]
}

function listed(source: string, text: string): ListedIn {
  if (text.trimStart().startsWith('<')) return inSitemap(source, text)
  const lines = listedLines(text)
  return {
    sitemaps: [],
    pages: lines.flatMap(({ addresses }) => addresses),
    others: lines.filter(({ addresses }) => addresses.length === 0),
  }
}

function inSitemap(source: string, text: string): ListedIn {
  const found: ListedIn = { sitemaps: [], pages: [], others: [] }
  const open: string[] = []
  let root: string | undefined
  let [loc, at] = ['', 0]
  const take = (written: string, to: string[]) => {
    const addresses = to === found.sitemaps ? [withScheme(bareCell(written))].filter(Boolean) : addressesIn(written)
    to.push(...addresses)
    if (addresses.length === 0)
      found.others.push({ line: text.slice(0, at).split(/\r\n?|\n/).length, text: written.trim() })
  }
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        const name = bare(tag)
        root ??= name
        open.push(name)
        const isOutside = name === 'loc' && open.length === 2
        loc = isEntry(name) || isOutside ? '' : `${loc}\n`
        if (isEntry(name) || isEntry(open.at(-2)) || isOutside) at = parser.startIndex
        if (name === 'link' && href) take(href, found.pages)
      },
      ontext(part) {
        if (open.at(-1) === 'loc' && (isEntry(open.at(-2)) || open.length === 2)) loc += part
      },
      onclosetag() {
        const name = open.pop()
        // Some tools write addresses without an entry around them.
        const isOutside = name === 'loc' && open.length === 1
        const isPage = isOutside ? root === 'urlset' : name === 'url'
        if (isEntry(name) || isOutside) take(loc, isPage ? found.pages : found.sitemaps)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(text)
  const isCut = open.length > 0
  parser.end()
  if (root !== 'urlset' && root !== 'sitemapindex')
    throw new MoveInError(`${source} is no sitemap: its first element is <${root ?? '?'}>`)
  if (isCut) throw new MoveInError(`${source} is not whole: it ends before its closing tag`)
  return found
}

const isEntry = (name: string | undefined) => name === 'url' || name === 'sitemap'

/** Without the prefix of its namespace. */
const bare = (tag: string) => tag.split(':').at(-1)!.toLowerCase()
