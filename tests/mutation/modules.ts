/** What is mutated, and the tests that have to notice: only such as run within their own process and need no built site. */
export const MODULES = {
  search: ['features/booking/*', 'views/trip/*', 'hosts/edge/properties'],
  edge: ['hosts/edge/*', 'features/booking/hand-off'],
  routes: ['routes/*'],
  forms: ['features/forms/*', 'hosts/edge/forms*'],
  provider: ['provider/*'],
  crawl: [
    'provider/crawl/changed-crawl',
    'provider/crawl/failing-calls',
    'provider/crawl/named-pages',
    'provider/crawl/requests',
    'provider/crawl/second-crawl',
    'provider/crawl/skipped-calls',
    'provider/crawl/work',
  ],
  // Whole crawls are dear: what becomes of one answer needs none.
  records: [
    'provider/crawl/changes',
    'provider/crawl/plain-answers',
    'provider/crawl/records',
    'provider/crawl/rich-text*',
    'provider/crawl/targets',
    'provider/crawl/unusable-addresses',
  ],
  snapshot: ['records/*', 'engine/state/records'],
  islands: ['components/*', 'features/booking/{calendar-keys,calendar-names,history}', 'features/hero/rotation'],
  release: [
    'engine/release/store',
    'engine/release/policy',
    'engine/release/page-checks',
    'engine/release/made-release',
    'engine/release/decisions/*',
    'engine/release/told',
    'engine/release/encodings',
    'engine/release/pending-writes',
    'engine/release/pages',
    'engine/release/tags',
    'engine/release/search-texts',
  ],
  publish: ['engine/publish/*'],
  server: [
    'hosts/server/error-pages',
    'hosts/server/file-response',
    'hosts/server/job-queue',
    'hosts/server/jobs',
    'hosts/server/memory',
    'hosts/server/metrics',
    'hosts/server/negotiate',
    'hosts/server/rate-limit',
    'hosts/server/rebuild-hook',
    'provider/media/source',
    'hosts/server/visitor-address',
  ],
  // Whole publishes are dear: apart from the rest they are asked of what only they reach.
  publisher: ['engine/release/publisher/*', 'engine/release/history', 'engine/release/told'],
  views: ['views/!(answers-shown|order|pure|titles)'],
} as const satisfies Record<string, readonly string[]>

export type Module = keyof typeof MODULES

const AT_EDGE = ['src/routes/{visitor-country,visitor-language,mended-address,trailing-slash}.ts']

/** What is mutated of a module where it is not the folder of its name. */
const FILES: Partial<Record<Module, readonly string[]>> = {
  search: ['src/features/booking/rules/*.ts', 'src/views/trip/*.ts'],
  edge: [
    'src/hosts/{edge,netlify}/**/*.ts',
    ...AT_EDGE,
    'src/features/{booking,forms}/endpoint.ts',
    'src/features/forms/form-page.ts',
  ],
  routes: ['src/routes/*.ts', ...AT_EDGE.map((name) => `!${name}`)],
  forms: ['src/features/forms/{answers,checks,haste,schemas,text}.ts', 'src/features/booking/stay/request.ts'],
  provider: ['src/provider/*.ts'],
  snapshot: ['src/records/{digest,keys,names,once-per,outline,records,snapshot,sum}.ts'],
  // No mutation reaches another thread: tests/engine/release/threads.test.ts proves what threads make, with real ones.
  release: ['src/engine/release/**/*.ts', '!src/engine/release/pages/{page-thread,page-threads}.ts'],
  publisher: ['src/engine/publisher/**/*.ts'],
  crawl: ['src/provider/crawl/{crawl,discover,edition,fetch-records,references,work}.ts'],
  records: [
    'src/provider/crawl/**/*.ts',
    '!src/provider/crawl/{crawl,discover,edition,fetch-records,references,work}.ts',
  ],
  // What starts other programs: tests/netlify and tests/config/problems/codes.test.ts ask it.
  publish: ['src/engine/publish/**/*.ts', '!src/engine/publish/netlify/{cli,deploy}.ts'],
  // What only a running server shows is asked of one: tests/live, tests/hosts, tests/faults and tests/e2e.
  server: [
    'src/hosts/server/{plain-page,rate-limit,visitors}.ts',
    'src/hosts/server/files/{contents,error-pages,file-response,files,negotiate}.ts',
    'src/hosts/server/jobs/{jobs,webhook}.ts',
    'src/hosts/server/outward/metrics.ts',
    'src/provider/media/source.ts',
  ],
  // Logic alone: what needs a document is asked in a browser (tests/e2e).
  islands: [
    'src/features/booking/bar/{history,calendar/calendar-keys,calendar/names}.ts',
    'src/components/browser/session.ts',
    'src/features/hero/browser/rotation.ts',
  ],
  views: [
    'src/views/**/*.ts',
    'src/features/kinds/*.ts',
    'src/features/*/{*view,included,kind,lanes,offer-facts,search-from,season-file,shapes,structured,subjects}.ts',
  ],
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
