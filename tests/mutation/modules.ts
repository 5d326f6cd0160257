/** What is mutated, and the tests that have to notice: only such as run within their own process and need no built site. */
export const MODULES = {
  search: ['search/*', 'edge/properties'],
  edge: ['edge/*', 'search/hand-off'],
  routes: ['routes/*'],
  forms: ['forms/*', 'edge/forms'],
  provider: ['provider/*'],
  crawl: [
    'crawl/changed-crawl',
    'crawl/failing-calls',
    'crawl/named-pages',
    'crawl/requests',
    'crawl/second-crawl',
    'crawl/skipped-calls',
    'crawl/work',
  ],
  // Whole crawls are dear: what becomes of one answer needs none.
  records: ['crawl/changes', 'crawl/records', 'crawl/rich-text', 'crawl/targets'],
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
  publish: ['publish/*'],
  server: [
    'server/error-pages',
    'server/file-response',
    'server/job-queue',
    'server/jobs',
    'server/memory',
    'server/metrics',
    'server/negotiate',
    'server/rate-limit',
    'server/rebuild-hook',
    'server/source',
    'server/visitor-address',
  ],
  // Whole publishes are dear: apart from the rest they are asked of what only they reach.
  publisher: ['release/publisher', 'release/history', 'release/told'],
  views: ['views/!(answers-shown|order|pure|titles)'],
} as const satisfies Record<string, readonly string[]>

export type Module = keyof typeof MODULES

/** What is mutated of a module where it is not the folder of its name. */
const FILES: Partial<Record<Module, readonly string[]>> = {
  // No mutation reaches another thread: tests/release/threads.test.ts proves what threads make, with real ones.
  release: ['src/release/**/*.ts', '!src/release/{page-thread,page-threads}.ts'],
  publisher: ['src/publisher/**/*.ts'],
  crawl: ['src/crawl/{crawl,discover,edition,fetch-records,references,work}.ts'],
  records: ['src/crawl/**/*.ts', '!src/crawl/{crawl,discover,edition,fetch-records,references,work}.ts'],
  // What starts other programs: tests/netlify and tests/problems/codes.test.ts ask it.
  publish: ['src/publish/**/*.ts', '!src/publish/netlify/{cli,deploy}.ts'],
  // What only a running server shows is asked of one: tests/live, tests/hosts, tests/faults and tests/e2e.
  server: [
    'src/server/{contents,error-pages,file-response,files,jobs,metrics,negotiate,plain-page,rate-limit}.ts',
    'src/server/{source,visitors,webhook}.ts',
  ],
  // Logic alone: what needs a document is asked in a browser (tests/e2e).
  islands: ['src/islands/search/{calendar-keys,history,names}.ts', 'src/browser/{session,hero/rotation}.ts'],
}

/**
 * Modules whose tests stop the clock or load modules anew, as vitest alone can: StrykerJS's own runner for vitest tries them. For all others it takes
 * twice the time of ours (tests/mutation/runner.ts), and leaves out what is done once before many tests.
 */
export const BY_VITEST: ReadonlySet<Module> = new Set<Module>(['islands', 'provider', 'publish', 'server'])

/** Modules whose tests look at what is done once before many of them: a mutation is there before that, which is done anew for each. */
export const WITH_HOOKS: ReadonlySet<Module> = new Set<Module>(['crawl'])

/** Files of a module's tests, as globs. */
export const testsOf = (module: Module): string[] => MODULES[module].map((name) => `tests/${name}.test.ts`)

export const filesOf = (module: Module): readonly string[] => FILES[module] ?? [`src/${module}/**/*.ts`]

/** Names the module for the mutation runner and for the test runner that it starts. */
export const MODULE_VARIABLE = 'MUTATED_MODULE'

export function mutatedModule(): Module {
  return process.env[MODULE_VARIABLE] as Module
}
