import { existsSync } from 'node:fs'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the setting, or one in the usual places; null when there is none. */
export const findChromium = (setting: string): string | null =>
  (setting ? [setting] : USUAL).find((path) => existsSync(path)) ?? null
