import { expect, type Page, test } from './journey'
import { complaints, hop, seriousFindings, signIn } from './walk'

const card = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Pay HKD 5.00' }).click()
}

test('the gateway is tried: a card is declined, another asks for 3-D Secure, and the money comes back', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/payment-gateway')
  const sandbox = page.getByRole('region', { name: 'Sandbox', exact: true })
  await expect(sandbox).toContainText('Active')
  await expect(page.getByRole('region', { name: 'Stripe' })).toContainText('Not configured')
  expect(await seriousFindings(page)).toEqual([])

  await sandbox.getByRole('button', { name: 'Make a test payment' }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await card(page, '4000 0000 0000 0002')
  await expect(page.getByRole('alert')).toContainText('Your payment is unsuccessful, please try again.')
  await card(page, '4000 0025 0000 3155')
  await expect(page.getByRole('heading', { name: 'Is it you who pays?' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Yes, confirm' }).click()

  await expect(page.getByText('The test payment came back.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Test payment' })
  await expect(row).toContainText('Paid')
  await expect(row).toContainText('Visa 3155')

  await sandbox.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(sandbox).toContainText('Inactive')
  await sandbox.getByRole('button', { name: 'Activate' }).click()
  await expect(sandbox).toContainText('Active since')
  expect(heard).toEqual([])
})

test('an eVoucher is refused over 99 percent, made, activated and deactivated; a coupon shows its codes', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/setting/vouchers')
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  const act = async (words: string, name: string) => {
    await page.getByRole('button', { name: `Actions for ${words}` }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await expect(row('Sky week')).toContainText('Active')
  await expect(row('Last summer')).toContainText('Expired')
  await page.getByRole('button', { name: 'New eVoucher' }).click()
  const made = page.getByRole('dialog', { name: 'New eVoucher' })
  await made.getByLabel('Name').fill('Winter')
  await made.getByLabel('Promo code').fill('winter15')
  await made.getByLabel('Value').fill('100')
  await made.getByLabel('How many times').fill('20')
  await made.getByLabel('Description').fill('Fifteen percent off in winter')
  await made.getByLabel('Good from').fill('31/31/2026')
  await made.getByLabel('Good from').press('Tab')
  await expect(made.getByText('This is not a date.')).toBeVisible()
  await expect(made.getByLabel('Good from')).toHaveValue('31/31/2026')
  await made.getByLabel('Good from').fill('1/17/2026')
  await made.getByLabel('Good from').press('Enter')
  await expect(made.getByLabel('Good from')).toHaveValue('Jan 17, 2026')
  await made.getByLabel('Good until').fill('2099-12-31')
  await made.getByLabel('Good until').press('Enter')
  await made.getByRole('button', { name: 'Create eVoucher' }).click()
  await expect(made.getByText('Discount value cannot be greater than 99%')).toBeVisible()
  await made.getByLabel('Value').fill('15')
  expect(await seriousFindings(page)).toEqual([])
  await made.getByRole('button', { name: 'Create eVoucher' }).click()
  await expect(row('Winter')).toContainText('WINTER15')
  await act('Winter', 'Activate')
  const asked = page.getByRole('alertdialog', { name: 'Activate Winter?' })
  await expect(asked).toContainText('enter the code WINTER15 and get 15% off, 20 times in all')
  await asked.getByRole('button', { name: 'Activate' }).click()
  await expect(row('Winter')).toContainText('Active')
  await act('Winter', 'Deactivate')
  await expect(row('Winter')).toContainText('Inactive')
  await hop(page, '/setting/coupons')
  await row('Thank you').getByText('Thank you', { exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Thank you' }).getByText(/THANKS-/)).toBeVisible()
  expect(heard).toEqual([])
})
