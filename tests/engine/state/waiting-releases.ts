/** A state with a live release and others that wait, and who decides of them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { MustNotPublish } from '../../../src/config/problems/table.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { isShared, shareInSecondRun } from '../../shared/postgres.ts'

export const NOW = new Date('2027-03-01T09:00:00Z')
export const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
export const AYSE = { by: 'Ayşe', now: NOW }
export const BORA = { by: 'Bora', now: NOW }

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-approvals-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  onTestFinished(await shareInSecondRun(folder))
  return folder
}

/** A release with this content that waits, if anything would change. */
export async function arrive(state: State, content: string, redirects = {}) {
  const release = manifestOf({ '/a': content, '/b': 'same' }, { redirects })
  const changes = [{ path: '/a', why: [{ code: 'changed' as const, record: `page/en/${content}` }] }]
  await state.releases.publish({ release, changes, records: [], waits: true, by: 'webhook' })
  return { number: state.releases.newest(), release: release.id }
}

export async function liveAnd(...contents: string[]) {
  const state = openState(isShared() ? await emptyFolder() : undefined)
  const first = await publishedIn(state, manifestOf({ '/a': '1', '/b': 'same' }))
  const waiting = []
  for (const content of contents) waiting.push(await arrive(state, content))
  return { state, first: { number: first.number, release: first.id }, waiting }
}

export const liveOf = async (state: State) => (await state.releases.live())!.number
export const codesOf = (running: Promise<unknown>) =>
  running.then(
    () => undefined,
    (error: unknown) => (error as MustNotPublish).problems.map(({ code }) => code),
  )
export const deeds = (state: State) =>
  state.history
    .lines()
    .map(({ what, release, by }) => [what, release, by].filter((each) => each !== undefined).join(' '))
