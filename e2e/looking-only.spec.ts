import { expect, type Page, test } from './journey'
import { hop, screen, seriousFindings, signIn } from './walk'

/** Everything that a product is made of. */
const parts = [
  '/setting-page/pricing',
  '/setting-page/import',
  '/setting-page/recipe',
  '/setting-page/tests',
  '/setting-page/impact',
  '/setting-page/underwriting',
  '/setting-page/plans',
]
const LOOKS = 'You can look at this product but not change it.'

/** Every call that the server refused. */
function refusals(page: Page): string[] {
  const heard: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/v1/') || !response.headers()['content-type']?.includes('json')) return
    const answer = (await response.json().catch(() => null)) as { status?: number; message?: string } | null
    if (answer?.status && answer.status >= 400) heard.push(`${response.url()} ${answer.message}`)
  })
  return heard
}

async function openProduct(page: Page, name: string): Promise<string> {
  await hop(page, '/project')
  await page.getByRole('link', { name }).first().click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  await expect(page.getByText(LOOKS)).toBeVisible()
  return new URL(page.url()).searchParams.get('product') ?? ''
}

test('one who may only look sees how a product is made, and nothing that would be refused', async ({ page }) => {
  const refused = refusals(page)
  await signIn(page, 'auditor', '/project')
  const car = await openProduct(page, 'Private Car')
  // Book impact is a question of 'what if': a change there is saved nowhere.
  const toPress = page.getByRole('main').getByRole('button', { name: /^(Save|Add a (?!change)|New |Activate|Publish)/ })
  for (const path of parts) {
    await hop(page, `${path}?product=${car}`, path)
    await expect(page.getByText(LOOKS)).toBeVisible()
    await expect(toPress).toHaveCount(0)
  }

  await test.step('a table can be read', async () => {
    await hop(page, `/setting-page/pricing?product=${car}`, '/setting-page/pricing')
    await page.getByRole('link', { name: 'Driver age' }).first().click()
    await expect(screen(page, '/setting-page/table')).toBeVisible()
    await expect(page.getByText('You can look').first()).toBeVisible()
    await expect(toPress).toHaveCount(0)
  })

  await test.step('a file is shown with how its columns are read', async () => {
    const waiting = await openProduct(page, 'Family Car')
    await hop(page, `/setting-page/import?product=${waiting}`, '/setting-page/import')
    await page.getByRole('link', { name: /Car rates/ }).click()
    await page.getByRole('button', { name: 'See how the columns are read' }).click()
    await expect(page.getByLabel('Name of the table')).toBeDisabled()
    await expect(page.getByRole('button', { name: /^Convert/ })).toHaveCount(0)
    await expect(page.getByLabel('Rate sheet')).toHaveCount(0)
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('what only others can order says so before the first step', async () => {
    for (const path of ['/setting/units', '/upgrade', '/domainCreate', '/connectSubdomain']) {
      await hop(page, path)
      await expect(page.getByText('Your role lets you look at this, not order it.')).toBeVisible()
    }
  })
  expect(refused).toEqual([])
})
