-- Notes of staff on orders and products, and the timeline that shows them.

create table public.staff_notes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders (id) on delete cascade,
  -- No foreign key: a restored product (product_undo.sql) finds its notes by id.
  product_id uuid,
  body text not null,
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Changes send the version that was read.
  version integer not null default 1,
  constraint staff_notes_one_subject check (num_nonnulls(order_id, product_id) = 1),
  constraint staff_notes_body_length check (char_length(body) between 1 and 2000)
);
create index staff_notes_order_idx on public.staff_notes (order_id, created_at desc, id desc)
  where order_id is not null;
create index staff_notes_product_idx on public.staff_notes (product_id, created_at desc, id desc)
  where product_id is not null;
create index staff_notes_author_idx on public.staff_notes (author_id);

-- Dates of notes deleted in the last day, for an undo: an API caller cannot send dates. Without the text.
create table private.deleted_notes (
  id uuid primary key,
  author_id uuid,
  body_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz not null default now()
);
create index deleted_notes_deleted_at_idx on private.deleted_notes (deleted_at);

create function private.keep_deleted_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.deleted_notes (id, author_id, body_hash, created_at, updated_at)
    select f.id, f.author_id, md5(f.body), f.created_at, f.updated_at from former f
    on conflict (id) do update set author_id = excluded.author_id, body_hash = excluded.body_hash,
      created_at = excluded.created_at, updated_at = excluded.updated_at, deleted_at = excluded.deleted_at;
  if private.may_expire() then
    delete from private.deleted_notes d where d.id in (
      select o.id from private.deleted_notes o where o.deleted_at <= now() - interval '1 day' for update skip locked);
  end if;
  return null;
end $$;
create trigger staff_notes_deleted after delete on public.staff_notes
  referencing old table as former for each statement execute function private.keep_deleted_notes();

-- Normalizes the text and stamps changes. Runs as owner, because API roles cannot use `private`.
create function public.stamp_staff_note() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  former private.deleted_notes;
begin
  new.body := coalesce(private.plain_text(new.body), '');
  if tg_op = 'UPDATE' then
    new.updated_at := now();
    new.version := old.version + 1;
    return new;
  end if;
  -- No note is newer than its insert. One that its author restores has its former dates; another text is an edit.
  select * into former from private.deleted_notes d where d.id = new.id and d.author_id = new.author_id;
  if found then
    new.created_at := former.created_at;
    new.updated_at := case when former.body_hash = md5(new.body) then former.updated_at else now() end;
  end if;
  new.created_at := least(new.created_at, now());
  new.updated_at := least(new.updated_at, now());
  return new;
end $$;
create trigger staff_notes_stamp_insert before insert on public.staff_notes
  for each row execute function public.stamp_staff_note();
create trigger staff_notes_stamp_update before update of body on public.staff_notes
  for each row execute function public.stamp_staff_note();

-- In place of a foreign key. After the insert, because row security must refuse first.
create function public.require_noted_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.products p where p.id = new.product_id for key share;
  if not found then
    raise exception 'there is no such product' using errcode = '23503';
  end if;
  return null;
end $$;
create trigger staff_notes_product after insert on public.staff_notes
  for each row when (new.product_id is not null) execute function public.require_noted_product();

alter table public.staff_notes enable row level security;
revoke all on public.staff_notes from anon, authenticated;
grant select, delete on public.staff_notes to authenticated;
-- Without author and dates.
grant insert (id, order_id, product_id, body) on public.staff_notes to authenticated;
grant update (body) on public.staff_notes to authenticated;
grant all on public.staff_notes to service_role;
create policy "staff_notes: admin reads" on public.staff_notes for select to authenticated
  using ((select public.is_admin()));
create policy "staff_notes: admin writes own" on public.staff_notes for insert to authenticated
  with check ((select public.is_admin()) and author_id = (select auth.uid()));
create policy "staff_notes: author edits" on public.staff_notes for update to authenticated
  using ((select public.is_admin()) and author_id = (select auth.uid()))
  with check ((select public.is_admin()) and author_id = (select auth.uid()));
create policy "staff_notes: author deletes" on public.staff_notes for delete to authenticated
  using ((select public.is_admin()) and author_id = (select auth.uid()));

-- The notes of a product, as those of an order by the foreign key: `select=name,staff_notes(id)`.
create function public.staff_notes(product public.products) returns setof public.staff_notes
language sql stable rows 10 set search_path = '' as $$
  select n.* from public.staff_notes n where n.product_id = product.id
