import type { Page } from './journey'
import { expect, test } from './journey'
import { complaints, open, screen, seriousFindings, signIn } from './walk'

/** The settings of a product of the demo; gives its id. */
async function openProduct(page: Page, name: string): Promise<string> {
  await signIn(page, 'primary', '/project')
  await page.getByRole('link', { name }).first().click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  return new URL(page.url()).searchParams.get('product') ?? ''
}

const figure = (page: Page, label: string) => page.locator('.cw-figure').filter({ hasText: label })

test('a rate is tried on a book, seen by segment and person, saved as a draft, and caught by the product tests', async ({
  page,
}) => {
  const heard = complaints(page)
  const product = await openProduct(page, 'Private Car')

  await test.step('the tests of the demo hold', async () => {
    await open(page, `/setting-page/tests?product=${product}`, '/setting-page/tests')
    await page.getByRole('button', { name: 'In force' }).click()
    await expect(figure(page, 'Passed')).toContainText('8')
    await expect(figure(page, 'Failed')).toContainText('Nothing blocks it')
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('five percent more on one table, nobody is asked yet', async () => {
    await open(page, `/setting-page/impact?product=${product}`, '/setting-page/impact')
    await page.getByRole('button', { name: '1,000', exact: true }).click()
    await page.getByRole('combobox', { name: 'Table' }).click()
    await page.getByTitle('Base premium', { exact: true }).last().click()
    await page.getByRole('combobox', { name: 'Cover type' }).click()
    await page.getByTitle('Cover type: Comprehensive').click()
    await page.getByRole('textbox', { name: 'How much' }).fill('abc')
    await expect(page.getByText(/1,000 customers calculated/)).toBeVisible({ timeout: 30_000 })
    await page.getByRole('textbox', { name: 'How much' }).fill('25')
    await expect(page.getByText(/[1-9]\d* more · 0 less/)).toBeVisible()
    await expect(figure(page, 'Premium')).toContainText('+')
    const rows = page.locator('.impact-table tbody tr')
    await expect(rows.filter({ hasText: 'Third party' })).toContainText('0.00%')
    await expect(rows.filter({ hasText: 'changed' })).toHaveText(/^Comprehensive/)
    await expect(page.locator('.impact-movers li').first()).toContainText('Comprehensive')
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('it becomes a draft; what is in force stays, and the tests tell the two apart', async () => {
    await page.getByRole('button', { name: 'Save as drafts' }).click()
    await expect(page.getByText(/A draft of 1 table contains the change/)).toBeVisible()
    await page.getByRole('button', { name: 'Drafts of the tables' }).click()
    await expect(page.getByText('What everybody would pay if these drafts were in force.')).toBeVisible()
    await expect(page.getByText(/[1-9]\d* more · [\d,]+ less/)).toBeVisible()
    await open(page, `/setting-page/tests?product=${product}`, '/setting-page/tests')
    await expect(figure(page, 'Failed')).toContainText('Publishing waits for these')
    await page.getByRole('button', { name: 'In force' }).click()
    await expect(figure(page, 'Failed')).toContainText('Nothing blocks it')
  })

  await test.step('what is meant is accepted, test by test', async () => {
    await page.getByRole('button', { name: 'Newest drafts' }).click()
    const differing = page.getByRole('row').filter({ hasText: 'Other price' })
    await expect(differing.first()).toBeVisible()
    const before = await differing.count()
    await differing.first().click()
    await expect(page.getByText('First step that moved:')).toBeVisible()
    await expect(page.locator('.tests-lines tr[data-first]')).toHaveCount(1)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'This is right now' }).click()
    await expect(page.getByText('The test now expects this.')).toBeVisible()
    await expect(differing).toHaveCount(before - 1)
  })
  expect(heard).toEqual([])
})

test('customers are made up and kept as tests; a product without a price says what comes first', async ({ page }) => {
  const product = await openProduct(page, 'Private Car')
  await open(page, `/setting-page/tests?product=${product}`, '/setting-page/tests')
  const rows = page.getByRole('row').filter({ hasText: 'Passed' })
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await page.getByRole('button', { name: 'Add tests' }).click()
  await page.getByRole('button', { name: '1', exact: true }).click()
  await page.getByRole('button', { name: 'Add 1 customer' }).click()
  await expect(page.getByText('1 test added')).toBeVisible()
  await expect(rows).toHaveCount(before + 1)

  await page.getByRole('button', { name: 'Add tests' }).click()
  await page.getByRole('button', { name: 'From a spreadsheet' }).click()
  const sheet = page.getByRole('textbox', { name: /Paste the lines/ })
  await sheet.fill('test,plan,engine,yearly\nMine,plus,many,1')
  await expect(page.getByText('“many” is not a number.')).toBeVisible()
  await sheet.fill('test,plan,engine,yearly\nMine,plus,1600,1')
  await page.getByRole('button', { name: 'Keep 1 test' }).click()
  await page.getByRole('button', { name: /^Failing/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Mine' })).toContainText('HKD 1.00')

  const family = await openProduct(page, 'Family Car')
  await open(page, `/setting-page/impact?product=${family}`, '/setting-page/impact')
  await expect(page.getByText('There is no price yet')).toBeVisible()
  await open(page, '/setting-page/impact?product=nonsense', '/setting-page/impact')
  await expect(page.getByText('Choose a product')).toBeVisible()
})

test('what is published takes no new test; its next version is held against what is sold', async ({ page }) => {
  const product = await openProduct(page, 'Travel Light')
  await open(page, `/setting-page/tests?product=${product}`, '/setting-page/tests')
  await expect(page.getByText('No test yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add tests' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await expect(page.getByRole('button', { name: 'Add tests' }).first()).toBeVisible()
  await open(page, `/setting-page/recipe?product=${product}`, '/setting-page/recipe')
  const recipe = page.getByRole('region', { name: 'Recipe', exact: true })
  await recipe.getByRole('button', { name: /^\d+\s*Least premium/ }).click()
  await recipe.getByLabel('Least', { exact: true }).fill('900')
  await expect(recipe.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Book impact' }).click()
  await expect(screen(page, '/setting-page/impact')).toBeVisible()
  await expect(page.getByText('Step changed: Least premium')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: '1,000', exact: true }).click()
  await expect(page.getByText(/[1-9]\d* more · 0 less/)).toBeVisible({ timeout: 30_000 })
  await expect(figure(page, 'Commission')).toContainText('+')
})
