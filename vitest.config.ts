import { statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONGEST } from './scripts/longest-tests.ts'
import { islandTextModules } from './src/engine/render/island-texts.ts'
import { atDepth, DEEP } from './tests/harness/depth.ts'
import { programTags } from './tests/run/machine.ts'

/** Folders of tests whose subject is modules, or worlds of their own: without the demo's site. */
const MODULES = [
  'components',
  'config',
  'demo',
  'engine',
  'features',
  'hosts/edge',
  'i18n',
  'provider',
  'records',
  'routes',
  'scripts',
  'views',
  'worlds',
].map((folder) => `tests/${folder}/**/*.test.ts`)

/** Files that only a deep run has: what installs tools of its own, which a fresh clone should not wait for. */
const DEEP_ONLY = ['tests/**/*.deep.test.ts']

/** What is asked a second time, of states that servers share in PostgreSQL. */
const SHARED = {
  none: [],
  laws: ['live/law', 'live/killed', 'live/webhook', 'engine/state/approvals*'],
  deep: ['live/*', 'engine/state/approvals*'],
}[DEEP ? 'deep' : process.env.TEST_SHARED === 'none' ? 'none' : 'laws']

const MEMORY = '/dev/shm'
const MOST_OF_RUN = 6 * 2 ** 30

/** Sites that tests build are gone when they end: where there is room, they are written to memory. A sixth of the processor's time goes into files otherwise. */
if (process.env.TMPDIR === undefined && roomIn(MEMORY) >= MOST_OF_RUN) process.env.TMPDIR = MEMORY

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** No worker is left with one of them at the end. A new clone knows no times. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      (LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`)) + LONGEST.length + 1) % (LONGEST.length + 1)
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return (await super.sort(files)).sort((a, b) => group(a) - group(b) || rank(a) - rank(b))
  }
}

export default defineConfig({
  // Compiled beside the edge functions only where they are bundled.
  resolve: {
    alias: [{ find: /^\.\.\/renderer\.js$/, replacement: resolve('tests/harness/edge-renderer.ts') }],
  },
  plugins: [islandTextModules()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'modules',
          include: [...MODULES, 'src/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/run/kept-sites.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          // What every page is asked is collected by tests/site/every-page.test.ts.
          exclude: [...MODULES, 'tests/shared/*', ...(DEEP ? [] : DEEP_ONLY), 'tests/site/every-page/*'],
          isolate: false,
          globalSetup: ['tests/run/global-setup.ts', 'tests/run/kept-sites.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: ['shared/*', ...SHARED].map((name) => `tests/${name}.test.ts`),
          setupFiles: ['tests/shared/second-run.ts'],
          isolate: false,
          globalSetup: ['tests/shared/postgres-setup.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
    setupFiles: ['tests/run/random.ts'],
    sequence: { sequencer: LongestFirst },
    // Tests of programs that this machine lacks are skipped.
    tags: programTags(),
    // Whole matrices take minutes a test, and as long again on a busy machine.
    testTimeout: atDepth(60_000, 900_000),
    hookTimeout: atDepth(180_000, 900_000),
    // Until what a browser shows is right: how long that takes is the machine's affair.
    expect: { poll: { timeout: 15_000 } },
    // A core each: more workers only make the browser wait, and four ask for as much memory as a runner has.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    // Room for young objects, as builds have: less of the processor's time goes into collecting them, and less memory is asked for.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'],
    // What the server and the pages say of tests that pass hides what failed.
    silent: 'passed-only',
    // Neither the hotels' zone nor a common one: what takes the machine's zone for theirs fails.
    env: { TZ: 'Pacific/Apia' },
  },
})
