import type { TestServer } from '../../platform/testing'

type Sums = {
  /** What invoices say: charged with its tax, less what the account held. */
  invoiced: number
  totalled: number
  invoices: number
  /** What the ledger says, on the company's account and on what moved it. */
  balance: number
  paid: number
  charged: number
  credited: number
  /** What the gateway says came in. */
  cameIn: number
  /** Journals of the account that do not come to zero. */
  uneven: number
}

/** Invoices, ledger and gateway, each asked for itself. */
export const accountSums = (server: TestServer, company: string) =>
  server.within(company, async ({ db }): Promise<Sums> => {
    const { rows } = await db.execute<Record<keyof Sums, number>>(`
      with paid_bills as (select price from account_bills where invoice_number is not null),
        lines as (select journal_id, account, amount_minor from ledger_lines
          where account = 'platform' or account like 'platform:%')
      select
        (select coalesce(sum((price ->> 'netMinor')::bigint + (price ->> 'taxMinor')::bigint), 0) from paid_bills)::int as invoiced,
        (select coalesce(sum((price ->> 'totalMinor')::bigint), 0) from paid_bills)::int as totalled,
        (select count(*) from paid_bills)::int as invoices,
        (select coalesce(sum(amount_minor), 0) from lines where account = 'platform')::int as balance,
        (select coalesce(-sum(amount_minor), 0) from lines where account = 'platform:paid')::int as paid,
        (select coalesce(sum(amount_minor), 0) from lines where account like 'platform:%Charged')::int as charged,
        (select coalesce(-sum(amount_minor), 0) from lines where account = 'platform:credited')::int as credited,
        (select coalesce(sum(paid_minor), 0) from payments p join orders o on o.id = p.order_id
          where o.payee = 'platform')::int as "cameIn",
        (select count(*) from (select from lines group by journal_id having sum(amount_minor) <> 0) u)::int as uneven`)
    return rows[0] as Sums
  })
