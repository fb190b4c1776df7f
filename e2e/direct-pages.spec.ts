import { textOf } from '../server/src/selling/documents/paper-text.builder'
import { expect, type Page, test } from './journey'
import { letAutomationsWaitNoMore } from './let-time-pass'
import { fillAll, payByCard, taken, title } from './purchase-steps'
import { complaints, hop, seriousFindings, signIn } from './walk'

/** As a browser that people have: what calls itself headless is no visitor. */
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings of the block' })

/** Copied from the system under its own name, its chosen block written in two languages, and put to use. */
async function design(
  page: Page,
  at: string,
  of: string,
  kind: string,
  block: RegExp,
  field: string,
  said: [string, string],
) {
  await hop(page, at)
  await page.getByRole('button', { name: `Copy ${of}` }).click()
  await page.getByRole('button', { name: `Create ${kind}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(of)
  await page.getByRole('list').getByRole('button', { name: block }).first().click()
  await page.getByRole('button', { name: 'English (US)' }).click()
  await settings(page).getByLabel(field, { exact: true }).fill(said[0])
  await page.getByRole('button', { name: '繁體中文' }).click()
  await settings(page).getByLabel(field, { exact: true }).fill(said[1])
  await expect(page.locator('.mail-saved')).toHaveText('Everything is saved.')
  await page.getByRole('button', { name: 'Use v1 from now' }).click()
  await expect(page.getByText('v1 ready')).toBeVisible()
}

async function bind(page: Page, at: string, of: string, template: string) {
  await hop(page, at)
  await page.getByLabel(of).selectOption({ label: template })
  await expect(page.getByText('Saved for Travel Light').first()).toBeVisible()
}

/** From the page into the journey, to a policy. */
async function buyFrom(page: Page, address: string) {
  await page.goto(address)
  await expect(title(page)).toHaveText('Sail away, Travel Light')
  await page.getByRole('link', { name: 'Get my price' }).first().click()
  await taken(page)
  await fillAll(page, 'Plus')
  await payByCard(page)
}

type Message = { id: string; subject: string; text: string; attachments: { name: string }[] }
async function mails(page: Page) {
  const answer = await page.request.get('/outbox.json', { params: { to: 'buyer@harbour.example' } })
  return ((await answer.json()) as { messages: Message[] }).messages
}

test('a mail, a PDF and a page are designed in two languages, and a policy is sold from the page', async ({
  page,
  elsewhere,
}) => {
  const heard = complaints(page)
  await signIn(page, 'admin')
  await design(page, '/email-system-template-list', 'Policy issued', 'email', /Dear/, 'Text', [
    'Ahoy {{holder.name}}',
    '您好，{{holder.name}}',
  ])
  await bind(page, '/email-template-use', 'Email of Travel Light: Policy issued', 'Policy issued')
  await design(page, '/pdf-system-template-list', 'Confirmation of cover', 'PDF', /^Confirmation of cover/, 'Text', [
    'Proof for the captain',
    '船長證明',
  ])
  await bind(page, '/pdf-template-use', 'PDF of Travel Light: Confirmation of cover', 'Confirmation of cover')
  await design(page, '/direct-page-system-template-list', 'Product page', 'page', /made simple/, 'Headline', [
    'Sail away, {{product.name}}',
    '啟航，{{product.name}}',
  ])
  expect(await seriousFindings(page)).toEqual([])

  await hop(page, '/directPage')
  await page.getByRole('button', { name: 'New direct page' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Sailing')
  await page.getByLabel('Address', { exact: true }).fill('assets')
  await page.getByRole('combobox', { name: 'Template' }).click()
  await page.getByTitle('Product page', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Leads to' }).click()
  await page.getByTitle(/^Travel Light \(/).click()
  await page.getByRole('combobox', { name: 'Languages' }).click()
  await page.getByTitle('English (UK)', { exact: true }).click()
  await page.getByTitle('繁體中文', { exact: true }).click()
  await page.getByLabel('Address', { exact: true }).click()
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page.getByText('is kept for the platform')).toBeVisible()
  await page.getByLabel('Address', { exact: true }).fill('sailing')
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page.getByText('Sailing created')).toBeVisible()
  const row = page.getByRole('row', { name: /Sailing/ })
  await row.getByRole('button', { name: /^Actions|^More/ }).click()
  await page.getByRole('menuitem', { name: 'Publish' }).click()
  await expect(page.getByText('Sailing is online')).toBeVisible()

  await hop(page, '/setAction')
  await page.getByLabel('Product').selectOption({ label: 'Travel Light' })
  await page.getByLabel('Name').fill('Two days later')
  await page.getByLabel('Wait', { exact: true }).fill('48')
  await page.getByRole('button', { name: 'Send an email' }).click()
  await page.getByRole('combobox', { name: /^Email/ }).click()
  await page.getByTitle('Policy issued', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Create automation' }).click()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Two days later is on')).toBeVisible()

  await buyFrom(elsewhere, '/d/sailing?lang=en_uk&utm_campaign=harbour-mail')
  expect(await (await page.request.get('/d/sailing?lang=zh_tw')).text()).toContain('啟航，')
  const ours = (all: readonly Message[]) => all.filter(({ text }) => text.includes('Ahoy An Lee'))
  await expect.poll(async () => ours(await mails(page)).length, { timeout: 100_000 }).toBe(1)
  const [mail] = ours(await mails(page))
  const opened = await (await page.request.get(`/outbox?to=buyer@harbour.example&id=${mail!.id}`)).text()
  const links = [...opened.matchAll(/href="([^"]*\/files\/[^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'))
  const papers = await Promise.all(
    links.map(async (link) => (await textOf(await (await page.request.get(link)).body())).text),
  )
  expect(papers.some((text) => text.includes('Proof for the captain'))).toBe(true)

  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByText('Waiting', { exact: true })).toBeVisible({ timeout: 20_000 })
  letAutomationsWaitNoMore()
  await expect(history.getByText('Sent', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect.poll(async () => ours(await mails(page)).length, { timeout: 60_000 }).toBe(2)

  await hop(page, '/directPage')
  await page.getByRole('link', { name: 'Sailing', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Sailing' })
  await expect(panel.getByRole('row', { name: /harbour-mail 1 1/ })).toBeVisible()
  expect(heard).toEqual([])
})
