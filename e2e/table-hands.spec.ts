import { expect, type Page, test } from './journey'
import { cell, makeTable, openPricing, saved } from './table-steps'
import { complaints, seriousFindings, signIn } from './walk'

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
