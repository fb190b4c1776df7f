import { expect, type Page, test } from './journey'
import { people } from './people'
import { plantSoldBook } from './sold-book'
import { complaints, hop, screen, seriousFindings, signIn } from './walk'

const figure = (page: Page, name: string) => page.locator('.cw-figure').filter({ hasText: name })
const sumOf = (text: string | null) => Number((text ?? '').replaceAll(/[^0-9]/g, ''))

test('before anything is sold, every screen says so and what to do', async ({ page }) => {
  await signIn(page, 'primary', '/dashBoard')
  await expect(figure(page, 'Premium written')).toContainText('–')
  await expect(page.getByText('Nothing sold in this time', { exact: true })).toBeVisible()
  await hop(page, '/dashboard-traffic')
  await expect(page.getByText('Nobody came in this time')).toBeVisible()
  await hop(page, '/shellDashBoard')
  await expect(page.getByText('No visits in this time')).toBeVisible()
})

test('figures open to the rows they are made of, and the time is kept in the address', async ({ page }) => {
  plantSoldBook(people.primary)
  await signIn(page, 'primary')
  const heard = complaints(page)
  await expect(figure(page, 'Policies issued')).toContainText(/\d/)
  await expect(page.locator('.sold-row').first()).toBeVisible()
  await page.getByRole('button', { name: '7 days' }).click()
  await expect(page).toHaveURL(/range=days7/)
  await figure(page, 'Policies issued').click()
  await expect(screen(page, '/dashBoard')).toBeVisible()
  const rows = page.getByRole('dialog', { name: 'Policies issued, row by row' })
  await expect(rows.getByRole('row').nth(1)).toContainText('HB-')
  const value = figure(page, 'Policies issued').locator('.cw-figure-value')
  // A dash until it is counted.
  await expect(value).toContainText(/[1-9]/)
  const shown = sumOf(await value.textContent())
  await expect(rows.locator('.figure-sum')).toContainText(`${shown} rows`)
  await page.keyboard.press('Escape')
  await expect(rows).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashBoard\?range=days7$/)
  expect(await seriousFindings(page)).toEqual([])
  expect(heard).toEqual([])
})

test('revenue is told by product, channel and plan, and a share opens to its lines', async ({ page }) => {
  await signIn(page, 'primary', '/dashboard-revence?range=all')
  const direct = page.getByRole('region', { name: 'By channel' }).getByRole('link', { name: /^Direct/ })
  await expect(direct).toBeVisible()
  await direct.click()
  const rows = page.getByRole('dialog', { name: 'Premium written, row by row' })
  await expect(rows.getByRole('row').nth(1)).toContainText('Direct')
  await expect(rows.getByRole('button', { name: 'Older' })).toBeEnabled()
  expect(await seriousFindings(page)).toEqual([])
})

test('one product says where its visits stop; traffic and health count everybody', async ({ page }) => {
  await signIn(page, 'primary', '/dashboard-traffic?range=days30')
  await expect(figure(page, 'Pages seen')).toContainText(/\d/)
  await expect(page.getByRole('region', { name: 'By device' })).toContainText('Phone')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('region', { name: 'Monitoring centre' }).getByRole('link').first().click()
  await expect(screen(page, '/shellDashBoard')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where visits stop' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Visits by page' })).toContainText(/\d+ visits/)
  expect(await seriousFindings(page)).toEqual([])
})