$$;
grant execute on function public.staff_notes(public.products) to authenticated;

-- What an open timeline shows. `orders`, `products` and `feedbacks` are published already.
alter publication supabase_realtime
  add table public.staff_notes, public.tracking_shipments, public.order_messages, public.invoices;

-- What happened to an order or a product (`object_kind`), newest first. `kind` and `details`:
-- - `note`: {id, body, version, author_id, updated_at}
-- - `created`: {}
-- - `message`: {kind}, opened for the customer.
-- - `tracking`: {status, description, location}, an event of the carrier at its own moment.
-- - `invoice`: {id, number}
-- - `feedback`: {id, rating}, without the customer.
-- - `activity`: {relation, operation, row_count, changes, cause, details, record_id} of the log, and `by`, `shop` or
--   `system` without an account. Inserts of the rows above and edits of notes are left out.
-- 22023: another kind of object, or `most` outside 1 to 1000.
create function public.object_timeline(
  object_kind text, object_id uuid, most integer default 30, only_notes boolean default false
) returns table (id text, kind text, happened_at timestamptz, actor_name text, actor_email text, details jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  target constant uuid := object_timeline.object_id;
  is_order constant boolean := object_timeline.object_kind = 'order';
  page constant integer := object_timeline.most;
begin
  perform private.require_admin();
  perform private.require_page(page, 0, 1000);
  if object_timeline.object_kind not in ('order', 'product') or target is null then
    raise exception 'an order or a product is expected' using errcode = '22023';
  end if;
  return query
    select e.entry_id, e.entry_kind, e.at, coalesce(nullif(btrim(p.full_name), ''), u.email::text),
      u.email::text, e.entry
    from (
      (select n.id::text, 'note', n.created_at, n.author_id, jsonb_build_object(
          'id', n.id, 'body', n.body, 'version', n.version, 'author_id', n.author_id, 'updated_at', n.updated_at)
        from public.staff_notes n where case when is_order then n.order_id else n.product_id end = target
        order by n.created_at desc, n.id desc limit page)
      union all
      select o.id::text, 'created', o.created_at, null, '{}' from public.orders o
        where is_order and not only_notes and o.id = target
      union all
      select p.id::text, 'created', p.created_at, null, '{}' from public.products p
        where not is_order and not only_notes and p.id = target
      union all
      (select m.id::text, 'message', m.opened_at, m.opened_by, jsonb_build_object('kind', m.kind)
        from public.order_messages m where is_order and not only_notes and m.order_id = target
        order by m.opened_at desc, m.id desc limit page)
      union all
      select t.id::text, 'tracking', t.occurred_at, null,
          jsonb_build_object('status', t.status, 'description', t.description, 'location', t.location)
        from public.tracking_shipments s join public.tracking_events t on t.tracking_shipment_id = s.id
        where is_order and not only_notes and s.order_id = target
      union all
      select i.id::text, 'invoice', i.created_at, i.created_by, jsonb_build_object('id', i.id, 'number', i.number)
        from public.invoices i where is_order and not only_notes and i.order_id = target
      union all
      (select f.id::text, 'feedback', f.created_at, null, jsonb_build_object('id', f.id, 'rating', f.rating)
        from public.feedbacks f where not is_order and not only_notes and f.product_id = target
        order by f.created_at desc, f.id desc limit page)
      union all
      select a.id::text, 'activity', a.created_at, a.actor_id, jsonb_build_object('relation', a.relation,
          'operation', a.operation, 'row_count', a.row_count, 'changes', a.changes, 'cause', a.cause,
          'details', a.details, 'record_id', a.record_id, 'by', case a.actor_id
            when 'ffffffff-ffff-ffff-ffff-ffffffffffff' then 'shop'
            when '00000000-0000-0000-0000-000000000000' then 'system' end)
        from private.object_activity(target, page, '{orders insert,products insert,staff_notes insert,
          staff_notes update,order_messages insert,tracking_events insert,invoices insert}') a where not only_notes
    ) e (entry_id, entry_kind, at, actor, entry)
    left join auth.users u on u.id = e.actor
    left join public.profiles p on p.user_id = e.actor
    order by e.at desc, e.entry_id desc limit page;
end $$;
grant execute on function public.object_timeline(text, uuid, integer, boolean) to authenticated;
