import { expect, test } from './journey'
import { complaints, hop, screen, seriousFindings, signIn } from './walk'

test('a connector is built, run, mapped by pressing a value, and kept; its task is in the list', async ({
  page,
  server,
}) => {
  const heard = complaints(page)
  const { port } = new URL(server)
  await signIn(page, 'primary', '/apiConnector')
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('Give the connector a name.')).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill('Our own version')
  await page.getByRole('button', { name: 'Internal', exact: true }).click()
  await page.getByLabel('Endpoint URL').fill(`http://127.0.0.1:${port}/version.json?for={plate}`)
  await page.getByLabel('Endpoint URL').blur()
  await page.getByLabel('plate', { exact: true }).fill('AB 12')
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.getByText('Answered · 200')).toBeVisible()
  await page.locator('button.answer-leaf').first().click()
  await expect(page.getByLabel('Place 1')).toHaveValue(/^\//)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Connector saved')).toBeVisible()
  await expect(page).toHaveURL(/apiConnector\?id=/)
  await expect(page.getByLabel('plate', { exact: true })).toHaveValue('AB 12')
  await expect(page.getByText('Answered · 200')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await hop(page, '/apiList?tab=runs', '/apiList')
  await expect(page.getByRole('row').filter({ hasText: 'Our own version' })).toContainText('Answered · 200')

  await test.step('a product asks it, and the simulator says how that went', async () => {
    await hop(page, '/project')
    await page.getByRole('link', { name: 'Private Car' }).first().click()
    await expect(screen(page, '/setting-page')).toBeVisible()
    const product = new URL(page.url()).searchParams.get('product') ?? ''
    await hop(page, `/apiList?product=${product}`, '/apiList')
    await page.getByRole('button', { name: 'Ask a connector' }).click()
    await page.getByRole('combobox', { name: 'Connector', exact: true }).click()
    await page.getByTitle('Our own version', { exact: true }).click()
    await page.getByLabel('plate is').fill('make')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Connectors of the product saved')).toBeVisible()
    await hop(page, `/setting-page/recipe?product=${product}`, '/setting-page/recipe')
    const asked = page.getByRole('region', { name: 'Asked of other systems' })
    await expect(asked).toContainText('asked just now')
    await expect(
      page.getByRole('region', { name: 'Try it' }).getByRole('button', { name: /^Essential/ }),
    ).toContainText('HKD')
    await asked.getByRole('button', { name: 'Ask again' }).click()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    await expect(asked).toContainText('Answered')
    expect(await seriousFindings(page)).toEqual([])
  })
  expect(heard).toEqual([])
})

test('a product is priced by another system; one that fails is said with what it means', async ({ page }) => {
  await signIn(page, 'primary', '/project')
  await page.getByRole('link', { name: 'Classic Car' }).first().click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  const product = new URL(page.url()).searchParams.get('product') ?? ''
  await hop(page, `/setting-page/recipe?product=${product}`, '/setting-page/recipe')
  const asked = page.getByRole('region', { name: 'Asked of other systems' })
  await page.getByLabel('Number plate').fill('AB 1234')
  await page.getByLabel('Agreed value').fill('480000')
  await page.getByLabel('Date of birth of the driver').fill('1980-05-05')
  await expect(asked).toContainText('Make of the car: Make 45')
  await expect(asked).toContainText('Decision of the scheme: accept')
  await page.getByLabel('Number plate').fill('DOWN 1')
  await expect(asked).toContainText('It answered with status 503.')
  await expect(asked).toContainText('A person has to look at this customer.')
  await expect(asked).toContainText('The values given for this case were used instead.')
  await expect(asked).toContainText('Without its answer there is no price.')
  expect(await seriousFindings(page)).toEqual([])

  await test.step('the insurer says that nobody is taken whom the register does not know', async () => {
    await hop(page, '/apiList')
    await page.getByRole('link', { name: 'Vehicle register' }).click()
    await page.getByRole('radio', { name: 'Decline the customer' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Connector saved')).toBeVisible()
    await hop(page, `/setting-page/recipe?product=${product}`, '/setting-page/recipe')
    await page.getByLabel('Number plate').fill('GONE 1')
    await expect(asked).toContainText('The customer is declined.')
    await expect(page.locator('.verdict-plan')).toContainText('Decline')
  })
})

test('an address inside is refused in words, and its task can be retried', async ({ page, server }) => {
  await signIn(page, 'primary', '/apiConnector')
  await page.getByLabel('Name', { exact: true }).fill('Neighbour')
  await page.getByLabel('Endpoint URL').fill(`http://127.0.0.1:${new URL(server).port}/version.json`)
  await page.getByRole('button', { name: 'Run now' }).click()
  await expect(page.locator('.run-failure')).toContainText(/private address|not open to connectors/)
})

test('the task list shows what was asked and what came back, without the secret', async ({ page }) => {
  await signIn(page, 'primary', '/apiList?tab=runs&f.state=answered')
  await page.getByRole('row').filter({ hasText: 'Vehicle valuation' }).first().getByRole('link').first().click()
  const side = page.getByRole('dialog')
  await expect(side.getByText('62300.50')).toBeVisible()
  await expect(side).toContainText('Authorization: ••••••')
  expect(await seriousFindings(page)).toEqual([])
})

test('those who may only look see a connector and cannot change it', async ({ page }) => {
  await signIn(page, 'standard', '/apiList')
  await page.getByRole('link', { name: 'Claims register' }).click()
  await expect(page.getByText('You may look at connectors, but not change them.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run now' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
