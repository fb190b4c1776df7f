import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** A machine with other work is slow; what hangs is found all the same. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000, interval: 20 } } }

/** Files that put something else in a module's place must not share its real self with others. */
const replacing = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `server/src/${file}`)
  .filter((file) => /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))

const server = {
  globalSetup: ['server/src/platform/testing/global-setup.ts'],
  pool: 'threads' as const,
  ...patience,
}

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
        // Loading the server takes longer than most files take: the files of a worker share it.
        test: { name: 'server', include: ['server/src/**/*.test.ts'], exclude: replacing, isolate: false, ...server },
      },
      { test: { name: 'server-alone', include: replacing, ...server } },
    ],
  },
})
