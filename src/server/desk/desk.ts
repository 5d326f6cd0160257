/** What marketing does with releases, on this server: visitors see the outcome at once, and `dist/` follows. */
import { join } from 'node:path'
import { PREVIEW_HOURS } from '../../publisher/history.ts'
import { writeLiveFiles } from '../../publisher/live-files.ts'
import { releaseDifference, type PageDifference } from '../../release/difference.ts'
import { openStore } from '../../release/store.ts'
import type { ReleaseName } from '../../state/release.ts'
import type { ScheduledRelease } from '../../state/approvals.ts'
import type { State } from '../../state/state.ts'
import type { LiveRelease } from '../live.ts'
import { PREVIEW_FOLDER, type PreviewOf, type PreviewTokens } from '../preview/token.ts'

interface DeskOptions {
  state: State
  stateFolder: string
  live: Pick<LiveRelease, 'show'>
  /** Where the live release stands as plain files, if anywhere. */
  distFolder?: string | undefined
  /** What addresses of previews are signed with; without it there are none. */
  tokens?: PreviewTokens | undefined
  now: () => Date
  /** Called when the history may have more lines. */
  onDeed: () => void
}

export interface ReleasedPage {
  html: string
  /** Content security policy of its release. */
  policy: string
}

/** Errors are `MustNotPublish`, with what the reader can do. */
export interface Desk {
  /** The release that waits for approval. */
  waiting(): ReleaseName | undefined
  /** In the order of their times. */
  scheduled(): ScheduledRelease[]
  /** False where it is live already. */
  approve(release: ReleaseName, by: string): Promise<boolean>
  schedule(release: ReleaseName, time: Date, by: string): Promise<void>
  cancel(release: ReleaseName, by: string): Promise<void>
  /** False where it is live already. */
  undo(release: ReleaseName, by: string): Promise<boolean>
  /** Where a release can be looked at, from the root of the site. `from`: when its time begins. */
  previewAddress(of: PreviewOf, from?: Date): string | undefined
  /** Pages that differ between two releases; `undefined` where one is not kept. */
  difference(before: number, after: number): Promise<PageDifference[] | undefined>
  /** A page as a release has it; `undefined` where it has none, or is not kept. */
  page(path: string, number: number): Promise<ReleasedPage | undefined>
  /** Publishes what was to go live by now. */
  publishDue(): Promise<void>
  /** Settles when files are as they should be. */
  written(): Promise<void>
  /** Publishes nothing more of its own accord. */
  close(): Promise<void>
}

/** Milliseconds between two looks at the times, which another process may have changed. */
const LOOK = 60_000

export function openDesk({ state, stateFolder, live, distFolder, tokens, now, onDeed }: DeskOptions): Desk {
  const { releases, approvals } = state
  const store = openStore(join(stateFolder, 'store'))
  const closing = new AbortController()
  let writing: Promise<unknown> = Promise.resolve()
  /** Writes that have not ended. */
  let writes = 0
  let timer: NodeJS.Timeout | undefined

  /** As it is on the disk: a damaged one is begun anew by whoever publishes. */
  function fresh(): State {
    state.refresh()
    return state
  }

  /** Does what moves the live release, and shows it. */
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
      .catch((error: unknown) => closing.signal.aborted || console.error(error))
      .finally(() => writes--)
  }

  /** A server that was stopped, or a disk that refused, may have left files of the release before. */
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
      console.error(error)
      lookAfter(LOOK)
    }
  }

  void look()

  return {
    waiting: () => fresh().approvals.waiting(),
    scheduled: () => fresh().approvals.scheduled(),
    approve: (release, by) => move(() => approvals.approve(release, { by, now: now() })),
    schedule: (release, time, by) => move(() => approvals.schedule(release, time, { by, now: now() })),
    cancel: (release, by) => move(() => approvals.cancel(release, { by, now: now() })),
    undo: (release, by) => move(() => approvals.undo(release, { by, now: now() })),
    previewAddress(of, from = now()) {
      const until = new Date(from.getTime() + PREVIEW_HOURS * 3_600_000)
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
