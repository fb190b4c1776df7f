import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from './journey'
import { complaints, countCalls, screen, seriousFindings, signIn } from './walk'

const sheet = fileURLToPath(new URL('./fixtures/Car rates 2026.xlsx', import.meta.url))
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' })
const simulator = (page: Page) => page.getByRole('region', { name: 'Try it' })

/** Goes to the row that a problem names and types what it should hold there. */
async function mend(page: Page, row: string, cell: string) {
  await problems(page).getByRole('button', { name: row, exact: true }).click()
  await expect(page.locator('.table-status')).toContainText(`${row},`)
  await page.keyboard.type(cell)
  await page.keyboard.press('Enter')
}

test('a rate sheet becomes a price: its faults are found and mended, people tried, the book seen, and a quote replayed', async ({
  page,
}) => {
  const heard = complaints(page)

  await test.step('the sheet is uploaded for the product that waits for it', async () => {
    await signIn(page, 'primary', '/project')
    await page.getByRole('link', { name: 'Family Car' }).first().click()
    await page.getByRole('link', { name: /^Pricing/ }).click()
    await button(page, 'Import a sheet').first().click()
    await page.getByLabel('Rate sheet').setInputFiles(sheet)
    await page.getByRole('link', { name: /Driver age/ }).click()
    const grid = page.getByRole('grid', { name: 'Sheet Driver age' })
    await expect(grid.getByRole('gridcell', { name: '25–29' })).toHaveAttribute('data-zone', 'body')
    await expect(grid.getByText('Drivers under 18 are not accepted')).toHaveAttribute('data-zone', 'notes')
  })

  await test.step('every column is mapped as it is meant', async () => {
    const table = page.getByRole('checkbox', { name: 'Driver age' })
    await table.uncheck()
    await button(page, 'Map 6 tables').click()
    await expect(button(page, 'Convert 6 tables')).toBeVisible()
    await page.goBack()
    await table.check()
    await button(page, 'Map 7 tables').click()
    await button(page, /^Driver age/).click()
    await expect(page.getByLabel('Data name of Driver age')).toHaveValue('age(birthDate, startDate)')
    await expect(page.getByText('This table is written across')).toBeVisible()
    await button(page, /^NCD/).click()
    await expect(page.getByLabel('Data name of Years without a claim')).toHaveValue('ncdYears')
    await expect(page.getByText('stands in front of what is matched')).toBeVisible()
    await button(page, 'Convert 7 tables').click()
  })

  await test.step('two faults are found, and mended in the grid', async () => {
    await expect(page.getByText('2,149 rows in 7 tables')).toBeVisible()
    await expect(page.getByText('One problem was found in one table, and one thing is to be looked at.')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await button(page, 'Fix Driver age').click()
    await expect(problems(page)).toContainText('Driver age 29, Gender Male')
    // A press while rows are on their way, or checked again, is answered by a sentence and nothing more.
    await expect(page.getByRole('grid')).toContainText('1.728')
    await expect(problems(page).locator('[data-again=true]')).toHaveCount(0)
    await problems(page).getByRole('button', { name: 'Shorten 29-34 → 30-34 in 2 rows' }).click()
    await problems(page).getByRole('button', { name: 'Next: Vehicle value, 1 to look at' }).click()
    await expect(problems(page)).toContainText('850,000')
    await mend(page, 'Row 18', '1.244')
    await expect(problems(page)).toContainText('All problems are fixed')
    await problems(page).getByRole('button', { name: 'Back to the import' }).click()
    await expect(page.getByText('No problem was found')).toBeVisible()
  })

  await test.step('a recipe starts from the tables, and twenty people get a price before anything is in force', async () => {
    await button(page, 'Build the recipe').click()
    const proposal = page.getByRole('region', { name: 'Start from your tables' }).getByRole('listitem')
    await expect(proposal.filter({ hasText: 'Base premium' })).toContainText('start with this amount in HKD')
    await expect(proposal.filter({ hasText: 'Theft loading' })).toContainText('add it as a share (0.1 is 10%)')
    await expect(proposal.filter({ hasText: 'draft, not in force yet' })).toHaveCount(8)
    await button(page, 'Take these steps').click()
    await simulator(page).getByRole('button', { name: 'Twenty' }).click()
    await simulator(page).getByRole('button', { name: 'Make 20 customers' }).click()
    await expect(simulator(page)).toContainText('20 of 20 get a price')
    await expect(
      page.getByRole('region', { name: 'Recipe', exact: true }).getByText('Saved', { exact: true }),
    ).toBeVisible()
  })

  await test.step('five percent on one band is seen on a book of 100,000', async () => {
    const product = new URL(page.url()).searchParams.get('product') ?? ''
    await page.goto(`/setting-page/impact?product=${product}`)
    await button(page, '100,000').click()
    await page.getByRole('combobox', { name: 'Table' }).click()
    await page.getByTitle('Driver age', { exact: true }).click()
    await page.getByRole('combobox', { name: 'Driver age' }).click()
    await page.getByTitle(/40-49/).first().click()
    await page.getByRole('textbox', { name: 'How much' }).fill('5')
    await expect(page.getByText(/[1-9][\d,]* more · 0 less/)).toBeVisible({ timeout: 60_000 })
  })

  await test.step('all seven tables are put in force on one day', async () => {
    const product = new URL(page.url()).searchParams.get('product') ?? ''
    await page.goto(`/setting-page/import?product=${product}`)
    await page
      .getByRole('link', { name: /Car rates 2026/ })
      .first()
      .click()
    await button(page, 'Activate all 7 tables').click()
    const dialog = page.getByRole('dialog', { name: 'Activate what was imported' })
    const activations = countCalls(page, '/v1/csv/activateImport')
    await dialog.getByRole('button', { name: 'Activate all 7 tables' }).dblclick()
    await expect(page.getByText('7 tables are active')).toBeVisible()
    expect(activations()).toBe(1)
    await expect(button(page, 'Activate all 7 tables')).toHaveCount(0)
  })

  await test.step('a quote is kept, and worked out again from its hash to the cent', async () => {
    await button(page, 'Build the recipe').click()
    await expect(screen(page, '/setting-page/recipe')).toBeVisible()
    await simulator(page).getByRole('button', { name: 'Keep quote' }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep this quote' })
    await dialog.getByLabel('Name').fill('First quote of the new rates')
    await dialog.getByRole('button', { name: 'Keep quote' }).click()
    await simulator(page).getByRole('button', { name: 'Kept quotes' }).click()
    await simulator(page).getByRole('button', { name: 'Replay' }).click()
    await expect(simulator(page).getByText(/The same to the cent, \d+ lines compared/)).toBeVisible()
  })
  expect(heard).toEqual([])
})
