import { defineConfig } from '@playwright/test'

/** Journeys in a real Chromium against the real server, which `server.ts` starts once for all of them. */
export default defineConfig({
  testDir: '.',
  globalSetup: './server.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One after another: they share one server and its demo people, and the machines have two cores.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
})
