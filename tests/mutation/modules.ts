/** What is mutated, and the tests that have to notice: only such as run within their own process and need no built site. */
export const MODULES = {
  search: ['search/*', 'edge/properties'],
  edge: ['edge/*', 'search/hand-off'],
  routes: ['routes/*'],
  forms: ['forms/*', 'edge/forms'],
  snapshot: ['snapshot/*', 'state/records'],
  islands: ['islands/*'],
  release: [
    'release/store',
    'release/policy',
    'release/page-checks',
    'release/made-release',
    'release/decisions',
    'release/told',
    'release/encodings',
    'release/pending-writes',
    'release/pages',
    'release/tags',
    'release/search-texts',
  ],
  // Whole publishes are dear: apart from the rest they are asked of what only they reach.
  publisher: ['release/publisher', 'release/history', 'release/told'],
  views: ['views/golden', 'views/parts', 'views/pictures-and-lists', 'views/structured'],
} as const satisfies Record<string, readonly string[]>

export type Module = keyof typeof MODULES

/** What is mutated of a module where it is not the folder of its name. */
const FILES: Partial<Record<Module, readonly string[]>> = {
  // No mutation reaches another thread: tests/release/threads.test.ts proves what threads make, with real ones.
  release: ['src/release/**/*.ts', '!src/release/{page-thread,page-threads}.ts'],
  publisher: ['src/publisher/**/*.ts'],
  // Logic alone: what needs a document is asked in a browser (tests/e2e).
  islands: ['src/islands/search/{calendar-keys,country,history,names}.ts', 'src/browser/hero/rotation.ts'],
}

/**
 * Modules whose tests stop the clock or load modules anew, as vitest alone can: StrykerJS's own runner for vitest tries them. For all others it takes
 * twice the time of ours (tests/mutation/runner.ts), and leaves out what is done once before many tests.
 */
export const BY_VITEST: ReadonlySet<Module> = new Set<Module>(['islands'])

/** Files of a module's tests, as globs. */
export const testsOf = (module: Module): string[] => MODULES[module].map((name) => `tests/${name}.test.ts`)

export const filesOf = (module: Module): readonly string[] => FILES[module] ?? [`src/${module}/**/*.ts`]

/** Names the module for the mutation runner and for the test runner that it starts. */
export const MODULE_VARIABLE = 'MUTATED_MODULE'

export function mutatedModule(): Module {
  return process.env[MODULE_VARIABLE] as Module
}
