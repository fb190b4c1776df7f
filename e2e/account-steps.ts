import type { Page } from '@playwright/test'
import { askHere } from './let-time-pass'
import { people } from './people'

/** At the gateway's own page; what the bank asks is answered by the journey. */
export async function giveCard(page: Page, number: string) {
  await page.getByRole('button', { name: /Check a card|Use another card/ }).click()
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Check card' }).click()
}

/** What invoices, ledger and gateway say of the company's account. */
const SUMS = `select
  (select sum((price ->> 'totalMinor')::bigint) from account_bills b where invoice_number is not null
    and b.company_id = c.id)::int as invoiced,
  (select -sum(amount_minor) from ledger_lines l where account = 'platform:paid' and l.company_id = c.id)::int as booked,
  (select sum(amount_minor) from ledger_lines l where account = 'platform' and l.company_id = c.id)::int as balance,
  (select count(*) from account_bills b where invoice_number is not null and b.company_id = c.id)::int as invoices
  from (select home_company as id from people where email = $1) c`
type Sums = { invoiced: number; booked: number; balance: number; invoices: number }
export const accountSums = () => askHere<Sums>(SUMS, people.primary)[0]!
