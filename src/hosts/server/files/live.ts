/** The served release: switches from one complete release to the next. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { logFailure } from '../../../config/problems/log.ts'
import { MustNotPublish, problem } from '../../../config/problems/table.ts'
import type { Answers } from '../../../engine/render/answers.ts'
import { openEncodings } from '../../../engine/release/files/encodings.ts'
import { copyLive, readLiveCopy } from '../../../engine/release/live-copy.ts'
import { openStore } from '../../../engine/release/files/store.ts'
import { DamagedState } from '../../../engine/state/database/database.ts'
import type { ReleaseName } from '../../../records/release.ts'
import { STATE_FILE } from '../../../engine/state/database/schema.ts'
import { sharedIn } from '../../../engine/state/shared/share.ts'
import { openState, type State } from '../../../engine/state/state.ts'
import { restoring } from './among-servers.ts'
import { openServingState } from '../serving-state.ts'
import { openContents } from './contents.ts'
import { openErrorPages, type ErrorPages } from './error-pages.ts'
import { servedAsset, serveRelease, type ServedRelease } from './files.ts'
import { releaseTag } from './shared-cache.ts'

/** A release that visitors do not see. */
export interface OtherRelease {
  number: number
  release: ServedRelease
}

export interface LiveRelease {
  current(): ServedRelease
  /** Whether it is the copy of what was live, because the state has no release that can be read. */
  isCopy(): boolean
  /** The release that is shown, which may not be the live one yet. */
  shown(): ReleaseName
  errorPages(): ErrorPages
  publishedAt(): string | undefined
  /** Shows the release that was published last, by whichever process. */
  show(): Promise<void>
  /** A release, or the newest one ('next'); 'live' where visitors see it. `undefined` where it is not kept. */
  other(of: ReleaseName | 'next'): Promise<OtherRelease | 'live' | undefined>
  /** Whether somebody rolled back since the last publish. */
  isRolledBack(): Promise<boolean>
  /** Follows publishes and rollbacks of other processes. Returns its stop function. */
  follow(): () => void
}

interface LiveOptions {
  stateFolder: string
  /** Why the state cannot be opened, where that is known. */
  refusal?: MustNotPublish | undefined
  /** Folder of compressed copies; by default in the working state. */
  encodedFolder?: string | undefined
  /** Called when the served release changes. */
  onShow?: (() => void) | undefined
  /** Caches that many visitors share are told of each release. */
  isTold?: boolean | undefined
  /** Draws error pages; without it they are as they are published. */
  answers?: Pick<Answers, 'failed'> | undefined
}

interface Shown {
  served: ServedRelease
  errorPages: ErrorPages
  number: number
  publishedAt: string
  isCopy: boolean
}

/** Milliseconds. */
const LAST_LOOK = 100
/** Releases that are looked at beside each other. */
const MOST_OTHERS = 4

/** Rejects if there is neither a release nor a copy of the one that was live. */
export async function openLive(options: LiveOptions): Promise<LiveRelease> {
  const { stateFolder, encodedFolder, onShow, isTold, refusal } = options
  let state: State = openServingState(stateFolder, refusal)
  const readErrorPages = openErrorPages(options.answers)
  const store = restoring(openStore(join(stateFolder, 'store')), sharedIn(stateFolder))
  const contents = openContents(store, openEncodings(encodedFolder ?? join(stateFolder, 'encoded'), store))
  const tagOf = (release: ReleaseName) => (isTold ? releaseTag(release) : undefined)

  async function opened({ releases, hashedFiles, formerAddresses }: State): Promise<Shown | undefined> {
    const live = await releases.live()
    const release = live && (await releases.read(live.number))
    if (!release) return undefined
    const { number } = live
    const ofOthers = {
      file(path: string) {
        const hash = hashedFiles.hash(path.slice(1))
        return hash === undefined ? undefined : servedAsset(path.slice(1), hash)
      },
      goneAt: (path: string) => formerAddresses.goneAt(path, number),
      movedBack: (path: string) => formerAddresses.movedBack(path, number),
    }
    const served = serveRelease(release, contents, ofOthers, tagOf(live))
    const errorPages = await readErrorPages(served)
    return { served, errorPages, number, publishedAt: live.publishedAt, isCopy: false }
  }

  async function copied(): Promise<Shown | undefined> {
    const copy = await readLiveCopy(stateFolder)
    if (!copy) return undefined
    const { number, publishedAt, manifest, gone } = copy
    const ofOthers = { file: () => undefined, goneAt: (path: string) => gone.get(path) }
    const served = serveRelease(manifest, contents, ofOthers, tagOf({ number, release: manifest.id }))
    return { served, errorPages: await readErrorPages(served), number, publishedAt, isCopy: true }
  }

  const first = (await opened(state).catch(ignoreDamage)) ?? (await copied())
  if (!first)
    throw new MustNotPublish([problem('release-missing', stateFolder, `there is no release in ${stateFolder}`)])
  let shown = first
  const keepCopy = () => void (shown.isCopy || copyLive(stateFolder, state).catch(logFailure))
  keepCopy()
  const others = new LRUCache<number, OtherRelease>({ max: MOST_OTHERS })
  let isAsked = false
  /** The database that has taken the place of the one that is served, while it has no release. */
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
    isAsked = false
    const now = newest()
    const live = await now.releases.live()
    if (!live || (now === state && !shown.isCopy && live.number === shown.number)) return
    const next = await opened(now)
    if (!next) return
    // Requests under way may still read from the database before: it stays open.
    if (now !== state) others.clear()
    state = now
    successor = undefined
    shown = next
    keepCopy()
    onShow?.()
  }

  async function other(of: ReleaseName | 'next'): Promise<OtherRelease | 'live' | undefined> {
    const live = await state.releases.live()
    const asked = of === 'next' ? (state.approvals.next() ?? live) : of
    if (!live || !asked) return undefined
    if (asked.number === live.number && asked.release === live.release) return 'live'
    // A release that is no longer kept is shown no longer, even where some of its pages are still in memory.
    if (state.live.idOf(asked.number) !== asked.release) return undefined
    const known = others.get(asked.number)
    if (known) return known
    const manifest = (await state.releases.read(asked.number))!
    const opened = { number: asked.number, release: serveRelease(manifest, contents) }
    others.set(asked.number, opened)
    return opened
  }

  return {
    other,
    current: () => shown.served,
    isCopy: () => shown.isCopy,
    shown: () => ({ number: shown.number, release: shown.served.id }),
    errorPages: () => shown.errorPages,
    publishedAt: () => shown.publishedAt,
    show,
    isRolledBack: async () => (await state.releases.live())?.rolledBack === true,
    follow() {
      let looking = Promise.resolve()
      let later: NodeJS.Timeout | undefined
      const look = () => void (looking = looking.then(show).catch(logFailure))
      // Whatever is written to the database is told of: a crawl writes often, so that one look answers many.
      const watcher = watch(stateFolder, (_event, name) => {
        if (!name?.startsWith(STATE_FILE)) return
        // Other connections see a commit a moment after the write that is told of, and nothing tells of that moment.
        later ??= setTimeout(() => {
          later = undefined
          look()
        }, LAST_LOOK).unref()
        if (isAsked) return
        isAsked = true
        setImmediate(look)
      })
      watcher.on('error', (error) => console.error(error))
      return () => {
        clearTimeout(later)
        watcher.close()
      }
    },
  }
}

/** A publish mends a damaged database; until then the copy is shown. */
function ignoreDamage(error: unknown): undefined {
  if (!(error instanceof DamagedState)) throw error
  logFailure(error)
}
