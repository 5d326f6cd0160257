/** The desk's views of a page: two releases side by side, and its history. */
import { deskAddress } from '../../views/locales.ts'
import type { ComparedView, DifferingBlocks, PageHistoryView } from '../../views/pages.ts'
import { pageVersions } from '../../../engine/publisher/pages/page-history.ts'
import { FIRST_MARK, markedPages } from '../../comparisons/marked-pages.ts'
import { blockDifference, blockPairs, shortened, type BlockPair, type Word } from '../../comparisons/text-difference.ts'
import { movedPages } from '../../../engine/release/redirects.ts'
import { hrefOf } from '../../../routes/paths.ts'
import type { PublishedRelease, ReleaseName } from '../../../records/release.ts'
import type { Desk } from '../desk.ts'
import type { FramedPage } from '../frame.ts'
import type { DeskRequest } from '../desk-request.ts'
import type { DeskParts } from '../parts.ts'
import { pageEditsOf } from './page-edits.ts'
import { reasonTexts } from './reasons.ts'

/** Limits: bytes of all texts shown, of those around the content, characters of an unchanged text and of a changed one. */
const MOST = { all: 30_000, surroundings: 5000, kept: 200, other: 2000 }
/** Bytes of markup for a block, for a word and for two pictures. */
const MARKUP = { block: 160, word: 16, pictures: 250 }

/**
 * `undefined` if neither release has the page, or one is no longer kept. A moved page is compared across its paths. Query: `against`, the number of
 * the other release; the live one by default.
 */
export async function comparedView(
  { state, desk }: DeskParts,
  { number, path, query, locale }: DeskRequest,
): Promise<ComparedView | undefined> {
  const live = (await state.releases.live())?.number
  const against = Number(query.get('against') ?? live)
  const [earlier, later] = [await state.releases.read(against), await state.releases.read(number)]
  if (!earlier || !later) return undefined
  const moved = movedPages(earlier.pages, later.pages)
  const to = moved[path] ?? path
  const from = Object.keys(moved).find((old) => moved[old] === to) ?? to
  const [before, after] = [await desk.page(from, against), await desk.page(to, number)]
  if (!before && !after) return undefined
  const pairs = blockPairs(before?.html ?? '', after?.html ?? '')
  const title = pairs.map((pair) => pair.after ?? pair.before).find((block) => block?.element === 'title')?.text
  const isEntry = (pair: BlockPair) => Number((pair.after ?? pair.before)!.isEntry)
  const content = before && after ? pairs.toSorted((one, other) => isEntry(one) - isEntry(other)) : []
  const surroundings = before && after ? blockPairs(before.html, after.html, 'surroundings') : []
  const roots = [earlier, later].map(({ number: of, id }) => rootOf(desk, { number: of, release: id }, live))
  const shown = ({ number: of, id }: PublishedRelease, at: string, other: Record<string, string>) => ({
    src: `${deskAddress(locale, `frame/${of}`)}?${new URLSearchParams({ path: at, ...other })}#${FIRST_MARK}`,
    look: rootOf(desk, { number: of, release: id }, live) + hrefOf(at),
  })
  return {
    kind: 'compared',
    number,
    against,
    live,
    path: to,
    from: from === to ? undefined : from,
    title: title ?? path,
    before: before && shown(earlier, from, { after: `${number}`, other: to }),
    after: after && shown(later, to, { before: `${against}`, other: from }),
    isSame: before?.html === after?.html,
    ...differingBlocks(content, MOST.all, roots),
    surroundings: differingBlocks(distinct(surroundings), MOST.surroundings, roots),
  }
}

/** `roots`: path prefixes of the two releases' pages. */
function differingBlocks(pairs: readonly BlockPair[], most: number, roots: readonly string[]): DifferingBlocks {
  const differing = pairs.filter(({ kind }) => kind !== 'kept')
  const blocks: DifferingBlocks['blocks'][number][] = []
  const addressOf = (src: string | undefined, side: 0 | 1) => (src?.startsWith('/') ? roots[side]! + src : undefined)
  let left = most
  // Words are compared only in the blocks shown: a whole long page would take seconds.
  for (const pair of differing) {
    const block = blockDifference(pair)
    const words = shortened(block.words, MOST)
    const pictures = block.pictures && {
      before: addressOf(block.pictures.before, 0),
      after: addressOf(block.pictures.after, 1),
    }
    left -= sizeOf(words) + (pictures ? MARKUP.pictures + JSON.stringify(pictures).length : 0)
    if (left < 0) break
    blocks.push({ ...block, words, ...(pictures && { pictures }) })
  }
  return { blocks, more: differing.length - blocks.length }
}

/** A menu is in the page as often as there are widths. */
function distinct(pairs: readonly BlockPair[]): BlockPair[] {
  const nameOf = ({ kind, before, after }: BlockPair) =>
    JSON.stringify([kind, ...[before, after].map((block) => block && [block.element, block.text, block.address])])
  return [...new Map(pairs.map((pair) => [nameOf(pair), pair])).values()]
}

/** Path prefix of a release's pages: '' for the live one, else that of its preview. */
const rootOf = (desk: Desk, name: ReleaseName, live: number | undefined) =>
  name.number === live ? '' : desk.previewAddress(name)!.slice(0, -1)

/** Bytes of a block in the page, escapes included. */
function sizeOf(words: readonly Word[]): number {
  const sizes = words.map(({ text }) => MARKUP.word + Buffer.byteLength(text.replace(/[&<>"']/g, '&quot;')))
  return sizes.reduce((sum, size) => sum + size, MARKUP.block)
}

/**
 * A release's page with its differences from another release marked. Query: `before` or `after`, the other release's number; `other`, the page's path
 * there.
 */
export async function framedPage(
  { state, desk }: DeskParts,
  { number, path, query }: DeskRequest,
): Promise<FramedPage | undefined> {
  const page = await desk.page(path, number)
  const name = (await state.releases.list()).find((each) => each.number === number)
  if (!page || !name) return undefined
  const after = query.get('after')
  const other = (await desk.page(query.get('other') ?? path, Number(after ?? query.get('before'))))?.html ?? ''
  const marked = after === null ? markedPages(other, page.html).after : markedPages(page.html, other).before
  return { html: marked, policy: page.policy, base: rootOf(desk, name, (await state.releases.live())?.number) }
}

/** The kept releases in which the page changed, newest first. */
export async function pageHistoryView(
  { state, desk }: DeskParts,
  { path, locale }: DeskRequest,
): Promise<PageHistoryView> {
  const textOf = reasonTexts(state, locale)
  state.refresh()
  const live = (await state.releases.live())?.number
  const changes = (await pageVersions(state, path)).map(
    ({ number, release, hash, path: at, from, why, ...version }) => ({
      number,
      path: at,
      from,
      ...version,
      reasons: why.map(textOf),
      look: hash && rootOf(desk, { number, release }, live) + hrefOf(at),
    }),
  )
  const { edits, older } = pageEditsOf(state, locale, { path, from: Number.MAX_SAFE_INTEGER })
  const more = older === undefined ? undefined : `${deskAddress(locale, 'history')}?${new URLSearchParams({ path })}`
  return { kind: 'page-history', path, edits, more, changes }
}
