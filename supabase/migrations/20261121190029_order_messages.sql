-- Messages to customers that staff opened in WhatsApp. Whether they were sent is unknown, and their text is not stored.

create table public.order_messages (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Template: `message_<kind>` of the settings.
  kind text not null check (
    kind in ('pendente', 'processando', 'enviado', 'entregue', 'cancelado', 'saiu_para_entrega', 'problema')
  ),
  opened_at timestamptz not null default now(),
  opened_by uuid references auth.users (id) on delete set null
);
create index order_messages_order_idx on public.order_messages (order_id, opened_at desc, id desc);
create index order_messages_opened_by_idx on public.order_messages (opened_by);

-- Written only by the function below.
alter table public.order_messages enable row level security;
revoke all on public.order_messages from anon, authenticated;
grant select on public.order_messages to authenticated;
grant all on public.order_messages to service_role;
create policy "order_messages: admin reads" on public.order_messages for select to authenticated
  using ((select public.is_admin()));

-- Records that the caller opened a message now. False without such an order. 23514: no such kind.
create function public.record_order_message(order_id uuid, kind text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into public.order_messages (order_id, kind, opened_by)
    select o.id, record_order_message.kind, auth.uid() from public.orders o
    where o.id = record_order_message.order_id;
  return found;
end $$;

-- The 50 newest.
create function public.list_order_messages(order_id uuid)
returns table (id uuid, kind text, opened_at timestamptz, opened_by_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select m.id, m.kind, m.opened_at, coalesce(nullif(btrim(p.full_name), ''), u.email::text)
    from public.order_messages m
    left join auth.users u on u.id = m.opened_by
    left join public.profiles p on p.user_id = m.opened_by
    where m.order_id = list_order_messages.order_id
    order by m.opened_at desc, m.id desc limit 50;
end $$;

grant execute on function public.record_order_message(uuid, text), public.list_order_messages(uuid) to authenticated;
