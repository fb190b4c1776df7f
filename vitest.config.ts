import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Two are the machine this must be quick on; more than these would want more memory than machines have. */
const CORES = Math.min(availableParallelism(), 8)

/** A machine with other work is slow; what hangs is found all the same. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000, interval: 20 } } }

/** The test files of these floors that have something like this in them. */
const filesWith = (floors: string[], pattern: RegExp) =>
  floors
    .flatMap((floor) =>
      readdirSync(`${floor}/src`, { recursive: true, encoding: 'utf8' }).map((it) => `${floor}/src/${it}`),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && pattern.test(readFileSync(file, 'utf8')))

/** Files that put something else in a module's place must not share its real self with others, unless they leave none behind. */
const leavingNone = filesWith(['server'], /afterAll\(\(\) => void vi\.resetModules\(\)\)/)
const replacing = filesWith(['server'], /vi\.(mock|doMock|resetModules)\(/).filter((it) => !leavingNone.includes(it))
/** Nor do files share that hold a clock to what they test: what others have run makes the same code slower. */
const FLOORS = ['rules', 'contract', 'ui', 'player', 'console', 'storefront']
const timing = filesWith(FLOORS, /vi\.(mock|doMock|resetModules|useFakeTimers)\(|Date\.now\(\) - /)

const unit = { pool: 'threads' as const, ...patience }

/** What starts programs, reads files or calls everything takes longest. */
const LONG = [/start\.test/, /new-room\.test/, /sweeps\//, /imports\//, /workers\//, /identity\//]

/** Lower comes earlier. Files that share nothing come before all others: between those, they would part what is shared. */
function placeOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return -1
  const place = LONG.findIndex((pattern) => pattern.test(moduleId))
  return place < 0 ? LONG.length : place
}

/** The longest files first, so that no core waits at the end for one that began late. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => placeOf(one) - placeOf(other))
  }
}

const server = {
  globalSetup: ['server/src/platform/testing/global-setup.ts'],
  pool: 'threads' as const,
  // One more than cores: a test waits for the programs that it starts every now and then, and the core would wait with it.
  maxWorkers: CORES + 1,
  sequence: { groupOrder: 1 },
  ...patience,
}

export default defineConfig({
  test: {
    maxWorkers: CORES,
    sequence: { sequencer: LongestFirst },
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
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'scripts/new-room/*.test.mjs'],
          exclude: replacing,
          isolate: false,
          ...server,
        },
      },
      { test: { name: 'server-alone', include: replacing, ...server } },
    ],
  },
})
