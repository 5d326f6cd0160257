/** CMS html → sanitised pieces, with links and pictures as objects. Source of the rules: "Untrusted text" of the provider contract. */
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import type { TextFault } from '../../config/problems/values.ts'
import { isBlank, printable, unwrapped } from '../text.ts'
import { isFromWord, withoutWordMarkup } from '../word-markup.ts'
import type { FileRecord, RichText, Target } from '../../records/parts.ts'
import { fragmentOf } from '../../routes/paths.ts'

/** Hosts whose frames become links. Frames are never kept: they would call their host before the visitor consents. */
const FRAME_HOSTS = [
  'www.google.com',
  'maps.google.com',
  'www.openstreetmap.org',
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
]

const TAGS = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'abbr',
  'cite',
  'q',
  'code',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'a',
  'img',
  // Without an id removed at last: the sanitiser forgets the text of a tag that its filter removes, and closes the next element by a removed one's new name.
  'div',
  'span',
]

/** Removed if they show nothing. Cells stay, so that their neighbours keep their columns. */
const BLOCKS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'blockquote', 'figure', 'figcaption'],
  ...['table', 'caption'],
]
/** If empty, only the tags are removed: white space inside may separate two words. */
const INLINE = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'abbr', 'cite', 'q', 'code']
/** Visible content without text, which counts as text of the elements around it. */
const VISIBLE = ['img', 'hr', 'iframe']
/** Widgets and players of other sites. */
const EMBEDDED = ['script', 'embed', 'object', 'video', 'audio']
const OBJECT = '\ufffc'
/** Stands for the target of a link in the texts of elements; blank. */
const ANCHOR = '\u200b'

/** Removed with their content. */
const NON_TEXT = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
  ...['object', 'svg', 'math', 'select', 'iframe', 'xml'],
]

