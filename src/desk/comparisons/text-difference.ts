/** How two pages differ: by texts and pictures, and within texts by words. Pure. */
import { diffArrays, diffWordsWithSpace, type ChangeObject } from 'diff'
import { blocksOf, type Block, type PagePart } from './page-blocks.ts'

export interface Word {
  kind: 'kept' | 'added' | 'removed'
  text: string
}

export interface BlockDifference extends Pick<Block, 'element'> {
  /** 'moved': the same text was elsewhere in the page. */
  kind: 'kept' | 'moved' | 'added' | 'removed' | 'changed'
  /** A picture's alternative text; may be empty. */
  words: Word[]
  /** Addresses of a picture that differs. */
  pictures?: { before?: string | undefined; after?: string | undefined }
}

/** A block, and the one whose place it took. */
export interface BlockPair {
  kind: BlockDifference['kind']
  before?: Block
  after?: Block
}

/** Most words or blocks to diff; beyond that all count as different. The diff is quadratic in the number of changes. */
const MOST_EDITS = { maxEditLength: 400 }
/** Smallest unchanged share of a text for a diff by word. */
const LEAST_KEPT = 0.3

/** At most two short words, such as 'and the', without the end of a sentence. */
const SHORT = /^\s*(?:[\p{L}\p{N}]{1,4}[ ,]*){0,2}\s*$/u

type Parts = ChangeObject<Block[]>[]

/** The meaning of these depends on their row: equal text in a different row is not a match. */
const CELLS = new Set(['td', 'th', 'dt', 'dd'])

export function blockDifference({ kind, before, after }: BlockPair): BlockDifference {
  const { element, text } = (after ?? before)!
  const pictures = element === 'img' && { pictures: { before: before?.picture, after: after?.picture } }
  const words = kind === 'changed' ? wordsBetween(before!.text, text) : wordOf(kind === 'moved' ? 'kept' : kind, text)
  return { kind, element, words, ...pictures }
}

/** Texts with little in common become one deletion and one insertion. */
export function wordsBetween(before: string, after: string): Word[] {
  const words = diffWordsWithSpace(before, after, MOST_EDITS)?.map(({ added, removed, value }): Word => {
    return { kind: added ? 'added' : removed ? 'removed' : 'kept', text: value }
  })
  const keptLength = words?.reduce((sum, { kind, text }) => sum + (kind === 'kept' ? text.length : 0), 0) ?? 0
  return words && keptLength >= after.length * LEAST_KEPT
    ? grouped(words)
    : [...wordOf('removed', before), ...wordOf('added', after)]
}

/** One deletion and one insertion in place of changes that alternate with short words: '~~a~~ b and ~~c~~ d' reads as noise. */
function grouped(words: readonly Word[]): Word[] {
  const result: Word[] = []
  let run: Word[] = []
  const end = () => {
    const rest = run.at(-1)?.kind === 'kept' ? [run.pop()!] : []
    const textOf = (other: Word['kind']) => run.map(({ kind, text }) => (kind === other ? '' : text)).join('')
    const isOfOneKind = new Set(run.map(({ kind }) => kind)).size < 3
    if (isOfOneKind) result.push(...run)
    else result.push({ kind: 'removed', text: textOf('added') }, { kind: 'added', text: textOf('removed') })
    result.push(...rest)
    run = []
  }
  for (const word of words) {
    run.push(word)
    if (word.kind === 'kept' && (run.length === 1 || !SHORT.test(word.text))) end()
  }
  end()
  return result
}

const wordOf = (kind: Word['kind'], text: string): Word[] => (text === '' ? [] : [{ kind, text }])

/** Cuts longer texts in the middle, between two words. `most`: characters of unchanged texts and of others. */
export function shortened(words: readonly Word[], most: { kept: number; other: number }): Word[] {
  return words.map(({ kind, text }) => {
    const length = kind === 'kept' ? most.kept : most.other
    return { kind, text: text.length > length ? `${startOf(text, length / 2)} … ${endOf(text, length / 2)}` : text }
  })
}

/** The first words of a text that is longer than `most` characters. */
export function beginningOf(text: string, most: number): string {
  return text.length > most ? `${startOf(text, most)} …` : text
}

/** Where a text may be cut: not within '1 000', nor at a no-break space. */
const GAP = /(?<!\d(?=\s\d))[^\S\u00a0\u202f]/g

const gapsIn = (text: string) => [...text.matchAll(GAP)].map(({ index }) => index)

/** Whole words at the start of a longer text. A single long word is cut; a long first word is left out. */
function startOf(text: string, most: number): string {
  const gaps = gapsIn(text)
  return text.slice(0, gaps.length === 0 ? most : (gaps.findLast((at) => at <= most) ?? 0)).trimEnd()
}

/** Whole words at the end of a longer text. */
function endOf(text: string, most: number): string {
  return text.slice(gapsIn(text).find((at) => at >= text.length - most - 1) ?? text.length).trimStart()
}

/**
 * `before` and `after`: HTML of a page; empty if it does not exist. Only blocks of this part count. In the order of the later
 * page, with removed blocks where they were.
 */
export function blockPairs(before: string, after: string, part?: PagePart): BlockPair[] {
  const [oldBlocks, newBlocks] = [blocksOf(before, part), blocksOf(after, part)]
  const parts: Parts = diffArrays(oldBlocks, newBlocks, { ...MOST_EDITS, comparator: isSame }) ?? [
    { removed: true, added: false, value: oldBlocks, count: oldBlocks.length },
    { removed: false, added: true, value: newBlocks, count: newBlocks.length },
  ]
  const moved = movedIn(parts)
  return parts.flatMap(({ added, removed, value }, index): BlockPair[] => {
    const other = parts[index + (removed ? 1 : -1)]
    if (removed) return replaced(value, other?.added ? other.value : [], moved)
    if (added && other?.removed) return []
    return added ? replaced([], value, moved) : value.map((block) => ({ kind: 'kept', after: block }))
  })
}

const isSame = (one: Block, other: Block) =>
  one.element === other.element && one.text === other.text && one.address === other.address

function movedIn(parts: Parts): Set<Block> {
  const gone = parts.flatMap(({ removed, value }) => (removed ? value : []))
  const come = parts.flatMap(({ added, value }) => (added ? value : []))
  const moved = new Set<Block>()
  for (const block of come.filter(({ element }) => !CELLS.has(element))) {
    const from = gone.findIndex((each) => isSame(each, block))
    if (from >= 0) moved.add(block).add(gone.splice(from, 1)[0]!)
  }
  return moved
}

/**
 * Pairs removed blocks with the added blocks of the same element in their place. A picture pairs only with the same address, or else with the same
 * alternative text.
 */
function replaced(removed: readonly Block[], added: readonly Block[], moved: ReadonlySet<Block>): BlockPair[] {
  const left = [...added]
  const come = (after: Block): BlockPair => ({ kind: moved.has(after) ? 'moved' : 'added', after })
  const pairs = removed.flatMap((before): BlockPair[] => {
    if (moved.has(before)) return []
    const find = (name: 'element' | 'address' | 'text') =>
      left.findIndex((each) => each.element === before.element && each[name] === before[name] && !moved.has(each))
    const itself = before.element === 'img' ? find('address') : find('element')
    const at = itself < 0 && before.element === 'img' ? find('text') : itself
    if (at < 0) return [{ kind: 'removed', before }]
    const skipped = left.splice(0, at + 1)
    const after = skipped.pop()!
    return [...skipped.map(come), { kind: 'changed', before, after }]
  })
  return [...pairs, ...left.map(come)]
}
