import { expect, type Page, test } from './journey'
import { endTrialOf } from './let-time-pass'
import { codeSentTo, linkSentTo } from './mailbox'
import { OPERATOR_KEY } from './people'
import { PASSWORD, signUp } from './sign-up-steps'
import { hop, open, screen, seriousFindings } from './walk'

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

async function invite(page: Page, email: string) {
  await open(page, '/users')
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible()
}

async function accept(page: Page, email: string) {
  await page.goto(await linkSentTo(page, email, '/signUp-verify-success'))
  await expect(page.getByRole('heading', { name: 'Join Grove Brokers' })).toBeVisible()
  await expect(page).not.toHaveURL(/link=/)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('First name').fill('Bo')
  await page.getByLabel('Last name').fill('Lam')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  await page.getByLabel('Work email').fill('somebody@grove.example')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await expect(page.getByText('Please use the address that was invited.')).toBeVisible()
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Accept and sign in' }).click()
  await expect(page.getByText('You are in Grove Brokers')).toBeVisible()
}

async function typeCredentials(page: Page, email: string) {
  await open(page, '/')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The trial ran out: the open session is told, sign-in is refused, the team gives more days, and everything is there. */
async function outliveTheTrial(page: Page, team: Page, email: string) {
  await open(page, '/users')
  await expect(row(page, email)).toBeVisible()
  endTrialOf(email)
  // Whichever call comes next is told; this makes one, if none did by itself.
  await page.evaluate(() => window.history.pushState({}, '', '/setting/audit'))
  await expect(screen(page, '/trial-expired')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your 21-day trial is over' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await typeCredentials(page, email)
  // Whoever may pay comes in, and finds the way on and nothing else.
  await expect(screen(page, '/trial-expired')).toBeVisible()
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Why would you like to continue?').fill('We are nearly done.')
  await page.getByRole('button', { name: 'Request reactivation' }).click()
  await expect(page.getByText('We have your request')).toBeVisible()

  await open(team, '/setting/reviews')
  await team.getByLabel('Operator key').fill(OPERATOR_KEY)
  await team.getByRole('button', { name: 'Open' }).click()
  await team.getByRole('button', { name: 'Reactivation' }).click()
  await team.getByLabel('Email').fill(email)
  await team.getByRole('button', { name: 'Find the company' }).click()
  await expect(team.getByText('We are nearly done.')).toBeVisible()
  await team.getByRole('button', { name: /^Open again/ }).click()
  await expect(team.getByText('Grove Brokers is open again')).toBeVisible()
  // Whoever came in to pay is still in.
  await open(page, '/home')
}

/** What the account has to tell of it, on the screen and in a file. */
async function readStatement(page: Page) {
  await hop(page, '/setting')
  await page.getByRole('link', { name: /^Account statement/ }).click()
  await expect(screen(page, '/setting/statement')).toBeVisible()
  await hop(page, '/account?tab=statement', '/account')
  const table = page.getByRole('table', { name: 'Account statement' })
  for (const line of ['Opening balance', 'Trial started', 'Trial ended', 'Trial reactivated', 'Closing balance'])
    await expect(table.getByText(line)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^statement-.+\.csv$/)
  await page.getByRole('button', { name: 'Last month' }).click()
  await expect(table.getByText('Nothing moved in these days.')).toBeVisible()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByLabel('To', { exact: true }).press('Enter')
  await expect(page.getByText('The last day is before the first.')).toBeVisible()
}

/** On a browser that is not known, as wide as a phone: a wrong code, then the right one sent twice at once, then Back. */
async function proveDevice(page: Page, email: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  await typeCredentials(page, email)
  await expect(screen(page, '/verify-device')).toBeVisible()
  const code = page.getByLabel('6-digit code')
  await code.fill('000000')
  await code.press('Enter')
  await expect(page.getByText('Invalid verification code. Please enter it again.')).toBeVisible()
  // Typed on behind the wrong one, as people do.
  await code.pressSequentially(await codeSentTo(page, email))
  await page.getByRole('button', { name: 'Verify and sign in' }).dblclick()
  await expect(screen(page, '/home')).toBeVisible()
  await page.goBack()
  await expect(screen(page, '/home')).toBeVisible()
}

test('somebody invited joins, takes over as primary user, and brings the company past the end of its trial', async ({
  page,
  elsewhere: invited,
  browser,
}) => {
  const email = 'bo@grove.example'
  await signUp(page, 'Grove Brokers', 'ann@grove.example', '61230008')
  await invite(page, email)
  await accept(invited, email)
  await invited.getByRole('button', { name: 'Open the console' }).click()
  await expect(screen(invited, '/home')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(await linkSentTo(page, email, '/signUp-verify-success'))
  await expect(stranger.getByText('Link expired')).toBeVisible()
  expect(await seriousFindings(stranger)).toEqual([])

  await open(page, '/users')
  await row(page, email)
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Make primary user' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send request' }).click()

  await invited.goto(await linkSentTo(page, email, '/transfer-notice'))
  await expect(invited.getByRole('heading', { name: 'Become the primary user of Grove Brokers' })).toBeVisible()
  expect(await seriousFindings(invited)).toEqual([])
  await invited.getByRole('button', { name: 'Confirm with a code' }).click()
  await expect(screen(invited, '/transfer-roles-verification')).toBeVisible()
  await invited.getByRole('button', { name: 'Send me the code' }).click()
  await expect(invited.getByLabel('6-digit code')).toBeVisible()
  expect(await seriousFindings(invited)).toEqual([])
  await invited.getByLabel('6-digit code').fill('000000')
  await invited.getByRole('button', { name: 'Become the primary user' }).click()
  await expect(invited.getByText('Invalid verification code. Please enter it again.')).toBeVisible()
  await invited.getByLabel('6-digit code').fill(await codeSentTo(page, email))
  await invited.getByRole('button', { name: 'Become the primary user' }).click()
  await expect(screen(invited, '/transfer-roles-success')).toBeVisible()
  await expect(invited.getByText('You are the primary user of Grove Brokers')).toBeVisible()
  await invited.goBack()
  await expect(invited.getByText('No handing over here')).toBeVisible()
  await open(invited, '/users')
  await expect(row(invited, email)).toContainText('Primary')
  await expect(row(invited, 'ann@grove.example')).toContainText('Standard')

  await outliveTheTrial(invited, stranger, email)
  await readStatement(invited)
  await proveDevice(stranger, email)
  await stranger.context().close()
})
