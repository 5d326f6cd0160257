/** Approving, scheduling and undoing releases: this server shows the result at once, then `dist/` is written. */
import { join } from 'node:path'
import { logFailure } from '../../config/problems/log.ts'
import { PREVIEW_HOURS } from '../../engine/publisher/history.ts'
import { writeLiveFiles } from '../../engine/publisher/live-files.ts'
import { releaseDifference, type PageDifference } from '../../engine/release/difference.ts'
import { openStore } from '../../engine/release/files/store.ts'
import type { ReleaseName } from '../../records/release.ts'
import type { ScheduledRelease, Seen } from '../../engine/state/releases/approvals.ts'
import type { State } from '../../engine/state/state.ts'
import type { LiveRelease } from '../../hosts/server/files/live.ts'
import { PREVIEW_FOLDER, type PreviewOf, type PreviewTokens } from '../../hosts/server/preview/token.ts'

interface DeskOptions {
  state: State
  stateFolder: string
  live: Pick<LiveRelease, 'show'>
  /** Folder with the live release as plain files, if there is one. */
  distFolder?: string | undefined
  /** Signs preview addresses; without it there are no previews. */
  tokens?: PreviewTokens | undefined
  now: () => Date
  /** Called after the history may have grown. */
  onDeed: () => void
}

export interface ReleasedPage {
  html: string
  /** Content security policy of the page's release. */
  policy: string
}

/** Methods throw `MustNotPublish` with a remedy, also where what was `seen` is no longer so. */
export interface Desk {
  /** The release that waits for approval. */
  waiting(): ReleaseName | undefined
  /** In order of time. */
  scheduled(): ScheduledRelease[]
  /** False where it is live already. */
  approve(release: ReleaseName, by: string, seen?: Seen): Promise<boolean>
  schedule(release: ReleaseName, time: Date, by: string, seen?: Seen): Promise<void>
  cancel(release: ReleaseName, by: string, seen?: Seen): Promise<void>
  /** False where it is live already. */
  undo(release: ReleaseName, by: string, seen?: Seen): Promise<boolean>
  /** Path of a release's preview. `from`: start of its validity, of `hours`. */
  previewAddress(of: PreviewOf, from?: Date, hours?: number): string | undefined
  /** Pages that differ between two releases; `undefined` if one is no longer kept. */
  difference(before: number, after: number): Promise<PageDifference[] | undefined>
  /** A page in a release; `undefined` if the release lacks it or is no longer kept. */
  page(path: string, number: number): Promise<ReleasedPage | undefined>
  /** Publishes scheduled releases that are due. */
  publishDue(): Promise<void>
  /** Resolves when `dist/` is up to date. */
  written(): Promise<void>
  /** Stops publishing scheduled releases. */
  close(): Promise<void>
}

/** Milliseconds between checks of the schedule, which another process may change. */
const LOOK = 60_000

export function openDesk({ state, stateFolder, live, distFolder, tokens, now, onDeed }: DeskOptions): Desk {
  const { releases, approvals } = state
  const store = openStore(join(stateFolder, 'store'))
  const closing = new AbortController()
  let writing: Promise<unknown> = Promise.resolve()
  /** Number of writes under way. */
  let writes = 0
  let timer: NodeJS.Timeout | undefined

  /** The state as it is on disk: whoever publishes replaces a damaged one. */
  function fresh(): State {
    state.refresh()
    return state
  }

  /** Runs a change of the live release, then shows the result. */
  async function move<T>(deed: () => Promise<T>): Promise<T> {
    fresh()
    const before = await releases.live()
    const result = await deed()
    const after = await releases.live()
    if (after?.number !== before?.number || after?.publishedAt !== before?.publishedAt) {
      await live.show()
      writeFiles()
    }
    plan()
    onDeed()
    return result
  }

  function writeFiles(): void {
    if (distFolder === undefined) return
    writes++
    writing = writing
      .then(() => writeLiveFiles({ state, stateFolder, distFolder, signal: closing.signal }))
      .catch((error: unknown) => closing.signal.aborted || logFailure(error))
      .finally(() => writes--)
  }

  /** A stopped server or a failing disk may have left files of an earlier release. */
  async function writeMissed(): Promise<void> {
    if (distFolder === undefined || writes > 0) return
    const left = await state.folders.read(distFolder)
    const number = (await releases.live())?.number
    if (left && (left.release !== number || left.writing !== undefined)) writeFiles()
  }

  function plan(): void {
    const [next] = approvals.scheduled()
    lookAfter(next ? Math.max(0, Date.parse(next.at) - now().getTime()) : LOOK)
  }

  function lookAfter(wait: number): void {
    clearTimeout(timer)
    if (!closing.signal.aborted) timer = setTimeout(() => void look(), Math.min(wait, LOOK)).unref()
  }

  async function look(): Promise<void> {
    try {
      await move(() => approvals.publishDue(now()))
      await writeMissed()
    } catch (error) {
      logFailure(error)
      lookAfter(LOOK)
    }
  }

  void look()

  return {
    waiting: () => fresh().approvals.waiting(),
    scheduled: () => fresh().approvals.scheduled(),
    approve: (release, by, seen) => move(() => approvals.approve(release, { by, now: now(), seen })),
    schedule: (release, time, by, seen) => move(() => approvals.schedule(release, time, { by, now: now(), seen })),
    cancel: (release, by, seen) => move(() => approvals.cancel(release, { by, now: now(), seen })),
    undo: (release, by, seen) => move(() => approvals.undo(release, { by, now: now(), seen })),
    previewAddress(of, from = now(), hours = PREVIEW_HOURS) {
      const until = new Date(from.getTime() + hours * 3_600_000)
      return tokens && `${PREVIEW_FOLDER}/${tokens.sign({ of, until })}/`
    },
    async difference(before, after) {
      const [from, to] = [await releases.read(before), await releases.read(after)]
      const [earlier, later] = before < after ? [before, after] : [after, before]
      return from && to && releaseDifference(from, to, releases.reasons(earlier, later))
    },
    async page(path, number) {
      const release = await releases.read(number)
      const hash = release?.pages.get(path)?.hash
      return hash === undefined ? undefined : { html: (await store.get(hash)).toString(), policy: release!.policy }
    },
    publishDue: look,
    written: async () => void (await writing),
    async close() {
      closing.abort()
      clearTimeout(timer)
      await writing
    },
  }
}
