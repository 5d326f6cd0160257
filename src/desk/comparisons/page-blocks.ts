/** A page's content in blocks: headings, paragraphs, list items, cells, pictures. Pure. */
import { Parser } from 'htmlparser2'

export interface Block {
  /** The element with the text: 'h2', 'p', 'li'; 'img' or 'video'; or 'title' or 'description', which search engines show. */
  element: string
  /** A picture's alternative text. */
  text: string
  /** All sources of a picture or video; the targets of a text's links. */
  address?: string
  /** Address of a picture's largest common form. */
  picture?: string
  /** Index in the HTML at which the attributes of its tag begin. */
  tag: number
  hasId: boolean
  /** Whether it is in the body, not in the head. */
  isSeen: boolean
  /** Whether it is an entry of a menu or of a `select`. */
  isEntry: boolean
  /** The same index for each closed `details` around it. */
  closed: readonly number[]
}

type OpenBlock = Pick<Block, 'element' | 'tag' | 'hasId' | 'isSeen' | 'isEntry'>

const BLOCKS = new Set(
  'h1 h2 h3 h4 h5 h6 p li td th dt dd caption figcaption summary legend label option button blockquote div section article'.split(
    ' ',
  ),
)
const ENTRIES = new Set(['nav', 'select'])
/** Without visible text. */
const SILENT = new Set(['script', 'style', 'template', 'svg'])

/** The content is `main` and the texts for search engines; the surroundings are menus and footer. */
export type PagePart = 'content' | 'surroundings'

export function blocksOf(html: string, part: PagePart = 'content'): Block[] {
  const { blocks, open, add, end, say, enter, leave } = blockList()
  let isAfterLink = false
  let silent = 0
  /** Number of open menus and lists. */
  let lists = 0
  const isContent = part === 'content'
  const root = isContent ? 'main' : 'body'
  /** Whether the parser is within the part. */
  let isIn = false
  const isPart = (name: string) => BLOCKS.has(name) || (name === 'a' && lists > 0)
  const isBlock = (name: string) =>
    name === root || name === 'main' || (isIn ? isPart(name) : isContent && name === 'title' && silent === 0)
  const parser = new Parser({
    onopentag(element, { id, ...attributes }) {
      const own = {
        element,
        tag: parser.startIndex + 1 + element.length,
        hasId: id !== undefined,
        isSeen: isIn || element === root,
        isEntry: lists > 0,
      }
      const begins = isBlock(element)
      if (begins) end()
      if (element === 'a' && isAfterLink) say(' ')
      if (SILENT.has(element)) silent++
      if (ENTRIES.has(element)) lists++
      if (element === 'br') say(' ')
      if (isContent && element === 'meta' && attributes.name === 'description' && attributes.content)
        add({ ...own, element: 'description' }, { text: attributes.content })
      if (isIn && silent === 0) enter(own, attributes)
      if (!begins) return
      if (element === root || element === 'main') isIn = element === root
      open.push(own)
    },
    ontext(more) {
      if (open.length > 0 && silent === 0 && (isIn || isContent)) say(more)
      isAfterLink = false
    },
    onclosetag(name) {
      isAfterLink = name === 'a'
      if (SILENT.has(name)) silent--
      if (ENTRIES.has(name)) lists--
      leave(name)
      if (!isBlock(name)) return
      end()
      if (name === 'main') isIn = !isContent
      const at = open.findLastIndex(({ element }) => element === name)
      if (at >= 0) open.splice(at)
    },
  })
  parser.write(html)
  parser.end()
  return blocks
}

/** The blocks so far, and what the innermost open one says and shows. */
function blockList() {
  const blocks: Block[] = []
  /** Open blocks, the innermost last. */
  const open: OpenBlock[] = []
  const details: { tag: number; isClosed: boolean }[] = []
  let text = ''
  let links = ''
  let sources = ''
  let video: Block | undefined
  function add(block: OpenBlock, content: Pick<Block, 'text' | 'address' | 'picture'>): Block {
    const closed = details.filter(({ isClosed }) => isClosed).map(({ tag }) => tag)
    const added: Block = { ...block, ...content, text: content.text.replace(/\s+/g, ' ').trim(), closed }
    blocks.push(added)
    return added
  }
  function end(): void {
    if (text.trim() + links !== '') add(open.at(-1)!, { text, ...(links !== '' && { address: links }) })
    text = links = ''
  }
  const say = (more: string) => void (text += more)
  function enter(own: OpenBlock, { href, src, srcset, poster, alt = '', ...attributes }: Record<string, string>): void {
    const { element } = own
    if (element === 'a' && href) links += ` ${href}`
    if (element === 'details') details.push({ ...own, isClosed: attributes.open === undefined })
    if (element === 'source' && srcset) sources += srcset
    if (element === 'source' && src && video) video.address += src
    if (element === 'video') video = add(own, { text: attributes['aria-label'] ?? '', address: poster ?? '' })
    if (element !== 'img') return
    add(own, { text: alt, address: sources + src, ...(src !== undefined && { picture: src }) })
    sources = ''
  }
  function leave(name: string): void {
    if (name === 'details') details.pop()
    if (name === 'video') video = undefined
  }
  return { blocks, open, add, end, say, enter, leave }
}
