import { expect, type Page, test } from './journey'
import { OPERATOR_KEY } from './people'
import { countCalls, hop, open, screen, signIn, signInByHand } from './walk'

const REFRESH = '/v1/login/refreshToken'
const LIST = '**/v1/message/listMessages'
const dialog = (page: Page) => page.getByRole('alertdialog')

/** To where nothing of ours runs: a page that is about to be left may still ask for something, find out first, and take what it says along. */
const stepOut = (page: Page) => page.goto('/version.json')

async function comeBackWith(page: Page, spoilt: Record<string, string>) {
  await stepOut(page)
  await page.evaluate((parts) => {
    const token = JSON.parse(sessionStorage.getItem('token')!) as object
    sessionStorage.setItem('token', JSON.stringify({ ...token, ...parts }))
  }, spoilt)
  await page.goto('/home')
}

test('a session that has run out is renewed behind the scenes, once for all calls that wait', async ({ page }) => {
  await signInByHand(page, 'broker')
  const refreshes = countCalls(page, REFRESH)
  await comeBackWith(page, { IdToken: 'over' })
  await expect(screen(page, '/home')).toBeVisible()
  await expect(page.getByText('Waiting for you')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(refreshes()).toBe(1)
})

test('what was being saved when the session ran out is saved, and saved once', async ({ page }) => {
  await signInByHand(page, 'broker')
  await hop(page, '/setting/general')
  await page.getByLabel('Sender name').fill('Lantern cover')
  // The save is what finds out, and not something else that the page asks for meanwhile.
  const keys: (string | undefined)[] = []
  await page.route('**/updateCompanySettings', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await (keys.length === 1 ? route.fulfill({ status: 201, body: '' }) : route.continue())
  })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
  await page.reload()
  await expect(page.getByLabel('Sender name')).toHaveValue('Lantern cover')
})

test('a session that cannot be renewed says so once and goes back to sign-in', async ({ page }) => {
  await signInByHand(page, 'broker')
  await comeBackWith(page, { IdToken: 'over', RefreshToken: 'A'.repeat(43) })
  await expect(dialog(page)).toHaveCount(1)
  await expect(dialog(page)).toContainText('Login Expired')
  await expect(dialog(page)).toContainText('Login expired, Please login again.')
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(screen(page, '/')).toBeVisible()
})

