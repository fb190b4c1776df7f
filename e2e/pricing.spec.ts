import { expect, type Page, test } from './journey'
import { complaints, hop, screen, seriousFindings, signIn } from './walk'

const RECIPE = '/setting-page/recipe'

/** The recipe of a product of the demo. */
async function openRecipe(page: Page, name: string) {
  await signIn(page, 'primary', '/project')
  await page.getByRole('link', { name }).first().click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  const product = new URL(page.url()).searchParams.get('product') ?? ''
  await hop(page, `${RECIPE}?product=${product}`, RECIPE)
}

const recipe = (page: Page) => page.getByRole('region', { name: 'Recipe', exact: true })
const simulator = (page: Page) => page.getByRole('region', { name: 'Try it' })
const step = (page: Page, title: string) => recipe(page).getByRole('button', { name: new RegExp(`^\\d+\\s*${title}`) })
const price = (page: Page, plan: string) => simulator(page).getByRole('button', { name: new RegExp(`^${plan}`) })

/** Ends when the customer that comes with the press has been worked out. */
async function pressAndWorkOut(page: Page, name: string) {
  const asked = page.waitForRequest('**/v1/pricetable/simulateQuote')
  await simulator(page).getByRole('button', { name }).click()
  await (await asked).response()
}

/** What was typed slowly is several changes, and is taken back in as many steps. */
async function takeAllBack(page: Page) {
  const undo = recipe(page).getByRole('button', { name: 'Undo' })
  await undo.click()
  while (await undo.isEnabled()) await undo.click()
}

test('a recipe is changed, told what is wrong, taken back, and its price seen at once', async ({ page }) => {
  const heard = complaints(page)
  await openRecipe(page, 'Private Car')
  await expect(price(page, 'Essential')).toContainText('HKD')
  await expect(
    simulator(page)
      .getByRole('row', { name: /Base premium/ })
      .first(),
  ).toContainText('row')
  const before = await price(page, 'Plus').innerText()

  await step(page, 'Least premium').click()
  const least = recipe(page).getByLabel('Least', { exact: true })
  await least.fill('baseRat')
  await expect(recipe(page).getByText('Did you mean “baseRate”?').first()).toBeVisible()
  await least.press('Control+End')
  await least.pressSequentially('e')
  await least.fill('90000')
  await expect(price(page, 'Plus')).not.toHaveText(before)
  await expect(recipe(page).getByText('Saved', { exact: true })).toBeVisible()
  await takeAllBack(page)
  await expect(price(page, 'Plus')).toHaveText(before, { useInnerText: true })
  expect(await seriousFindings(page)).toEqual([])
  expect(heard).toEqual([])
})

test('a step in use is not deleted, an unused one is, and comes back', async ({ page }) => {
  await openRecipe(page, 'Private Car')
  await step(page, 'Base premium').click()
  await recipe(page).getByLabel('Name in formulas').fill('ageFactor')
  await expect(recipe(page).getByText('“ageFactor” is already the name of an answer or of another step.')).toBeVisible()
  await recipe(page).getByLabel('Name in formulas').fill('basicRate')
  await recipe(page).getByLabel('Name in formulas').press('Enter')
  await expect(recipe(page).getByLabel('Name in formulas')).toBeFocused()
  await expect(price(page, 'Essential')).toContainText('HKD')
  await recipe(page).getByRole('button', { name: 'What to do with Base premium' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('After age')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Understood' }).click()
  await recipe(page).getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: /^Formula/ }).click()
  await expect(step(page, 'Formula')).toContainText('26')
  await expect(step(page, 'Formula')).toContainText('Nothing uses this step')
  await step(page, 'Formula').press('Alt+ArrowDown')
  await expect(step(page, 'Formula')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(step(page, 'Formula')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(step(page, 'Formula')).toContainText('25')
  await recipe(page).getByRole('button', { name: 'What to do with Formula' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await expect(step(page, 'Formula')).toHaveCount(0)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(step(page, 'Formula')).toContainText('25')
  await takeAllBack(page)
  await expect(step(page, 'Formula')).toHaveCount(0)
  await expect(recipe(page).getByText('Saved', { exact: true })).toBeVisible()
})

test('twenty customers, a curve with its jumps, and a quote that replays to the cent', async ({ page }) => {
  await openRecipe(page, 'Private Car')
  await simulator(page).getByRole('button', { name: 'Twenty' }).click()
  await simulator(page).getByRole('button', { name: 'Make 20 customers' }).click()
  await expect(simulator(page).getByRole('row')).toHaveCount(21)
  await expect(simulator(page).getByRole('columnheader', { name: 'First day of cover' })).toBeVisible()
  // What is asked about the fourth must not meet the trouble that is made for the fifth.
  await pressAndWorkOut(page, 'Try customer 3')
  await expect(price(page, 'Essential')).toBeVisible()
  await pressAndWorkOut(page, 'Next customer')
  await expect(simulator(page).getByText('Customer 4 of 20')).toBeVisible()
  await page.route('**/v1/pricetable/simulateQuote', (route) => route.fulfill({ status: 500 }))
  await simulator(page).getByRole('button', { name: 'Next customer' }).click()
  await expect(simulator(page).getByText('The price could not be calculated')).toBeVisible()
  await expect(price(page, 'Essential')).toHaveCount(0)
  await page.unroute('**/v1/pricetable/simulateQuote')
  await simulator(page).getByRole('button', { name: 'Try again' }).click()
  await expect(price(page, 'Essential')).toBeVisible()
  await simulator(page).getByRole('button', { name: 'Keep as test' }).click()
  const test4 = page.getByRole('dialog', { name: 'Keep as product test' })
  await expect(test4.getByLabel('Name')).not.toHaveValue('')
  await test4.getByRole('button', { name: 'Keep as test' }).click()
  await expect(page.getByText('Kept as a test', { exact: true })).toBeVisible()

  await simulator(page).getByRole('button', { name: 'Curve' }).click()
  await expect(simulator(page).getByRole('img', { name: /^Price over/ })).toBeVisible()
  await expect(simulator(page).getByRole('heading', { name: /jump/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await simulator(page).getByRole('button', { name: 'Customer', exact: true }).click()
  await simulator(page).getByRole('button', { name: 'Keep quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this quote' })
  await dialog.getByLabel('Name').fill('Renewal of March')
  await dialog.getByRole('button', { name: 'Keep quote' }).click()
  await simulator(page).getByRole('button', { name: 'Kept quotes' }).click()
  await expect(simulator(page).getByRole('listitem').filter({ hasText: 'Renewal of March' })).toContainText(
    // A plan that does not offer an extra of this customer has no price.
    /(Essential|Plus|Prime)\s*HKD/,
  )
  await simulator(page).getByRole('button', { name: 'Replay' }).click()
  await expect(simulator(page).getByText(/The same to the cent/)).toBeVisible()
})

test('a product without tables says what comes first, and starts empty when asked', async ({ page }) => {
  await openRecipe(page, 'Family Car')
  await expect(page.getByText('No recipe yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to the rate tables' })).toBeVisible()
  await page.getByRole('button', { name: 'Start empty' }).click()
  await expect(recipe(page)).toContainText('0 steps')
})

test('on a phone the recipe and the simulator stand one under the other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openRecipe(page, 'Private Car')
  await expect(price(page, 'Essential')).toContainText('HKD')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  expect(await seriousFindings(page)).toEqual([])
})
