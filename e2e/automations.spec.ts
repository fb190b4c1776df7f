import { expect, test } from './journey'
import { letAutomationsWaitNoMore } from './let-time-pass'
import { buy, title } from './purchase-steps'
import { complaints, hop, seriousFindings, signIn } from './walk'

test('an automation is made, tried on what happened, switched on, and its mail is read as it arrived', async ({
  page,
  elsewhere,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/setAction')
  await page.getByLabel('Product').selectOption({ label: 'Travel Light' })
  await page.getByLabel('Name').fill('Thank you')
  await page.getByLabel('Condition').fill('policy.premium >= 10')
  await page.getByLabel('Wait', { exact: true }).fill('1')
  await page.getByRole('button', { name: 'Send an email' }).click()
  await page.getByRole('combobox', { name: /^Email/ }).click()
  await page.getByTitle('Welcome aboard', { exact: true }).click()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Create automation' }).click()
  await expect(title(page)).toHaveText('Thank you')
  await page.getByRole('button', { name: 'Look at the last 30 days' }).click()
  await expect(page.getByText('Would have sent 0')).toBeVisible()
  await page.getByRole('button', { name: 'Switch on' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Switch on Thank you?' })
  await expect(asked).toContainText('From now on: Email, for Travel Light')
  await expect(asked).toContainText('In the last 30 days it would have done so not once')
  await asked.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Thank you is on')).toBeVisible()
  const address = page.url()

  await buy(elsewhere)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('Waiting', { exact: true })).toBeVisible({ timeout: 20_000 })
  letAutomationsWaitNoMore()
  await expect(history.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 })
  await history.getByRole('button', { name: 'b•••@•••.example' }).click()
  const opened = page.getByRole('dialog', { name: 'What happened' })
  await expect(opened.frameLocator('iframe').getByText('An Lee').first()).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')

  await hop(page, '/automated-notifications')
  await expect(page.getByRole('row').filter({ hasText: 'Thank you' })).toContainText('On')
  await hop(page, `/setAction-edit${new URL(address).search}`, '/setAction-edit')
  await page.getByRole('button', { name: 'Look at the last 30 days' }).click()
  await expect(page.getByText('Would have sent 1')).toBeVisible()

  await hop(page, '/underwritingEmail')
  const silent = page.getByRole('switch', { name: 'Send for Travel Light: Declined' })
  await silent.click()
  await expect(page.getByText('Saved for Travel Light')).toBeVisible()
  await expect(silent).not.toBeChecked()
  expect(heard).toEqual([])
})
