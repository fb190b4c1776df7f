import { accountSums, giveCard } from './account-steps'
import { expect, type Page, test } from './journey'
import { planEndsIn } from './let-time-pass'
import { people } from './people'
import { complaints, hop, open, screen, signIn } from './walk'

const [PAYS, REFUSED_WHEN_CHARGED] = ['4242 4242 4242 4242', '4000 0000 0000 0341']

/** How many mails with this subject came to whoever reads the company's business mail. */
async function mails(page: Page, subject: RegExp): Promise<number> {
  const answer = await page.request.get('/outbox.json', { params: { to: people.primary } })
  const { messages } = (await answer.json()) as { messages: { subject: string }[] }
  return messages.filter((message) => subject.test(message.subject)).length
}

const plans = (page: Page) =>
  page.getByRole('row').filter({ hasText: 'Plan Advance' }).filter({ hasText: 'Paid' }).filter({ hasText: 'CW-' })

test('years pass: the renewal is told before and charged by itself, a refused card is told and recovered, and every sum agrees', async ({
  page,
}) => {
  const heard = complaints(page)
  await signIn(page, 'primary', '/setting/payment-method')
  const before = accountSums()

  await test.step('a month before its end a mail says what is charged, and when', async () => {
    await giveCard(page, PAYS)
    await expect(page.getByText('Visa 4242')).toBeVisible()
    planEndsIn(29, people.primary)
    await expect.poll(() => mails(page, /^Your plan renews on/)).toBe(1)
  })

  await test.step('on its day the kept card is charged, and there is an invoice', async () => {
    planEndsIn(-1, people.primary)
    await open(page, '/setting/orders')
    await expect(plans(page)).toHaveCount(2)
    await open(page, '/setting/subscriptions')
    await expect(page.getByText('Active')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
  })

  await test.step('the year after the card is refused: it is told, and everything stays as it is for now', async () => {
    await hop(page, '/setting/payment-method')
    await giveCard(page, REFUSED_WHEN_CHARGED)
    await expect(page.getByText('Visa 0341')).toBeVisible()
    planEndsIn(-1, people.primary)
    await expect.poll(() => mails(page, /^Your plan could not be renewed/)).toBe(1)
    await open(page, '/setting/subscriptions')
    await expect(page.getByText(/^Your plan was not paid since/)).toBeVisible()
    await expect(page.getByText(/Everything stays as it is until/)).toBeVisible()
  })

  await test.step('another card, and it is as if nothing had been', async () => {
    await hop(page, '/setting/payment-method')
    await giveCard(page, PAYS)
    await expect(page.getByText('Visa 4242')).toBeVisible()
    await open(page, '/setting/subscriptions')
    await page.getByRole('button', { name: 'Pay now' }).click()
    await expect(page.getByText(/^Your plan was not paid since/)).toHaveCount(0)
    await expect(page.getByText('Active')).toBeVisible()
    await hop(page, '/setting/orders')
    await expect(plans(page)).toHaveCount(3)
  })

  await test.step('statement, invoices and ledger say the same', async () => {
    const { invoiced, booked, balance, invoices } = accountSums()
    expect({ booked, invoices, balance }).toEqual({
      booked: invoiced,
      invoices: before.invoices + 2,
      balance: before.balance,
    })
    await open(page, '/setting/statement')
    await expect(screen(page, '/setting/statement')).toBeVisible()
    const table = page.getByRole('table', { name: 'Account statement' })
    await expect(table.locator('tfoot td').last()).toHaveText((balance / 100).toFixed(2))
  })
  expect(heard).toEqual([])
})
