-- Payments of orders. An order may have several; `orders.paid_state` sums them up.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  -- Null: unknown.
  method text check (method in ('pix', 'card', 'dinheiro', 'outro')),
  amount numeric(12, 2) not null check (amount >= 0 and amount <> 'NaN'),
  -- Null until staff or a provider name it.
  state text check (state in ('pendente', 'pago', 'estornado', 'expirado')),
  -- When it was paid, returned or expired.
  happened_at timestamptz,
  source text not null check (source in ('storefront', 'manual', 'provider')),
  -- Of the bank or the provider.
  reference text check (char_length(reference) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Changes send the version that was read.
  version integer not null default 1,
  constraint payments_moments check (
    happened_at >= '2000-01-01T00:00:00Z' and happened_at < '2100-01-01T00:00:00Z'
    and created_at >= '2000-01-01T00:00:00Z' and created_at < '2100-01-01T00:00:00Z'
    and updated_at >= '2000-01-01T00:00:00Z' and updated_at < '2100-01-01T00:00:00Z'
  )
);
create index payments_order_idx on public.payments (order_id) include (state, amount);
create unique index payments_reference_idx on public.payments (reference) where source = 'provider';

create function private.stamp_payment() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  new.version := old.version + 1;
  return new;
end $$;
create trigger payments_stamp before update on public.payments for each row execute function private.stamp_payment();

-- Written only by functions.
alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated;
grant select on public.payments to authenticated;
grant all on public.payments to service_role;
create policy "payments: admin reads" on public.payments for select to authenticated using ((select public.is_admin()));
-- As in row_estimates.sql.
create policy "payments: estimates are for admin" on public.payments as restrictive for select to authenticated using (
  0 = all (case when (select public.is_admin()) or public.is_admin() then '{}'::integer[] else '{}' end));

-- The method of an order, for filters; null if unknown.
create function private.payment_method(shipping_address jsonb) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when method in ('pix', 'dinheiro') then method
      when method in ('card', 'cartao', 'cartão', 'credit_card', 'debit_card') then 'card'
      when method ~ '\S' then 'outro' end
  from lower(btrim(coalesce(shipping_address ->> 'payment_method', shipping_address ->> 'paymentMethod',
    shipping_address ->> 'payment', shipping_address ->> 'forma_pagamento', shipping_address ->> 'pagamento'))) as method
$$;

-- The paid state of an order:
-- - `pago`, `parcial`: the paid payments reach the total, or do not.
-- - `a_pagar`, `estornado`: nothing is paid any more, and a payment is awaited or expired, or was returned.
-- - `desconhecido`: no payment has a state.
create function private.paid_state(order_id uuid, total numeric) returns text
language sql stable set search_path = '' as $$
  select case when bool_or(p.state = 'pago')
      then case when sum(p.amount) filter (where p.state = 'pago') >= paid_state.total then 'pago' else 'parcial' end
    when bool_or(p.state = 'pendente') then 'a_pagar' when bool_or(p.state = 'estornado') then 'estornado'
    when bool_or(p.state = 'expirado') then 'a_pagar' else 'desconhecido' end
  from public.payments p where p.order_id = paid_state.order_id
$$;

alter table public.orders
  add column paid_state text not null default 'desconhecido'
    check (paid_state in ('desconhecido', 'a_pagar', 'parcial', 'pago', 'estornado')),
  -- Generated, so that no trigger runs for the stored orders.
  add column payment_method text generated always as (private.payment_method(shipping_address)) stored;
-- A restored order is inserted with its columns.
alter table public.orders alter column payment_method drop expression;
-- As `add_first_payments` for a new order. None of these was entered by staff.
insert into public.payments (order_id, method, amount, source, created_at)
  select o.id, o.payment_method, o.total, 'storefront', o.created_at from public.orders o;

