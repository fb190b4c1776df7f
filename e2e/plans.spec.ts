import { expect, test } from './journey'
import { complaints, open, screen, seriousFindings, signIn } from './walk'

test.beforeEach(async ({ page }) => signIn(page, 'primary'))

test('plans are compared and changed in place: amount, words, undo, refusal at the cell, saved', async ({ page }) => {
  const heard = complaints(page)
  await open(page, '/project?q=Family', '/project')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: /Plans and covers/ }).click()
  await expect(screen(page, '/setting-page/plans')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Add a cover' }).click()
  const first = page.getByLabel(/^New cover in /).first()
  await first.fill('25000')
  await first.press('Enter')
  await expect(first).toHaveValue('25,000')
  const second = page.getByLabel(/^New cover in /).nth(1)
  await second.fill('Unlimited')
  await second.press('Enter')
  await expect(page.getByText('Changes are not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(second).toHaveValue('')

  const name = page.getByLabel('Data name of New cover')
  await name.fill('Key loss')
  await name.press('Enter')
  await expect(page.getByText(/“Key loss” cannot be a data name/)).toBeVisible()
  await page.getByLabel('Data name of New cover').fill('keyLoss')
  await page.getByLabel('Data name of New cover').press('Enter')
  await page.getByRole('button', { name: 'Save plans' }).click()
  await expect(page.getByText('Plans saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^New cover in /).first()).toHaveValue('25,000')
  expect(heard).toEqual([])
})

test('consent to marketing is asked for and never required', async ({ page }) => {
  await open(page, '/project?q=Medical', '/project')
  await page.getByRole('link', { name: 'Medical Top-up' }).click()
  await page.getByRole('link', { name: /Plans and covers/ }).click()
  await page.getByRole('button', { name: 'Add the first plan' }).click()
  await page.getByRole('button', { name: 'Add a marketing consent' }).click()
  await expect(page.getByText('Never', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save plans' }).click()
  await expect(page.getByText('Plans saved')).toBeVisible()
})
