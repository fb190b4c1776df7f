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
  await expect(row(page, 'RES_')).toHaveCount(0)
  await expect(page.getByRole('row')).toHaveCount(4)
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
  await expect(side.getByLabel('Title')).toBeFocused()
  const bad = side.getByText(/may hold letters, digits, dash, ampersand and underscore/)
  await side.getByLabel('Words of part 1').fill('P/L')
  await expect(side.getByText('Complete the design to see its numbers.')).toBeVisible()
  await expect(bad).toHaveCount(0)
  await side.getByLabel('Words of part 1').blur()
  await expect(bad).toBeVisible()
  await side.getByLabel('Words of part 1').fill('TRV')
  await side.getByLabel('Title').fill('Second travel')
  expect(await seriousFindings(page)).toEqual([])
  await side.getByRole('button', { name: 'Create design' }).click()
  await expect(side.getByText('The design “Travel” would give the same numbers.')).toBeVisible()
  await side.getByLabel('Words of part 1').fill('TR2')
  await test.step('parts are added, moved by keyboard and taken away', async () => {
    const before = side.getByRole('group', { name: 'Before the number' })
    await before.getByRole('button', { name: 'Words' }).click()
    await expect(before.getByLabel('Words of part 3')).toBeFocused()
    await page.keyboard.type('HK')
    await before.getByRole('button', { name: 'Move Part 3', exact: true }).press('ArrowUp')
    await expect(before.getByRole('button', { name: 'Move Part 2', exact: true })).toBeFocused()
    await expect(side.getByText(`TR2-HK-${year}-000001`)).toBeVisible()
    await before.getByRole('button', { name: 'Remove Part 2' }).click()
    await expect(side.getByText(`TR2-${year}-000001`)).toBeVisible()
  })
  await test.step('a title that another design has is told while it is typed', async () => {
    await side.getByLabel('Title').fill('Travel')
    await side.getByLabel('Title').blur()
    await expect(side.getByText('Another design has this title.')).toBeVisible()
    await side.getByLabel('Title').fill('Second travel')
    await expect(side.getByText('Another design has this title.')).toHaveCount(0)
  })
  await side.getByRole('button', { name: 'Create design' }).click()
  await expect(page.getByText('Second travel created')).toBeVisible()
  await expect(row(page, 'Second travel')).toContainText('Not Used')

  await row(page, 'Second travel').getByRole('button', { name: /^Actions/ }).click() // oxfmt-ignore
  await page.getByRole('menuitem', { name: 'Delete design' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Second travel?' })
  await expect(question).toContainText('This cannot be undone.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete design' }).click()
  await expect(row(page, 'Second travel')).toHaveCount(0)
})

test('what is published is frozen, and says so', async ({ page }) => {
  await open(page, '/setting/policy-numbers')
  await row(page, 'TRV-').getByRole('link').first().click()
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
