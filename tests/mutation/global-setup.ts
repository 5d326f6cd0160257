/** Once for all mutations of a module: the snapshots that its tests are about. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openSnapshotStore } from '../../src/snapshot/store.ts'
import { crawlWorld, WORLDS } from '../harness/snapshots.ts'

export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'crystal-snapshots-'))
  for (const [name, make] of Object.entries(WORLDS))
    await openSnapshotStore(join(folder, `${name}.jsonl`)).save(await crawlWorld(make()))
  provide('snapshots', folder)
  return () => rm(folder, { recursive: true, force: true })
}
