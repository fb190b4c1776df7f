import { expect, type Page, test } from './journey'
import { makeBlankProduct } from './new-product'
import { complaints, open, screen, seriousFindings, signIn, signInByHand } from './walk'

const cell = (page: Page, row: number, column: number) =>
  page.locator(`[role=row][data-row="${row - 1}"] [data-column="${column - 1}"]`)
const saved = (page: Page) => expect(page.locator('.table-saved')).toContainText('Saved')

/** The tables of a product of the demo. */
async function openPricing(page: Page, product: string) {
  await signIn(page, 'primary', '/project')
  await page.getByText(product).first().click()
  await expect(page).toHaveURL(/product=/)
  await open(page, `/setting-page/pricing${new URL(page.url()).search}`, '/setting-page/pricing')
}

async function paste(page: Page, text: string) {
  await page.getByRole('grid').evaluate((grid, words) => {
    const data = new DataTransfer()
    data.setData('text/plain', words)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}

/** Two columns and three rows, pasted. */
async function makeTable(page: Page, name: string) {
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

/** Pulls the mouse from one place to another, as a hand does, and lets it go there. */
async function pull(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 3 })
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 3 })
  await page.mouse.up()
}

async function middleOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

test('the mouse fills and widens; two at work on one table merge, and of one cell that both changed each is told', async ({
  page,
}) => {
  await openPricing(page, 'Family Car')
  await makeTable(page, 'Years of driving')
  await cell(page, 2, 2).click()
  await pull(page, await middleOf(page, '.grid-handle'), { x: 0, y: 28 })
  await expect(cell(page, 3, 2)).toHaveText('1.1')
  await expect(page.getByRole('status').filter({ hasText: '2 rows × 1 column selected' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(cell(page, 3, 2)).toHaveText('1.4')
  await cell(page, 1, 2).click()
  await pull(page, await middleOf(page, '.grid-handle'), { x: 0, y: 2_000 })
  await expect(cell(page, 3, 2)).toHaveText('1.0')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 3, 2)).toHaveText('1.4')
  const wide = (await cell(page, 1, 1).boundingBox())?.width ?? 0
  await pull(page, await middleOf(page, '.grid-edge'), { x: 80, y: 10 })
  await expect.poll(async () => Math.round((await cell(page, 1, 1).boundingBox())?.width ?? 0)).toBe(wide + 80)
  await saved(page)

  const other = await page.context().newPage()
  const { pathname, search } = new URL(page.url())
  await signIn(other, 'primary', `${pathname}${search}`)
  await type(other, 1, '5.5')
  await expect(cell(page, 1, 2)).toHaveText('5.5')
  // What is changed here is on its way while the other tab is first.
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/v1/pricetable/updateCells', (route) => held.then(() => route.continue()))
  const leaves = page.waitForRequest('**/v1/pricetable/updateCells')
  await type(page, 2, '7.1')
  await type(page, 3, '8.1')
  await leaves
  await type(other, 3, '8.2')
  await saved(other)
  letGo()
  const conflicts = page.getByRole('alert', { name: /Somebody else changed/ })
  await expect(conflicts).toContainText('Theirs: 8.2. Yours: 8.1.')
  await expect(cell(page, 3, 2)).toHaveText('8.2')
  await conflicts.getByRole('button', { name: 'Use mine' }).click()
  await expect(cell(other, 2, 2)).toHaveText('7.1')
  await expect(cell(other, 3, 2)).toHaveText('8.1')
  await other.close()
})

async function type(page: Page, row: number, text: string) {
  await expect(cell(page, row, 2)).toHaveText(/\d/)
  await cell(page, row, 2).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

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
  // Only the save finds out: whatever else the page asks for meanwhile must not be first.
  await page.route('**/updateCells', (route) => route.fulfill({ status: 201, body: '' }))
  await page.route('**/refreshToken', (route) => route.abort())
  await cell(page, 2, 2).click()
  await page.keyboard.type('1.25')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click()
  await page.unrouteAll()
  await signInByHand(page, 'primary', '/setting-page/table')
  await expect(cell(page, 2, 2)).toHaveText('1.25')
  await saved(page)
  await page.reload()
  await expect(cell(page, 2, 2)).toHaveText('1.25')
  await expect(cell(page, 3, 2)).toHaveText('1.40')
})

test('figures are worked out in their cell, summed, scaled and seen both ways', async ({ page }) => {
  const heard = complaints(page)
  await openPricing(page, 'Family Car')
  await makeTable(page, 'Scaled')
  await cell(page, 1, 2).click()
  await page.keyboard.type('=645*1.05')
  await page.keyboard.press('Enter')
  await expect(cell(page, 1, 2)).toHaveText('677.25')
  await page.keyboard.press('Control+Space')
  await expect(page.locator('.table-sums')).toHaveText('Sum 679.75 · average 226.58 · least 1.1 · most 677.25')

  await page.getByRole('button', { name: 'Scale', exact: true }).click()
  const scale = page.getByRole('dialog', { name: 'Scale the selection' })
  await scale.getByLabel('How much, in percent').fill('10')
  // Factors are not rounded by themselves; a rounding that leaves nothing of them says so first.
  await expect(scale.getByText('The first figure: 677.25 → 744.975')).toBeVisible()
  const roundTo = async (step: string) => {
    await scale.getByLabel('Round to').click()
    await page.locator('.ant-select-dropdown').getByTitle(step, { exact: true }).click()
  }
  await roundTo('to 5')
  await expect(scale.getByRole('alert')).toHaveText(/^This rounding would make 2 figures zero/)
  expect(await seriousFindings(page)).toEqual([])
  await roundTo('to 0.01')
  await expect(scale.getByRole('alert')).toHaveCount(0)
  await expect(scale.getByText('The first figure: 677.25 → 744.98')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await scale.getByRole('button', { name: 'Scale 3 figures' }).click()
  await expect(cell(page, 1, 2)).toHaveText('744.98')
  await expect(cell(page, 3, 2)).toHaveText('1.54')

  await cell(page, 2, 2).click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'What to do with the selection' })
  await menu.getByRole('menuitem', { name: /Clear/ }).click()
  await expect(cell(page, 2, 2)).toHaveText('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 2, 2)).toHaveText('1.21')
  await saved(page)

  await openPricing(page, 'Private Car')
  await page.getByRole('link', { name: 'Driver age', exact: true }).click()
  await page.getByRole('button', { name: 'Two-way' }).click()
  const both = page.getByRole('region', { name: 'Two-way view' })
  await expect(both.getByRole('columnheader', { name: 'Male', exact: true })).toBeVisible()
  await expect(both.getByRole('row').nth(3)).toContainText(/\d/)
  expect(await seriousFindings(page)).toEqual([])
  expect(heard).toEqual([])
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
