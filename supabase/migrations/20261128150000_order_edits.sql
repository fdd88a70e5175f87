-- Edits of an order by staff: items, customer, address, delivery, discount and notes.

-- Number of changes of the contents, which are no changes of status (`version`).
alter table public.orders add column revision integer not null default 1;

create function private.count_order_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + case when (new.subtotal, new.discount_amount, new.shipping_cost, new.total, new.notes,
    new.shipping_address, new.profile_id) is distinct from (old.subtotal, old.discount_amount, old.shipping_cost, old.total,
    old.notes, old.shipping_address, old.profile_id) then 1 else 0 end;
  return new;
end $$;
create trigger orders_revision before update on public.orders for each row
  when (new.revision <> old.revision or (new.subtotal, new.discount_amount, new.shipping_cost, new.total, new.notes,
    new.shipping_address, new.profile_id) is distinct from (old.subtotal, old.discount_amount, old.shipping_cost, old.total,
    old.notes, old.shipping_address, old.profile_id))
  execute function private.count_order_revision();

-- A deleted order with the columns that are newer than its deletion, or than the backup that has it.
create function private.with_new_columns(change private.changes) returns private.changes
language plpgsql immutable set search_path = '' as $$
begin
  change.document := jsonb_set(change.document, '{contents,orders,0}',
    '{"source": "storefront", "revision": 1}' || (change.document #> '{contents,orders,0}'));
  return change;
end $$;

create function private.is_order_closed(status text) returns boolean
language sql immutable parallel safe set search_path = ''
return coalesce(status in ('enviado', 'entregue', 'cancelado'), false);

-- Names of a part in `orders.shipping_address` and its items, in the order of reading, without signs. They are those of
-- `parseShippingAddress` in libs/domain.
create function private.part_names(part text) returns text[]
language sql immutable parallel safe set search_path = ''
return case part
  when 'name' then '{name,fullname,nome,nomecompleto}'
  when 'phone' then '{phone,phonenumber,telefone,celular,whatsapp}'
  when 'email' then '{email,mail}'
  when 'document' then '{document,cpf,cnpj,cpfcnpj,cpfoucnpj,documento,taxid}'
  when 'payment_method' then '{paymentmethod,payment,formapagamento,formadepagamento,pagamento}'
  when 'shipping_method' then '{shippingmethod,shipping,metodoenvio,formadeenvio,frete}'
  when 'street' then '{street,streetname,address,address1,addressline1,line1,rua,logradouro,endereco}'
  when 'number' then '{number,streetnumber,housenumber,numero,num}'
  when 'complement' then '{complement,address2,addressline2,line2,complemento}'
  when 'district' then '{neighbourhood,neighborhood,district,bairro}'
  when 'city' then '{city,town,cidade,municipio,localidade}'
  when 'state' then '{state,province,region,estado,uf}'
  when 'zip' then '{zip,zipcode,postalcode,postcode,cep}'
  when 'address' then '{address,endereco}'
  when 'items' then '{items,itens}'
  when 'product_name' then '{productname,name,title,produto,nome,titulo}'
  when 'quantity' then '{quantity,qty,quantidade,qtd}'
  when 'price' then '{price,unitprice,preco,valor}'
  when 'total' then '{total,subtotal}'
end::text[];

-- Parts of an object under a name of `part`, the one that is read first.
create function private.named_parts(given jsonb, part text) returns table (key text, value jsonb, written text)
language sql immutable parallel safe set search_path = '' as $$
  select p.key, p.value, case when jsonb_typeof(p.value) in ('string', 'number') then nullif(btrim(p.value #>> '{}'), '') end
  from (
    select e.key, e.value, array_position(private.part_names(part),
      regexp_replace(private.folded(e.key), '[^a-z0-9]', '', 'g')) as place
    from jsonb_each(given) e
  ) p where p.place is not null order by p.place, p.key
$$;

-- An object with another value of a part, under the name that it has there: storefronts read their own names. The former
-- value is replaced under all names, and a blank one removed.
create function private.with_part(given jsonb, part text, value jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  shown record;
begin
  if coalesce(value #>> '{}', '') !~ '\S' then
    return given - array(select p.key from private.named_parts(given, part) p where p.written is not null);
  end if;
  select p.key, p.written into shown from private.named_parts(given, part) p where p.written is not null limit 1;
  if shown.written = value #>> '{}' then
    return given;
  end if;
  return (given - array(select p.key from private.named_parts(given, part) p where p.written = shown.written))
    || jsonb_build_object(coalesce(shown.key, part), value);
end $$;

-- `shipping_address` with the customer, address and methods of an edit. Unknown parts stay.
create function private.edited_details(stored jsonb, entry jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  parts constant text[] := '{street,number,complement,district,city,state,zip}';
  edited jsonb := stored;
  part text;
  place text;
begin
  for part in select k.key from jsonb_object_keys(entry -> 'customer') as k (key) where k.key <> 'user_id' loop
    edited := private.with_part(edited, part, entry -> 'customer' -> part);
  end loop;
  foreach part in array '{payment_method,shipping_method}'::text[] loop
    if entry ? part then
      edited := private.with_part(edited, part, entry -> part);
    end if;
  end loop;
  if not entry ? 'address' then
    return edited;
  end if;
  select p.key into place from private.named_parts(edited, 'address') p
    where p.written is not null or p.value not in ('{}', '[]', 'null') and jsonb_typeof(p.value) in ('object', 'array') limit 1;
  if place is null then
    -- Some storefronts write street and city beside the name.
    if entry -> 'address' = 'null' or exists (select from unnest(parts) n, private.named_parts(edited, n) p where p.written is not null) then
      foreach part in array parts loop
        edited := private.with_part(edited, part, entry -> 'address' -> part);
      end loop;
      return edited;
    end if;
    place := 'address';
  elsif entry -> 'address' = 'null' then
    return edited - place;
  end if;
  if jsonb_typeof(edited -> place) is distinct from 'object' then
    edited := edited || jsonb_build_object(place, '{}'::jsonb);
  end if;
  foreach part in array parts loop
    edited := edited || jsonb_build_object(place, private.with_part(edited -> place, part, entry -> 'address' -> part));
  end loop;
  return edited;
end $$;

-- What an edit may write, and an undo restores: {"order": {columns}, "items": [rows]}.
create function private.order_contents(o public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'order', jsonb_build_object('subtotal', o.subtotal, 'discount_amount', o.discount_amount, 'shipping_cost', o.shipping_cost,
      'total', o.total, 'notes', o.notes, 'shipping_address', o.shipping_address, 'profile_id', o.profile_id),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id, 'product_name', i.product_name,
        'quantity', i.quantity, 'price', i.price, 'total', i.total, 'created_at', i.created_at at time zone 'UTC')
        order by i.created_at, i.id), '[]')
      from public.order_items i where i.order_id = o.id))
$$;

-- Recorded contents without accounts and products that were deleted since.
create function private.present_contents(contents jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'order', contents -> 'order' || jsonb_build_object('profile_id', (
      select p.id from public.profiles p where p.id = (contents #>> '{order,profile_id}')::uuid)),
    'items', (
      select coalesce(jsonb_agg(i.value || jsonb_build_object('product_id', p.id) order by i.n), '[]')
      from jsonb_array_elements(contents -> 'items') with ordinality as i (value, n)
      left join public.products p on p.id = (i.value ->> 'product_id')::uuid))
$$;

-- Items that differ, each {name, quantity: [from, to], price: [from, to]}; null without. A new one is from null.
create function private.item_differences(former jsonb, written jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('name', coalesce(w.value, f.value) -> 'product_name',
    'quantity', jsonb_build_array(f.value -> 'quantity', w.value -> 'quantity'),
    'price', jsonb_build_array(f.value -> 'price', w.value -> 'price')) order by coalesce(w.value, f.value) ->> 'created_at')
  from jsonb_array_elements(former) f full join jsonb_array_elements(written) w on w.value ->> 'id' = f.value ->> 'id'
  where f.value is distinct from w.value
$$;

-- The rows of an order with the items of an edit. An item is the row of the same product, or else of the same name, that is
-- most alike; the others are new or deleted, so that only rows that differ are written.
create function private.edited_items(former jsonb, entry jsonb, totals jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  wanted jsonb := '{}';
  item record;
  met jsonb;
begin
  for item in
    select i.n, btrim(i.value ->> 'product_name') as name, (nullif(i.value ->> 'product_id', ''))::uuid::text as product_id,
      i.value -> 'quantity' as quantity, i.value -> 'price' as price
    from jsonb_array_elements(entry -> 'items') with ordinality as i (value, n) order by i.n
  loop
    select r.value into met from jsonb_array_elements(former) r
      where not wanted ? (r.value ->> 'id') and r.value ->> 'product_id' is not distinct from item.product_id
        and (item.product_id is not null or lower(r.value ->> 'product_name') = lower(item.name))
      order by r.value -> 'price' = item.price desc, r.value -> 'quantity' = item.quantity desc,
        r.value ->> 'created_at', r.value ->> 'id' limit 1;
    met := coalesce(met, jsonb_build_object('id', gen_random_uuid(), 'product_id', item.product_id,
      'created_at', now() at time zone 'UTC' + item.n * interval '1 microsecond'))
      || jsonb_build_object('product_name', item.name, 'quantity', item.quantity, 'price', item.price,
        'total', totals -> 'items' -> (item.n - 1)::integer);
    wanted := wanted || jsonb_build_object(met ->> 'id', met);
  end loop;
  return (select jsonb_agg(w.value order by w.value ->> 'created_at', w.key) from jsonb_each(wanted) w);
end $$;

-- `shipping_address` with the items of an edit. `line`: the place of the stored one, whose unknown parts stay. One at an
-- unchanged price keeps its list price and note.
create function private.with_lines(address jsonb, former jsonb, entry jsonb, totals jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  place constant text := coalesce((select p.key from private.named_parts(address, 'items') p limit 1), 'items');
  stored constant jsonb := case when jsonb_typeof(address -> place) = 'array' then address -> place else '[]' end;
  lines jsonb := '[]';
  item record;
  line jsonb;
begin
  for item in
    select i.value as given, i.n, s.value as stored, btrim(i.value ->> 'product_name') as name,
      case when private.is_on_sale(p) then p.sale_price else p.price end as list_price
    from jsonb_array_elements(entry -> 'items') with ordinality as i (value, n)
    left join public.products p on p.id = (i.value ->> 'product_id')::uuid
    left join jsonb_array_elements(stored) with ordinality as s (value, n) on s.n - 1 = (i.value ->> 'line')::integer
    order by i.n
  loop
    line := case when jsonb_typeof(item.stored) = 'object' then item.stored else '{}' end;
    line := private.with_part(line, 'product_name', to_jsonb(item.name));
    line := private.with_part(line, 'quantity', item.given -> 'quantity');
    line := private.with_part(line, 'price', item.given -> 'price');
    line := private.with_part(line, 'total', totals -> 'items' -> (item.n - 1)::integer);
    if item.stored is null or not exists (
      select from jsonb_array_elements(former) f
      where lower(f ->> 'product_name') = lower(item.name) and f -> 'price' = item.given -> 'price') then
      line := line - '{list_price,note}'::text[] || jsonb_strip_nulls(jsonb_build_object(
        'list_price', nullif(item.list_price, (item.given ->> 'price')::numeric),
        'note', nullif(btrim(item.given ->> 'note'), '')));
    end if;
    lines := lines || jsonb_build_array(line);
  end loop;
  return address || jsonb_build_object(place, lines);
end $$;

-- Locks the products of an order and of its new rows, in the order of `settle_stock`.
create function private.lock_order_products(target uuid, rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform from public.products p where p.id in (
      select i.product_id from public.order_items i where i.order_id = target
      union select nullif(r ->> 'product_id', '')::uuid from jsonb_array_elements(rows) r)
    order by p.id for no key update;
end $$;

-- Writes the rows of an order that differ from recorded ones. Each statement settles the stock of its own products.
create function private.write_order_items(target uuid, rows jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.lock_order_products(target, rows);
  delete from public.order_items i where i.order_id = target
    and i.id not in (select (r ->> 'id')::uuid from jsonb_array_elements(rows) r);
  update public.order_items i set product_name = r.product_name, quantity = r.quantity, price = r.price, total = r.total
    from jsonb_to_recordset(rows) as r (id uuid, product_name text, quantity integer, price numeric, total numeric)
    where i.id = r.id and (i.product_name, i.quantity, i.price, i.total) is distinct from (r.product_name, r.quantity, r.price, r.total);
  insert into public.order_items (id, order_id, product_id, product_name, quantity, price, total, created_at)
    select r.id, target, r.product_id, r.product_name, r.quantity, r.price, r.total, r.created_at at time zone 'UTC'
    from jsonb_to_recordset(rows) as r (id uuid, product_id uuid, product_name text, quantity integer, price numeric,
      total numeric, created_at timestamp)
    where not exists (select from public.order_items i where i.id = r.id);
end $$;

-- Raises 22023 for a malformed edit. Absent parts are checked as valid ones.
create function private.require_edit(entry jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  amounts constant text[] := '{items,shipping_cost,discount,total}';
begin
  if jsonb_typeof(entry) is distinct from 'object' or entry ?| amounts and not entry ?& amounts then
    raise exception 'malformed entry: items' using errcode = '22023';
  end if;
  perform private.require_entry(
    '{"items": [{"product_name": "-", "quantity": 1, "price": 0}], "shipping_cost": 0, "discount": 0, "total": 0}'
    || entry || jsonb_build_object('customer', '{"name": "-"}' || coalesce(entry -> 'customer', '{}')) || case
      when jsonb_typeof(entry -> 'items') = 'array' then jsonb_build_object('items', (
        select coalesce(jsonb_agg(case jsonb_typeof(i.value) when 'object' then i.value - 'line' else i.value end order by i.n), '[]')
        from jsonb_array_elements(entry -> 'items') with ordinality as i (value, n)))
      else '{}' end);
end $$;

-- Changes the contents of an order and returns it; `change_id` is the record, null if nothing differs.
-- - `entry`: the parts of `enter_order` that change; of the customer single ones. Items, shipping cost, discount and total
--   come together, and each item that the order has with its `line`, the place in `orders.shipping_address`.
-- - `request_id` is the id of the record: a repeat after a lost response returns the recorded total and writes nothing.
-- - After enviado, items need a `reason`, and shipping, discount and payment method do not change.
-- P0001 with detail `order_unknown`, `order_changed` (another revision than expected), `order_sent` (the rule above) or
-- `return_refused` (fewer pieces than were returned); `total_changed`, `stock_short` of the pieces that are added, 22023 and 23503 as of `enter_order`.
create function public.edit_order(
  request_id uuid, order_id uuid, expected_revision integer, entry jsonb, reason text default null, accept_stock boolean default false
) returns table (order_number text, total numeric, change_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
  stored public.orders;
  edited public.orders;
  former jsonb;
  rows jsonb;
  totals jsonb;
begin
  perform private.require_admin();
  if request_id is null then
    raise exception 'malformed entry: request_id' using errcode = '22023';
  end if;
  change := private.recorded_change(request_id, 'order_edit');
  if change.id is not null then
    return query select change.first_names[1], (change.arguments ->> 'total')::numeric, change.id;
    return;
  end if;
  select * into stored from public.orders o where o.id = edit_order.order_id for update;
  if stored.id is null then
    raise exception 'there is no such order' using errcode = 'P0001', detail = 'order_unknown';
  elsif stored.revision is distinct from expected_revision then
    raise exception 'the order has changed' using errcode = 'P0001', detail = 'order_changed';
  end if;
  perform private.require_edit(entry);
  perform private.require_parts(jsonb_build_object('reason', reason), '{"reason": "text"}');
  former := private.order_contents(stored);
  rows := former -> 'items';
  edited := stored;
  edited.shipping_address := private.edited_details(coalesce(stored.shipping_address, '{}'), entry);
  if entry ? 'notes' then
    edited.notes := nullif(btrim(entry ->> 'notes'), '');
  end if;
  if entry -> 'customer' ? 'user_id' then
    edited.profile_id := private.entry_buyer(entry);
  end if;
  if entry ? 'items' then
    totals := private.entry_totals(entry);
    if totals -> 'total' is distinct from entry -> 'total' then
      raise exception 'the total is another one' using errcode = 'P0001', detail = 'total_changed';
    end if;
    perform private.lock_order_products(stored.id, entry -> 'items');
    perform private.require_products(entry);
    rows := private.edited_items(rows, entry, totals);
    edited.subtotal := (totals ->> 'subtotal')::numeric;
    edited.discount_amount := (entry ->> 'discount')::numeric;
    edited.shipping_cost := (entry ->> 'shipping_cost')::numeric;
    edited.total := (totals ->> 'total')::numeric;
  end if;
  if private.is_order_closed(stored.status) and (entry ?| '{shipping_method,payment_method}'
      or edited.discount_amount <> stored.discount_amount or edited.shipping_cost <> stored.shipping_cost
      or rows <> former -> 'items' and coalesce(reason, '') !~ '\S') then
    raise exception 'the order was sent' using errcode = 'P0001', detail = 'order_sent';
  end if;
  if rows <> former -> 'items' then
    if private.drops_returned_items(stored.id, rows) then
      raise exception 'items of a return would be gone' using errcode = 'P0001', detail = 'return_refused';
    end if;
    if accept_stock is not true then
      perform private.require_stock(private.added_pieces(former -> 'items', rows));
    end if;
    edited.shipping_address := private.with_lines(edited.shipping_address, former -> 'items', entry, totals);
  end if;
  if edited is not distinct from stored and rows = former -> 'items' then
    return query select stored.order_number, stored.total, null::uuid;
    return;
  end if;
  change.id := request_id;
  change.kind := 'order_edit';
  change.arguments := jsonb_build_object('status', coalesce(stored.status, 'pendente'), 'former_total', stored.total, 'total', edited.total);
  change.object_ids := array[stored.id];
  change.object_names := array[stored.order_number];
  change.document := jsonb_build_object('former', former,
    'written', private.write_order_contents(stored.id, jsonb_build_object('order', to_jsonb(edited), 'items', rows), 'edit', change.id, reason));
  perform private.record_change(change);
  return query select stored.order_number, edited.total, change.id;
end $$;
grant execute on function public.edit_order(uuid, uuid, integer, jsonb, text, boolean) to authenticated;

-- Pieces of each product that the rows have more than before, for `private.require_stock`.
create function private.added_pieces(former jsonb, rows jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('product_id', p.id, 'quantity', p.pieces)) from (
    select i.value ->> 'product_id' as id, sum(i.sign * (i.value ->> 'quantity')::integer) as pieces
    from (select r as value, 1 as sign from jsonb_array_elements(rows) r union all select f, -1 from jsonb_array_elements(former) f) i
    group by 1
  ) p where p.id is not null and p.pieces > 0
$$;

-- Writes contents to the locked order and returns them as stored. The log has the reason and the items that differ, but no
-- personal data, which is only in the record.
create function private.write_order_contents(target uuid, contents jsonb, cause text, record_id uuid, reason text default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  stored public.orders;
  wanted public.orders;
  details jsonb;
begin
  select * into stored from public.orders o where o.id = target;
  wanted := jsonb_populate_record(stored, contents -> 'order');
  details := jsonb_strip_nulls(jsonb_build_object('reason', nullif(btrim(reason), ''),
    'items', private.item_differences(private.order_contents(stored) -> 'items', contents -> 'items')));
  perform private.explain_activity('order_items', cause, null, record_id);
  perform private.write_order_items(target, contents -> 'items');
  perform private.explain_activity('orders', cause, details, record_id);
  update public.orders o set subtotal = wanted.subtotal, discount_amount = wanted.discount_amount,
      shipping_cost = wanted.shipping_cost, total = wanted.total, notes = wanted.notes,
      shipping_address = wanted.shipping_address, profile_id = wanted.profile_id
    where o.id = target returning * into stored;
  return private.order_contents(stored);
end $$;

-- Restores the contents before an edit if they have not changed since. What a customer got stays: an order that was sent
-- later keeps its items and amounts, and one with returns the returned items.
create function private.restore_order_contents(change private.changes, out restored uuid[], out skipped jsonb)
language plpgsql set search_path = '' as $$
declare
  stored public.orders;
  former constant jsonb := private.present_contents(change.document -> 'former');
  written constant jsonb := private.present_contents(change.document -> 'written');
begin
  restored := '{}';
  select * into stored from public.orders o where o.id = change.object_ids[1] for update;
  if private.order_contents(stored) = written and not private.drops_returned_items(stored.id, former -> 'items')
    and not (private.is_order_closed(stored.status)
      and not private.is_order_closed(change.arguments ->> 'status')
      and (former -> 'items', former #> '{order,total}') is distinct from (written -> 'items', written #> '{order,total}')) then
    perform private.write_order_contents(stored.id, former, 'edit_undo', change.id);
    restored := change.object_ids;
    change := private.part_of_change(change, false, restored);
  end if;
  skipped := private.skipped_orders(change.object_ids, change.object_names);
end $$;

-- Entries of an object, as before, of which an edit of an order has the former and written customer, address and notes while
-- they are recorded. Its items have no entries of their own.
create or replace function private.object_activity(object_id uuid, most integer, left_out text[] default '{}')
returns setof private.described_activity
language sql stable set search_path = '' as $$
  select d.id, d.created_at, d.actor_id, d.actor_name, d.actor_email, d.kind, d.relation, d.operation, d.object_id, d.object_name,
    d.row_count, d.changes, d.cause, d.details || case d.cause
      when 'edit' then jsonb_build_object('former', c.document #> '{former,order}', 'written', c.document #> '{written,order}')
      when 'edit_undo' then jsonb_build_object('former', c.document #> '{written,order}', 'written', c.document #> '{former,order}')
      else '{}' end, d.record_id
  from unnest(array(
    select f.id from (
      (select e.id, e.created_at from private.activity_entries e where e.object_id = object_activity.object_id
          and (e.cause is not null or e.relation || ' ' || e.operation <> all (left_out))
          and (e.relation <> 'order_items' or e.cause is null)
        order by e.created_at desc, e.id desc limit most)
      union all
      -- Without a limit, which would make the planner read all by date.
      (select e.id, e.created_at from private.activity_entries e where e.object_ids @> array[object_activity.object_id]
        and (e.cause is not null or e.relation || ' ' || e.operation <> all (left_out)))
    ) f order by f.created_at desc, f.id desc limit most
  )) with ordinality as page (id, position) join private.described_activity d using (id)
  left join private.changes c on c.id = d.record_id and c.kind = 'order_edit'
  order by page.position
$$;

-- As before, and edits, payments and returns of orders.
create or replace function public.undo_change(change_id uuid, names jsonb default null)
returns table (restored integer, skipped jsonb, adjusted jsonb, import jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  change private.changes;
  chosen private.changes;
  done uuid[];
  groups jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(coalesce(names, '{}')) <> 'object' or exists (
    select 1 from jsonb_each(names) n where jsonb_typeof(n.value) not in ('string', 'null')
      or private.product_name(n.value #>> '{}') = ''
  ) then
    raise exception 'names is an object of names' using errcode = '22023';
  end if;
  select * into change from private.changes c
    where c.id = undo_change.change_id and c.created_at > now() - interval '30 days' for update;
  if change.id is null then
    raise exception 'there is no such change' using errcode = 'P0001', detail = 'change_expired';
  end if;
  if change.kind = 'import' then
    return query select * from private.undo_import(change.id);
    return;
  end if;
  if change.object_ids = '{}' and exists (select 1 from public.orders o where o.id = (change.arguments ->> 'order_id')::uuid) then
    return query select 1, '[]'::jsonb, '[]'::jsonb, null::jsonb;
    return;
  end if;
  if change.object_ids = '{}' and (change.undone_at is not null or change.kind not like '%\_merge') then
    raise exception 'the change is undone' using errcode = 'P0001', detail = 'change_undone';
  end if;
  chosen := change;
  if names is not null then
    chosen := private.part_of_change(change, true, private.uuids_of(
      (select coalesce(jsonb_agg(k.id), '[]') from jsonb_object_keys(names) as k (id))));
  end if;
  if not private.is_in_area(change.kind, 'orders') then
    perform private.explain_activity('products', 'undo', jsonb_build_object('kind', change.kind), change.id,
      (private.product_change_kind(change.kind)).columns);
  end if;
  case change.kind
    when 'order_status' then
      select r.*, '[]'::jsonb into done, skipped, adjusted from private.restore_order_status(chosen) r;
    when 'order_edit' then
      select r.*, '[]'::jsonb into done, skipped, adjusted from private.restore_order_contents(chosen) r;
    when 'order_payment' then
      select r.*, '[]'::jsonb into done, skipped, adjusted from private.restore_payments(chosen) r;
    when 'order_return' then
      select r.*, '[]'::jsonb into done, skipped, adjusted from private.restore_return(chosen) r;
    when 'order_delete' then
      done := private.restore_orders(private.with_new_columns(chosen));
      skipped := '[]';
      adjusted := case when done = '{}' then '[]' else private.unattached_invoices(chosen) end;
    when 'delete' then
      -- Their items settle the stock of these orders, which a deletion locks before the items.
      perform 1 from public.orders o join public.order_items i on i.order_id = o.id
        where i.id = any (chosen.item_ids) order by o.id for no key update of o;
      select r.* into done, skipped, adjusted from private.restore_deleted_products(chosen, coalesce(names, '{}')) r;
      -- Orders that were deleted since return their stock now.
      perform private.settle_stock(array(
        select distinct s.order_id from private.order_stock s
        where s.product_id = any (done) and not exists (select from public.orders o where o.id = s.order_id)), null);
    when 'supplier_list' then
      select r.* into done, skipped, adjusted from private.restore_list_products(chosen) r;
    else
      if change.kind like '%\_merge' then
        groups := private.restore_groups(change);
      end if;
      select r.* into done, skipped, adjusted from private.restore_product_values(chosen) r;
      adjusted := groups || adjusted;
  end case;
  restored := cardinality(done);
  if restored > 0 or groups <> '[]' then
    change := private.part_of_change(change, false, done);
    update private.changes c set undone_at = now(), undone_by = auth.uid(),
        restored_count = coalesce(c.restored_count, 0) + restored, object_ids = change.object_ids,
        object_names = change.object_names, versions = change.versions, former_versions = change.former_versions,
        former_values = change.former_values, item_ids = change.item_ids, item_product_ids = change.item_product_ids,
        -- Timelines show what an edit changed.
        document = case when change.object_ids <> '{}' or c.kind = 'order_edit' then c.document end
      where c.id = change.id;
  end if;
  return next;
end $$;
