import { expect, type Page, test } from './journey'
import { complaints, open, screen, seriousFindings, signIn } from './walk'

test.beforeEach(async ({ page }) => signIn(page, 'primary'))

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words })

test('every state has a design, and the list narrows to one', async ({ page }) => {
  const heard = complaints(page)
  await open(page, '/setting/policy-numbers')
  await expect(row(page, 'Motor series A')).toContainText('Used')
  await expect(row(page, 'TRV-')).toContainText('Is Used')
  await expect(row(page, 'CAR-')).toContainText('Allocated')
  await expect(row(page, 'RES_')).toContainText('Not Used')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Allocated' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(heard).toEqual([])
})

test('a design is made with its numbers in view, refused when it collides, connected and taken away', async ({
  page,
}) => {
  await open(page, '/setting/policy-numbers')
  await page.getByRole('button', { name: 'New design' }).click()
  const side = page.getByRole('dialog', { name: 'New design' })
  const year = String(new Date().getUTCFullYear())
  await expect(side.getByText(`POL-${year}-000001`)).toBeVisible()
  await side.getByLabel('Words of part 1').fill('P/L')
  await expect(side.getByText(/may hold letters, digits, dash, ampersand and underscore/)).toBeVisible()
  await side.getByLabel('Words of part 1').fill('TRV')
  await side.getByLabel('Title').fill('Second travel')
  expect(await seriousFindings(page)).toEqual([])
  await side.getByRole('button', { name: 'Create design' }).click()
  await expect(side.getByText('The design “Travel” would give the same numbers.')).toBeVisible()
  await side.getByLabel('Words of part 1').fill('TR2')
  await side.getByRole('button', { name: 'Create design' }).click()
  await expect(page.getByText('Second travel created')).toBeVisible()
  await expect(row(page, 'Second travel')).toContainText('Not Used')

  await row(page, 'Second travel').getByRole('button', { name: /^Actions/ }).click() // prettier-ignore
  await page.getByRole('menuitem', { name: 'Delete design' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete design' }).click()
  await expect(row(page, 'Second travel')).toHaveCount(0)
})

test('what is published is frozen, and says so', async ({ page }) => {
  await open(page, '/setting/policy-numbers')
  await row(page, 'TRV-').getByRole('button').first().click()
  const side = page.getByRole('dialog', { name: 'Travel' })
  await expect(
    side.getByText('After publishing the design cannot be changed until all numbers are used.'),
  ).toBeVisible()
  await expect(side.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
})

test('a product is connected from its own settings', async ({ page }) => {
  await open(page, '/project?q=Home', '/project')
  await page.getByRole('link', { name: 'Home Contents 50' }).click()
  await screen(page, '/setting-page')
    .getByRole('link', { name: /Policy numbers/ })
    .click()
  const strip = page.getByRole('region', { name: 'Policy numbers of Home Contents 50' })
  await strip.getByLabel('Choose a design').click()
  await page.getByTitle('Reserve').click()
  await strip.getByRole('button', { name: 'Connect' }).click()
  await expect(strip.getByText(/Takes its numbers from Reserve/)).toBeVisible()
})
