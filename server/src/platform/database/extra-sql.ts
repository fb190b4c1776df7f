import { COUNT_SQL } from './count-sql'
import { FOUND_SQL } from './found-sql'

/** Extensions that tables use; made before the migrations. Each is a trusted one, so its maker need not be superuser. */
export const EXTENSIONS = ['citext', 'pg_trgm'] as const

/** The remark on `mounts` once products from before there was such a log have their first row in it. */
const OLDER_DONE = 'begun for products from before it'

/** What the table definitions cannot say: functions and triggers. Run by the owner at every start, so idempotent. */
export const EXTRA_SQL: readonly string[] = [
  /* The one way out of the audit log, which the server itself may only add to: with the company it belongs to, in the
     transaction that has taken the company out of the registry, and inside that company's wall. */
  `create or replace function erase_audit(company uuid) returns void language plpgsql security definer
    set search_path = pg_catalog, public as $$
    begin
      if exists (select from company_registry where id = company) then
        raise exception 'the audit log of a company that is there is not erased';
      end if;
      delete from audit_log where company_id = company;
      delete from audit_things where company_id = company;
    end $$`,
  /* The same for what happened in it. */
  `create or replace function erase_events(company uuid) returns void language plpgsql security definer
    set search_path = pg_catalog, public as $$
    begin
      if exists (select from company_registry where id = company) then
        raise exception 'the events of a company that is there are not erased';
      end if;
      delete from events where company_id = company;
    end $$`,
  /* And for its ledger: amounts stay as long as the company, whoever is erased. */
  `create or replace function erase_ledger(company uuid) returns void language plpgsql security definer
    set search_path = pg_catalog, public as $$
    begin
      if exists (select from company_registry where id = company) then
        raise exception 'the ledger of a company that is there is not erased';
      end if;
      delete from ledger_lines where company_id = company;
      delete from journals where company_id = company;
    end $$`,
  /* Whatever code does: the lines of a journal sum to zero in every currency. Its lines come in one statement, so that
     is when it is looked at, once for all of them; one that is added, changed or taken away later is found as well. */
  `create or replace function check_journals() returns trigger language plpgsql as $$
    declare
      ids uuid[] := array(select distinct t.journal_id from touched t);
      wrong text;
    begin
      select l.journal_id || ' in ' || l.currency into wrong
        from ledger_lines l
        where l.journal_id = any(ids)
        group by l.company_id, l.journal_id, l.currency having sum(l.amount_minor) <> 0 limit 1;
      if wrong is not null then
        raise exception 'the journal % does not sum to zero', wrong
          using errcode = 'check_violation', constraint = 'journal_sums_to_zero';
      end if;
      return null;
    end $$`,
  /* Made once: making a trigger anew waits for everybody who writes. */
  `do $$
    declare
      one record;
    begin
      for one in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as v(deed, which) loop
        if to_regclass('ledger_lines') is not null and not exists (
            select from pg_trigger where tgrelid = to_regclass('ledger_lines') and tgname = 'journals_' || one.deed) then
          execute format('create trigger %I after %s on ledger_lines referencing %s table as touched
            for each statement execute function check_journals()', 'journals_' || one.deed, one.deed, one.which);
        end if;
      end loop;
    end $$`,
  /* Which readers have something due, in each of these companies: looked at inside each company's wall, one after another. */
  `create or replace function readers_behind(companies uuid[], readers jsonb, at timestamptz)
    returns table (company uuid, reader text) language plpgsql as $$
    declare
      one uuid;
      head bigint;
    begin
      foreach one in array companies loop
        perform set_config('app.company_id', one::text, true);
        select h.place into head from event_heads h where h.company_id = one;
        continue when head is null;
        return query
          select one, r.reader from jsonb_to_recordset(readers) as r(reader text, names text[])
          left join reader_places p on p.company_id = one and p.reader = r.reader
          where (coalesce(p.place, 0) < head and (p.retry_at is null or p.retry_at <= at)
              and exists (select from events e where e.company_id = one and e.place > coalesce(p.place, 0) and e.name = any(r.names)))
            or exists (select from parked_events k where k.owner_company = one and k.reader = r.reader and k.retry_asked_at is not null);
      end loop;
    end $$`,
  /* What was mounted when and what was frozen is history: it is added to, and leaves with its company alone. */
  `create or replace function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      raise exception 'the rows of % are not rewritten', tg_table_name;
    end $$`,
  `do $$
    declare
      history text;
    begin
      foreach history in array array['mounts', 'releases'] loop
        if to_regclass(history) is not null and not exists (
            select from pg_trigger where tgrelid = to_regclass(history) and tgname = history || '_stay') then
          execute format('create trigger %I before update on %I for each row execute function refuse_rewriting()',
            history || '_stay', history);
        end if;
      end loop;
    end $$`,
  ...FOUND_SQL,
  ...COUNT_SQL,
  /* Products that were published before there was a shelf and a log of mounts: each stands on the shelf, what is
     mounted is a release, and the log begins with it. Looked at inside each company's wall, once in the life of a
     database, which the remark on the table tells: whatever is published since then writes its own. */
  `do $$
    declare
      one uuid;
    begin
      if to_regclass('primary_products') is null or to_regclass('mounts') is null
          or obj_description(to_regclass('mounts'), 'pg_class') = '${OLDER_DONE}' then
        return;
      end if;
      for one in select id from company_registry loop
        perform set_config('app.company_id', one::text, true);
        insert into primary_products (company_id, product_id, moved_by, moved_at)
          select s.company_id, s.product_id, null, min(s.published_at) from shells s
          where s.company_id = one and s.body_hash <> '' group by 1, 2
          on conflict do nothing;
        insert into releases (company_id, product_id, hash, number, record, frozen_by, frozen_at)
          select s.company_id, s.product_id, s.body_hash, min(s.body_number),
            '{"version": 1, "against": null, "changes": [], "tests": {"passed": 0, "failed": 0}}', null, min(s.published_at)
          from shells s where s.company_id = one and s.body_hash <> '' group by 1, 2, 3
          on conflict do nothing;
        insert into mounts (company_id, shell_id, place, product_id, release_hash, number, share, why, mounted_at)
          select s.company_id, s.id, 1, s.product_id, s.body_hash, s.body_number, 100, 'publish', s.published_at
          from shells s
          where s.company_id = one and s.body_hash <> ''
            and not exists (select from mounts m where m.company_id = one and m.shell_id = s.id)
          on conflict do nothing;
      end loop;
      perform set_config('app.company_id', '', true);
      comment on table mounts is '${OLDER_DONE}';
    end $$`,
]
