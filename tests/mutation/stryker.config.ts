import { BY_VITEST, filesOf, mutatedModule } from './modules.ts'

const folder = '.site/mutation'
const module = mutatedModule()

export default {
  ...(BY_VITEST.has(module)
    ? {
        testRunner: 'vitest',
        plugins: ['@stryker-mutator/vitest-runner'],
        vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
      }
    : { testRunner: 'in-process', plugins: ['./tests/mutation/runner.ts'] }),
  mutate: filesOf(module),
  coverageAnalysis: 'perTest',
  // What is computed once when a file is loaded is data: a change of it would need every test anew.
  ignoreStatic: true,
  // Two cores: a second runner only makes the first one wait, and then what is slow counts as noticed.
  concurrency: 1,
  thresholds: { high: 95, low: 90, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: `${folder}/${module}.html` },
  jsonReporter: { fileName: `${folder}/${module}.json` },
  tempDirName: `${folder}/sandbox-${module}`,
  ignorePatterns: ['.site', '.cache', '.astro', 'dist', 'screenshots'],
  warnings: { slow: false },
}
