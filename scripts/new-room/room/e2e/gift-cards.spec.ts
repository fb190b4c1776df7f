import { expect, test } from './journey'
import { complaints, seriousFindings, signIn } from './walk'

test('a gift card is made, renamed, activated and retired; a draft is deleted', async ({ page }) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/gift-cards')
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  const act = async (words: string, name: string) => {
    await page.getByRole('button', { name: `Actions for ${words}` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await expect(row('Summer')).toContainText('Active')
  await page.getByRole('button', { name: 'New gift card' }).click()
  const made = page.getByRole('dialog', { name: 'New gift card' })
  await made.getByLabel('Name').fill('Winter')
  expect(await seriousFindings(page)).toEqual([])
  await made.getByRole('button', { name: 'Create gift card' }).click()
  await expect(row('Winter')).toContainText('Draft')

  await row('Winter').getByRole('button', { name: 'Winter', exact: true }).click()
  const opened = page.getByRole('dialog', { name: 'Winter' })
  await opened.getByLabel('Name').fill('Midwinter')
  await opened.getByRole('button', { name: 'Save changes' }).click()
  await act('Midwinter', 'Activate')
  await expect(row('Midwinter')).toContainText('Active')
  await act('Midwinter', 'Retire')
  await expect(row('Midwinter')).toContainText('Retired')

  await act('Autumn', 'Delete gift card')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete gift card' }).click()
  await expect(row('Autumn')).toHaveCount(0)
  await page.getByRole('button', { name: 'Active', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(heard).toEqual([])
})
