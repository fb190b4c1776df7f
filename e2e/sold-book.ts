import { join } from 'node:path'
import { test } from '@playwright/test'
import { askDatabase } from './ask-database'

const COMPANY = `(select home_company from people where email = $1)`

/**
 * A book to look at, as selling would have left it behind over 70 days: policies, quotes, lines of the ledger with their
 * sums, and visits. Made in the server's own database: no journey sells four hundred policies.
 */
export function plantSoldBook(email: string) {
  const folder = join(process.env.E2E_HOME ?? '', `worker-${test.info().parallelIndex}`)
  for (const statement of statements) askDatabase(folder, statement, email)
}

const POLICIES = `
  insert into policies (company_id, id, number, product_id, release_hash, plan, plan_title, holder_id, order_id, is_test,
    channel, language, starts_on, ends_on, total_minor, currency, found_by, token_hash, issued_at)
  select s.company_id, g.id, 'HB-' || lpad(n::text, 6, '0'), s.product_id, s.body_hash, p.plan, initcap(p.plan), g.id, g.id,
    n % 41 = 0, c.channel, 'en_us', 20700, 21065, 18000 + (n * 79) % 720 * 100, 'HKD', 'hb-' || n, g.id::text,
    now() - make_interval(secs => 70 * 86400 * power(((n * 7919) % 400) / 400.0, 1.6))
  from generate_series(1, 400) n
  cross join lateral (select gen_random_uuid() as id, n as of) g
  join lateral (select *, row_number() over (order by slug) - 1 as place, count(*) over () as many
    from shells where company_id = ${COMPANY}) s on s.place = (n * n) % s.many
  cross join lateral (select (array['essential', 'plus', 'premier'])[1 + n % 3] as plan) p
  cross join lateral (select (array['direct', 'direct', 'MOTO-UK', 'STAFF-HK', 'WINTER10'])[1 + n % 5] as channel) c`

const QUOTES = `
  insert into quotes (company_id, id, product_id, shell_id, release_hash, is_test, token_hash, language, answers, state,
    channel, policy_id, opened_at, saved_at)
  select p.company_id, gen_random_uuid(), p.product_id, s.id, p.release_hash, p.is_test, p.id::text || n, 'en_us', '{}',
    case when n = 1 then 'bought' else 'priced' end, p.channel, case when n = 1 then p.id end, p.issued_at, p.issued_at
  from policies p join shells s on s.company_id = p.company_id and s.product_id = p.product_id
  cross join generate_series(1, 4) n where p.company_id = ${COMPANY} and p.number like 'HB-%'`

const JOURNALS = `
  insert into journals (company_id, id, at, day, what, about, is_test)
  select company_id, id, issued_at, (issued_at at time zone 'Asia/Hong_Kong')::date - date '1970-01-01', 'policy.issued',
    jsonb_build_object('policy', id), is_test
  from policies where company_id = ${COMPANY} and number like 'HB-%'
  union all
  select company_id, gen_random_uuid(), issued_at + interval '20 minutes',
    ((issued_at + interval '20 minutes') at time zone 'Asia/Hong_Kong')::date - date '1970-01-01', 'payment.refunded',
    jsonb_build_object('policy', id), is_test
  from policies where company_id = ${COMPANY} and number like 'HB-%7' and issued_at < now() - interval '1 hour'`

const LINES = `
  insert into ledger_lines (company_id, journal_id, place, account, amount_minor, currency, day, is_test, policy_id, order_id,
    product_id, release_hash, plan, channel)
  select j.company_id, j.id, l.place, l.account, l.share * p.total_minor / 100 * case when j.what = 'policy.issued' then 1 else -1 end,
    p.currency, j.day, j.is_test, p.id, p.order_id, p.product_id, p.release_hash, p.plan, p.channel
  from journals j join policies p on p.company_id = j.company_id and p.id = (j.about ->> 'policy')::uuid
  join (values (0, 'gateway', 100), (1, 'premium', -105), (2, 'discount', 6), (3, 'levy:ia', -1), (4, 'commission:lantern', -18),
    (5, 'fee', 18)) as l(place, account, share) on l.place < 4 or j.what = 'policy.issued'
  where j.company_id = ${COMPANY} and p.number like 'HB-%'`

const DAYS = `
  insert into ledger_days (company_id, day, account, currency, is_test, product_id, channel, debit_minor, credit_minor, lines)
  select company_id, day, account, currency, is_test, product_id::text, channel, sum(greatest(amount_minor, 0)),
    sum(greatest(-amount_minor, 0)), count(*)
  from ledger_lines where company_id = ${COMPANY} and policy_id is not null group by 1, 2, 3, 4, 5, 6, 7
  on conflict do nothing`

/** Of three who look at a first page, one buys. */
const VISITS = `
  insert into visits (company_id, id, shell_id, product_id, release_hash, channel, device, started_at, is_test)
  select company_id, id, shell_id, product_id, release_hash, channel,
    (array['phone', 'phone', 'phone', 'desktop', 'tablet'])[1 + ascii(token_hash) % 5], opened_at, is_test
  from quotes where company_id = ${COMPANY} and token_hash similar to '%(1|2|3)'`

const PAGES = `
  insert into visit_pages (company_id, visit_id, page, place, question, seen_at, ms, errors, slow)
  select v.company_id, v.id, g.page, g.place - 1,
    coalesce((select q ->> 'id' from jsonb_array_elements(g.questions) with ordinality as a(q, n)
      order by (n + ascii(v.id::text)) % jsonb_array_length(g.questions) limit 1), ''),
    v.started_at, 4000 + ascii(v.id::text) * 90, 0, 0
  from visits v join bodies b on b.company_id = v.company_id and b.product_id = v.product_id and b.hash = v.release_hash
  cross join lateral (select p ->> 'id' as page, place, p -> 'questions' as questions
    from jsonb_array_elements(b.document -> 'pages') with ordinality as x(p, place)) g
  where v.company_id = ${COMPANY} and (g.place = 1 or (g.place * 37 + ascii(right(v.id::text, 1))) % 5 > g.place - 2)`

const COUNTS = `
  insert into visit_counts (company_id, hour, shell_id, page, event, count)
  select v.company_id, floor(extract(epoch from v.started_at) / 3600), v.shell_id, p.page, e.event, count(*)
  from visits v join visit_pages p on p.company_id = v.company_id and p.visit_id = v.id
  join (values ('seen', 1), ('slow', 40), ('error', 90)) as e(event, every) on ascii(right(v.id::text, 3)) % e.every = 0
  where v.company_id = ${COMPANY} group by 1, 2, 3, 4, 5`

const statements = [POLICIES, QUOTES, JOURNALS, LINES, DAYS, VISITS, PAGES, COUNTS]
