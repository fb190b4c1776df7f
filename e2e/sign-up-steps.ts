import { expect, type Page } from '@playwright/test'
import { codeSentTo, linkSentTo } from './mailbox'
import { open, screen } from './walk'

export const PASSWORD = 'Right-Pass-1'
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
export const code = (page: Page) => page.getByLabel('6-digit code')

export async function fillCompany(page: Page, name: string) {
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('License number').fill(`LIC ${name}`)
  await page.getByLabel('Place of incorporation').click()
  await page.getByTitle('Hong Kong').click()
  await page.getByRole('radio', { name: /^Broker/ }).check()
  await page.getByLabel('Your title').fill('Director')
}

export async function fillEmail(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Chan')
  await page.getByRole('textbox', { name: 'Business email' }).fill(email)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

/** Opens the first step and goes on to the phone. */
export async function toPhone(page: Page, name: string, email: string) {
  await open(page, '/signUp-company-info')
  await fillCompany(page, name)
  await next(page)
  await expect(screen(page, '/signUp-email')).toBeVisible()
  await fillEmail(page, email)
  await next(page)
  await expect(screen(page, '/verify-phone-number')).toBeVisible()
}

export async function provePhone(page: Page, phone: string) {
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(code(page)).toBeVisible()
  await code(page).fill(await codeSentTo(page, `+852${phone}`))
  await page.getByRole('button', { name: 'Verify and continue' }).click()
  await expect(screen(page, '/create-password')).toBeVisible()
}

export async function choosePassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create the password' }).click()
  await expect(screen(page, '/signUp-success')).toBeVisible()
}

/** The whole way: a company of its own, its primary user in this page. */
export async function signUp(page: Page, name: string, email: string, phone: string) {
  await toPhone(page, name, email)
  await provePhone(page, phone)
  await choosePassword(page)
  await page.goto(await linkSentTo(page, email, '/email-verify-success'))
  await expect(page.getByText(`${name} is open`)).toBeVisible()
}
