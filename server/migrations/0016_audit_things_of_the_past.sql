-- Entries written before there were audit_things, read as thingsIn reads a new one. The owner sees no rows behind the wall, so it is lifted meanwhile.
alter table audit_log no force row level security;
--> statement-breakpoint
insert into audit_things (company_id, kind, thing_id, place)
select distinct entry.company_id, lower(left(kind, 1)) || substr(kind, 2), lower(id)::uuid, entry.place
from audit_log entry
cross join lateral jsonb_each(entry.about) as field (name, value)
cross join lateral regexp_replace(regexp_replace(name, '^(from|to)(?=[A-Z])', ''), 'Ids?$', '') as kind
cross join lateral jsonb_array_elements_text(
  case jsonb_typeof(value) when 'array' then value else jsonb_build_array(value) end
) as id
where name ~ '.Ids?$' and id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
--> statement-breakpoint
alter table audit_log force row level security;
