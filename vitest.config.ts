import { defineConfig } from 'vitest/config'

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
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/platform/testing/global-setup.ts'],
          pool: 'threads',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
