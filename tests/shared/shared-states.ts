/** Loaded first by processes that tests of the second run start: they share what the test shares. */
import { shareState } from '../../src/engine/state/shared/share.ts'
import { contentsIn } from './made-up-contents.ts'

const databases = JSON.parse(process.env.TEST_SHARED_STATES ?? '{}') as Record<string, string>
for (const [folder, url] of Object.entries(databases)) await shareState(folder, url, contentsIn(folder))
