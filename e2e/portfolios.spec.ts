import { expect, test } from './journey'
import { complaints, open, screen, seriousFindings, signIn } from './walk'

const heads = [
  ...['Policy', 'Holder', 'Date of birth of the main driver', 'Sex', 'Which cover do you need?', 'Make of the car'],
  ...['Type of car', 'Age of the car', 'Engine capacity', 'Value of the car today', 'What is it used for?'],
  ...['Where is it parked at night?', 'Years of driving', 'Years without a claim', 'Claims in the last three years'],
  ...['Exposure', 'Annual premium', 'Claims paid'],
]

/** Policies as an insurer has them, of which one has a cover that is none. */
function aBook(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => [
    ...[`P${at}`, `Holder ${at}`, `19${60 + (at % 40)}-05-17`, at % 2 ? 'M' : 'F'],
    ...[at === 7 ? 'Unknown' : at % 3 ? 'Comprehensive' : 'Third party', 'Make 03', 'Saloon', String(at % 12)],
    ...[String(1_200 + (at % 9) * 100), String(90_000 + at * 500), 'Private', 'Eastern', '12', '3', '0'],
    ...[at % 4 ? '1' : '0.5', '5200', at % 10 === 0 ? '21000' : '0'],
  ])
  return [heads, ...lines].map((line) => line.join(',')).join('\n')
}

test('a book of policies is uploaded, mapped and read; a change of rates is tried on it, with its loss ratio', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'primary', '/project')
  await page.getByRole('link', { name: 'Private Car' }).first().click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  const { search } = new URL(page.url())

  await test.step('until there is a book, customers are said to be made up', async () => {
    await open(page, `/setting-page/impact${search}`, '/setting-page/impact')
    await page.getByRole('button', { name: '1,000', exact: true }).click()
    await expect(page.getByText('These are sample customers.')).toBeVisible()
    await page.getByRole('button', { name: 'Shares' }).click()
    const shares = page.getByRole('dialog', { name: 'How sample customers divide' })
    await shares.getByLabel('Comprehensive').fill('80')
    await shares.getByLabel('Third party').fill('10')
    await expect(shares.getByText('Together 90 %')).toBeVisible()
    await shares.getByLabel('Third party').fill('20')
    expect(await seriousFindings(page)).toEqual([])
    await shares.getByRole('button', { name: 'Save' }).click()
    await expect(shares).toBeHidden()
    await page.getByRole('link', { name: 'Use your own policies' }).click()
  })

  await test.step('the file is mapped, and read without its people', async () => {
    await expect(screen(page, '/setting-page/portfolios')).toBeVisible()
    await expect(page.getByText('No book yet')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    const file = { name: 'Motor 2025.csv', mimeType: 'text/csv', buffer: Buffer.from(aBook(200)) }
    await page.getByLabel('A book of policies').last().setInputFiles(file)
    await expect(page.getByRole('heading', { name: 'What is in the file' })).toBeVisible({ timeout: 30_000 })
    const line = (column: string) => page.getByRole('row').filter({ hasText: column })
    await expect(line('Holder')).toContainText('Leave out')
    await expect(line('Sex')).toContainText('Gender')
    await expect(line('Claims paid')).toContainText('Claims amount')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Read 200 rows' }).click()
    await expect(page.locator('.cw-figure').filter({ hasText: 'Policies' })).toContainText('199', { timeout: 30_000 })
    await expect(page.locator('.cw-figure').filter({ hasText: 'Loss ratio' })).toContainText('%')
    await expect(page.getByRole('heading', { name: 'One row is not in the book' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Unknown' })).toContainText('Not an answer of the question')
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('a change of rates is tried on it', async () => {
    await page.getByRole('button', { name: 'Try a change on this book' }).click()
    await expect(page.getByText('Your own policies, priced as if cover began today.')).toBeVisible()
    await expect(page.getByText(/199 customers calculated/)).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('.cw-figure').filter({ hasText: 'Loss ratio' })).toContainText('%')
    await expect(page.getByRole('columnheader', { name: 'Loss ratio after' })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })
  expect(heard).toEqual([])
})
