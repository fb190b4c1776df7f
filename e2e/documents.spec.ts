import { expect, test } from './journey'
import { pdfOf } from './small-pdf'
import { complaints, hop, screen, seriousFindings, signIn } from './walk'

test('a document is added to a folder, found by its text, gets a version, and is not opened without pages; a product says what it lacks', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/company-document-centre')
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  await expect(row('Underwriting guidelines')).toContainText('Guidelines')
  await page.getByRole('button', { name: 'Add document' }).first().click()
  const added = page.getByRole('dialog', { name: 'Add document' })
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
  await added.locator('input[type=file]').setInputFiles(file('empty.pdf', pdfOf(['x'], 0)))
  await added.getByLabel('Name').fill('Claims handbook')
  await added.getByRole('button', { name: 'Add to documents' }).click()
  await expect(added.getByText('Page count missing: no page was found in this document.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click()

  await page.getByRole('button', { name: 'Add document' }).first().click()
  await added
    .locator('input[type=file]')
    .setInputFiles(file('handbook.pdf', pdfOf(['Pay for burst pipes in ten days.'])))
  await added.getByLabel('Name').fill('Claims handbook')
  await added.getByRole('button', { name: 'Add to documents' }).click()
  await expect(row('Claims handbook')).toContainText('Everyone')

  await page.getByRole('searchbox').first().fill('burst pipes')
  await expect(row('Claims handbook')).toContainText('Pay for burst pipes in ten days.')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Actions for Claims handbook' }).click()
  await page.getByRole('menuitem', { name: 'Add version' }).click()
  const version = page.getByRole('dialog', { name: 'New version of Claims handbook' })
  await version.locator('input[type=file]').setInputFiles(file('second.pdf', pdfOf(['Pay for burst pipes in a week.'])))
  await version.getByRole('button', { name: 'Add version' }).click()
  await expect(row('Claims handbook')).toContainText('in a week')
  await row('Claims handbook').getByText('Claims handbook').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download version 1' }).click()
  expect((await download).suggestedFilename()).toContain('handbook')
  await page.keyboard.press('Escape')

  await hop(page, '/project')
  await page.getByRole('link', { name: 'Private Car' }).first().click()
  await page.getByRole('link', { name: /^Documents Booklets/ }).click()
  await expect(screen(page, '/documentList')).toBeVisible()
  await expect(row('Certificate and receipt')).toContainText('Standard')
  expect(await seriousFindings(page)).toEqual([])
  expect(heard).toEqual([])
})
