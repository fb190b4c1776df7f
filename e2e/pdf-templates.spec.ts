import { textOf } from '../server/src/selling/documents/paper-text.builder'
import { smallPdf } from '../server/src/design/document-centre/small-pdf'
import { expect, test } from './journey'
import { complaints, hop, seriousFindings, signIn } from './walk'

test('a system PDF is copied, written in two languages, read as the PDF it is, and chosen for a product', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/pdf-system-template-list')
  await page.getByRole('button', { name: 'Copy Confirmation of cover' }).click()
  await page.getByRole('button', { name: 'Create PDF' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmation of cover')

  const settings = page.getByRole('complementary', { name: 'Settings of the block' })
  await page.getByRole('list').getByRole('button', { name: 'Confirmation of cover' }).click()
  await settings.getByLabel('Text', { exact: true }).fill('Proof of cover abroad')
  await expect(page.locator('.mail-heading')).toContainText('Proof of cover abroad')
  await page.getByRole('button', { name: '繁體中文' }).click()
  await settings.getByLabel('Text', { exact: true }).fill('海外承保證明')
  await page.locator('.mail-adds').getByRole('button', { name: 'Table' }).click()
  await expect(page.locator('.mail-table').last()).toContainText('Cover limit')
  await expect(page.locator('.mail-saved')).toHaveText('Everything is saved.')
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const address = await page.locator('.mail-frame iframe').getAttribute('src')
  const { text } = await textOf(await (await page.request.get(address!)).body())
  expect(text).toContain('海外承保證明')
  expect(text).toContain('TRV-2026-001284')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Use v1 from now' }).click()
  await expect(page.getByText('v1 ready')).toBeVisible()

  await hop(page, '/pdf-template-use')
  const choice = page.getByLabel('PDF of Travel Light: Confirmation of cover')
  await expect(choice.locator('option:checked')).toHaveText('Not made')
  await choice.selectOption({ label: 'Confirmation of cover' })
  await expect(page.getByText('Saved for Travel Light')).toBeVisible()

  await hop(page, '/pdf-template-list')
  await expect(page.getByRole('row', { name: /Confirmation of cover.*1 product/ })).toBeVisible()
  expect(heard).toEqual([])
})

test('a PDF and a design of pdfme are uploaded, a bad one is refused with each of its fields', async ({ page }) => {
  await signIn(page, 'admin', '/pdf-template-list')
  const upload = async (name: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    await page.getByRole('button', { name: 'Upload', exact: false }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('PDF or pdfme JSON').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    return dialog
  }
  const field = (name: string, more: object) => ({ name, position: { x: 20, y: 20 }, width: 60, height: 9, ...more })
  const design = (...fields: object[]) => ({
    ...{ name: 'design.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ basePdf: { width: 210, height: 297 }, schemas: [fields] })),
  })
  const refused = await upload(
    'Designed elsewhere',
    design(field('rows', { type: 'table' }), field('title', { type: 'text', fontName: 'Comic' })),
  )
  await expect(refused.getByText('“rows” is of the type table')).toBeVisible()
  await expect(refused.getByText('“title” uses the font Comic')).toBeVisible()
  await refused.getByLabel('PDF or pdfme JSON').setInputFiles(design(field('policy.number', { type: 'text' })))
  await refused.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Designed elsewhere')

  await hop(page, '/pdf-template-list')
  const bytes = Buffer.from(smallPdf(['Our own paper']))
  await upload('Our own paper', { name: 'paper.pdf', mimeType: 'application/pdf', buffer: bytes })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our own paper')
  await page.getByRole('button', { name: 'Use v1 from now' }).click()
  await expect(page.getByText('v1 ready')).toBeVisible()
  await hop(page, '/pdf-template-use')
  await page.getByLabel('PDF of Travel Light: Policy schedule').selectOption({ label: 'Our own paper' })
  await expect(page.getByText('Saved for Travel Light')).toBeVisible()
})
