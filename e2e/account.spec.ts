import { expect, test } from './journey'
import { appCode } from './authenticator'
import { DEMO_PASSWORD } from './people'
import { complaints, hop, open, screen, seriousFindings, signIn, signInByHand } from './walk'

const OTHER_PASSWORD = 'Walk-right-in-2'

test('the profile is kept, and the frame knows the new name at once', async ({ page }) => {
  await signIn(page, 'designer', '/account')
  await page.getByLabel('First name').fill('')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('The field is required')).toBeVisible()
  await page.getByLabel('First name').fill('Harbor')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Harbor')
  await page.getByLabel('First name').fill('Harbour')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved')).toBeVisible()
})

test('a password: every refusal at its field in its own words, then changed and changed back', async ({ page }) => {
  await signIn(page, 'designer', '/account?tab=security')
  const [current, fresh, again] = ['Current password', 'New password', 'New password again'].map((label) =>
    page.getByLabel(label, { exact: true }),
  )
  const send = () => page.getByRole('button', { name: 'Change password' }).click()
  const type = async (one: string, two: string, three: string) => {
    await current!.fill(one)
    await fresh!.fill(two)
    await again!.fill(three)
    await send()
  }
  await type(DEMO_PASSWORD, 'short', 'short')
  await expect(page.getByText('incorrect password format')).toBeVisible()
  await type(DEMO_PASSWORD, OTHER_PASSWORD, `${OTHER_PASSWORD}x`)
  await expect(page.getByText("these passwords don't match")).toBeVisible()
  await type(DEMO_PASSWORD, DEMO_PASSWORD, DEMO_PASSWORD)
  await expect(page.getByText('The new password is the same as the original password')).toBeVisible()
  await type('Wrong-password-1', OTHER_PASSWORD, OTHER_PASSWORD)
  await expect(page.getByText('The password is incorrect.')).toBeVisible()
  await type(DEMO_PASSWORD, OTHER_PASSWORD, OTHER_PASSWORD)
  await expect(page.getByText('Password changed; other sessions ended')).toBeVisible()
  await expect(current!).toHaveValue('')
  await type(OTHER_PASSWORD, DEMO_PASSWORD, DEMO_PASSWORD)
  // The words of the first change may still be there; the fields are emptied by the second.
  await expect(current!).toHaveValue('')
  await expect(page.getByText('Password changed; other sessions ended').last()).toBeVisible()
})

test('two-step: set up with an app, recovery codes once, asked for at sign-in, turned off', async ({
  page,
  elsewhere: other,
}) => {
  await signIn(page, 'designer', '/account?tab=security')
  await page.getByRole('button', { name: 'Set up two-step verification' }).click()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = await page.locator('code').innerText()
  expect(secret).toMatch(/^([A-Z2-7]{4} )+/)
  await page.getByRole('dialog').locator('input').first().click()
  await page.keyboard.type(appCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [spare] = await codes.allInnerTexts()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled()
  await page.getByLabel('I have kept these codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^On since/)).toBeVisible()

  await open(other, '/')
  await other.getByLabel('Work email').fill('designer@harbour.example')
  await other.getByLabel('Password').fill(DEMO_PASSWORD)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByLabel('Code').fill(spare!)
  await other.getByRole('button', { name: 'Verify and sign in' }).click()
  await expect(screen(other, '/home')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step verification is off')).toBeVisible()
})

test('a session elsewhere is ended from here, and is out at once', async ({ page, elsewhere: other }) => {
  await signInByHand(other, 'designer')
  await signIn(page, 'designer', '/account?tab=devices')
  const sessions = page.getByRole('table', { name: 'Where you are signed in' })
  await expect(sessions.getByText('This one')).toHaveCount(1)
  const ends = sessions.getByRole('button', { name: /^End session/ })
  for (let left = await ends.count(); left > 0; left--) {
    await ends.first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
    await expect(ends).toHaveCount(left - 1)
  }
  await expect(other.getByText('Login expired, Please login again.')).toBeVisible()
})

test('what is kept about oneself can be taken along, after the password', async ({ page }) => {
  await signIn(page, 'designer', '/account?tab=data')
  await page.getByRole('button', { name: 'Export your data' }).click()
  await page.getByLabel('Your password').fill('Wrong-password-1')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(page.getByText('The password is incorrect.')).toBeVisible()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

const tabs = {
  profile: 'Profile',
  security: 'Security',
  devices: 'Devices',
  preferences: 'Preferences',
  activity: 'Activity',
  data: 'Your data',
}

test('the account speaks Chinese, nothing is serious for axe, and nothing complains', async ({ page }) => {
  await signIn(page, 'designer')
  const heard = complaints(page)
  for (const theme of ['ai8-dark', 'light']) {
    await page.evaluate((name) => sessionStorage.setItem('themeMode', name), theme)
    await open(page, '/home')
    for (const [tab, label] of Object.entries(tabs)) {
      await hop(page, `/account?tab=${tab}`, '/account')
      await expect(page.getByRole('button', { name: new RegExp(`^${label}`), pressed: true })).toBeVisible()
      await expect(page.locator('.cw-bone')).toHaveCount(0)
      expect(await seriousFindings(page), `${tab} in ${theme}`).toEqual([])
    }
  }
  await page.evaluate(() => sessionStorage.setItem('language', 'zh_tw'))
  await open(page, '/account')
  await expect(page.getByRole('heading', { name: '您的帳戶' })).toBeVisible()
  expect(heard).toEqual([])
})

/** What the server refuses to whom is tried there, for every call and every role; here, that the screens say so. */
const needing = [
  '/apiList',
  '/apiConnector?id=new',
  '/setting-page/underwriting',
  '/setting-page/plans',
  '/setting/policy-numbers',
  '/setting/audit',
  '/setting/statement',
  '/batch-invite',
]

test('whoever holds no right is told so on every screen that needs one, and led to none of them', async ({ page }) => {
  await page.route('**/v1/login/getUserData', async (route) => {
    const answer = await route.fetch()
    const { data, ...rest } = (await answer.json()) as { data: { PowerList: object } }
    const PowerList = { ...data.PowerList, permissionsListRequestList: [] }
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, PowerList, permissions: [] } } })
  })
  await signIn(page, 'designer')
  for (const path of needing) {
    await hop(page, path, 'unauthorized')
    await hop(page, '/home')
  }
  await hop(page, '/account?tab=statement', '/account')
  await expect(page.getByRole('button', { name: 'Statement' })).toHaveCount(0)
  await hop(page, '/setting')
  await expect(page.getByRole('link', { name: /^(Account statement|Audit log|Policy numbers)/ })).toHaveCount(0)
})
