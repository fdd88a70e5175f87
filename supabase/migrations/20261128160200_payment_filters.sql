-- Lists of orders by payment and source.

-- For counts and lists of frequent states; the second for rare ones.
drop index public.orders_created_at_idx;
create index orders_created_at_idx on public.orders (created_at desc, id desc)
  include (status, paid_state, payment_method, source);
create index orders_paid_state_idx on public.orders (paid_state, created_at desc, id desc) include (status);

create or replace function private.order_filter() returns jsonb
language sql immutable parallel safe
return '{"search": "string", "first_day": "day", "last_day": "day",
  "older_than": ["2", "3", "7", "15", "30"], "status": ["pendente", "processando", "enviado", "entregue", "cancelado"],
  "paid": ["pago", "parcial", "a_pagar", "desconhecido", "estornado", "em_aberto"],
  "payment_method": ["pix", "card", "dinheiro", "outro"], "source": ["storefront", "manual"]}'::jsonb;

-- As in order_list.sql. `paid`: the paid state; `em_aberto` is each that may still be paid.
create or replace function private.is_order_match(o public.orders, filter jsonb, few uuid[]) returns boolean
language sql stable parallel safe
return private.require_filter(filter, private.order_filter())
  and case when few is not null then o.id = any (few)
    when private.order_patterns(filter ->> 'search') is not null
      then private.has_order_words(o.id, private.order_patterns(filter ->> 'search'))
    else private.is_number_match(o.order_number, filter ->> 'search') end
  and (filter ->> 'status' is null or coalesce(o.status, 'pendente') = filter ->> 'status')
  and (filter ->> 'first_day' is null
    or o.created_at >= (filter ->> 'first_day')::date::timestamp at time zone 'America/Sao_Paulo')
  and (filter ->> 'last_day' is null
    or o.created_at < ((filter ->> 'last_day')::date + 1)::timestamp at time zone 'America/Sao_Paulo')
  and (filter ->> 'older_than' is null or o.created_at < now() - (filter ->> 'older_than')::integer * interval '1 day')
  and (filter ->> 'paid' is null or o.paid_state = filter ->> 'paid'
    or filter ->> 'paid' = 'em_aberto' and o.paid_state not in ('pago', 'estornado'))
  and (filter ->> 'payment_method' is null or o.payment_method = filter ->> 'payment_method')
  and (filter ->> 'source' is null or o.source = filter ->> 'source');
