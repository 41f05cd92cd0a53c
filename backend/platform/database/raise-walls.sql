do $$
declare
  held record;
  has_set text := case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end;
begin
  if not exists (select from pg_roles where rolname = 'storefront_site') then
    begin
      create role storefront_site nologin;
    exception when duplicate_object or unique_violation then
      null; -- A process of another database of this server made it meanwhile.
    end;
  end if;
  -- A superuser becomes any role.
  if not (select rolsuper from pg_roles where rolname = current_user) and not pg_has_role(current_user, 'storefront_site', has_set) then
    execute format('grant storefront_site to %I', current_user);
  end if;
  if not has_schema_privilege('storefront_site', 'public', 'usage') then
    grant usage on schema public to storefront_site;
  end if;

  for held in
    select c.oid::regclass as name, case c.relname when 'sites' then 'id' else 'id_site' end as site
    from pg_class c
    where c.relnamespace = 'public'::regnamespace
      and c.relkind = 'r'
      and (c.relname = 'sites' or exists (select from pg_attribute where attrelid = c.oid and attname = 'id_site' and not attisdropped))
      and not exists (select from pg_policy where polrelid = c.oid and polname = 'site_wall')
  loop
    execute format('alter table %s enable row level security', held.name);
    execute format(
      'create policy site_wall on %s using (%I = nullif(current_setting(''app.site'', true), '''')::int)', held.name, held.site
    );
  end loop;

  -- Rights are asked for apart from the walls: a copy of a database from another server comes with walls, without the role.
  for held in
    select polrelid::regclass as name from pg_policy
    where polname = 'site_wall' and not has_table_privilege('storefront_site', polrelid, 'select, insert, update, delete')
  loop
    execute format('grant select, insert, update, delete on %s to storefront_site', held.name);
  end loop;
  for held in
    select seqrelid::regclass as name from pg_sequence
    join pg_class on pg_class.oid = seqrelid and relnamespace = 'public'::regnamespace
    where not has_sequence_privilege('storefront_site', seqrelid, 'usage')
  loop
    execute format('grant usage on sequence %s to storefront_site', held.name);
  end loop;
end
$$
