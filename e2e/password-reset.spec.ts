import { expect, type Page, test } from './journey'
import { codeSentTo } from './mailbox'
import { DEMO_PASSWORD, people } from './people'
import { open, screen, seriousFindings } from './walk'

async function askFor(page: Page, email: string) {
  await open(page, '/ResetPassword')
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByLabel('6-digit code')).toBeVisible()
}

async function choose(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(again)
  await page.getByRole('button', { name: 'Set the password' }).click()
}

test('a forgotten password is replaced by a code from the mailbox, and the old one opens nothing', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Forgot it?' }).click()
  await expect(screen(page, '/ResetPassword')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await askFor(page, people.designer)
  await page.reload()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel('6-digit code').fill('000000')
  await page.getByRole('button', { name: 'Verify the code' }).click()
  await expect(page.getByText('Invalid verification code. Please enter it again.')).toBeVisible()
  await page.getByLabel('6-digit code').fill(await codeSentTo(page, people.designer))
  await page.getByRole('button', { name: 'Verify the code' }).click()
  await expect(screen(page, '/CreateNewPassword')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await choose(page, 'short')
  await expect(page.getByText('incorrect password format')).toBeVisible()
  await choose(page, 'New-Pass-11', 'New-Pass-12')
  await expect(page.getByText("these passwords don't match")).toBeVisible()
  await choose(page, DEMO_PASSWORD)
  await expect(page.getByText('The new password is the same as the original password')).toBeVisible()
  await choose(page, 'New-Pass-11')
  await expect(screen(page, '/SuccessReset')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.goBack()
  await expect(page.getByText('A code is needed first')).toBeVisible()
  await open(page, '/')
  await page.getByLabel('Work email').fill(people.designer)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(
    page.getByText('The email address or password you entered is incorrect. Please try again.'),
  ).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('New-Pass-11')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('[data-screen="/home"], [data-screen="/verify-device"]')).toBeVisible()
})

test('an address without an account is answered like any other', async ({ page }) => {
  await askFor(page, 'nobody@harbour.example')
  await expect(page.getByText('If nobody@harbour.example has an account', { exact: false })).toBeVisible()
  await page.getByLabel('6-digit code').fill('123456')
  await page.getByRole('button', { name: 'Verify the code' }).click()
  await expect(page.getByText('Invalid verification code. Please enter it again.')).toBeVisible()
})

test('what is wrong with the address is told at its field', async ({ page }) => {
  await open(page, '/ResetPassword')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('Please input your email')).toBeVisible()
  await page.getByLabel('Work email').fill('nobody')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('Email is not valid.')).toBeVisible()
})
