import { type CDPSession, expect, type Page } from '@playwright/test'

export const PRODUCT = '/p/travel-light'

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const goOn = (page: Page) => page.getByRole('button', { name: /Next|See my answers/ })
export const taken = (page: Page) => page.locator('#journey[data-is-taken]').waitFor({ state: 'attached' })
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export async function open(page: Page, query = '') {
  await page.goto(PRODUCT + query)
  await taken(page)
}

export async function fillTrip(page: Page) {
  await page.getByRole('radio', { name: /^Asia/ }).check({ force: true })
  await page.getByLabel('When do you leave?').fill(inDays(20))
  await page.getByLabel('How many nights away?').fill('8')
}

export async function fillPeople(page: Page) {
  await page.getByRole('button', { name: 'One more: Adults' }).click()
  await page.getByLabel('Age of the oldest traveller').fill('36')
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true })
  await page.getByLabel('Your full name').fill('An Lee')
  await page.getByLabel('Where should we send your documents?').fill('buyer@harbour.example')
}

export async function chooseCover(page: Page, plan = 'Essential') {
  await expect(title(page)).toHaveText('Choose your cover')
  await page.getByRole('radio', { name: new RegExp(`${plan}`) }).check({ force: true })
}

/** From the first page to the summary. */
export async function fillAll(page: Page, plan = 'Essential') {
  await fillTrip(page)
  await goOn(page).click()
  await fillPeople(page)
  await goOn(page).click()
  await chooseCover(page, plan)
  await goOn(page).click()
  await expect(title(page)).toHaveText('Your answers')
}

/** Slow 4G, as the makers of browsers mean it. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  return cdp
}

export type Painted = { largestMs: number; shifted: number }

/** When the largest thing of a page was there, and how far things moved without having been touched. */
export async function watchPaint(page: Page): Promise<() => Promise<Painted>> {
  await page.addInitScript(() => {
    const painted = { largestMs: 0, shifted: 0 }
    Object.assign(window, { painted })
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    observe('largest-contentful-paint', (entry) => (painted.largestMs = entry.startTime))
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) painted.shifted += value
    })
  })
  return () => page.evaluate(() => (window as unknown as { painted: Painted }).painted)
}

export const isWiderThanWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** From the summary on, with the card that always pays. */
export async function payByCard(page: Page) {
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(title(page)).toHaveText('Pay and be covered')
  await payOrder(page)
}

export async function payOrder(page: Page) {
  await page.getByRole('checkbox', { name: /is true/ }).check({ force: true })
  await page.getByRole('button', { name: /^Pay HK/ }).click()
  await page.waitForURL(/\/sandbox-gateway\//)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(title(page)).toHaveText('You are covered')
}

/** A whole purchase of the demo's product, by a buyer who reads British English. */
export async function buy(page: Page) {
  await open(page, '?lang=en_uk')
  await fillAll(page, 'Plus')
  await payByCard(page)
}
