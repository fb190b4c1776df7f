import { expect, test } from './journey'
import { pdfOf } from './small-pdf'
import { complaints, hop, screen, seriousFindings, signIn } from './walk'

test('a document without pages is refused, a sound one is found by its text and gets a version; a product says what it has', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/company-document-centre')
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  await expect(row('Underwriting guidelines')).toContainText('Guidelines')
  await page.getByRole('button', { name: 'Add document' }).first().click()
  const added = page.getByRole('dialog', { name: 'Add document' })
  const send = async (to: typeof added, name: string, buffer: Buffer) => {
    await to.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await expect(to.getByRole('button', { name: 'Remove the file' })).toBeVisible()
  }
  await send(added, 'empty.pdf', pdfOf(['x'], 0))
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill('Claims handbook')
  await added.getByRole('button', { name: 'Add to documents' }).click()
  await expect(added.getByText('Page count missing: no page was found in this document.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await added.getByRole('button', { name: 'Cancel', exact: true }).click()

  await page.getByRole('button', { name: 'Add document' }).first().click()
  await send(added, 'handbook.pdf', pdfOf(['Pay for burst pipes in ten days.']))
  await added.getByRole('textbox', { name: 'Name', exact: true }).fill('Claims handbook')
  await added.getByRole('button', { name: 'Add to documents' }).click()
  await expect(row('Claims handbook')).toContainText('Everyone')

  await page.getByRole('searchbox').first().fill('burst pipes')
  await expect(row('Claims handbook')).toContainText('Pay for burst pipes in ten days.')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Actions for Claims handbook' }).click()
  await page.getByRole('menuitem', { name: 'Add version' }).click()
  const version = page.getByRole('dialog', { name: 'New version of Claims handbook' })
  await send(version, 'second.pdf', pdfOf(['Pay for burst pipes in a week.']))
  await version.getByRole('button', { name: 'Add version' }).click()
  await expect(row('Claims handbook')).toContainText('in a week')
  await row('Claims handbook').getByText('Claims handbook').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download version 1' }).click()
  expect((await download).suggestedFilename()).toContain('handbook')
  await page.keyboard.press('Escape')

  await hop(page, '/project')
  await page.getByRole('link', { name: 'Private Car' }).first().click()
  await page.getByRole('link', { name: /Booklets/ }).click()
  await expect(screen(page, '/documentList')).toBeVisible()
  await expect(row('Certificate and receipt')).toContainText('Standard')
  expect(await seriousFindings(page)).toEqual([])
  expect(heard).toEqual([])
})