/** Shown as their content; links may lead to them. */
const PARTS = ['section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'details', 'center', 'address', 'form']
const MARKS = ['font', 'mark', 'ins', 'del', 'big', 'label', 'time', 'summary', 'button']

const BOLD = ['b', 'strong']
/** Google Docs wraps copied text in a `<b>` that is not bold. */
const NORMAL_WEIGHT = /font-weight:\s*(?:normal|[1-5]00)\b/i
const unlessNormal = (tagName: string, attribs: Record<string, string>) => ({
  tagName: NORMAL_WEIGHT.test(attribs.style ?? '') ? 'span' : tagName,
  // Its id is that of the copy.
  attribs: NORMAL_WEIGHT.test(attribs.style ?? '') ? {} : attribs,
})

/** `&amp;nbsp;` and the like, which readers would see as "&nbsp;". */
const ESCAPED_TWICE = /&(?:amp;)+(?=(?:#\d+|#x[\da-f]+|[a-z]\w*);)/gi

export interface RichTextSources {
  target(url: string): Target | undefined
  file(source: string, alt: string | undefined): FileRecord | undefined
  /** Called for each removed element that embeds an address. */
  dropped?(address: string, element: string): void
  /** Called with the faults of a text that was cleaned. */
  cleaned?(faults: TextFault[]): void
}

type Piece = RichText[number]
type Marked = { target: Target; id: string | undefined } | { picture: FileRecord }

/** The pieces of an html text; `undefined` if no content is left. */
export function toRichText(html: string, sources: RichTextSources): RichText | undefined {
  const marked: Marked[] = []
  const faults = new Set<Exclude<TextFault['code'], 'empty-element'>>()
  const empty = new Set<string>()
  const mark = (item: Marked) => ({ 'data-n': String(marked.push(item) - 1) })

  const bare = unwrapped(html)
  if (bare !== html) faults.add('wrapping')
  const decoded = bare.replace(ESCAPED_TWICE, '&')
  if (decoded !== bare) faults.add('entities')
  if (isFromWord(decoded)) faults.add('word-markup')
  const sanitised = sanitizeHtml(withoutWordMarkup(decoded), {
    allowedTags: TAGS,
    allowedAttributes: {
      '*': ['id', 'lang'],
      a: ['data-n'],
      img: ['data-n'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
    },
    allowedSchemes: [],
    disallowedTagsMode: 'discard',
    nestingLimit: 40,
    // Not of the whole: a tag's '>' composes, too.
    textFilter: (text) => text.normalize('NFC'),
    nonTextTags: NON_TEXT,
    transformTags: transforms(sources, mark),
    exclusiveFilter(element) {
      const { tag, attribs, text } = element
      if (tag === 'img' && attribs['data-n'] === undefined) return true
      if (VISIBLE.includes(tag)) element.text = OBJECT
      else if (attribs.id && isBlank(text) && !BLOCKS.includes(tag)) element.text = ANCHOR
      else if (isBlank(text) && BLOCKS.includes(tag)) {
        empty.add(tag)
        return text.includes(ANCHOR) ? 'excludeTag' : true
      } else if (isBlank(text) && INLINE.includes(tag)) {
        if (tag === 'a') empty.add(tag)
        return 'excludeTag'
      }
      return false
    },
  })
  if (faults.size + empty.size > 0)
    sources.cleaned?.([
      ...[...faults].map((code) => ({ code })),
      ...[...empty].map((element) => ({ code: 'empty-element', element }) as const),
    ])
  // Only now have entities become characters.
  const pieces = split(printable(withoutContainers(sanitised)), marked)
  const isEmpty = pieces.every((piece) => typeof piece === 'string' && isBlank(piece.replace(/<[^>]*>/g, '')))
  return isEmpty ? undefined : pieces
}

type Mark = (item: Marked) => Record<string, string>

/** What becomes of elements that do not stay as they are. */
function transforms(sources: RichTextSources, mark: Mark): IOptions['transformTags'] {
  function dropElement(tagName: string, { src, data }: Record<string, string>) {
    sources.dropped?.(src ?? data ?? '', tagName)
    return { tagName, attribs: {} }
  }

  return {
    ...Object.fromEntries(EMBEDDED.map((tag) => [tag, dropElement])),
    h1: 'h2',
    ...Object.fromEntries(PARTS.map((tag) => [tag, 'div'])),
    ...Object.fromEntries(MARKS.map((tag) => [tag, 'span'])),
    ...Object.fromEntries(BOLD.map((tag) => [tag, unlessNormal])),
    a: (_tag, { href, name, id = name }) => {
      const target = href === undefined ? undefined : sources.target(href)
      return target
        ? { tagName: 'a', attribs: mark({ target, id: id && fragmentOf(id) }) }
        : { tagName: 'span', attribs: { id: id ?? '' } }
    },
    img: (_tag, attributes) => {
      const picture = attributes.src ? sources.file(attributes.src, attributes.alt) : undefined
      return { tagName: 'img', attribs: picture ? mark({ picture }) : {} }
    },
    iframe: (_tag, attributes) => {
      const target = frameTarget(attributes.src ?? '')
      if (!target) return dropElement('iframe', attributes)
      return {
        tagName: 'a',
        attribs: mark({ target, id: undefined }),
        text: attributes.title || new URL(target.external).hostname,
      }
    },
    '*': (tagName, { id, ...attribs }) => {
      const fragment = id && fragmentOf(id)
      return { tagName, attribs: { ...attribs, ...(fragment && { id: fragment }) } }
    },
  }
}

/** Links lead to `<div>` and `<span>` with an id; others show nothing. Tags are balanced. */
function withoutContainers(clean: string): string {
  const kept: boolean[] = []
  return clean.replace(/<(\/?)(?:div|span)\b([^>]*)>/g, (tag, closes: string, attributes: string) => {
    if (!closes) kept.push(attributes.includes(' id='))
    return (closes ? kept.pop() : kept.at(-1)) ? tag : ''
  })
}

function frameTarget(source: string): { external: string } | undefined {
  if (!URL.canParse(source)) return undefined
  const url = new URL(source)
  return url.protocol === 'https:' && FRAME_HOSTS.includes(url.hostname) ? { external: url.href } : undefined
}

/** Cuts sanitised html at its marks. Tags are balanced, so counting open links is enough; a nested link becomes text. */
function split(clean: string, marked: Marked[]): RichText {
  const top: Piece[] = []
  let link: { target: Target; id?: string; inner: Piece[] } | undefined
  let depth = 0
  const add = (piece: Piece) => {
    if (piece !== '') (link?.inner ?? top).push(piece)
  }
  const close = () => {
    if (!link) return
    const closed = link
    link = undefined
    add(closed)
  }
  let from = 0
  for (const match of clean.matchAll(/<a data-n="(\d+)">|<\/a>|<img data-n="(\d+)" \/>/g)) {
    add(clean.slice(from, match.index))
    from = match.index + match[0].length
    const item = marked[Number(match[1] ?? match[2])]
    if (match[0] === '</a>') {
      depth--
      if (depth === 0) close()
    } else if (item && 'picture' in item) {
      add({ picture: item.picture })
    } else if (item) {
      depth++
      if (depth === 1) link = { target: item.target, ...(item.id && { id: item.id }), inner: [] }
    }
  }
  add(clean.slice(from))
  close()
  return top
}
