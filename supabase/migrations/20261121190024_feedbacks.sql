-- Customers' feedbacks on bought products: rating, comment, reply. Customers write and read their own, staff moderate
-- all (feedback_list.sql), the shop reads approved ones without persons (docs/adr/0031).

-- The customer's account, if any. Written by the storefront's server or staff.
alter table public.orders add column profile_id uuid references public.profiles (id) on delete set null;
create index orders_profile_idx on public.orders (profile_id) where profile_id is not null;

-- The caller's profile or null. PL/pgSQL for the same reason as `is_admin()`.
create function private.own_profile_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select p.id from public.profiles p where p.user_id = (select auth.uid()));
end $$;

-- Whether the caller bought the product in this shipped or delivered order (others may be unpaid). Runs as owner,
-- because customers cannot read orders.
create function private.has_bought(product uuid, in_order uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.orders o join public.order_items i on i.order_id = o.id
    where o.id = in_order and o.profile_id = private.own_profile_id() and o.status in ('enviado', 'entregue')
      and i.product_id = product
  );
end $$;

-- Normalized text: composed, uniform line breaks (at most two in a row), without control and invisible characters and
-- outer spaces. A joiner between pictographs stays. Empty becomes null. Too long texts are unchanged, to be refused.
create function private.plain_text(given text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  kept text := given;
begin
  if char_length(kept) > 8000 then
    return kept;
  end if;
  kept := regexp_replace(normalize(kept, NFC), '\r\n?|[\v\f\u0085\u2028\u2029]', E'\n', 'g');
  kept := regexp_replace(kept,
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\U000e0000-\U000e007f]+', '', 'g');
  kept := regexp_replace(kept,
    '(?<![\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])\u200d+|\u200d+(?![\u2190-\u2bff\U0001f000-\U0001faff])', '', 'g');
  kept := regexp_replace(kept, format('(?:(?!\n)[%1$s])*\n(?:(?!\n)[%1$s])*', private.white_space()), E'\n', 'g');
  kept := regexp_replace(kept, '\n{3,}', E'\n\n', 'g');
  return nullif(regexp_replace(kept, format('^[%1$s]+|[%1$s]+$', private.white_space()), '', 'g'), '');
end $$;
-- Policies run these as the caller, about the caller only.
grant execute on function private.own_profile_id(), private.has_bought(uuid, uuid) to authenticated, service_role;

create table public.feedbacks (
  id uuid primary key default gen_random_uuid(),
  -- Deleted with the account.
  profile_id uuid not null default private.own_profile_id() references public.profiles (id) on delete cascade,
  -- No foreign key: a restored product (product_undo.sql) finds its feedbacks by id.
  product_id uuid not null,
  -- Name when bought, set by a trigger.
  product_name text not null,
  -- Stays without the order.
  order_id uuid references public.orders (id) on delete set null,
  rating smallint not null check (rating between 1 and 5),
  comment text check (char_length(comment) <= 2000),
  -- For the search.
  comment_folded text not null default '',
  state text not null default 'pendente' check (state in ('pendente', 'aprovado', 'oculto')),
  -- The state replaced by the last change, for undo.
  former_state text check (former_state in ('pendente', 'aprovado', 'oculto')),
  reply text check (char_length(reply) <= 1000),
  replied_at timestamptz,
  replied_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Changes send the version that was read.
  version integer not null default 1,
  -- Transaction of the last change, for `private.is_seen`.
  changed_in bigint not null default pg_current_xact_id()::text::bigint,
  -- Per product, however often bought.
  constraint feedbacks_once unique (profile_id, product_id),
  constraint feedbacks_reply_has_a_time check ((reply is null) = (replied_at is null))
);

-- Normalizes texts and sets the product's name. Runs as owner, because customers cannot use `private` and orders.
create function public.clean_feedback() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.comment := private.plain_text(new.comment);
  new.comment_folded := private.folded(left(coalesce(new.comment, ''), 2000));
  new.reply := private.plain_text(new.reply);
  if tg_op = 'INSERT' then
    new.product_name := coalesce(
      new.product_name,
      (select i.product_name from public.order_items i
        where i.order_id = new.order_id and i.product_id = new.product_id order by i.created_at, i.id limit 1),
      (select p.name from public.products p where p.id = new.product_id));
    new.replied_at := case when new.reply is not null then coalesce(new.replied_at, now()) end;
  elsif new.reply is distinct from old.reply then
    new.replied_at := case when new.reply is not null then now() end;
  end if;
  if new.reply is null then
    new.replied_by := null;
  end if;
  return new;
end $$;

-- Separate and cheap, for changes of 10,000 states.
create function public.stamp_feedback() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.created_at := old.created_at;
  new.updated_at := now();
  new.version := old.version + 1;
  new.former_state := case when new.state <> old.state then old.state end;
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;

create trigger feedbacks_clean before insert or update of comment, reply on public.feedbacks
  for each row execute function public.clean_feedback();
create trigger feedbacks_stamp before update on public.feedbacks
  for each row execute function public.stamp_feedback();

-- State, reply and owner are granted to no API role: staff use functions, also to read the reply's author.
alter table public.feedbacks enable row level security;
revoke all on public.feedbacks from anon, authenticated;
grant select (id, profile_id, product_id, product_name, order_id, rating, comment, state, reply, replied_at, created_at,
  updated_at, version) on public.feedbacks to authenticated;
grant insert (profile_id, product_id, order_id, rating, comment) on public.feedbacks to authenticated;
grant update (rating, comment) on public.feedbacks to authenticated;
grant all on public.feedbacks to service_role;

create policy "feedbacks: own or admin may read" on public.feedbacks for select to authenticated
  using (profile_id = (select private.own_profile_id()) or (select public.is_admin()));
create policy "feedbacks: own, of a product bought" on public.feedbacks for insert to authenticated
  with check (profile_id = (select private.own_profile_id()) and private.has_bought(product_id, order_id));
-- Moderated feedbacks are final.
create policy "feedbacks: own may be changed until it is judged" on public.feedbacks for update to authenticated
  using (profile_id = (select private.own_profile_id()) and state = 'pendente')
  with check (profile_id = (select private.own_profile_id()) and state = 'pendente');

-- Newest first, without persons. 22023: no product, or a page size outside 1 to 100.
create function public.approved_feedbacks(product_id uuid, page_size integer default 20, page_offset integer default 0)
returns table (product uuid, rating smallint, comment text, created_at timestamptz, reply text, replied_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_page(page_size, page_offset, 100);
  if approved_feedbacks.product_id is null then
    raise exception 'a product is needed' using errcode = '22023';
  end if;
  return query
    select f.product_id, f.rating, f.comment, f.created_at, f.reply, f.replied_at from public.feedbacks f
    where f.product_id = approved_feedbacks.product_id and f.state = 'aprovado'
      and exists (select 1 from public.products p where p.id = approved_feedbacks.product_id and p.is_active)
    order by f.created_at desc, f.id desc limit page_size offset page_offset;
end $$;
grant execute on function public.approved_feedbacks(uuid, integer, integer) to anon, authenticated, service_role;

alter publication supabase_realtime add table public.feedbacks;
