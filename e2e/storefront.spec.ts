import { type BrowserContext, expect, test } from './journey'
import {
  chooseCover,
  fillAll,
  fillPeople,
  fillTrip,
  goOn,
  inDays,
  isWiderThanWindow,
  open,
  PRODUCT,
  slowDown,
  taken,
  title,
  watchPaint,
} from './purchase-steps'
import { complaints, seriousFindings } from './walk'

test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } })

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
  const heard = complaints(page, ['error', 'warning'])
  await open(page)
  await fillTrip(page)
  // Twice, as a hand on a phone taps: the second is not an answer to the next page.
  await goOn(page).dblclick()
  await expect(title(page)).toHaveText('Who is travelling?')
  await expect(page.locator('.bad')).toHaveCount(0)
  await expect(page.getByText('2 of 3')).toBeVisible()
  await fillPeople(page)
  await goOn(page).click()
  await chooseCover(page)
  await goOn(page).click()
  await expect(title(page)).toHaveText('Your answers')
  await expect(title(page)).toBeFocused()
  await expect(page.getByText('8 nights')).toBeVisible()
  await expect(page.getByText('buyer@harbour.example')).toBeVisible()
  await expect(page.getByRole('status')).toContainText('HK$144.14 in total')
  await expect(page.getByRole('status').getByRole('definition').first()).toContainText('HK$')
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
  await page.keyboard.type('An Lee')
  await press('Tab')
  await page.keyboard.type('buyer@harbour.example')
  await press('Enter')
  await expect(title(page)).toHaveText('Choose your cover')
  await page.getByRole('radio', { name: /Essential/ }).focus()
  await press('Space', 'Enter')
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
  await chooseCover(page)
  expect(await seriousFindings(page)).toEqual([])
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
  await fillAll(page)
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

test('on a slow network nothing jumps while the page comes and is answered', async ({ page }) => {
  const painted = await watchPaint(page)
  await slowDown(page)
  await open(page)
  await fillTrip(page)
  await goOn(page).click()
  await expect(title(page)).toHaveText('Who is travelling?')
  expect((await painted()).shifted).toBeLessThan(0.02)
})
