/** What is asked of the code without running it: each names a script of the project or of a package. */
export const CHECKS = [
  { name: 'rules', script: 'scripts/rules.ts', args: [] },
  {
    name: 'format',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: [
      ...['--check', '--log-level', 'warn', '.'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
    ],
  },
  // Not cached by file: rules on types depend on other files.
  { name: 'lint', script: 'node_modules/eslint/bin/eslint.js', args: ['--max-warnings', '0', '.'] },
  {
    name: 'sheets',
    script: 'node_modules/eslint/bin/eslint.js',
    args: ['--config', 'sheets.config.mjs', 'src/**/*.css'],
  },
  { name: 'dead code', script: 'node_modules/knip/bin/knip.js', args: [] },
  {
    name: 'types',
    script: 'node_modules/astro/bin/astro.mjs',
    args: ['check', '--minimumFailingSeverity', 'error', '--minimumSeverity', 'error'],
  },
]
