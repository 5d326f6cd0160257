/** Before each test file: where tests with random values begin. A failure names its seed and path, to be given to `fc.assert` again. */
import fc from 'fast-check'
import { atDepth } from '../harness/depth.ts'

const FIXED_SEED = 20_261_123

fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? FIXED_SEED), numRuns: atDepth(100, 1_000) })
