import { readFile } from 'node:fs/promises'
import { expect, test } from './journey'
import { complaints, screen, seriousFindings, signIn } from './walk'

test('a change is told as a sentence and gone back from; the product leaves as files and comes in again', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/project?q=Family')
  await page.getByRole('link', { name: 'Family Car' }).click()
  await page.getByRole('link', { name: 'Edit the form' }).click()
  await expect(page.getByText('You are editing.')).toBeVisible()
  await page.getByRole('tree', { name: 'Outline' }).focus()
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Find a kind' }).fill('Number')
  await page.keyboard.press('Enter')
  await page.getByLabel('Question', { exact: true }).fill('Trips each year')
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Logic', exact: true }).click()
  await page.getByRole('button', { name: 'Show if' }).click()
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  await page.getByRole('link', { name: 'History' }).click()
  await expect(screen(page, '/setting-page/history')).toBeVisible()
  const story = page.getByRole('group', { name: 'Changes' })
  await expect(story.getByText(/^Added question “Trips each year”/)).toHaveCount(1)
  await expect(story.getByText(/^Asks question “Trips each year” .* only if true$/)).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Before' }).click()
  await page.locator('.ant-select-dropdown').getByText('Before the first change', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Form (1)' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Side by side' }).click()
  await expect(page.frameLocator('section[aria-label="After"] iframe').locator('h1, h2').first()).toBeVisible()

  await story.getByRole('button', { name: 'Go back to this' }).last().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back to this' }).click()
  await expect(story.getByText(/^Removed question “Trips each year”/)).toHaveCount(1)
  await expect(story.getByText(/^Went back/)).toBeVisible()

  const leaving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as files' }).click()
  const left = await leaving
  expect(left.suggestedFilename()).toBe('family-car.zip')
  const packed = await left.path()

  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.getByRole('link', { name: 'Import product folder' }).click()
  await expect(screen(page, '/setting-page/bring-in')).toBeVisible()
  const file = { name: 'family-car.zip', mimeType: 'application/zip', buffer: await readFile(packed) }
  await page.locator('input[type=file]').setInputFiles(file)
  // The name is taken: first it is compared with the product that has it, then it comes in beside it.
  await page.getByRole('button', { name: 'Compare with “Family Car”' }).click()
  await expect(page.getByText('Both say the same.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take over' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Import as “Family Car (2)”' }).click()
  await expect(screen(page, '/setting-page')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Family Car (2)' })).toBeVisible()
  expect(heard).toEqual([])
})

test('next year is designed beside the current draft, and nobody else is disturbed', async ({ page, elsewhere }) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/project?q=Paws')
  await page.getByRole('link', { name: 'Paws Lifetime' }).click()
  await page.getByRole('button', { name: 'Draft: current' }).click()
  await page.getByRole('menu').getByText('New draft…').click()
  const asked = page.getByRole('dialog')
  await asked.getByLabel('Name').fill('Next year')
  await asked.getByRole('button', { name: 'Create draft' }).click()
  const chooser = page.getByRole('button', { name: /^Draft: / })
  await expect(chooser).toHaveText('Draft: Next year')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Edit the form' }).click()
  await expect(page.getByText('You are editing.')).toBeVisible()
  const line = (title: string) => page.getByRole('treeitem').filter({ hasText: title })
  await line('What is it called?').click()
  await page.getByLabel('Question', { exact: true }).fill('Which animal?')
  await expect(page.getByText('Everything is saved.')).toBeVisible()

  // Whoever chose nothing works on the current draft, at the same time.
  await signIn(elsewhere, 'primary', new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(elsewhere.getByText('You are editing.')).toBeVisible()
  await expect(elsewhere.getByRole('treeitem').filter({ hasText: 'What is it called?' })).toBeVisible()

  await chooser.click()
  await page.getByRole('menu').getByText('current', { exact: true }).click()
  await expect(chooser).toHaveText('Draft: current')
  await expect(line('What is it called?')).toBeVisible()
  await expect(line('Which animal?')).toHaveCount(0)
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('combobox', { name: 'Show changes of' }).click()
  await page.locator('.ant-select-dropdown').getByText('Next year', { exact: true }).click()
  await expect(page.getByText(/“Which animal\?”/).first()).toBeVisible()

  await chooser.click()
  await page.getByRole('menu').getByText('Next year').click()
  await expect(chooser).toHaveText('Draft: Next year')
  await chooser.click()
  await page.getByRole('menu').getByText('Delete draft').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(chooser).toHaveText('Draft: current')
  expect(heard).toEqual([])
})
