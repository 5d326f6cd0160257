/** A page at the desk: as it is in two releases, side by side, and how it came to be. */
import { deskAddress } from '../../desk/messages/index.ts'
import type { ComparedView, PageHistoryView } from '../../desk/views.ts'
import { FIRST_MARK, markedPages } from '../../release/marked-pages.ts'
import {
  blockDifference,
  blockPairs,
  shortened,
  type BlockDifference,
  type BlockPair,
  type Word,
} from '../../release/text-difference.ts'
import { movedPages } from '../../release/redirects.ts'
import { hrefOf } from '../../routes/paths.ts'
import type { PublishedRelease, ReleaseName } from '../../state/release.ts'
import type { Desk } from './desk.ts'
import type { FramedPage } from './frame.ts'
import type { Asked } from './look-pages.ts'
import type { DeskParts } from './overview.ts'
import { reasonTexts } from './reasons.ts'

/** Bytes of all texts that are shown; characters of a text that is the same in both, and of one that is not. */
const MOST = { all: 30_000, kept: 200, other: 2000 }
/** Bytes that a block and a word take besides. */
const MARKUP = { block: 160, word: 16 }

/** `undefined` where neither release has the page, or one is not kept. A page that moved is compared with itself. Asked: `against`, the number of the release to compare with; by default the live one. */
export async function comparedView(
  { state, desk }: DeskParts,
  { number, path, query, locale }: Asked,
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
  const differing = (before && after ? pairs.filter(({ kind }) => kind !== 'kept') : []).sort(
    (one, other) => isEntry(one) - isEntry(other),
  )
  const blocks: BlockDifference[] = []
  let left = MOST.all
  // Words are told of what is shown alone: of all of a long page that would take seconds.
  for (const pair of differing) {
    const block = blockDifference(pair)
    const words = shortened(block.words, MOST)
    left -= sizeOf(words)
    if (left < 0) break
    blocks.push({ ...block, words })
  }
  const shown = ({ number: of, id }: PublishedRelease, at: string, other: Record<string, string>) => ({
    src: `${deskAddress(locale, `frame/${of}`)}?${new URLSearchParams({ path: at, ...other })}#${FIRST_MARK}`,
    look: rootOf(desk, { number: of, release: id }, live) + hrefOf(at),
  })
  return {
    kind: 'compared',
    ...{ number, against, live, path: to, from: from === to ? undefined : from, title: title ?? path },
    before: before && shown(earlier, from, { after: `${number}`, other: to }),
    after: after && shown(later, to, { before: `${against}`, other: from }),
    ...{ isSame: before?.html === after?.html, blocks, more: differing.length - blocks.length },
  }
}

/** What stands before the addresses of a release: nothing where visitors see it. */
const rootOf = (desk: Desk, name: ReleaseName, live: number | undefined) =>
  name.number === live ? '' : desk.previewAddress(name)!.slice(0, -1)

/** What a block takes in a page, where some characters are escaped. */
function sizeOf(words: readonly Word[]): number {
  const sizes = words.map(({ text }) => MARKUP.word + Buffer.byteLength(text.replace(/[&<>"']/g, '&quot;')))
  return sizes.reduce((sum, size) => sum + size, MARKUP.block)
}

/** The page of a release, with marks where it differs from that of another. Asked: `before` or `after`, the other one's number; `other`, its path there. */
export async function framedPage(
  { state, desk }: DeskParts,
  { number, path, query }: Asked,
): Promise<FramedPage | undefined> {
  const page = await desk.page(path, number)
  const name = (await state.releases.list()).find((each) => each.number === number)
  if (!page || !name) return undefined
  const after = query.get('after')
  const other = (await desk.page(query.get('other') ?? path, Number(after ?? query.get('before'))))?.html ?? ''
  const marked = after === null ? markedPages(other, page.html).after : markedPages(page.html, other).before
  return { html: marked, policy: page.policy, base: rootOf(desk, name, (await state.releases.live())?.number) }
}

/** The releases of those that are kept in which the page changed, the newest first. */
export async function pageHistoryView({ state, desk }: DeskParts, { path, locale }: Asked): Promise<PageHistoryView> {
  const textOf = reasonTexts(state, locale)
  const live = (await state.releases.live())?.number
  const coming = new Set([desk.waiting(), ...desk.scheduled()].map((each) => each?.number))
  const changes: PageHistoryView['changes'][number][] = []
  let last: { number: number; hash: string | undefined } | undefined
  for (const { number, release, publishedAt, wasLive } of (await state.releases.list()).reverse()) {
    const hash = state.releases.pagesOf(number).get(path)?.hash
    const mayCome = coming.has(number)
    const look = hash && rootOf(desk, { number, release }, live) + hrefOf(path)
    if (hash !== last?.hash)
      changes.unshift({
        ...{ number, at: publishedAt, wasLive, mayCome, look, against: last?.number },
        kind: hash === undefined ? 'removed' : last?.hash === undefined ? 'added' : 'changed',
        reasons: (last && state.releases.reasons(last.number, number).get(path)?.map(textOf)) ?? [],
      })
    // The page as it is may have gone live, or be about to, with a later release than the one that changed it.
    else if (changes[0] && !changes[0].wasLive) {
      if (wasLive) Object.assign(changes[0], { number, at: publishedAt, wasLive, look })
      changes[0].mayCome ||= mayCome
    }
    last = { number, hash }
  }
  return { kind: 'page-history', path, changes }
}
