import { defineConfig } from 'vitest/config'

/** A machine with other work is slow; what hangs is found all the same. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000, interval: 20 } } }

export default defineConfig({
  test: {
    // Two cores are the machine this must be quick on; more would only fight over the database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{rules,contract,ui,player,console,storefront}/src/**/*.test.{ts,tsx}', 'scripts/*.test.mjs'],
          pool: 'threads',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/platform/testing/global-setup.ts'],
          pool: 'threads',
          ...patience,
        },
      },
    ],
  },
})
