/** The served release: switches from one complete release to the next. */
import { watch } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { logFailure } from '../../../config/problems/log.ts'
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import { copyLive } from '../../../engine/release/live-copy.ts'
import { DamagedState } from '../../../engine/state/database/disk.ts'
import { STATE_FILE } from '../../../engine/state/database/schema.ts'
import { openState, type State } from '../../../engine/state/state.ts'
import type { ReleaseName } from '../../../records/release.ts'
import { openServingState } from '../serving-state.ts'
import type { ErrorPages } from './error-pages.ts'
import type { ServedRelease } from './files.ts'
import { namedBy } from './lost-contents.ts'
import { createReleaseReader, type ReleaseReaderOptions } from './release-reader.ts'

/** A release that visitors do not see. */
export interface OtherRelease {
  number: number
  release: ServedRelease
}

export interface LiveRelease {
  current(): ServedRelease
  /** Whether the current release is the copy of what was live, because the state has no readable release. */
  isCopy(): boolean
  /** Number of contents of the current release that this disk has lost. */
  lost(): Promise<number>
  /** The name of the current release, which may not be the live one yet. */
  shown(): ReleaseName
  errorPages(): ErrorPages
  publishedAt(): string | undefined
  /** Switches to the release that was published last, by whichever process. */
  show(): Promise<void>
  /** A release, or the newest one ('next'). Resolves to 'live' if visitors see it, to `undefined` if it is no longer kept. */
  other(of: ReleaseName | 'next'): Promise<OtherRelease | 'live' | undefined>
  /** Whether there was a rollback since the last publish. */
  isRolledBack(): Promise<boolean>
  /** Follows publishes and rollbacks of other processes. Returns its stop function. */
  follow(): () => void
}

interface LiveOptions extends ReleaseReaderOptions {
  /** Why the state cannot be opened, if that is known. */
  refusal?: MustNotPublish | undefined
  /** Called when the served release changes. */
  onShow?: (() => void) | undefined
}

/** Other connections see a commit a moment after its last write, and no event marks that moment. */
const COMMIT_DELAY_MS = 100
/** Releases that people compare at the same time. */
const MOST_OTHERS = 4

/** Rejects if there is neither a release nor a copy of the one that was live. */
export async function openLive(options: LiveOptions): Promise<LiveRelease> {
  const { stateFolder, onShow } = options
  let state: State = openServingState(stateFolder, options.refusal)
  const reader = createReleaseReader(options)
  const live = await reader.live(state).catch(ignoreDamage)
  const first = live && namedBy(live.contents) ? live : await reader.copy()
  if (!first)
    throw new MustNotPublish([problem('release-missing', stateFolder, `there is no release in ${stateFolder}`)])
  let shown = first
  const keepCopy = () => void (shown.isCopy || copyLive(stateFolder, state).catch(logFailure))
  keepCopy()
  const others = new LRUCache<number, OtherRelease>({ max: MOST_OTHERS })
  /** The database that replaced the served one, while it has no release. */
  let successor: State | undefined

  function newest(): State {
    if (!state.isReplaced()) return state
    if (successor?.isReplaced()) {
      successor.close()
      successor = undefined
    }
    return (successor ??= openState(stateFolder))
  }

  async function show() {
    const now = newest()
    const live = await now.releases.live()
    if (!live || (now === state && !shown.isCopy && live.number === shown.number)) return
    const next = await reader.live(now)
    if (!next) return
    // The previous database stays open: requests under way may still read from it.
    if (now !== state) others.clear()
    state = now
    successor = undefined
    shown = next
    keepCopy()
    onShow?.()
  }

  async function other(of: ReleaseName | 'next'): Promise<OtherRelease | 'live' | undefined> {
    const live = await state.releases.live()
    const name = of === 'next' ? (state.approvals.next() ?? live) : of
    if (!live || !name) return undefined
    if (name.number === live.number && name.release === live.release) return 'live'
    // Checked before the cache: a release that is no longer kept must not be shown from memory.
    if (state.live.idOf(name.number) !== name.release) return undefined
    const opened = others.get(name.number) ?? { number: name.number, release: await reader.other(state, name.number) }
    others.set(name.number, opened)
    return opened
  }

  return {
    ...{ other, show },
    current: () => shown.served,
    isCopy: () => shown.isCopy,
    lost: () => reader.lost(shown),
    shown: () => ({ number: shown.number, release: shown.served.id }),
    errorPages: () => shown.errorPages,
    publishedAt: () => shown.publishedAt,
    isRolledBack: async () => (await state.releases.live())?.rolledBack === true,
    follow: () => watchState(stateFolder, show),
  }
}

/** Calls back at once, and after writes to the database, once for many: a crawl writes often. Returns its stop function. */
function watchState(stateFolder: string, onChange: () => Promise<void>): () => void {
  let running = Promise.resolve()
  let isQueued = false
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    isQueued = false
    await onChange()
  }
  const queue = () => void (running = running.then(run).catch(logFailure))

  const watcher = watch(stateFolder, (_event, name) => {
    if (!name?.startsWith(STATE_FILE)) return
    timer ??= setTimeout(() => {
      timer = undefined
      queue()
    }, COMMIT_DELAY_MS).unref()
    if (isQueued) return
    isQueued = true
    setImmediate(queue)
  })
  watcher.on('error', (error) => console.error(error))
  // What was written since the first look, before there was a watcher.
  queue()
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}

/** A publish mends a damaged database; until then the copy is shown. */
function ignoreDamage(error: unknown): undefined {
  if (!(error instanceof DamagedState)) throw error
  logFailure(error)
}
