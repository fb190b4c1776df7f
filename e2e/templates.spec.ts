import { expect, test } from './journey'
import { buy } from './purchase-steps'
import { complaints, hop, seriousFindings, signIn } from './walk'

type Message = { subject: string; text: string; html: string }

test('a system email is copied, written in two languages, chosen for a product and found in the mailbox', async ({
  page,
  elsewhere,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin', '/email-system-template-list')
  await page.getByRole('button', { name: 'Copy Policy issued' }).click()
  await page.getByRole('button', { name: 'Create email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Policy issued')

  const settings = page.getByRole('complementary', { name: 'Settings of the block' })
  await page.getByRole('list').getByRole('button', { name: /Dear/ }).click()
  await settings.getByLabel('Text', { exact: true }).fill('Welcome aboard, ')
  await settings.getByRole('button', { name: 'Insert a variable' }).click()
  await page.getByRole('button', { name: /^Holder name/ }).click()
  await expect(page.locator('.mail-heading')).toContainText('Welcome aboard, Holder name')
  await page.getByRole('button', { name: '繁體中文' }).click()
  await settings.getByLabel('Text', { exact: true }).fill('歡迎，{{holder.name}}')
  await expect(page.locator('.mail-heading')).toContainText('歡迎')
  await expect(page.locator('.mail-saved')).toHaveText('Everything is saved.')
  await page.locator('.mail-adds').getByRole('button', { name: 'Divider' }).click()
  await expect(page.getByText('9 blocks')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('8 blocks')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('9 blocks')).toBeVisible()
  await settings.getByRole('button', { name: 'Move up' }).click()
  await expect(page.locator('.mail-placed').nth(1).locator('.mail-divider')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('8 blocks')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.frameLocator('.mail-frame iframe').getByText('歡迎')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Use v1 from now' }).click()
  await expect(page.getByText('v1 ready')).toBeVisible()

  await hop(page, '/email-template-use')
  await page.getByLabel('Email of Travel Light: Policy issued').selectOption({ label: 'Policy issued' })
  await expect(page.getByText('Saved for Travel Light')).toBeVisible()
  expect(heard).toEqual([])

  await buy(elsewhere)
  await expect(async () => {
    const answer = await page.request.get('/outbox.json', { params: { to: 'buyer@harbour.example' } })
    const { messages } = (await answer.json()) as { messages: Message[] }
    expect(messages[0]?.text).toContain('Welcome aboard, An Lee')
  }).toPass({ timeout: 60_000 })
})

test('a designer changes a system email for all companies, and whoever copied it is shown what differs', async ({
  page,
  elsewhere,
}) => {
  await signIn(page, 'admin', '/email-system-template-list')
  await page.getByRole('button', { name: 'Copy Quote saved' }).click()
  await page.getByRole('button', { name: 'Create email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote saved')

  await signIn(elsewhere, 'designer', '/email-system-template-list')
  await elsewhere.getByRole('link', { name: 'Edit Quote saved' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('System: Quote saved')
  await elsewhere.getByRole('textbox', { name: 'Subject' }).fill('Your quote waits for you')
  await expect(elsewhere.locator('.mail-saved')).toHaveText('Everything is saved.')
  await elsewhere.getByRole('button', { name: 'Publish v2 for all companies' }).click()
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(elsewhere.getByText('Published. Companies without a template')).toBeVisible()
  expect(await seriousFindings(elsewhere)).toEqual([])

  await hop(page, '/email-template-list')
  await page.getByRole('link', { name: 'Compare Quote saved with the newer system version' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your copy and the newest system version' })
  const row = dialog.getByRole('row', { name: 'Subject, English (US)' })
  await expect(row.locator('ins')).toContainText(['waits', 'you'])
  await dialog.getByRole('button', { name: 'Take the system version' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Take the system version?' })
  await expect(asked).toContainText('Your draft in 1 place')
  await asked.getByRole('button', { name: 'Take the system version' }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your quote waits for you')
})

test('on a phone a PDF is written tab by tab, led to what cannot be saved, and sent as a test', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin', '/pdf-template-list')
  await page.getByText('Travel certificate').first().click()
  const tabs = page.getByRole('group', { name: 'Part of the builder' })
  await tabs.getByRole('button', { name: 'Blocks' }).click()
  await page.getByRole('list').getByRole('button', { name: 'Your policy', exact: true }).click()
  const text = page.getByRole('complementary', { name: 'Settings of the block' }).getByLabel('Text', { exact: true })
  await text.fill('Yours, {{holder.nickname}}')
  await tabs.getByRole('button', { name: 'PDF' }).click()
  await expect(text).toBeHidden()
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByText('This is how it stood when it was last saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await text.fill('Yours, {{holder.name}}')
  await expect(page.locator('.mail-saved')).toHaveText('Everything is saved.')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Send test' }).click()
  await expect(page.getByText('Test email sent to you with the PDF attached')).toBeVisible()
})

test('an HTML of the company is refused with all that is wrong in it, then uploaded, tested and used', async ({
  page,
}) => {
  await signIn(page, 'admin', '/email-template-list')
  await page.getByRole('button', { name: 'Upload', exact: false }).first().click()
  const dialog = page.getByRole('dialog')
  const file = (html: string) => ({ name: 'mail.html', mimeType: 'text/html', buffer: Buffer.from(html) })
  await dialog.getByLabel('Name').fill('Our own letter')
  await dialog
    .getByLabel('HTML file and its pictures')
    .setInputFiles(file('<p>{{holder.nmae}}</p>\n<script>x</script>\n<p onclick="x()">Hi</p>'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog.getByText('Line 1: there is no variable “holder.nmae” here.')).toBeVisible()
  await expect(dialog.getByText('Line 2: <script> cannot stand in an email.')).toBeVisible()
  await expect(dialog.getByText('Line 3: “onclick” runs a script.')).toBeVisible()

  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: picture }
  await dialog.getByLabel('HTML file and its pictures').setInputFiles(file('<p>Ahoy {{holder.name}}</p>'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our own letter')
  await expect(page.frameLocator('.mail-frame iframe').getByText('Ahoy')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Values', exact: true })).toHaveCount(0)
  await page
    .getByLabel('Another file for this language')
    .setInputFiles([file('<img src="img/logo.png" alt="Our house"><p>Hello {{holder.name}}</p>'), logo])
  await expect(page.frameLocator('.mail-frame iframe').getByText('Hello')).toBeVisible()
  await expect(page.frameLocator('.mail-frame iframe').getByAltText('Our house')).toHaveAttribute(
    'src',
    /mail.pictures/,
  )
  await page.getByRole('button', { name: 'Send test' }).click()
  await expect(page.getByText('Test email sent to you')).toBeVisible()
  await page.getByRole('button', { name: 'Use v1 from now' }).click()
  await expect(page.getByText('v1 ready')).toBeVisible()
})
