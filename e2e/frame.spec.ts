import { expect, type Page, test } from './journey'
import { DEMO_PASSWORD, people } from './people'
import { complaints, holdBack, hop, open, screen, seriousFindings, signIn, signInByHand } from './walk'

test.describe('signing in', () => {
  test('with the keyboard alone, in without a complaint from the browser', async ({ page }) => {
    const heard = complaints(page)
    await open(page, '/')
    await expect(page.getByLabel('Work email')).toBeFocused()
    await page.keyboard.type(people.broker)
    await page.keyboard.press('Tab')
    await page.keyboard.type(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(screen(page, '/home')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Lantern Brokers')
    expect(heard).toEqual([])
  })

  test('says what is missing in the words of the specification', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Please input your email', { exact: true })).toBeVisible()
    await expect(page.getByText('Please input your password', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Work email')).toBeFocused()
    await page.getByLabel('Work email').fill('not an address')
    await page.getByLabel('Password').fill('x')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Email is not valid.', { exact: true })).toBeVisible()
  })

  test('tells a wrong password and an unknown address alike, and keeps what was typed', async ({ page }) => {
    for (const email of ['standard@harbour.example', 'nobody@harbour.example']) {
      await open(page, '/')
      await page.getByLabel('Work email').fill(email)
      await page.getByLabel('Password').fill('Wrong-password-1')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(
        'The email address or password you entered is incorrect. Please try again.',
      )
      await expect(page.getByLabel('Work email')).toHaveValue(email)
    }
  })

  test('shows the password when asked', async ({ page }) => {
    await open(page, '/log-in')
    await page.getByLabel('Password').fill('secret')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  })

  test('has no link to a screen that is not there', async ({ page }) => {
    await open(page, '/')
    const hrefs = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    for (const href of hrefs) {
      await page.goto(href)
      await expect(page.locator('[data-screen]')).toBeVisible()
      await expect(screen(page, 'not-found')).toHaveCount(0)
    }
  })

  test('somebody already in goes home', async ({ page }) => {
    await signIn(page, 'broker')
    for (const path of ['/', '/log-in', '/index']) await open(page, path, '/home')
  })

  test('signing out ends the session, and Back does not bring it back', async ({ page }) => {
    await signInByHand(page, 'broker')
    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(screen(page, '/')).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await page.goBack()
    await expect(screen(page, '/')).toBeVisible()
  })
})

test.describe('the guard', () => {
  test('sends a stranger to sign-in from every kind of guarded path', async ({ page }) => {
    for (const path of ['/home', '/users', '/masterSBCX', '/editor', '/setting/general']) await open(page, path, '/')
  })

  test('shows not-found for a path that is not listed or not built, and that spelling counts', async ({ page }) => {
    await open(page, '/no-such-page', 'not-found')
    await open(page, '/confirm-create-agent', 'not-found')
    await signIn(page, 'primary')
    await hop(page, '/revenueRadar', 'not-found')
    await hop(page, '/home')
    await hop(page, '/HOME', 'not-found')
    await page.getByRole('button', { name: 'Go to Home' }).click()
    await expect(screen(page, '/home')).toBeVisible()
  })

  test('keeps the designer area for designers', async ({ page }) => {
    await signIn(page, 'primary')
    await open(page, '/masterSBCX', '/home')
  })

  test('lets a designer past the guard of the designer area, and not past a permission', async ({ page }) => {
    await signIn(page, 'designer')
    await open(page, '/masterSBCX', 'not-found')
    await open(page, '/version', '/home')
    await expect(page.getByText('Your role does not include this.')).toBeVisible()
  })

  test('tells somebody at an address that is not theirs, and their menus do not lead there', async ({ page }) => {
    await signIn(page, 'designer')
    await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0)
    await open(page, '/setting/audit', 'unauthorized')
  })

  test('every place of the rail and of the settings is a built screen', async ({ page }) => {
    await signIn(page, 'primary', '/setting')
    const hrefs = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    for (const href of new Set(hrefs.filter((one) => one.startsWith('/')))) await hop(page, href)
  })

  test('a new page starts at its top', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 420 })
    await signIn(page, 'primary')
    const main = page.locator('#page')
    await main.evaluate((element) => element.scrollTo(0, 200))
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(screen(page, '/setting')).toBeVisible()
    const scrolled = () => page.evaluate(() => window.scrollY + (document.getElementById('page')?.scrollTop ?? 0))
    await expect.poll(scrolled).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  })

  test('the console asks for a larger screen, but for the paths that work on one', async ({ page }) => {
    for (const path of ['/', '/users', '/anything']) await open(page, path, '/toPC')
    await open(page, '/verify-device')
    expect(await seriousFindings(page)).toEqual([])
  })
})