test('what was unsaved when the session ended is there again for whom it belongs to', async ({ page }) => {
  const subtitle = page.getByLabel('Subtitle of Plus')
  await signInByHand(page, 'primary')
  await hop(page, '/project?q=Private', '/project')
  await page.getByRole('link', { name: 'Private Car' }).first().click()
  await page.getByRole('link', { name: /Plans and covers/ }).click()
  await subtitle.fill('Typed before the session ended')
  await subtitle.press('Enter')
  await page.evaluate(() => {
    const over = { AccessToken: 'over', IdToken: 'over', RefreshToken: 'A'.repeat(43), device_key: 'A'.repeat(43) }
    sessionStorage.setItem('token', JSON.stringify(over))
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toContainText('Login expired, Please login again.')
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(screen(page, '/')).toBeVisible()

  await signInByHand(page, 'primary', '/setting-page/plans')
  await expect(subtitle).toHaveValue('Typed before the session ended')
  await expect(page.getByText('What you had not saved is here again.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Plans saved')).toBeVisible()
})

test('a new tab and a row opened beside are in at once, and signing out ends them all', async ({ page, context }) => {
  await page.goto('/setting/member?id=nobody')
  await expect(screen(page, '/')).toBeVisible()
  await signInByHand(page, 'primary', '/setting/member')
  await hop(page, '/project?q=Private', '/project')

  const beside = context.waitForEvent('page')
  await page
    .getByRole('link', { name: 'Private Car' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const settings = await beside
  await expect(screen(settings, '/setting-page')).toBeVisible()
  const tab = await context.newPage()
  await open(tab, '/users')
  const row = context.waitForEvent('page')
  await tab.getByRole('row').filter({ hasText: 'Harbour Admin' }).getByText('Active').click({ button: 'middle' })
  await expect((await row).getByRole('dialog')).toContainText('Harbour Admin')

  await page.getByRole('button', { name: /Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  for (const one of [page, settings, tab, await row]) await expect(screen(one, '/')).toBeVisible()
})

test('after more than four renewals a person signs in again', async ({ page }) => {
  await signInByHand(page, 'broker')
  await stepOut(page)
  const refreshes = countCalls(page, REFRESH)
  await page.route(LIST, (route) => route.fulfill({ status: 201, body: '' }))
  await page.goto('/home')
  await expect(dialog(page)).toContainText('Please Login again!')
  expect(refreshes()).toBe(4)
})

test('a refused signature drops the keys, fetches new ones and repeats the call', async ({ page }) => {
  await signInByHand(page, 'broker')
  await stepOut(page)
  const keys = countCalls(page, '/v2/sign/getApiSecureKey')
  let refused = 0
  await page.route(LIST, (route) =>
    refused++ === 0
      ? route.fulfill({ json: { status: 104, data: null, message: 'platform.signing' } })
      : route.continue(),
  )
  await open(page, '/setting/notifications')
  // Whoever changed a setting before has a notice of it.
  await expect(page.getByText(/^No notices$|^Company settings changed$/).first()).toBeVisible()
  expect(keys()).toBe(1)
})

test('the signing key cannot be taken out of the browser', async ({ page }) => {
  await signIn(page, 'broker')
  const isExtractable = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('coverwright-signing')
        opening.onsuccess = () => {
          const asking = opening.result.transaction('keys').objectStore('keys').getAll()
          asking.onsuccess = () => resolve((asking.result[0] as { privateKey: CryptoKey }).privateKey.extractable)
        }
      }),
  )
  expect(isExtractable).toBe(false)
})

test('a lost connection and a gateway that gives up are told once each, in the words of the specification', async ({
  page,
}) => {
  // The home screen looks for notices as well: what it asked for has come by then.
  const looked = page.waitForResponse(LIST)
  await signIn(page, 'broker')
  await looked
  await page.route('**/v1/message/**', (route) => route.abort())
  await page.getByRole('link', { name: 'All notices' }).click()
  await expect(dialog(page)).toHaveCount(1)
  await expect(dialog(page)).toContainText('Request failed. Please refresh again.')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await page.unroute('**/v1/message/**')
  await page.route(LIST, (route) => route.fulfill({ status: 504, body: '' }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page)).toContainText('Request timed out. Please try again later.')
})

test('a page hidden for more than 12 hours is logged out with an alert', async ({ page }) => {
  await signInByHand(page, 'broker')
  await page.evaluate(() => sessionStorage.setItem('hiddenSince', String(Date.now() - 43_200_001)))
  await page.reload()
  await expect(dialog(page)).toContainText('Log in again')
  await expect(dialog(page)).toContainText('Account has been logged out, please login again')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(screen(page, '/')).toBeVisible()
})

test('tokens found in cookies are moved into the session, and the cookies cleared', async ({
  page,
  context,
  baseURL,
}) => {
  await signInByHand(page, 'broker')
  const token = JSON.parse((await page.evaluate(() => sessionStorage.getItem('token')))!) as Record<string, string>
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await context.addCookies(Object.entries(token).map(([name, value]) => ({ name, value, url: baseURL! })))
  await open(page, '/home')
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name in token)).toEqual([])
})

test('a product-talk token in the address becomes the session token and leaves the address', async ({ page }) => {
  await page.route('**/v1/login/getUserData', (route) => route.fulfill({ status: 201, body: '' }))
  await page.goto('/toPC?productTalkToken=abc&kept=1')
  await expect(screen(page, '/toPC')).toBeVisible()
  await expect(page).toHaveURL(/\/toPC\?kept=1$/)
})

test('a new version reloads the page when it is looked at again', async ({ page }) => {
  await signIn(page, 'broker')
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'the next one' } }))
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await reloaded
  await expect(screen(page, '/home')).toBeVisible()
})

test('while the operator has maintenance on, every path shows the notice, and it goes away by itself', async ({
  page,
  request,
}) => {
  const turn = (isOn: boolean) =>
    request.post('/v1/version/setMaintenance', {
      data: { operatorKey: OPERATOR_KEY, isOn },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  await signIn(page, 'broker')
  try {
    expect(await (await turn(true)).json()).toMatchObject({ status: 200 })
    await page.clock.install()
    await page.reload()
    await expect(screen(page, 'maintenance-notice')).toBeVisible()
    await expect(page.getByRole('heading')).toHaveText('We are Under Maintenance.')
    await expect(page.getByText('Will be Back Soon!')).toBeVisible()
  } finally {
    await turn(false)
  }
  await page.clock.fastForward('00:10')
  await expect(screen(page, '/home')).toBeVisible()
})
