import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test'
import { demoServer, type SettingsAt } from './demo-server'
import { hiddenParts } from './hidden-parts'
import { slowCalls } from './slow-calls'
import { newTab, type WarmContexts, warmContexts } from './warm-contexts'

export { expect, type BrowserContext, type CDPSession, type Locator, type Page } from '@playwright/test'

type ForWorker = { demo: ReturnType<typeof demoServer>; contexts: WarmContexts }
type ForTest = {
  server: string
  settingsAt: SettingsAt
  /** What makes one context another. */
  settings: BrowserContextOptions
  /** A tab in another browser, where somebody else sits. */
  elsewhere: Page
}

const START_MS = 600_000

/** The `test` of every journey: its file has the fresh demo to itself, and its browser is warm and clean. */
export const test = base.extend<ForTest, ForWorker>({
  demo: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const demo = demoServer(process.env.E2E_HOME ?? '', parallelIndex)
      await use(demo)
      await demo.stop()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  contexts: [
    async ({ browser }, use) => {
      const contexts = warmContexts(browser)
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
  // A file whose server is set to something else says so with `test.extend`.
  settingsAt: async ({ browserName: _ }, use) => use(async () => ({})),
  server: [
    async ({ demo, settingsAt }, use, { file }) => use(await demo.forFile(file, settingsAt)),
    { timeout: START_MS },
  ],
  baseURL: async ({ server }, use) => use(server),
  settings: async (
    { viewport, locale, userAgent, bypassCSP, javaScriptEnabled, reducedMotion, hasTouch, isMobile, timezoneId },
    use,
  ) =>
    use({ viewport, locale, userAgent, bypassCSP, javaScriptEnabled, reducedMotion, hasTouch, isMobile, timezoneId }),
  context: async ({ contexts, settings, server }, use) => {
    const context = await contexts.take({ ...settings, server })
    await slowCalls(context)
    await use(context)
    await contexts.clean(context)
  },
  page: async ({ context, server }, use) => {
    const page = await newTab(context, server)
    const hidden = hiddenParts(page)
    await use(page)
    expect(hidden).toEqual([])
  },
  elsewhere: async ({ contexts, settings, server }, use) => {
    const context = await contexts.take({ ...settings, server, elsewhere: true })
    await slowCalls(context)
    await use(await newTab(context, server))
    await contexts.clean(context)
  },
})
