/** Approving, scheduling and undoing releases: this server shows the result at once, then `dist/` is written. */
import { join } from 'node:path'
import { logFailure } from '../../config/problems/log.ts'
import { PREVIEW_HOURS } from '../../engine/publisher/history.ts'
import { writeLiveFiles } from '../../engine/publisher/live-files.ts'
import { refuseLoss } from '../../engine/publisher/rollback.ts'
import { releaseDifference, type PageDifference } from '../../engine/release/difference.ts'
import { openStore } from '../../engine/release/files/store.ts'
import type { ReleaseName } from '../../records/release.ts'
import type { ScheduledRelease, Seen } from '../../engine/state/releases/approvals.ts'
import { sharedIn } from '../../engine/state/shared/share.ts'
import type { State } from '../../engine/state/state.ts'
import { restoring } from '../../hosts/server/files/among-servers.ts'
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
  onChange: () => void
}

export interface ReleasedPage {
  html: string
  /** Content security policy of the page's release. */
  policy: string
}

/** Methods throw `MustNotPublish` with a remedy, also if what was `seen` has changed. */
export interface Desk {
  /** The release that waits for approval. */
  waiting(): ReleaseName | undefined
  /** In order of time. */
  scheduled(): ScheduledRelease[]
  /** Resolves to false if it is live already. */
  approve(release: ReleaseName, by: string, seen?: Seen): Promise<boolean>
  schedule(plan: { release: ReleaseName; time: Date; by: string; seen?: Seen }): Promise<void>
  cancel(release: ReleaseName, by: string, seen?: Seen): Promise<void>
  /** Resolves to false if it is live already. */
  undo(release: ReleaseName, by: string, seen?: Seen): Promise<boolean>
  /** Path of a release's preview, valid from `from` for `hours`. `undefined` without a secret. */
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

/** Another process may change the schedule. */
const CHECK_INTERVAL_MS = 60_000

export function openDesk({ state, stateFolder, live, distFolder, tokens, now, onChange }: DeskOptions): Desk {
  const { releases, approvals } = state
  const closing = new AbortController()
  const files = openFilesWriter({ state, stateFolder, distFolder, signal: closing.signal })
  const checkAfter = openTimer(() => void check(), closing.signal)

  /** The state as it is on disk: a publish replaces a damaged database. */
  function fresh(): State {
    state.refresh()
    return state
  }

  /** Runs a change of the live release, then shows the result. */
  async function change<T>(run: () => Promise<T>): Promise<T> {
    fresh()
    const before = await releases.live()
    const result = await run()
    const after = await releases.live()
    if (after?.number !== before?.number || after?.publishedAt !== before?.publishedAt) {
      await live.show()
      files.write()
    }
    const [next] = approvals.scheduled()
    checkAfter(next && Math.max(0, Date.parse(next.at) - now().getTime()))
    onChange()
    return result
  }

  async function check(): Promise<void> {
    try {
      await change(() => approvals.publishDue(now()))
      await files.writeMissed()
    } catch (error) {
      logFailure(error)
      checkAfter()
    }
  }

  void check()

  return {
    waiting: () => fresh().approvals.waiting(),
    scheduled: () => fresh().approvals.scheduled(),
    approve: (release, by, seen) => change(() => approvals.approve(release, { by, now: now(), seen })),
    schedule: ({ release, time, by, seen }) =>
      change(() => approvals.schedule(release, time, { by, now: now(), seen })),
    cancel: (release, by, seen) => change(() => approvals.cancel(release, { by, now: now(), seen })),
    undo: (release, by, seen) =>
      change(async () => {
        await refuseLoss({ state, stateFolder }, release)
        return approvals.undo(release, { by, now: now(), seen })
      }),
    ...looks({ state, stateFolder, tokens, now }),
    publishDue: check,
    written: files.settled,
    async close() {
      closing.abort()
      await files.settled()
    },
  }
}

/** Returns a function that sets when to run next. */
function openTimer(run: () => void, signal: AbortSignal): (wait?: number) => void {
  let timer: NodeJS.Timeout | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return (wait = CHECK_INTERVAL_MS) => {
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(run, Math.min(wait, CHECK_INTERVAL_MS)).unref()
  }
}

type Looks = Pick<Desk, 'previewAddress' | 'difference' | 'page'>

/** Ways to look at releases that are not live. */
function looks({ state, stateFolder, tokens, now }: Omit<DeskOptions, 'live' | 'onChange'>): Looks {
  const { releases } = state
  const store = restoring(openStore(join(stateFolder, 'store')), sharedIn(stateFolder))
  return {
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
  }
}

interface FilesWriterOptions {
  state: State
  stateFolder: string
  distFolder: string | undefined
  signal: AbortSignal
}

/** Writes the live release to `distFolder` in the background, one write after another. */
function openFilesWriter({ state, stateFolder, distFolder, signal }: FilesWriterOptions) {
  let writing: Promise<unknown> = Promise.resolve()
  let pending = 0

  function write(): void {
    if (distFolder === undefined) return
    pending++
    writing = writing
      .then(() => writeLiveFiles({ state, stateFolder, distFolder, signal }))
      .catch((error: unknown) => signal.aborted || logFailure(error))
      .finally(() => pending--)
  }

  return {
    write,
    /** Writes if a stopped server or a failing disk left files of an earlier release. */
    async writeMissed(): Promise<void> {
      if (distFolder === undefined || pending > 0) return
      const left = await state.folders.read(distFolder)
      const number = (await state.releases.live())?.number
      if (left && (left.release !== number || left.writing !== undefined)) write()
    },
    settled: async (): Promise<void> => void (await writing),
  }
}
