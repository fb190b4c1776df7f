import { DEMO_PASSWORD, people } from './people'
import { expect, test } from './journey'
import { complaints, open, screen, seriousFindings, signIn } from './walk'

test('the terms of a sale are set: validity, cooling-off, cancelling, commission, claims', async ({ page }) => {
  const heard = complaints(page)
  await signIn(page, 'primary', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: /Summary and checkout/ }).click()
  await expect(screen(page, '/setting-page/checkout')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByLabel('Quote valid for').fill('14')
  await page.getByLabel('Cooling-off period').fill('21')
  await page.getByLabel('Minimum refund').fill('50')
  await page.getByLabel('Agents').fill('99.5')
  await expect(page.getByText('Input range is 0-99')).toBeVisible()
  await page.getByLabel('Agents').fill('12.5')
  await expect(page.getByText('Input range is 0-99')).toHaveCount(0)
  await page.getByLabel('English (US)').fill('Call us first.\nSend photos.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Terms saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Agents')).toHaveValue('12.50')
  await expect(page.getByLabel('Cooling-off period')).toHaveValue('21')
  expect(heard).toEqual([])
})

test('the command palette opens when it is asked for while one is still signing in', async ({ page }) => {
  await open(page, '/')
  await page.getByLabel('Work email').fill(people.primary)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('notif')
  await page.keyboard.press('Enter')
  await expect(screen(page, '/setting/notifications')).toBeVisible()
})
