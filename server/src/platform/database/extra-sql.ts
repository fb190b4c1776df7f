/** Extensions that tables use; made before the migrations. Each is a trusted one, so its maker need not be superuser. */
export const EXTENSIONS = ['citext', 'pg_trgm'] as const

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
]
