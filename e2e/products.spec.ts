import { expect, test } from './journey'
import { makeBlankProduct } from './new-product'
import { complaints, open, screen, seriousFindings, signIn } from './walk'

test.beforeEach(async ({ page }) => signIn(page, 'primary'))

test('a product is made from a blank page, opened, and found again in the list', async ({ page }) => {
  const heard = complaints(page)
  await open(page, '/project')
  await expect(page.getByRole('link', { name: 'Travel Light' })).toBeVisible()
  const cut = (names: Element[]) => names.filter((name) => name.scrollWidth > name.clientWidth).length
  expect(await page.locator('.product-lines-of > span').evaluateAll(cut)).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  await makeBlankProduct(page, { type: 'Van', name: 'Weekend Van' })
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend Van' })).toBeVisible()
  await expect(page.getByText('v1 draft')).toBeVisible()
  await expect(page.getByRole('link', { name: /Plans and covers/ })).toContainText('Not set up')
  expect(await seriousFindings(page)).toEqual([])

  await open(page, '/project')
  await page.getByPlaceholder('Search by name').fill('weekend')
  await expect(page).toHaveURL(/q=weekend/)
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(heard).toEqual([])
})

test('a product is renamed and copied from its row', async ({ page }) => {
  await open(page, '/project?q=Paws', '/project')
  const act = async (deed: string) => {
    await page.getByRole('button', { name: /^Actions/ }).first().click() // oxfmt-ignore
    await page.getByRole('menuitem', { name: deed }).click()
  }
  await act('Rename')
  const rename = page.getByRole('dialog', { name: /Rename/ })
  await rename.getByRole('textbox', { name: 'Name' }).fill('Paws Forever')
  await rename.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Renamed to Paws Forever')).toBeVisible()
  await act('Copy product')
  await page.getByRole('dialog').getByRole('button', { name: 'Copy product' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paws Forever copy' })).toBeVisible()
})

test('what is published is read only until a copy of it is edited', async ({ page }) => {
  await open(page, '/project?q=Travel', '/project')
  await page.getByRole('link', { name: 'Travel Light' }).click()
  await expect(page.getByText('This version is published and stays as it is')).toBeVisible()
  await page.getByRole('link', { name: /Dataset/ }).click()
  await expect(screen(page, '/bodyDataSet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a data name' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit a copy' }).click()
  await expect(page.getByText('v2 draft')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a data name' })).toBeVisible()
})

test('a data name is added, refused at its field, bound, and cannot go while it is used', async ({ page }) => {
  await open(page, '/project?q=Private', '/project')
  await page.getByRole('link', { name: 'Private Car' }).click()
  await page.getByRole('link', { name: /Dataset/ }).click()
  await expect(page.getByText('vehicleAge')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Add a data name' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a data name' })
  await dialog.getByRole('textbox', { name: 'Data name', exact: true }).fill('vehicleAge')
  await dialog.getByRole('button', { name: 'Add a data name' }).click()
  await expect(dialog.getByText('The data name “vehicleAge” is taken already.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Data name', exact: true }).fill('policeRecord')
  await dialog.getByRole('button', { name: 'Add a data name' }).click()
  await expect(page.getByText('policeRecord saved')).toBeVisible()
  await page.getByRole('button', { name: 'Remove policeRecord' }).click()
  await expect(page.getByText('policeRecord removed')).toBeVisible()

  await page.getByRole('button', { name: 'Bind data' }).click()
  await expect(screen(page, '/setData')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const name = page.getByLabel('Data name of Age of the car, Your car')
  await name.fill('carAge')
  await name.blur()
  await expect(page.getByText(/vehicleAge is used by/)).toBeVisible()
  await page.getByRole('link', { name: 'See where it is used' }).click()
  await expect(screen(page, '/bodyDataSet')).toBeVisible()
  await page.getByRole('link', { name: 'Group of the car' }).click()
  await expect(screen(page, '/setting-page/recipe')).toBeVisible()
})

test('an address without a product leads to the list of them', async ({ page }) => {
  await open(page, '/setting-page', '/setting-page')
  await expect(page.getByText('Which product?')).toBeVisible()
  await page.getByRole('button', { name: 'Choose a product' }).click()
  await expect(screen(page, '/project')).toBeVisible()
})

test('a colleague is invited to look at a product that is kept for invited people', async ({ page, elsewhere }) => {
  await signIn(page, 'primary', '/project?q=Family%20Medical')
  await page.getByRole('button', { name: /^Actions/ }).first().click() // oxfmt-ignore
  await page.getByRole('menuitem', { name: 'People' }).click()
  const dialog = page.getByRole('dialog', { name: 'People of Family Medical' })
  await dialog.getByRole('button', { name: 'Invited people' }).click()
  await expect(dialog.getByText('Only invited people see this product.')).toBeVisible()
  await dialog.getByLabel('Colleague').click()
  await page.getByTitle(/designer@harbour/).click()
  await dialog.getByLabel('Role in this product').click()
  await page.getByTitle('Read only', { exact: true }).last().click()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Invited people' })).toContainText('designer@harbour.example')
  expect(await seriousFindings(page)).toEqual([])
  await signIn(elsewhere, 'designer', '/project?q=Family%20Medical')
  await elsewhere.getByRole('link', { name: 'Family Medical' }).click()
  await expect(elsewhere.getByText('You can look at this product but not change it.')).toBeVisible()
})
