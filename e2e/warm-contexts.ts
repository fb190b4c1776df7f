import type { Browser, BrowserContext, Page } from '@playwright/test'
import { watching } from './hidden-parts'

type Warm = { context: BrowserContext; keeper: Page }
export type WarmContexts = ReturnType<typeof warmContexts>

/**
 * Browser contexts that are used again by the next test: what the browser has loaded and compiled stays, which is most
 * of the time of a short journey. What a person leaves behind is cleared away instead. One empty tab is never closed:
 * with its last tab a context forgets what it has compiled.
 */
export function warmContexts(browser: Browser) {
  const kept = new Map<string, Warm>()

  return {
    /** A context for the options of this test, as clean as a new one. */
    async take(options: unknown): Promise<BrowserContext> {
      const key = JSON.stringify(options)
      const warm = kept.get(key) ?? (await warmUp(browser))
      kept.set(key, warm)
      return warm.context
    },
    async clean(context: BrowserContext) {
      const keepers = new Set([...kept.values()].map(({ keeper }) => keeper))
      for (const page of context.pages()) if (!keepers.has(page)) await page.close()
      await context.unrouteAll()
      await context.clearCookies()
      await context.clearPermissions()
    },
    async close() {
      for (const { context } of kept.values()) await context.close()
    },
  }
}

async function warmUp(browser: Browser): Promise<Warm> {
  const context = await browser.newContext()
  await context.addInitScript(...watching)
  return { context, keeper: await context.newPage() }
}

/** Keys stay: each is a session's own, cannot be read, and is of no use to another. */
const FORGOTTEN = 'local_storage,cache_storage,service_workers'

/** A new tab of somebody who has not been here before. */
export async function newTab(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: FORGOTTEN })
  await cdp.detach()
  return page
}
