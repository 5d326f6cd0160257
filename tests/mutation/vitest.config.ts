import { defineConfig } from 'vitest/config'
import { MODULES, mutatedModule } from './modules.ts'

export default defineConfig({
  test: {
    globalSetup: ['tests/mutation/global-setup.ts'],
    include: MODULES[mutatedModule()].map((name) => `tests/${name}.test.ts`),
    env: { TZ: 'Europe/Istanbul' },
  },
})
