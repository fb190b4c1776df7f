import { expect, type Page } from './journey'
import { open, screen, signIn } from './walk'

export const cell = (page: Page, row: number, column: number) =>
  page.locator(`[role=row][data-row="${row - 1}"] [data-column="${column - 1}"]`)
export const saved = (page: Page) => expect(page.locator('.table-saved')).toContainText('Saved')

/** The tables of a product of the demo. */
export async function openPricing(page: Page, product: string) {
  await signIn(page, 'primary', '/project')
  await page.getByText(product).first().click()
  await expect(page).toHaveURL(/product=/)
  await open(page, `/setting-page/pricing${new URL(page.url()).search}`, '/setting-page/pricing')
}

export async function paste(page: Page, text: string) {
  await page.getByRole('grid').evaluate((grid, words) => {
    const data = new DataTransfer()
    data.setData('text/plain', words)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}

/** Two columns and three rows, pasted. */
export async function makeTable(page: Page, name: string) {
  await page.getByRole('button', { name: 'New table' }).click()
  const dialog = page.getByRole('dialog', { name: 'New table' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Title of column 1').fill('Years')
  await dialog.getByLabel('Title of column 2').fill('Factor')
  await dialog.getByRole('button', { name: 'Create and open' }).click()
  await expect(screen(page, '/setting-page/table')).toBeVisible()
  await page.getByRole('grid').focus()
  await paste(page, '0-4\t1\n5-9\t1.1\n10+\t1.4')
  await expect(cell(page, 3, 2)).toHaveText('1.4')
}
