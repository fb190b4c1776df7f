import { expect, test } from './journey'
import { makeBlankProduct } from './new-product'
import { cell, makeTable, openPricing, paste, saved } from './table-steps'
import { complaints, open, screen, seriousFindings, signIn, signInByHand } from './walk'

test('a draft is mended in the grid: the missing customer is found, its row added, and the draft put in force', async ({
  page,
}) => {
  const heard = complaints(page)
  await openPricing(page, 'Private Car')
  await page.getByRole('link', { name: 'Driver age', exact: true }).click()
  const problems = page.getByRole('region', { name: 'Problems' })
  await expect(problems).toContainText('Driver age 40, Gender Male')
  await problems.getByRole('button', { name: 'Keep as a test' }).click()
  await expect(page.getByText('Kept as a test: this customer must get a price')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await problems.getByRole('button', { name: 'Add a row for 40-49, Male' }).click()
  await expect(cell(page, 11, 1)).toHaveText('40-49')
  await page.keyboard.type('0.95')
  await page.keyboard.press('Enter')
  await expect(cell(page, 11, 3)).toHaveText('0.950')
  await expect(problems).toContainText('All problems are fixed')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(problems).toContainText('Driver age 40, Gender Male')

  await page.getByRole('button', { name: 'Compare' }).first().click()
  await expect(page.getByRole('region', { name: 'Compare' })).toContainText('Factor: 2.600 → 2.470')

  await cell(page, 10, 1).click()
  await page.getByRole('button', { name: 'Rows' }).click()
  await page.getByRole('menuitem', { name: 'Insert below' }).click()
  await cell(page, 11, 1).click()
  await paste(page, '40-49\tMale\t0.95')
  await expect(cell(page, 11, 3)).toHaveText('0.950')
  await saved(page)
  await page.getByRole('button', { name: /problem/ }).click()
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('Every customer is taken by one row')

  await problems.getByRole('button', { name: 'Activate v2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Activate v2' })
  await expect(dialog).toContainText('v1 will end on')
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await expect(page.getByText('v2 is active')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit a copy' })).toBeVisible()
  expect(heard).toEqual([])
})

test('a table is typed in by keyboard: refused cells say why, undo takes back, all is there after a reload', async ({
  page,
}) => {
  await openPricing(page, 'Family Car')
  await expect(page.getByText('No tables yet')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await makeTable(page, 'Car age')
  await cell(page, 1, 2).click()
  await page.keyboard.type('much')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Not a number' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.type('0.9')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 2)).toHaveText('0.9')
  await page.keyboard.press('Control+d')
  await expect(cell(page, 2, 2)).toHaveText('0.9')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 2, 2)).toHaveText('1.1')
  await paste(page, 'x\ty')
  await expect(page.getByRole('dialog', { name: 'Nothing was pasted' })).toBeVisible()
  await page.keyboard.press('Escape')
  await saved(page)
  await page.reload()
  await expect(cell(page, 1, 2)).toHaveText('0.9')
  await expect(page.getByText('3 rows × 2 columns')).toBeVisible()

  await cell(page, 1, 2).click()
  await page.getByRole('button', { name: 'History' }).first().click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('1 became 0.9')

  await cell(page, 1, 2).click()
  await page.keyboard.press('Control+f')
  await page.getByRole('search').getByLabel('Find', { exact: true }).fill('1.')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('2 cells')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 2')
  await page.getByRole('button', { name: 'Only these rows' }).click()
  await expect(page.getByText('2 rows shown')).toBeVisible()
  await page.getByRole('button', { name: 'Show all rows' }).click()
  await page.getByRole('button', { name: 'Close find' }).click()
  await expect(page.getByRole('grid')).toBeFocused()

  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  const columns = page.getByRole('dialog', { name: 'Change columns' })
  await columns.getByRole('button', { name: 'Add column' }).click()
  await columns.getByLabel('Title of column 3').fill('Loading')
  await columns.getByRole('button', { name: 'Save columns' }).click()
  await expect(page.getByText('3 rows × 3 columns')).toBeVisible()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('3 rows × 2 columns')).toBeVisible()
  await expect(cell(page, 3, 2)).toHaveText('1.4')
})

test('a version is exported as a spreadsheet', async ({ page }) => {
  await openPricing(page, 'Private Car')
  await page.getByRole('link', { name: 'Base premium', exact: true }).click()
  await expect(page.getByText('Frozen: edit a copy to change it')).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export to Excel' }).click()
  expect((await download).suggestedFilename()).toBe('base-v1.xlsx')
})

test('what is typed when the session has ended is in the table after signing in again, and is saved', async ({
  page,
}) => {
  await openPricing(page, 'Private Car')
  await makeTable(page, 'Years of driving')
  await saved(page)
  await cell(page, 2, 2).click()
  await page.keyboard.type('nonsense')
  await page.keyboard.press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: 'Not a number' })
  await expect(refusal).toBeVisible()
  // What hangs into the rows below is not painted over by them.
  expect(await refusal.evaluate(isOnTop)).toBe(true)
  await page.keyboard.press('Escape')
  // Only the save finds out: whatever else the page asks for meanwhile must not be first.
  await page.route('**/updateCells', (route) => route.fulfill({ status: 201, body: '' }))
  await page.route('**/refreshToken', (route) => route.abort())
  await cell(page, 2, 2).click()
  await page.keyboard.type('1.25')
  await page.keyboard.press('Enter')
  // The browser does not ask whether one would rather stay where nothing can be saved.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click()
  await page.unrouteAll()
  await signInByHand(page, 'primary', '/setting-page/table')
  await expect(cell(page, 2, 2)).toHaveText('1.25')
  expect(asked).toEqual([])
  await saved(page)
  await page.reload()
  await expect(cell(page, 2, 2)).toHaveText('1.25')
  await expect(cell(page, 3, 2)).toHaveText('1.40')
})

test('a product with a table and nothing asked gets its questions in one press', async ({ page }) => {
  await signIn(page, 'primary', '/project')
  await makeBlankProduct(page, { type: 'Van', name: 'Scooter' })
  const { search } = new URL(page.url())
  await open(page, `/setting-page/pricing${search}`, '/setting-page/pricing')
  await makeTable(page, 'Age of the scooter')
  await saved(page)
  await open(page, `/setting-page/pricing${search}`, '/setting-page/pricing')
  const asking = page.getByRole('region', { name: 'Nobody is asked anything yet' })
  await expect(asking.getByRole('listitem')).toHaveText(['Years'])
  expect(await seriousFindings(page)).toEqual([])
  await asking.getByRole('button', { name: 'Ask this question' }).click()
  await expect(page.getByText('3 questions added')).toBeVisible()
  await expect(screen(page, '/setting-page/recipe')).toBeVisible()
  await open(page, `/setting-page/pricing${search}`, '/setting-page/pricing')
  await expect(page.getByRole('link', { name: 'Age of the scooter' })).toBeVisible()
  await expect(asking).toBeHidden()
})

function isOnTop(element: Element): boolean {
  const { left, right, top } = element.getBoundingClientRect()
  return document.elementFromPoint((left + right) / 2, top + 6) === element
}
