-- Words of orders, for the search in order_list.sql, and their customers' e-mail and phone, for customers.sql.

-- A table of its own: a change of status does not rewrite the words, and a new item is no change of the order.
create table private.order_search (
  order_id uuid primary key references public.orders (id) on delete cascade,
  -- Folded words, each after a space and a mark in capitals, which no folded search has. `A`: the customer's name. `B`:
  -- items. `NN`: the running number. `CC`: the rest. One or two letters find beginnings of `A`, digits of `NN`, and
  -- beside a longer word beginnings of `A` and `B`.
  words text not null,
  -- Of the customer, for comparison: `private.email_key` and `private.phone_key`.
  email text,
  phone text
);
-- Small: one in few updates changes them.
create index order_search_email_idx on private.order_search (email) where email is not null;
create index order_search_phone_idx on private.order_search (phone) where phone is not null;
create index order_search_words_idx on private.order_search using gin (words extensions.gin_trgm_ops);

-- The words of a text, each after a space and a mark; empty if blank.
create function private.marked_words(mark text, given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(' ' || mark || replace(nullif(btrim(private.folded(given)), ''), ' ', ' ' || mark), '')
$$;

-- In small letters, without spaces; null if it cannot be an address.
create function private.email_key(given text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select key from lower(translate(private.without_invisible(given), E' \t\n\r\u00a0', '')) as key
  where key like '%_@_%' and length(key) <= 320
$$;

-- Writes the words of orders. The names of the customer's parts are those of `parseShippingAddress` in libs/domain.
create function private.index_orders(ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- In id order, against deadlocks. The next statement reads items committed while it waited for the locks.
  perform 1 from private.order_search s where s.order_id = any (ids) order by s.order_id for update;
  insert into private.order_search (order_id, words, email, phone)
  select o.id, private.marked_words('A',
      coalesce(a ->> 'name', a ->> 'full_name', a ->> 'fullName', a ->> 'nome', a ->> 'nome_completo', a ->> 'nomeCompleto'))
    || private.marked_words('NN', ltrim(substring(o.order_number from '\d+$'), '0'))
    || private.marked_words('B', items.names)
    || private.marked_words('CC', concat_ws(' ', o.order_number, private.plain_digits(o.order_number),
      array_to_string(private.phone_forms(phone), ' '), email, private.order_document(a), shipments.codes)),
    private.email_key(email), private.phone_key(phone)
  from public.orders o,
    lateral (select o.shipping_address as a, coalesce(o.shipping_address ->> 'email', o.shipping_address ->> 'mail') as email)
      as address,
    lateral (select coalesce(a ->> 'phone', a ->> 'phone_number', a ->> 'phoneNumber', a ->> 'telefone', a ->> 'celular',
      a ->> 'whatsapp') as phone) as called,
    lateral (
      select string_agg(name, ' ' order by name) as names from (
        select i.product_name as name from public.order_items i where i.order_id = o.id
        union
        select coalesce(item ->> 'product_name', item ->> 'productName', item ->> 'name', item ->> 'title',
          item ->> 'produto', item ->> 'nome', item ->> 'titulo', case jsonb_typeof(item) when 'string' then item #>> '{}' end)
        from jsonb_path_query(coalesce(a -> 'items', a -> 'itens'), '$[*]') as item
      ) as named
    ) as items,
    lateral (
      select string_agg(s.tracking_code, ' ' order by s.tracking_code) as codes
      from public.tracking_shipments s where s.order_id = o.id
    ) as shipments
  where o.id = any (ids)
  on conflict (order_id) do update set words = excluded.words, email = excluded.email, phone = excluded.phone
    where (order_search.words, order_search.email, order_search.phone) is distinct from
      (excluded.words, excluded.email, excluded.phone);
end $$;

create function private.index_changed_orders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_level = 'ROW' then
    perform private.index_orders(array[to_jsonb(new) ->> tg_argv[0], to_jsonb(old) ->> tg_argv[0]]::uuid[]);
  elsif tg_argv[0] = 'id' then
    perform private.index_orders(array(select c.id from changed c));
  else
    perform private.index_orders(array(select c.order_id from changed c));
  end if;
  return null;
end $$;

create trigger orders_index_inserted after insert on public.orders
  referencing new table as changed for each statement execute function private.index_changed_orders('id');
create trigger orders_index_updated after update of order_number, shipping_address on public.orders
  for each row when (old.order_number <> new.order_number or old.shipping_address is distinct from new.shipping_address)
  execute function private.index_changed_orders('id');

create trigger order_items_index_inserted after insert on public.order_items
  referencing new table as changed for each statement execute function private.index_changed_orders('order_id');
create trigger order_items_index_deleted after delete on public.order_items
  referencing old table as changed for each statement execute function private.index_changed_orders('order_id');
-- Updates by row and column: a deleted product clears `product_id` of its items, and an event updates its shipment.
create trigger order_items_index_updated after update of product_name, order_id on public.order_items
  for each row when (old.product_name <> new.product_name or old.order_id <> new.order_id)
  execute function private.index_changed_orders('order_id');

create trigger tracking_shipments_index_inserted after insert on public.tracking_shipments
  referencing new table as changed for each statement execute function private.index_changed_orders('order_id');
create trigger tracking_shipments_index_deleted after delete on public.tracking_shipments
  referencing old table as changed for each statement execute function private.index_changed_orders('order_id');
create trigger tracking_shipments_index_updated after update of tracking_code, order_id on public.tracking_shipments
  for each row when (old.tracking_code is distinct from new.tracking_code or old.order_id <> new.order_id)
  execute function private.index_changed_orders('order_id');
