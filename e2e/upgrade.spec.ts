import { expect, type Page, test } from './journey'
import { signUp } from './sign-up-steps'
import { complaints, open, screen, seriousFindings } from './walk'

const next = (page: Page, name: string | RegExp = 'Continue') => page.getByRole('button', { name, exact: true }).click()

async function giveCard(page: Page) {
  await page.getByRole('button', { name: 'Check a card' }).click()
  await expect(page.getByText('is held for a moment and let go')).toBeVisible()
  await page.getByLabel('Card number').fill('4000 0025 0000 3155')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Check card' }).click()
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
}

test('a trial company upgrades with 3-D Secure, has its limits lifted at once, and buys units', async ({ page }) => {
  const heard = complaints(page)
  await signUp(page, 'Quay Mutual', 'ann@quay.example', '61230077')
  await open(page, '/setting/subscriptions')
  await expect(page.getByText('cannot go online')).toBeVisible()
  await page.getByRole('button', { name: 'Upgrade' }).click()

  await expect(screen(page, '/upgrade')).toBeVisible()
  await page.getByRole('button', { name: 'monthly' }).click()
  await page.getByRole('radio', { name: /^Standard/ }).click()
  expect(await seriousFindings(page)).toEqual([])
  await next(page, 'Continue with Standard')
  await expect(page.getByText('Quay Mutual')).toBeVisible()
  await next(page)
  await page.getByLabel('License number').fill('somebody else')
  await next(page, 'Check and continue')
  await expect(page.getByText('This is not the license number your company registered.')).toBeVisible()
  await page.getByLabel('License number').fill('LIC Quay Mutual')
  await next(page, 'Check and continue')
  await expect(screen(page, '/transactions-inclusive')).toBeVisible()
  await page.getByRole('slider').press('ArrowRight')
  await expect(page.getByText('100 transactions a month').first()).toBeVisible()
  await next(page)
  await page.getByLabel('Extra: Simple pass').fill('1')
  await expect(page.getByText('1 extra pass')).toBeVisible()
  await next(page)

  await giveCard(page)
  await expect(page.getByText('Visa 3155')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await next(page, /^Pay HKD/)
  await expect(page.getByRole('heading', { name: 'Standard is yours' })).toBeVisible()

  await open(page, '/setting/units')
  await page.getByRole('button', { name: 'Buy 500' }).click()
  await page.getByRole('button', { name: /^Pay HKD/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Bought' })).toContainText('500')
  await open(page, '/setting/orders')
  await expect(page.getByRole('row').filter({ hasText: 'Paid' })).toHaveCount(2)
  expect(await seriousFindings(page)).toEqual([])
  expect(heard).toEqual([])
})
