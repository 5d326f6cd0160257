/** For StrykerJS's own runner: the tests of the module that is mutated. */
import { defineConfig } from 'vitest/config'
import { mutatedModule, testsOf } from './modules.ts'

export default defineConfig({
  test: {
    include: testsOf(mutatedModule()),
    setupFiles: ['tests/run/random.ts'],
    env: { TZ: 'Pacific/Apia' },
  },
})
