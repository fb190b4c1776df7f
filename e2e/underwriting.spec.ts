import { expect, type Page, test } from './journey'
import { complaints, hop, screen, seriousFindings, signIn } from './walk'

/** The demo's car product, opened from the list of products. */
async function openGuide(page: Page) {
  await page.getByRole('link', { name: 'Private Car' }).first().click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  await page.getByRole('link', { name: /^Underwriting/ }).click()
  await expect(screen(page, '/setting-page/underwriting')).toBeVisible()
}

test('a rule is added, told what is wrong with it, tried on a customer, and saved', async ({ page }) => {
  const heard = complaints(page)
  await signIn(page, 'primary', '/project')
  await openGuide(page)
  await expect(page.getByText('The guide can decide.')).toBeVisible()
  await page.getByRole('button', { name: 'Add rule' }).click()
  const rule = page.getByRole('article', { name: 'Without a title' })
  await rule.getByLabel('Title', { exact: true }).fill('Old car')
  const made = page.getByRole('article', { name: 'Old car' })
  await made.getByLabel('When', { exact: true }).fill('vehicleAgee > 20')
  await expect(made.getByText(/vehicleAgee.*not a data name/)).toBeVisible()
  await expect(page.locator('.guide-tools').getByText('Saved', { exact: true })).toBeVisible()
  // Beside the recipe the same is said of the rule by its title, which leads back here.
  const product = new URL(page.url()).searchParams.get('product') ?? ''
  await hop(page, `/setting-page/recipe?product=${product}`, '/setting-page/recipe')
  const wrong = page.getByRole('region', { name: 'Recipe', exact: true }).getByRole('listitem')
  await expect(wrong.filter({ hasText: /^Old car .*vehicleAgee/ })).toBeVisible()
  await wrong.getByRole('link', { name: 'Old car' }).click()
  await expect(screen(page, '/setting-page/underwriting')).toBeVisible()
  await made.getByLabel('When', { exact: true }).fill('vehicleAge > 20')
  await made.getByLabel('Reason', { exact: true }).fill('Too old to be insured')
  await made.getByLabel('Then', { exact: true }).click()
  // Other rules decline, too: only what has opened is meant.
  await page.locator('.ant-select-dropdown').getByTitle('Decline', { exact: true }).click()
  await page.getByLabel('Age of the car').fill('22')
  await expect(page.locator('.guide-decided')).toContainText('Too old to be insured')
  await expect(page.locator('.guide-decided').getByText('Decline').first()).toBeVisible()
  // It saves by itself, like the recipe.
  await expect(page.locator('.guide-tools').getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article', { name: 'Old car' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(heard).toEqual([])
})

test('how far a role decides is set by those who manage people, and only seen by others', async ({
  page,
  elsewhere,
}) => {
  await signIn(page, 'primary', '/project')
  await openGuide(page)
  const loading = page.getByLabel('Loading up to: Standard')
  await expect(loading).toHaveValue('25')
  await loading.fill('30')
  // What cannot be read stands where it was typed, and keeps the figure before it from being saved in its place.
  const sum = page.getByLabel('Sum insured up to: Standard')
  const before = await sum.inputValue()
  await sum.fill('100')
  await sum.fill('1.200,50')
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expect(page.getByText('Please enter a number, such as 1,234.50')).toBeVisible()
  await expect(page.getByText('Not saved: something marked red cannot be read.')).toBeVisible()
  await expect(sum).toHaveValue('1.200,50')
  await sum.fill(before)
  await page.getByRole('button', { name: 'Save limits' }).click()
  await expect(page.getByText('Authority limits saved')).toBeVisible()
  await signIn(elsewhere, 'standard', '/project')
  await openGuide(elsewhere)
  await expect(elsewhere.getByLabel('Loading up to: Standard')).toHaveValue('30')
  await expect(elsewhere.getByText('Those who manage users and roles set these limits.')).toBeVisible()

  await elsewhere.getByRole('button', { name: 'Fill with a sample customer' }).click()
  await elsewhere.getByLabel('Value of the car today').fill('1600000')
  await expect(elsewhere.locator('.guide-decided')).toContainText('The car is worth more than HKD 1,500,000')
  const who = elsewhere.getByRole('region', { name: 'Who may decide it' })
  await expect(who).toContainText('You may decide this yourself.')
  await who.getByLabel('Sum insured').fill('1600000')
  await expect(who).toContainText('The sum insured is above the limit of this role.')
  await expect(who).toContainText('May decide it: Primary, Admin.')
  expect(await seriousFindings(elsewhere)).toEqual([])
})
