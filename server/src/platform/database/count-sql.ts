/** The day that it was for the company, as `companyDay` says it. */
const DAY = (at: string) => `(t.${at} at time zone coalesce(
    (select s.values ->> 'timeZone' from company_settings s where s.company_id = t.company_id), 'Asia/Hong_Kong'
  ))::date - date '1970-01-01'`

const policies = (rows: string) => `
  insert into sale_counts (company_id, day, product_id, channel, plan, currency, policies)
  select t.company_id, ${DAY('issued_at')}, t.product_id::text, t.channel, t.plan, t.currency, count(*)
  from ${rows} t where not t.is_test group by 1, 2, 3, 4, 5, 6;`

const quotes = (rows: string, sign = '1') => `
  insert into sale_counts (company_id, day, product_id, channel, plan, currency, quotes, bought)
  select t.company_id, ${DAY('opened_at')}, t.product_id::text, t.channel, '', '', sum(${sign}),
    sum(case when t.state = 'bought' then ${sign} else 0 end)
  from ${rows} t where not t.is_test group by 1, 2, 3, 4;`

/** What was counted is taken back and counted anew; most of what changes in a quote is not counted. */
const CHANGED = `(
  select o.company_id, o.opened_at, o.product_id, counted.*
  from gone o join added n on n.company_id = o.company_id and n.id = o.id
  cross join lateral (values (-1, o.state, o.channel, o.is_test), (1, n.state, n.channel, n.is_test))
    as counted(sign, state, channel, is_test)
  where (o.state = 'bought') <> (n.state = 'bought') or o.channel <> n.channel or o.is_test <> n.is_test)`

/** Whoever leaves with the whole company is not counted. */
const GONE = `(
  select g.*, -1 as sign from gone g where exists (select from company_registry c where c.id = g.company_id))`

const premium = (rows: string) => `
  insert into sale_counts (company_id, day, product_id, channel, plan, currency, lines, premium_minor)
  select t.company_id, t.day, coalesce(t.product_id::text, ''), coalesce(t.channel, ''), coalesce(t.plan, ''), t.currency,
    count(*), -sum(t.amount_minor)
  from ${rows} t where t.account in ('premium', 'discount') and not t.is_test group by 1, 2, 3, 4, 5, 6;`

const COUNTED = {
  policies: policies('added'),
  quotes: quotes('added'),
  quotes_changed: quotes(CHANGED, 't.sign'),
  quotes_gone: quotes(GONE, 't.sign'),
  ledger_lines: premium('added'),
}

/** What is counted as it is sold: rows of `sale_counts` follow policies, quotes and the lines of the ledger. */
export const COUNT_SQL: readonly string[] = [
  ...Object.entries(COUNTED).map(
    ([table, count]) => `create or replace function count_${table}() returns trigger language plpgsql as $$
    begin
      ${count}
      return null;
    end $$`,
  ),
  /* What was sold before is counted once; the owner sees no rows behind the wall, so it is lifted meanwhile. */
  `do $$
    begin
      if to_regclass('sale_counts') is null or to_regclass('quotes') is null or exists (
          select from pg_trigger where tgrelid = to_regclass('quotes') and tgname = 'quotes_counted') then
        return;
      end if;
      create trigger policies_counted after insert on policies referencing new table as added
        for each statement execute function count_policies();
      create trigger quotes_counted after insert on quotes referencing new table as added
        for each statement execute function count_quotes();
      create trigger lines_counted after insert on ledger_lines referencing new table as added
        for each statement execute function count_ledger_lines();
      alter table policies no force row level security;
      alter table quotes no force row level security;
      alter table ledger_lines no force row level security;
      alter table company_settings no force row level security;
      alter table sale_counts no force row level security;
      ${policies('policies')}
      ${quotes('quotes')}
      ${premium('ledger_lines')}
      alter table policies force row level security;
      alter table quotes force row level security;
      alter table ledger_lines force row level security;
      alter table company_settings force row level security;
      alter table sale_counts force row level security;
    end $$`,
  `do $$
    begin
      if to_regclass('quotes') is null or exists (
          select from pg_trigger where tgrelid = to_regclass('quotes') and tgname = 'quotes_changed') then
        return;
      end if;
      -- Counted each by itself before, where many are bought at once.
      drop trigger if exists quotes_counted_anew on quotes;
      drop trigger if exists quotes_uncounted on quotes;
      drop function if exists count_quote_anew();
      create trigger quotes_changed after update on quotes referencing old table as gone new table as added
        for each statement execute function count_quotes_changed();
      create trigger quotes_gone after delete on quotes referencing old table as gone
        for each statement execute function count_quotes_gone();
    end $$`,
]
