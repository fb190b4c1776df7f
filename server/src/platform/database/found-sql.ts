/** The tables that have a column `found_by`, with the kind of thing that a row of theirs is. */
const FOUND: Readonly<Record<string, string>> = { policies: 'policy', cases: 'case' }

/** Each once; rows that were not there before have none yet, and asking for each word whether it is there costs as much again. */
const words = (rows: string) => `
  insert into found_words (company_id, kind, word, thing_id)
  select distinct t.company_id, kind, w.word, t.id from ${rows} t
  cross join lateral unnest(string_to_array(t.found_by, ' ')) as w(word) where w.word <> ''`

/** Words that things are found by follow the column that they are made of. Rows of before get theirs once. */
export const FOUND_SQL: readonly string[] = [
  `create or replace function add_found_words() returns trigger language plpgsql as $$
    declare
      kind text := tg_argv[0];
    begin
      ${words('added')};
      return null;
    end $$`,
  `create or replace function change_found_words() returns trigger language plpgsql as $$
    begin
      delete from found_words f where f.company_id = old.company_id and f.kind = tg_argv[0] and f.thing_id = old.id
        and f.word = any(string_to_array(old.found_by, ' ')) and not f.word = any(string_to_array(new.found_by, ' '));
      insert into found_words (company_id, kind, word, thing_id)
        select distinct new.company_id, tg_argv[0], w.word, new.id
        from unnest(string_to_array(new.found_by, ' ')) as w(word) where w.word <> ''
        on conflict do nothing;
      return null;
    end $$`,
  /* The owner sees no rows behind the wall, so it is lifted for as long as this statement takes. */
  ...Object.entries(FOUND).map(
    ([table, kind]) => `do $$
    declare
      kind text := '${kind}';
    begin
      if to_regclass('${table}') is null or to_regclass('found_words') is null or exists (
          select from pg_trigger where tgrelid = to_regclass('${table}') and tgname = '${table}_found') then
        return;
      end if;
      create trigger ${table}_found after insert on ${table} referencing new table as added
        for each statement execute function add_found_words('${kind}');
      create trigger ${table}_found_anew after update of found_by on ${table} for each row
        when (old.found_by is distinct from new.found_by) execute function change_found_words('${kind}');
      alter table ${table} no force row level security;
      alter table found_words no force row level security;
      ${words(table)} on conflict do nothing;
      alter table ${table} force row level security;
      alter table found_words force row level security;
    end $$`,
  ),
]
