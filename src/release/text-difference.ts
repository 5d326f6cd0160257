/** How the texts of two pages differ: by headings, paragraphs, list items and cells, and within these by words. Pure. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import { Parser } from 'htmlparser2'

export interface Word {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

export interface BlockDifference {
  kind: 'kept' | 'added' | 'removed' | 'changed'
  /** What the text stands in: 'h2', 'p', 'li'. */
  element: string
  words: Word[]
}

interface Block {
  element: string
  text: string
}

const BLOCKS = new Set(
  'h1 h2 h3 h4 h5 h6 p li td th dt dd caption figcaption summary legend label button blockquote div section article'.split(
    ' ',
  ),
)
const SILENT = new Set(['script', 'style', 'template', 'svg'])

/** `before` and `after`: HTML of a page; empty where it has none. Only what stands in `main` counts. */
export function textDifference(before: string, after: string): BlockDifference[] {
  const parts = diffArrays(blocksOf(before), blocksOf(after), { comparator: isSame })
  return parts.flatMap(({ added, removed, value }, index) => {
    const other = parts[index + (removed ? 1 : -1)]
    if (removed && other?.added) return changed(value, other.value)
    if (added && other?.removed) return []
    return value.map((block) => whole(block, added ? 'added' : removed ? 'removed' : 'kept'))
  })
}

const isSame = (one: Block, other: Block) => one.element === other.element && one.text === other.text

/** Blocks that took the place of others: each is compared with the one in its place that is of the same kind. */
function changed(removed: readonly Block[], added: readonly Block[]): BlockDifference[] {
  const left = [...added]
  const pairs = removed.flatMap((block): BlockDifference[] => {
    const at = left.findIndex(({ element }) => element === block.element)
    if (at < 0) return [whole(block, 'removed')]
    const skipped = left.splice(0, at + 1)
    const after = skipped.pop()!
    const words = diffWordsWithSpace(block.text, after.text).map((part): Word => {
      const kind = part.added ? 'added' : part.removed ? 'removed' : 'kept'
      return { kind, text: part.value }
    })
    return [...skipped.map((each) => whole(each, 'added')), { kind: 'changed', element: block.element, words }]
  })
  return [...pairs, ...left.map((block) => whole(block, 'added'))]
}

function whole({ element, text }: Block, kind: Word['kind']): BlockDifference {
  return { kind, element, words: [{ kind, text }] }
}

function blocksOf(html: string): Block[] {
  const blocks: Block[] = []
  /** Blocks that are open within `main`, the innermost last. */
  const open: string[] = []
  let text = ''
  let silent = 0
  let isMain = false
  const end = () => {
    const read = text.replace(/\s+/g, ' ').trim()
    if (read !== '') blocks.push({ element: open.at(-1) ?? 'main', text: read })
    text = ''
  }
  const parser = new Parser({
    onopentagname(name) {
      if (SILENT.has(name)) silent++
      if (name === 'br') text += ' '
      if (name !== 'main' && !(isMain && BLOCKS.has(name))) return
      end()
      isMain = true
      if (name !== 'main') open.push(name)
    },
    ontext(more) {
      if (isMain && silent === 0) text += more
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent--
      if (name !== 'main' && !(isMain && BLOCKS.has(name))) return
      end()
      if (name === 'main') isMain = false
      else open.splice(Math.max(open.lastIndexOf(name), 0))
    },
  })
  parser.write(html)
  parser.end()
  return blocks
}
