const DAY = (at: string) => `company_day(t.company_id, t.${at})`

const policies = (rows: string) => `
  insert into sale_counts (company_id, day, product_id, channel, plan, currency, policies)
  select t.company_id, ${DAY('issued_at')}, t.product_id::text, t.channel, t.plan, t.currency, count(*)
  from ${rows} t where not t.is_test group by 1, 2, 3, 4, 5, 6;`

const quotes = (rows: string, sign: 1 | -1 = 1) => `
  insert into sale_counts (company_id, day, product_id, channel, plan, currency, quotes, bought)
  select t.company_id, ${DAY('opened_at')}, t.product_id::text, t.channel, '', '', ${sign} * count(*),
    ${sign} * count(*) filter (where t.state = 'bought')
  from ${rows} t where not t.is_test group by 1, 2, 3, 4;`

const premium = (rows: string) => `
  insert into sale_counts (company_id, day, product_id, channel, plan, currency, lines, premium_minor)
  select t.company_id, t.day, coalesce(t.product_id::text, ''), coalesce(t.channel, ''), coalesce(t.plan, ''), t.currency,
    count(*), -sum(t.amount_minor)
  from ${rows} t where t.account in ('premium', 'discount') and not t.is_test group by 1, 2, 3, 4, 5, 6;`

const COUNTED = { policies: policies('added'), quotes: quotes('added'), ledger_lines: premium('added') }

/** What is counted as it is sold: rows of `sale_counts` follow policies, quotes and the lines of the ledger. */
export const COUNT_SQL: readonly string[] = [
  /* The day that it was for the company, as `companyDay` says it. */
  `create or replace function company_day(company uuid, at timestamptz) returns int language plpgsql stable as $$
    begin
      return (at at time zone coalesce((select s.values ->> 'timeZone' from company_settings s where s.company_id = company),
        'Asia/Hong_Kong'))::date - date '1970-01-01';
    end $$`,
  ...Object.entries(COUNTED).map(
    ([table, count]) => `create or replace function count_${table}() returns trigger language plpgsql as $$
    begin
      ${count}
      return null;
    end $$`,
  ),
  `create or replace function count_quote_anew() returns trigger language plpgsql as $$
    begin
      -- Whoever leaves with the whole company is not counted.
      if tg_op = 'DELETE' and not exists (select from company_registry where id = old.company_id) then
        return null;
      end if;
      ${quotes('(select old.*)', -1)}
      if tg_op = 'UPDATE' then
        ${quotes('(select new.*)')}
      end if;
      return null;
    end $$`,
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
      create trigger quotes_counted_anew after update on quotes for each row
        when ((old.state = 'bought') <> (new.state = 'bought') or old.channel <> new.channel or old.is_test <> new.is_test)
        execute function count_quote_anew();
      create trigger quotes_uncounted after delete on quotes for each row
        when (not old.is_test) execute function count_quote_anew();
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
]
