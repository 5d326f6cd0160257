/** Loaded first by processes that tests of the second run start: they share what the test shares. */
import { join } from 'node:path'
import { openStore } from '../../src/release/store.ts'
import { shareState } from '../../src/state/shared/share.ts'

const databases = JSON.parse(process.env.TEST_SHARED_STATES ?? '{}') as Record<string, string>
for (const [folder, url] of Object.entries(databases)) await shareState(folder, url, openStore(join(folder, 'store')))