-- Only payments, total and address decide, whatever is written. Sorts before `orders_stamp`.
create function private.derive_payment_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.payment_method := private.payment_method(new.shipping_address);
  new.paid_state := case tg_op when 'INSERT' then 'desconhecido' else private.paid_state(new.id, new.total) end;
  return new;
end $$;
create trigger orders_payment_of_new before insert on public.orders
  for each row execute function private.derive_payment_columns();
create trigger orders_payment before update of shipping_address, total, paid_state, payment_method on public.orders
  for each row execute function private.derive_payment_columns();

-- A payment is no change of its order, as an invoice.
create or replace trigger orders_stamp before update on public.orders
  for each row when (old.has_invoice = new.has_invoice and (old.paid_state = new.paid_state or old.total <> new.total))
  execute function public.stamp_order();

-- The first payment of an order: awaited if staff entered the order, unknown if the storefront did. A restored order has
-- its own.
create function private.add_first_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payments (order_id, method, amount, state, source, created_at)
    select w.id, w.payment_method, w.total, case w.source when 'manual' then 'pendente' end, w.source, w.created_at
    from written w where not exists (select from public.payments p where p.order_id = w.id);
  return null;
end $$;
create trigger orders_first_payment after insert on public.orders
  referencing new table as written for each statement execute function private.add_first_payments();

create function private.follow_payments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[] := array(select distinct w.order_id from written w);
begin
  if tg_op = 'UPDATE' then
    ids := ids || array(select f.order_id from former f where f.order_id <> all (ids));
  end if;
  -- The next statement reads payments committed while it waited for the locks.
  perform 1 from public.orders o where o.id = any (ids) order by o.id for no key update;
  update public.orders o set paid_state = private.paid_state(o.id, o.total)
    where o.id = any (ids) and o.paid_state <> private.paid_state(o.id, o.total);
  return null;
end $$;
create trigger payments_inserted after insert on public.payments
  referencing new table as written for each statement execute function private.follow_payments();
create trigger payments_updated after update on public.payments
  referencing old table as former new table as written for each statement execute function private.follow_payments();
create trigger payments_deleted after delete on public.payments
  referencing old table as written for each statement execute function private.follow_payments();

-- Lines that functions of earlier migrations get, so that no other part of them is repeated here.
do $patch$
declare
  line record;
  stored text;
begin
  for line in select * from (values
    ('public.undo_change(uuid, jsonb)', $a$    when 'order_delete' then$a$,
      $b$    when 'order_payment' then
      select r.*, '[]'::jsonb into done, skipped, adjusted from private.restore_payments(chosen) r;
    when 'order_delete' then$b$),
    ('private.record_order_deletion()', $a$      'order_messages', ($a$,
      $b$      'payments', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from public.payments p where p.order_id = old.id),
      'order_messages', ($b$),
    ('private.restore_orders(private.changes)', $a$    messages as ($a$,
      $b$    payments as (
      insert into public.payments select * from jsonb_populate_recordset(null::public.payments, contents -> 'payments')),
    messages as ($b$),
    ('private.activity_rules()', $a$)) r(relation, $a$,
      $b$), ('payments', 'order', '{order_id}', '{orders}', null, '{method,amount,state,happened_at}', '{reference}',
      '{method,amount,state}')) r(relation, $b$)
  ) as l (function, before, after) loop
    stored := pg_get_functiondef(line.function::regprocedure);
    if length(stored) - length(replace(stored, line.before, '')) <> length(line.before) then
      raise exception '% has another form', line.function;
    end if;
    execute replace(stored, line.before, line.after);
  end loop;
end $patch$;
create trigger payments_activity_insert after insert on public.payments
  referencing new table as written for each statement execute function private.record_activity();
create trigger payments_activity_update after update on public.payments
  referencing old table as former new table as written for each statement execute function private.record_activity();
create trigger payments_activity_delete after delete on public.payments
  referencing old table as written for each statement execute function private.record_activity();
