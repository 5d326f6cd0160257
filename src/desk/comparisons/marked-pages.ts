/** Marks differences in two pages. Pure. */
import { blockPairs, type BlockPair } from './text-difference.ts'

/** URL fragment of the first mark; one in a menu only if there is no other. */
export const FIRST_MARK = 'difference'

const MARKED = new Set<BlockPair['kind']>(['added', 'removed', 'changed'])

/** CSS of the marks: no layout shift, and line styles distinguish the kinds without colour. */
export const MARKS = [
  '[data-difference]{outline:.1875rem solid #b3470f;outline-offset:.125rem;background-color:rgb(245 161 28/.2);scroll-margin-block:30vh}',
  '[data-difference=added]{outline:.25rem double #0b6b5b;background-color:rgb(11 107 91/.14)}',
  '[data-difference=removed]{outline-style:dashed;text-decoration:line-through}',
  ':is(img,video)[data-difference]{outline-offset:-.375rem;outline-width:.375rem}',
].join('')

/** An attribute `data-difference` says 'added', 'removed' or 'changed'. A page without a counterpart is unchanged. */
export function markedPages(before: string, after: string): { before: string; after: string } {
  if (before === '' || after === '') return { before, after }
  const pairs = blockPairs(before, after)
  return { before: marked(before, pairs, 'before'), after: marked(after, pairs, 'after') }
}

function marked(html: string, pairs: readonly BlockPair[], side: 'before' | 'after'): string {
  /** Insertions by index: where each tag's attributes begin. */
  const insertions = new Map<number, string>()
  const kinds = new Map<number, string>()
  const [texts, entries]: [number[], number[]] = [[], []]
  for (const { kind, [side]: block } of pairs) {
    if (!block || !MARKED.has(kind) || !block.isSeen) continue
    for (const tag of block.closed) insertions.set(tag, ' open')
    const { tag } = block
    kinds.set(tag, (kinds.get(tag) ?? kind) === kind ? kind : 'changed')
    if (!block.hasId) (block.isEntry ? entries : texts).push(tag)
  }
  const first = Math.min(...(texts.length > 0 ? texts : entries))
  for (const [tag, kind] of kinds)
    insertions.set(tag, ` data-difference="${kind}"${tag === first ? ` id="${FIRST_MARK}"` : ''}`)
  const places = [...insertions].sort(([left], [right]) => left - right)
  const starts = [0, ...places.map(([tag]) => tag)]
  return starts.map((start, index) => (places[index - 1]?.[1] ?? '') + html.slice(start, starts[index + 1])).join('')
}
