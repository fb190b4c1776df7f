import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, people } from '../../e2e/people'

export const ROWS = 100_000
export const COLUMNS = 12

export async function openEmptyTable(page: Page, url: string) {
  await page.goto(url)
  await page.getByLabel('Work email').fill(people.primary)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('[data-screen="/home"]').waitFor()
  await page.goto(`${url}/project`)
  await page.getByText('Family Car').first().click()
  await page.waitForURL(/product=/)
  await page.goto(`${url}/setting-page/pricing${new URL(page.url()).search}`)
  await page.getByRole('button', { name: 'New table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Hundred thousand')
  for (let column = 3; column <= COLUMNS; column++) await dialog.getByRole('button', { name: 'Add column' }).click()
  for (let column = 1; column <= COLUMNS; column++)
    await dialog.getByLabel(`Title of column ${column}`, { exact: true }).fill(`Column ${column}`)
  await dialog.getByRole('button', { name: 'Create and open' }).click()
  await page.getByRole('grid').waitFor()
}

/** What will be pasted: bands of one each and eleven factors. Made before anything is watched. */
export async function makeRows(page: Page) {
  await page.evaluate(
    ({ columns, rows }) => {
      const line = (row: number) =>
        [`${row}-${row}`, ...Array.from({ length: columns - 1 }, (_, at) => `1.${(row * 7 + at) % 1000}`)].join('\t')
      const data = new DataTransfer()
      data.setData('text/plain', Array.from({ length: rows }, (_, row) => line(row)).join('\n'))
      Object.assign(window, { pasted: data })
    },
    { columns: COLUMNS, rows: ROWS },
  )
}

/** As a person would, from the clipboard. */
export async function pasteRows(page: Page) {
  await page.getByRole('grid').focus()
  await page.evaluate(() => {
    const { pasted } = window as unknown as { pasted: DataTransfer }
    const event = new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  })
  await page.getByText('100,000 rows × 12 columns', { exact: true }).waitFor({ timeout: 60_000 })
}

/** From the click on its name to its first rows on the screen, in a console that is running already. */
export async function openTable(page: Page, address: { table: string; list: string }): Promise<number> {
  await page.goto(address.list)
  const link = page.getByRole('link', { name: 'Hundred thousand', exact: true })
  await link.waitFor()
  const clicked = Date.now()
  await link.click()
  await page.locator('[role=row][data-row="0"] [data-column="1"]', { hasText: '1.0' }).waitFor()
  return Date.now() - clicked
}
