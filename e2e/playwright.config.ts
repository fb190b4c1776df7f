import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../server/src/company/media/find-chromium'

/** Each worker has a browser, a server and a PostgreSQL: more of them than this would want more memory than machines have. */
const MOST_WORKERS = 8

/** Journeys in a real Chromium against the real server: `journey.ts` gives every file one with a fresh demo. */
export default defineConfig({
  testDir: '.',
  globalSetup: './server.ts',
  outputDir: '../test-results',
  // Long enough for the longest walk on a machine with much other work: what hangs is found by the limit of each step.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  // Files side by side, the tests of a file one after another. One more than there are cores: a journey waits for its page
  // every now and then, and the core would wait with it.
  workers: Math.min(availableParallelism() + 1, MOST_WORKERS),
  fullyParallel: false,
  forbidOnly: true,
  // A worker ends with the first test that fails, so the second try has a fresh server, demo and browser. What passes
  // only then is named at the end of `npm test`: it is to be fixed, and the rest is known meanwhile.
  retries: 1,
  reporter: 'list',
  use: {
    // The `test` of `journey.ts` brings the address of its server; whoever imports another one reads here why not.
    baseURL: 'http://import-test-from-journey.invalid',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // What happens is walked here; that things move on their way is not waited for.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(process.env.CHROMIUM ?? '') ?? '', args: ['--no-sandbox'] },
  },
})
