import { expect, type Page } from '@playwright/test'
import { screen } from './walk'

/** From the list of products through the wizard to a blank product: its type and its name, and nothing else. */
export async function makeBlankProduct(page: Page, { type, name }: { type: string; name: string }) {
  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByRole('radio', { name: type, exact: true }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: /^Blank/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(screen(page, '/setting-page')).toBeVisible()
}
