/** What tells shared caches of a state's releases, for the length of a test. */
import { onTestFinished, vi } from 'vitest'
import type { PurgeSettings } from '../../src/config/purge.ts'
import { pathTag } from '../../src/hosts/server/files/shared-cache.ts'
import { cachesOf } from '../../src/hosts/server/outward/caches.ts'
import { openPurges } from '../../src/hosts/server/outward/purge.ts'
import type { State } from '../../src/engine/state/state.ts'

/** `told`: resolves when the caches have been told of the release that is shown. */
export function openPurging(state: State, settings: PurgeSettings, delays: { repeatDelay?: number } = {}) {
  const counts = { purged: 0, failures: 0 }
  const purges = openPurges({
    ...{ caches: cachesOf(settings), state, shown: () => state.live.get()!, retryDelay: 1, ...delays },
    onPurge: (tags) => void (counts.purged += tags),
    onFailure: () => void counts.failures++,
  })
  onTestFinished(() => purges.close())
  const told = async () => {
    purges.ask()
    await purges.idle()
  }
  return { counts, purges, told }
}

export const tagsOf = (...paths: string[]) => paths.map(pathTag).sort()

/** Codes of what the desk is told, each with what it is about. */
export const findingsOf = ({ findings }: State) =>
  findings.all().map(({ problem: { code, resource } }) => [code, resource])

/** Keeps the console's errors; the result returns them. */
export function hearErrors(): () => string[] {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  return () => said.mock.calls.flat().map(String)
}
