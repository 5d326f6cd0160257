import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  // Files that something else than an import names: commands, Netlify, Astro, Vitest, child processes.
  entry: [
    'scripts/*.{ts,mjs}',
    'sheets.config.mjs',
    'src/hosts/netlify/functions/*.ts',
    'src/hosts/netlify/access.ts',
    'src/engine/publish/netlify/plugin/index.js',
    'src/components/browser/client-touch.ts',
    'src/engine/render/{compile-process,island-renderer}.ts',
    'tests/**/*.test.ts',
    'tests/bench/*-process.ts',
    'tests/harness/edge-renderer.ts',
    'tests/run/run-report.ts',
    'tests/shared/shared-states.ts',
    'tests/mutation/{stryker,vitest}.config.ts',
  ],
  project: ['scripts/**/*.{ts,mjs}', 'src/**/*.{ts,tsx,astro,js}', 'tests/**/*.{ts,tsx,mjs}'],
  // A type that an exported function speaks of may be exported.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Named where no import is: files of fonts and coasts, commands that are run as such, Stryker's plugin.
  ignoreDependencies: [
    /^@fontsource-variable\//,
    'world-atlas',
    '@astrojs/check',
    'es-check',
    '@stryker-mutator/core',
    '@stryker-mutator/vitest-runner',
  ],
  // Of the machine: tests that need them are skipped where they are missing.
  ignoreBinaries: ['systemd-analyze', 'java', 'prlimit'],
}

export default config
