import { defineConfig } from '@playwright/test'
import journeys from './playwright.config'

/** What is measured in the browser, by `npm run bench`: alone, since others would only be in the way. */
export default defineConfig({ ...journeys, testMatch: '*.figure.ts', workers: 1, retries: 0, reporter: 'dot' })
