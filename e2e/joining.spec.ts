import { expect, type Page, test } from './journey'
import { codeSentTo, linkSentTo } from './mailbox'
import { PASSWORD, signUp } from './sign-up-steps'
import { open, screen, seriousFindings } from './walk'

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
  expect(page.url()).not.toContain('link=')
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

test('somebody invited joins with the invited address, then takes over as primary user', async ({
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
})
