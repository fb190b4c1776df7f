import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from './journey'
import { complaints, screen, seriousFindings, signIn } from './walk'

/** The import of a product that waits for its rates, found as a person finds it. */
async function openImport(page: Page) {
  await signIn(page, 'primary', '/project')
  const href = await page.getByRole('link', { name: 'Family Car' }).first().getAttribute('href')
  const product = new URL(href ?? '', 'http://x').searchParams.get('product')
  await page.goto(`/setting-page/import?product=${product}`)
  await expect(screen(page, '/setting-page/import')).toBeVisible()
}

test('edges are moved in the sheet itself, the page can be left, and a newer file is compared with what was there', async ({
  page,
}) => {
  const heard = complaints(page)
  await openImport(page)
  const upload = async (content: string) =>
    page
      .getByLabel('Rate sheet')
      .setInputFiles({ name: 'ages.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await upload('Age,Factor\n18-25,1.5\n26-40,1.2\n41-64,1.1\n65+,1.25\n')
  await page.getByRole('button', { name: 'Correct its edges' }).click()
  const last = page.getByRole('slider', { name: 'Last row of rates' })
  await last.press('ArrowUp')
  await expect(last).toHaveAttribute('aria-valuetext', 'Row 4')
  await page.getByRole('gridcell', { name: '65+' }).click()
  await expect(last).toHaveAttribute('aria-valuetext', 'Row 5')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Look again' }).click()
  await page.getByRole('button', { name: 'Map 1 table' }).click()
  expect(await seriousFindings(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Convert 1 table' }).click()
  await expect(page.getByText('4 rows in 1 table')).toBeVisible()
  await expect(page.getByText('No problem was found')).toBeVisible()

  await page.getByRole('button', { name: 'Upload another file' }).click()
  await upload('Age,Factor\n18-25,1.6\n26-40,1.2\n41-64,1.1\n65-79,1.25\n80+,1.5\n')
  await page.getByRole('button', { name: 'Map 1 table' }).click()
  await expect(page.getByText('as the last time').first()).toBeVisible()
  await page.getByRole('button', { name: 'Convert 1 table' }).click()
  await expect(page.getByText('Since v1: 1 changed, 2 added, 1 gone')).toBeVisible()

  // The same once more: held against the draft that is there, nothing is new.
  await page.getByRole('button', { name: 'Upload another file' }).click()
  await upload('Age,Factor\n18-25,1.6\n26-40,1.2\n41-64,1.1\n65-79,1.25\n80+,1.5\n')
  await page.getByRole('button', { name: 'Map 1 table' }).click()
  await page.getByRole('button', { name: 'Convert 1 table' }).click()
  await expect(page.getByText('Nothing in this file differs from what is there already.')).toBeVisible()
  await page.getByRole('link', { name: /^ages/ }).click()
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
  await expect(page.getByText('1 row was left out or lacks a figure')).toBeVisible()
  await expect(page.getByText('“tbc” in Factor is no number.')).toBeVisible()
  await page.getByRole('link', { name: 'ages!B3' }).click()
  await expect(page.locator('.sheet-row[data-meant="true"]')).toContainText('tbc')
})

test('a day with two readings is asked about, and who is referred in a price table is referred by underwriting', async ({
  page,
}) => {
  await openImport(page)
  const content = 'Tariff effective 01/04/2031\n\nSeats,Premium\n1-4,1100\n5-9,1500\n10+,Refer to HO\n'
  await page
    .getByLabel('Rate sheet')
    .setInputFiles({ name: 'tariff.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Map 1 table' }).click()
  await page.getByRole('radio', { name: /^Apr 1, 2031/ }).check()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Convert 1 table' }).click()
  await expect(page.getByText('one cell says Refer in place of a rate')).toBeVisible()
  await page.getByRole('button', { name: 'Refer them in underwriting' }).click()
  await expect(screen(page, '/setting-page/underwriting')).toBeVisible()
  await expect(page.getByText('This table decides by its figures')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('sheets of one shape are one table, or apart again, by one click', async ({ page }) => {
  await openImport(page)
  await page
    .getByLabel('Rate sheet')
    .setInputFiles(fileURLToPath(new URL('./fixtures/Travel rates 2026.xlsx', import.meta.url)))
  await page.getByRole('button', { name: 'Map 3 tables' }).click()
  await expect(page.getByLabel('Value of the rows of Europe')).toHaveValue('Europe')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep apart' }).click()
  await expect(page.getByRole('button', { name: 'Convert 7 tables' })).toBeVisible()
  await page.getByRole('button', { name: 'Make one table' }).click()
  // Plans across: asked once for all five sheets.
  await page.getByRole('radio', { name: /Yes, each customer gets one of them/ }).check()
  await page.getByRole('button', { name: 'Use this name' }).click()
  await page.getByRole('button', { name: 'Convert 3 tables' }).click()
  await expect(page.getByRole('link', { name: /Single trip premium/ })).toContainText(/premium(?! Asia).*8,100 rows/)
})

test('what a sheet leaves open is asked with what each answer means, and no row is lost unseen', async ({ page }) => {
  const heard = complaints(page)
  await openImport(page)
  const content = [
    'Zone,Garage,Premium (HKD)',
    'A,Locked,100',
    'A,Open,140',
    'B,,170',
    'C,,210',
    'Total,,620',
    'Note: as filed',
  ].join('\n')
  await page
    .getByLabel('Rate sheet')
    .setInputFiles({ name: 'terms (final v1.2).csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Upload as terms final v1 2.csv' }).click()
  await page.getByText('2 rows of the sheet are not taken').click()
  await page.getByRole('button', { name: 'Take row 6' }).click()
  await expect(page.getByText('One row of the sheet is not taken')).toBeVisible()
  await page.getByRole('button', { name: 'Leave row 6' }).click()
  await page.getByRole('button', { name: 'Map 1 table' }).click()

  const asked = page.getByRole('group', { name: 'What does an empty cell in “Garage” mean?' })
  await expect(asked).toContainText('2 rows of the sheet: 4, 5')
  await expect(asked).toContainText('Row 4: a customer with Zone B gets 170, whatever their Garage is.')
  await expect(asked).toContainText('Row 4: only a customer with Zone B and Garage “Open” gets 170.')
  const convert = page.getByRole('button', { name: 'Convert 1 table' })
  await expect(convert).toHaveAttribute('aria-disabled', 'true')
  expect(await seriousFindings(page)).toEqual([])

  const result = page.getByRole('region', { name: 'The table as it will be' })
  await asked.getByRole('radio', { name: /The same as in the row above/ }).check()
  await expect(result.getByRole('row', { name: 'B Open 170' })).toBeVisible()
  await asked.getByRole('radio', { name: /^Any Garage/ }).check()
  await expect(result.getByRole('row', { name: 'B any 170' })).toBeVisible()
  await convert.click()
  await expect(page.getByText('4 rows in 1 table')).toBeVisible()
  await expect(page.getByText('2 rows of the sheet are no rate')).toBeVisible()
  await expect(page.getByText('Every row was taken.')).toBeHidden()
  expect(heard).toEqual([])
})

test('headings that the sheet gives no name are asked for one, and m is asked where nothing tells', async ({
  page,
}) => {
  await openImport(page)
  const content = 'Flood band,Brick,Timber,Steel\nup to 1m,1,1.4,1.1\n>1m - 3m,1.2,1.7,1.3\n>3m,1.6,2.2,1.8\n'
  await page
    .getByLabel('Rate sheet')
    .setInputFiles({ name: 'flood.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Map 1 table' }).click()
  await page.getByRole('radio', { name: /Yes, each customer gets one/ }).check()
  await page.getByRole('radio', { name: /^Meters/ }).check()
  const name = page.getByRole('group', { name: /What are “Brick, Timber, Steel” called/ })
  await expect(name.getByLabel('Name')).toHaveValue('Construction')
  await name.getByLabel('Name').fill('Walls')
  expect(await seriousFindings(page)).toEqual([])
  await name.getByRole('button', { name: 'Use this name' }).click()
  await expect(page.getByRole('heading', { name: 'Your answers' })).toBeVisible()
  await page.getByRole('button', { name: 'Convert 1 table' }).click()
  await expect(page.getByText('9 rows in 1 table')).toBeVisible()
  await page.getByRole('link', { name: /^flood/ }).click()
  await expect(page.getByRole('columnheader', { name: /Walls/ })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: /Flood band \(m\)/ })).toBeVisible()
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