test.describe('language and look', () => {
  test('the language chosen at sign-in stays for the session', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('menuitemcheckbox', { name: '繁體中文' }).click()
    await expect(page.getByRole('heading', { name: '登入' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: '登入' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
    await page.getByLabel('公司電子郵件').fill(people.broker)
    await page.getByLabel('密碼').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '首頁' })).toBeVisible()
  })

  test('the theme is dark at first, changes at once, and is there before the first paint afterwards', async ({
    page,
  }) => {
    await signIn(page, 'admin')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'ai8-dark')
    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Switch to light' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await page.getByRole('button', { name: /Your account/ }).click()
    await page.getByRole('menuitem', { name: 'Switch to dark' }).click()
  })

  test('the company type comes from the host, and is broker on plain localhost', async ({ page, baseURL }) => {
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'broker')
    const insurer = new URL(baseURL!)
    insurer.hostname = 'insurer.localhost'
    await page.goto(insurer.href)
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'insurer')
  })

  test('the command palette goes anywhere with the keyboard', async ({ page }) => {
    await signIn(page, 'primary')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('notif')
    await page.keyboard.press('Enter')
    await expect(screen(page, '/setting/notifications')).toBeVisible()
  })

  test('help is about the page one is on, and is found by its words from the palette', async ({ page }) => {
    await signIn(page, 'primary', '/users')
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name: 'How this page works' }).click()
    const guide = page.getByRole('dialog', { name: 'Users and roles' })
    await expect(guide).toContainText('works for seven days')
    await page.keyboard.press('Escape')
    await expect(guide).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('recovery codes')
    await page.getByRole('option', { name: 'Your account' }).click()
    await expect(page.getByRole('dialog', { name: 'Your account' })).toContainText('Security')
  })
})

const pages = [
  '/home',
  '/setting',
  '/setting/notifications',
  '/setting/general',
  '/setting/preferences',
  '/setting/audit',
  '/version',
  '/nowhere',
]

async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const path of pages) {
    await hop(page, path, path === '/nowhere' ? 'not-found' : path)
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    for (const finding of await seriousFindings(page)) found.push(`${path} ${finding}`)
  }
  return found
}

test.describe('for everybody', () => {
  test.use({ bypassCSP: true, reducedMotion: 'reduce' })

  for (const theme of ['ai8-dark', 'light']) {
    test(`axe finds nothing serious on any page in ${theme}`, async ({ page }) => {
      await page.addInitScript((chosen) => sessionStorage.setItem('themeMode', chosen), theme)
      await open(page, '/')
      expect(await seriousFindings(page)).toEqual([])
      await signIn(page, 'primary')
      expect(await findings(page)).toEqual([])
    })
  }
})

test('what comes to the home page later moves nothing that stands there', async ({ page }) => {
  const setUp = page.getByRole('region', { name: /^Set up/ })
  const link = page.getByRole('link', { name: 'All notices' })
  const told = page.locator('.cw-figure-against', { hasText: /\S/ })
  const comeBack = async (figures: number) => {
    const ways = [await holdBack(page, '**/getSetUp'), await holdBack(page, '**/dashboard/getSales')]
    await page.reload()
    const before = await link.boundingBox()
    await expect(page.locator('.cw-figure')).toHaveCount(figures)
    expect(await link.boundingBox()).toEqual(before)
    for (const letThrough of ways) letThrough()
    await expect(setUp).toBeVisible()
    await expect(told).toHaveCount(figures)
    expect(await link.boundingBox()).toEqual(before)
    await page.unrouteAll()
  }
  await signIn(page, 'primary')
  await expect(setUp).toBeVisible()
  // In a browser that has not seen it, and in one that has: others may have fewer steps before them, and no figures.
  await page.evaluate(() => localStorage.removeItem('setUpHeight'))
  await comeBack(4)
  await page.evaluate(() => sessionStorage.clear())
  await signIn(page, 'designer')
  await expect(setUp).toBeVisible()
  await comeBack(0)
})

test('without a line a part that is not here yet is missing alone, and comes when the line is back', async ({
  page,
  context,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin')
  // Home is whole: what it still waited for would be missing in it as well, in the same words.
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: /^Set up/ })).toBeVisible()
  await expect(page.locator('.cw-bone')).toHaveCount(0)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await hop(page, '/project', 'no-line')
  await context.setOffline(false)
  await expect(screen(page, '/project')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  expect(heard.filter((each) => !/net::|Failed to (fetch|load)|did not arrive/.test(each))).toEqual([])
})
