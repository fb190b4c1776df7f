import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** A machine with other work is slow; what hangs is found all the same. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000, interval: 20 } } }

/** The test files of these floors that have something like this in them. */
const filesWith = (floors: string[], pattern: RegExp) =>
  floors
    .flatMap((floor) =>
      readdirSync(`${floor}/src`, { recursive: true, encoding: 'utf8' }).map((it) => `${floor}/src/${it}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && pattern.test(readFileSync(file, 'utf8')))

/** Files that put something else in a module's place must not share its real self with others. */
const replacing = filesWith(['server'], /vi\.(mock|doMock|resetModules)\(/)
/** Nor do files share that hold a clock to what they test: what others have run makes the same code slower. */
const FLOORS = ['rules', 'contract', 'ui', 'player', 'console', 'storefront']
const timing = filesWith(FLOORS, /vi\.(mock|doMock|resetModules|useFakeTimers)\(|Date\.now\(\) - /)

const unit = { pool: 'threads' as const, ...patience }

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
        // Loading what a file needs takes longer than most files take: the files of a worker share it.
        test: {
          name: 'unit',
          include: [`{${FLOORS.join()}}/src/**/*.test.{ts,tsx}`, 'scripts/*.test.mjs'],
          exclude: timing,
          isolate: false,
          ...unit,
        },
      },
      { test: { name: 'unit-alone', include: timing, ...unit } },
      {
        // The same, and loading the whole server takes longer still.
        test: { name: 'server', include: ['server/src/**/*.test.ts'], exclude: replacing, isolate: false, ...server },
      },
      { test: { name: 'server-alone', include: replacing, ...server } },
    ],
  },
})
