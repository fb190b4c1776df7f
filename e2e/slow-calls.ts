import type { BrowserContext } from '@playwright/test'

/**
 * `E2E_SLOW=7 npx playwright test ...`: every call of a page arrives late, each by a time of its own, drawn by that
 * seed. Whatever only holds because an answer usually comes first falls over here, where it can be looked at.
 */
export async function slowCalls(context: BrowserContext, seed = process.env.E2E_SLOW) {
  if (!seed) return
  let drawn = Number(seed)
  const late = () => {
    drawn = (drawn * 48_271 + 11) % 2_147_483_647
    return LATEST_MS * (drawn / 2_147_483_647) ** 2
  }
  await context.route('**/v1/**', async (route) => {
    await new Promise((done) => setTimeout(done, late()))
    // A page that was left meanwhile no longer asks.
    await route.continue().catch(() => undefined)
  })
}

const LATEST_MS = 2_000
