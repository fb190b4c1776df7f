import { expect, type Page, test } from './journey'
import { complaints, hop, open, screen, seriousFindings, signIn } from './walk'

test.beforeEach(async ({ page }) => signIn(page, 'primary'))

async function openTravelLight(page: Page): Promise<string> {
  await open(page, '/project?q=Travel', '/project')
  const link = page.getByRole('link', { name: 'Travel Light' })
  const href = (await link.getAttribute('href')) ?? ''
  return new URL(href, page.url()).searchParams.get('product') ?? ''
}

const place = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const act = async (page: Page, name: string) => {
  await place(page, 'Live').getByRole('button', { name: 'Actions for Live' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('a version is tried on pre-live behind its link, compared with live, swapped in and rolled back', async ({
  page,
  elsewhere,
}) => {
  const heard = complaints(page)
  const product = await openTravelLight(page)
  await test.step('the next version costs more', async () => {
    await open(page, `/setting-page/recipe?product=${product}`, '/setting-page/recipe')
    await page.getByRole('button', { name: 'Edit a copy' }).click()
    await expect(page.getByText('v2 draft')).toBeVisible()
    const recipe = page.getByRole('region', { name: 'Recipe', exact: true })
    await recipe.getByRole('button', { name: /^\d+\s*Least premium/ }).click()
    await recipe.getByLabel('Least', { exact: true }).fill('900')
    await expect(recipe.getByText('Saved', { exact: true })).toBeVisible()
  })
  await test.step('every need is told, and a link opens pre-live', async () => {
    await hop(page, `/publishSettings?product=${product}`, '/publishSettings')
    await expect(page.getByText('Every customer can be priced')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish to pre-live' }).click()
    const link = page.getByRole('link', { name: /\/p\/prelive-.*token=/ })
    await expect(link).toBeVisible()
    const address = (await link.getAttribute('href')) ?? ''
    const guest = elsewhere
    await guest.goto(address.replace(/\?.*/, ''))
    await expect(guest.getByRole('heading', { name: 'Tell us about your trip' })).toHaveCount(0)
    await guest.goto(address)
    await expect(guest.getByRole('heading', { name: 'Tell us about your trip' })).toBeVisible()
    expect(guest.url()).not.toContain('token')
  })
  await test.step('some visitors get it first, both sides are watched, and it is ended by hand', async () => {
    await hop(page, `/publisher?product=${product}`, '/publisher')
    const canary = page.getByRole('region', { name: 'Start with some visitors' })
    await canary.getByRole('button', { name: '25%', exact: true }).click()
    await canary.getByRole('button', { name: 'Publish v2 to 25%' }).click()
    await expect(place(page, 'Live')).toContainText('25% try another version')
    await expect(canary.getByRole('row', { name: 'Pages seen 0 0' })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await canary.getByRole('button', { name: 'End, keep v1' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End, keep v1' }).click()
    await expect(canary.getByText('v2 was ended at 25% of visitors')).toBeVisible()
  })
  await test.step('what changes is shown before it does', async () => {
    await hop(page, `/publishTS?product=${product}`, '/publishTS')
    await expect(page.getByText('Price step changed')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Swap v1 for v2' }).click()
    await expect(page.getByText('v2 is live: there is nothing to move.')).toBeVisible()
  })
  await test.step('the version before is kept, and one press away', async () => {
    await hop(page, `/publisher?product=${product}`, '/publisher')
    await expect(place(page, 'Swap backup')).toContainText('v1')
    expect(await seriousFindings(page)).toEqual([])
    await act(page, 'Roll back to v1')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back to v1' }).click()
    await expect(place(page, 'Live')).toContainText('v1')
    await expect(page.getByText('Live rolled back to v1')).toBeVisible()
  })
  expect(heard).toEqual([])
})

test('a product is scheduled to go offline, called off, taken offline, thrown away and restored', async ({ page }) => {
  const product = await openTravelLight(page)
  await hop(page, `/publisher?product=${product}`, '/publisher')
  await act(page, 'Take offline at a time')
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Change time' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByText('Moved to another time')).toBeVisible()
  await page.getByRole('button', { name: 'Call off' }).click()
  await expect(page.getByText('Called off', { exact: true }).first()).toBeVisible()
  await act(page, 'Take offline')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take offline' }).click()
  await expect(place(page, 'Live')).toContainText('Offline')
  expect((await page.request.get('/p/travel-light')).status()).toBe(404)
  await act(page, 'Move to trash')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click()
  await expect(place(page, 'Live')).toContainText('Not live yet')
  await hop(page, '/ContractTrash')
  const row = page.getByRole('row').filter({ hasText: 'Travel Light' })
  await row.getByRole('button', { name: /Travel Light/ }).click()
  await page.getByRole('menuitem', { name: 'Restore to staging' }).click()
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await hop(page, '/primary-product')
  await expect(page.getByRole('row').filter({ hasText: 'Travel Light' })).toContainText('Pre Online')
  expect(await seriousFindings(page)).toEqual([])
})

test('a product renews itself until somebody gives it a last day', async ({ page }) => {
  await open(page, '/primary-product?q=City', '/primary-product')
  const row = page.getByRole('row').filter({ hasText: 'City Cycle' })
  await expect(row).toContainText('renews itself')
  const href = (await row.getByRole('link').first().getAttribute('href')) ?? ''
  await hop(page, href.replace('/publisher', '/publishRenew'), '/publishRenew')
  await page.getByRole('switch', { name: 'Renew automatically' }).click()
  await page.getByRole('button', { name: 'Renew', exact: true }).click()
  await expect(page.getByText(/It is sold until/)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})

test('a project without its business logic is not moved to the products for sale, and says what is missing', async ({
  page,
}) => {
  await open(page, '/project?q=Family+Car', '/project')
  const row = page.getByRole('row').filter({ hasText: 'Family Car' })
  await row.getByRole('button', { name: /Family Car/ }).click()
  await page.getByRole('menuitem', { name: 'Move to products for sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Family Car is not complete yet' })
  await expect(dialog.getByText('No price recipe yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Open the checks' }).click()
  await expect(screen(page, '/publishSettings')).toBeVisible()
})

test('every figure of the monitoring centre opens to its rows', async ({ page }) => {
  await open(page, '/publisher')
  const centre = page.getByRole('region', { name: 'Monitoring centre' })
  await centre.getByRole('button', { name: /^Declined quotes of Motor Plus/ }).click()
  const rows = page.getByRole('dialog', { name: 'Declined quotes, Motor Plus' })
  await expect(rows.getByText('Quotes that the rules declined, with the rule that decided.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
})
