import { sql } from 'drizzle-orm'
import type { LedgerCtx, NewJournal } from './journal'

/** As one JSON each: the statement stays the same however many there are. */
export async function insertJournals(ctx: LedgerCtx, journals: readonly NewJournal[]) {
  const rows = journals.map(({ id, what, about, day, isTest, corrects }) => ({
    id,
    what,
    about,
    day,
    is_test: isTest,
    corrects: corrects ?? null,
  }))
  await ctx.db.execute(sql`
    insert into journals (company_id, id, at, day, what, about, corrects, is_test)
    select ${ctx.company}, id, ${ctx.now().toISOString()}::timestamptz, day, what, about, corrects, is_test
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, day int, what text, about jsonb, corrects uuid, is_test boolean)`)
}

export async function insertLines(ctx: LedgerCtx, journals: readonly NewJournal[]) {
  const rows = journals.flatMap(({ id, day, isTest, lines, dimensions }) =>
    lines.map(({ account, amountMinor, currency }, place) => ({
      journal_id: id,
      place,
      account,
      amount_minor: amountMinor,
      currency,
      day,
      is_test: isTest,
      policy_id: dimensions.policyId,
      order_id: dimensions.orderId,
      product_id: dimensions.productId,
      release_hash: dimensions.releaseHash,
      plan: dimensions.plan,
      channel: dimensions.channel,
      agent: dimensions.agent,
      region: dimensions.region,
    })),
  )
  await ctx.db.execute(sql`
    insert into ledger_lines (company_id, journal_id, place, account, amount_minor, currency, day, is_test, policy_id,
      order_id, product_id, release_hash, plan, channel, agent, region)
    select ${ctx.company}, journal_id, place, account, amount_minor, currency, day, is_test, policy_id,
      order_id, product_id, release_hash, plan, channel, agent, region
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(journal_id uuid, place int, account text, amount_minor bigint, currency text, day int, is_test boolean,
        policy_id uuid, order_id uuid, product_id uuid, release_hash text, plan text, channel text, agent text, region text)`)
}

/** Rows are locked in the order of their key: two that post the same accounts at once wait, and never for each other. */
export async function addToDays(ctx: LedgerCtx, journals: readonly NewJournal[]) {
  const rows = journals.flatMap(({ day, isTest, lines, dimensions }) =>
    lines.map(({ account, amountMinor, currency }) => ({
      day,
      account,
      currency,
      is_test: isTest,
      product_id: dimensions.productId ?? '',
      channel: dimensions.channel ?? '',
      amount_minor: amountMinor,
    })),
  )
  await ctx.db.execute(sql`
    insert into ledger_days as d (company_id, day, account, currency, is_test, product_id, channel,
      debit_minor, credit_minor, lines)
    select ${ctx.company}, day, account, currency, is_test, product_id, channel,
      coalesce(sum(amount_minor) filter (where amount_minor > 0), 0),
      coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0), count(*)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(day int, account text, currency text, is_test boolean, product_id text, channel text, amount_minor bigint)
    group by day, account, currency, is_test, product_id, channel
    order by day, account, currency, is_test, product_id, channel
    on conflict (company_id, day, account, currency, is_test, product_id, channel) do update set
      debit_minor = d.debit_minor + excluded.debit_minor,
      credit_minor = d.credit_minor + excluded.credit_minor,
      lines = d.lines + excluded.lines`)
}
