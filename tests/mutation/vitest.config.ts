/** For StrykerJS: the tests of the folder that is mutated. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [`tests/${process.env['MUTATED']}/**/*.test.ts`],
    globalSetup: ['tests/run/kept-sites.ts'],
    setupFiles: ['tests/run/random.ts'],
    env: { TZ: 'Pacific/Apia' },
  },
})
