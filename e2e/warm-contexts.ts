import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * Browser contexts that are used again by the next test: what the browser has loaded and compiled stays, which is most
 * of the time of a short journey. What a person leaves behind is cleared away instead.
 */
export function warmContexts(browser: Browser) {
  const kept = new Map<string, BrowserContext>()

  return {
    /** A context for the options of this test, as clean as a new one. */
    async take(options: unknown): Promise<BrowserContext> {
      const key = JSON.stringify(options)
      const context = kept.get(key) ?? (await browser.newContext())
      kept.set(key, context)
      return context
    },
    async clean(context: BrowserContext) {
      for (const page of context.pages()) await page.close()
      await context.unrouteAll()
      await context.clearCookies()
      await context.clearPermissions()
    },
    async close() {
      for (const context of kept.values()) await context.close()
    },
  }
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
