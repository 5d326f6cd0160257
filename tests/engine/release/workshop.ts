/** Releases made of snapshots, with or without the one before, by a small renderer. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { LastRelease } from '../../../src/engine/release/base.ts'
import { makeRelease, type ReleaseInput } from '../../../src/engine/release/make-release.ts'
import type { Manifest } from '../../../src/engine/release/manifest.ts'
import { openState } from '../../../src/engine/state/state.ts'
import { ChangedMap } from '../../../src/records/changed-map.ts'
import type { Snapshot, StoredRecord } from '../../../src/records/snapshot.ts'
import { manifestOf, publishedIn } from '../../harness/manifest.ts'
import { memoryStore } from '../../harness/memory-store.ts'
import { SITE } from '../../harness/settings.ts'
import { stored } from '../../harness/stored.ts'
import { rendererOf } from './plain-renderer.ts'

/** What a compiled renderer has for browsers. */
export async function clientFiles(): Promise<{ clientFolder: string; removeFolder: () => Promise<void> }> {
  const clientFolder = await mkdtemp(join(tmpdir(), 'crystal-client-'))
  await mkdir(join(clientFolder, '_astro'), { recursive: true })
  await writeFile(join(clientFolder, '_astro', 'style.css'), 'a{}')
  await writeFile(join(clientFolder, 'favicon.svg'), '<svg/>')
  return { clientFolder, removeFolder: () => rm(clientFolder, { recursive: true, force: true }) }
}

type Last = Omit<LastRelease, 'manifest'> & { manifest: Manifest; isEarlier?: boolean }

export function workshopWith(clientFolder: string, store = memoryStore()) {
  const make = async (snapshot: Snapshot, last?: Last, changes: Partial<ReleaseInput> = {}) => {
    const state = openState()
    const manifest = last && (await publishedIn(state, last.manifest, last.snapshot))
    // The records are those of the newest release.
    if (last?.isEarlier) await publishedIn(state, manifestOf({}))
    return makeRelease({
      snapshot,
      site: SITE,
      renderer: rendererOf(),
      clientFolder,
      store,
      releases: state.releases,
      last: last && { ...last, manifest: manifest! },
      formerAddresses: () => [],
      checkStore: false,
      ...changes,
    })
  }
  return { make, store }
}

export type Edits = Record<string, ((value: any) => any) | undefined>

/** The snapshot with some records changed; `undefined` removes one. */
export function edited(snapshot: Snapshot, edits: Edits): Snapshot {
  const changes = Object.entries(edits).map(([key, edit]): [string, StoredRecord | undefined] => {
    if (edit) expect(snapshot.has(key), key).toBe(true)
    return [key, edit && stored(key, edit(structuredClone(snapshot.get(key)!.value)))]
  })
  return new ChangedMap(snapshot, new Map(changes))
}

export const set = (fields: object) => (value: object) => ({ ...value, ...fields })
