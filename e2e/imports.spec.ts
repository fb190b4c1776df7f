import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from './journey'
import { complaints, screen, seriousFindings, signIn } from './walk'

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url))

/** The import of the demo's first product, found as a person finds it. */
async function openImport(page: Page) {
  await signIn(page, 'primary', '/project')
  const href = await page.locator('a[href*="/setting-page?product="]').first().getAttribute('href')
  const product = new URL(href ?? '', 'http://x').searchParams.get('product')
  await page.goto(`/setting-page/import?product=${product}`)
  await expect(screen(page, '/setting-page/import')).toBeVisible()
}

test('a rate sheet goes from upload to draft tables, and the page can be left in between', async ({ page }) => {
  const heard = complaints(page)
  await openImport(page)
  await page.getByLabel('Rate sheet').setInputFiles(fixture('Car rates 2026.xlsx'))

  await expect(page.getByRole('link', { name: /Driver age/ })).toBeVisible()
  await page.getByRole('link', { name: /Driver age/ }).click()
  const sheet = page.getByRole('grid', { name: 'Sheet Driver age' })
  await expect(sheet.getByRole('gridcell', { name: '25–29' })).toHaveAttribute('data-zone', 'body')
  await expect(sheet.getByRole('gridcell', { name: 'Driver age' })).toHaveAttribute('data-zone', 'header')
  await expect(sheet.getByText('Drivers under 18 are not accepted')).toHaveAttribute('data-zone', 'notes')
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Map 7 tables' }).click()
  await page.getByRole('button', { name: /Loadings/ }).click()
  await expect(page.getByText('+15 % is 1.15')).toBeVisible()
  await page.getByRole('button', { name: /^Base premium/ }).click()
  await expect(page.getByText('This table is written across')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Convert 7 tables' }).click()

  await expect(page.getByText('2,139 rows in 7 drafts')).toBeVisible()
  await expect(page.getByText('Every row was taken.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: /Driver age/ }).click()
  await expect(screen(page, '/setting-page/table')).toBeVisible()
  expect(heard).toEqual([])
})

test('what cannot be read is said with its cell, and leads to it', async ({ page }) => {
  await openImport(page)
  const content = 'Age,Factor\n18-25,1.5\n26-40,tbc\n41-64,1.1\n65+,1.25\n'
  await page
    .getByLabel('Rate sheet')
    .setInputFiles({ name: 'ages.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Map 1 table' }).click()
  await page.getByRole('button', { name: 'Convert 1 table' }).click()
  await expect(page.getByText('1 row was left out.')).toBeVisible()
  await expect(page.getByText('“tbc” in Factor is no number.')).toBeVisible()
  await page.getByRole('link', { name: 'ages!B3' }).click()
  await expect(page.locator('.sheet-row[data-meant="true"]')).toContainText('tbc')
})

test('a file that is no rate sheet is refused in words before and after it is sent', async ({ page }) => {
  await openImport(page)
  await page
    .getByLabel('Rate sheet')
    .setInputFiles({ name: 'rates;2026.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') })
  await expect(page.getByText(/“;”|";"|;/).first()).toBeVisible()
  await page.reload()
  await page
    .getByLabel('Rate sheet')
    .setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from('just words\nand more\n') })
  await expect(page.getByText('Identify failed: no table was found in any sheet.', { exact: false })).toBeVisible()
})
