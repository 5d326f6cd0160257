const mutated = process.env['MUTATED']!
const report = `.site/mutation/${mutated.replaceAll('/', '-')}`

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: [`src/${mutated}/**/*.ts`],
  // What is computed once when a file is loaded is data: a change of it would need every test again.
  ignoreStatic: true,
  // Two cores: a second runner only makes the first one wait, and then what is slow counts as noticed.
  concurrency: 1,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `${report}.html` },
  tempDirName: `${report}-sandbox`,
  ignorePatterns: ['.site', '.cache', '.astro', 'dist', 'screenshots'],
  warnings: { slow: false },
}
