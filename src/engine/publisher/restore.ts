/** Restores a back-up everywhere: in our server, in `dist/`, and in the files that web servers include. */
import { join } from 'node:path'
import { MustNotPublish, problem } from '../../config/problems/table.ts'
import { openStore } from '../release/files/store.ts'
import { copyLive } from '../release/live-copy.ts'
import { restore, type BackUp } from '../state/back-up.ts'
import { openState } from '../state/state.ts'
import { writeLiveFiles } from './live-files.ts'

/** Rejects with `MustNotPublish`. `aside`: path of the state before. */
export async function restoreSite(
  from: string,
  { stateFolder, distFolder }: { stateFolder: string; distFolder: string },
): Promise<BackUp & { aside?: string }> {
  const store = openStore(join(stateFolder, 'store'))
  const restored = await restore(from, { folder: stateFolder, contents: store })
  const state = openState(stateFolder)
  try {
    const { number, id, pages, assets } = (await state.releases.current())!
    const hashes = [...[...pages.values()].map(({ hash }) => hash), ...assets.values()]
    const present = await store.all()
    const lost = hashes.filter((hash) => !present.has(hash)).length
    if (lost > 0) throw new MustNotPublish([problem('back-up-unfit', from, `${lost} files did not reach the disk`)])
    await state.history.add({ at: new Date().toISOString(), what: 'undone', release: number, id, by: 'operator' })
    await copyLive(stateFolder, state)
    await writeLiveFiles({ state, stateFolder, distFolder })
    return restored
  } finally {
    state.close()
  }
}
