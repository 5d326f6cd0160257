import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: ['tests/harness/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // Until what a browser shows is right: how long that takes is the machine's affair.
    expect: { poll: { timeout: 15_000 } },
    // Two cores: more workers only make the browser wait.
    maxWorkers: 2,
    // What the server and the pages say of tests that pass hides what failed.
    silent: 'passed-only',
    env: { TZ: 'Europe/Istanbul' },
  },
})
