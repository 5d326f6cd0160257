/** The addresses that a sitemap lists: indexes, compressed files, other languages of a page, or plain lines. */
import { gunzipSync } from 'node:zlib'
import { Parser } from 'htmlparser2'
import { decodedText } from '../../routes/redirects-file.ts'

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
      unread.push(`${source}, line ${line}: no address: ${JSON.stringify(text.slice(0, LONGEST_SHOWN))}`)
    for (const each of sitemaps) files.add(URL.canParse(each, source) ? new URL(each, source).href : each)
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
  const sitemaps: string[] = []
  const pages: string[] = []
  const others: ListedIn['others'] = []
  const take = (address: string | undefined, line: number, written: string) => {
    if (address === undefined) others.push({ line, text: written })
    else pages.push(address)
  }
  if (!text.trimStart().startsWith('<')) {
    const lines = text.split(/\r?\n/).map((line) => line.trim())
    const isAddress = (line: string) => line !== '' && !line.startsWith('#')
    // A comma may be part of an address, unless every line has one.
    const isTable = lines.filter(isAddress).every((line) => CELL_END.test(line) || !/[/?]/.test(line))
    for (const [index, line] of lines.entries()) if (isAddress(line)) take(addressIn(line, isTable), index + 1, line)
    return { sitemaps, pages, others }
  }
  const open: string[] = []
  let root: string | undefined
  let loc = ''
  const lineAt = (index: number) => text.slice(0, index).split('\n').length
  const parser = new Parser(
    {
      onopentag(tag, { href }) {
        const name = bare(tag)
        root ??= name
        open.push(name)
        loc = ''
        if (name === 'link' && href) take(asAddress(href.trim()), lineAt(parser.startIndex), href)
      },
      ontext: (part) => void (loc += part),
      onclosetag() {
        const name = open.pop()
        if (name !== 'loc' || loc.trim() === '') return
        if (open.at(-1) === 'sitemap') sitemaps.push(loc.trim())
        else if (open.at(-1) === 'url') take(asAddress(loc.trim()), lineAt(parser.startIndex), loc.trim())
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
  return { sitemaps, pages, others }
}

/** Of a web server's log. */
const LOGGED = /\b(?:GET|HEAD|POST) (\/\S*) HTTP\//
/** Between an address and the numbers behind it, as tables are exported. */
const CELL_END = /\t|[,;](?=\s*["\d]|\s*$)/
/** Where other lines have no such numbers: one may be part of the address. */
const CELLS_END = /\t|[,;](?=\s*["\d][^,;]*[,;]\s*["\d]|\s*$)/

function addressIn(line: string, isTable: boolean): string | undefined {
  const quoted = /^"([^"]*)"/.exec(line)?.[1]
  return asAddress(LOGGED.exec(line)?.[1] ?? (quoted ?? line.split(isTable ? CELL_END : CELLS_END, 1)[0]!).trim())
}

/** A whole address, or a path; a host may lack its scheme where it begins with 'www'. */
function asAddress(text: string): string | undefined {
  if (/^\/(?!\/)/.test(text)) return text
  const whole = /^www\./i.test(text) ? `https://${text}` : text
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : undefined
}

/** Without the prefix of its namespace. */
const bare = (tag: string) => tag.split(':').at(-1)!.toLowerCase()
